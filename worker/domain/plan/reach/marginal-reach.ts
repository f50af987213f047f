import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Exposure, Purchase } from './exposure.ts'
import { MODEL } from './parameters.ts'
import type { PlanPlace } from './place.ts'

export interface LineReach {
  /** People whom the line meets on its own. */
  own: number
  /** People whom the plan would not meet without it. */
  added: number
}

/** Share of a medium's accessible people in a place who take no notice of one exposure. */
function missedBy(medium: MediaType, people: number, { accessible, impressions }: Exposure): number {
  const { accessible: share, k } = MODEL[medium]
  const most = people * share
  const met = Math.min(accessible, most)
  if (!(met > 0) || !(impressions > 0)) return 1
  return 1 - (met / most) * (1 - (1 + impressions / met / k) ** -k)
}

/**
 * What each line brings, alone and beside the others: the zero term of the reach model alone, so that hundreds of lines
 * cost no more than one pass. Lines meet the same people within a medium, media are independent (model/reach.ts).
 */
export function lineReaches(places: readonly PlanPlace[], lines: readonly Purchase[]): LineReach[] {
  const missed = new Map<string, number>()
  const key = (place: number, medium: MediaType) => `${place}/${medium}`
  const media = new Map<number, Set<MediaType>>()
  for (const { medium, exposures } of lines) {
    for (const exposure of exposures) {
      const at = key(exposure.place, medium)
      const share = missedBy(medium, places[exposure.place]?.people ?? 0, exposure)
      missed.set(at, (missed.get(at) ?? 1) * share)
      media.set(exposure.place, (media.get(exposure.place) ?? new Set()).add(medium))
    }
  }
  const unmetBy = (medium: MediaType, share: number) => 1 - MODEL[medium].accessible * (1 - share)
  return lines.map(({ medium, exposures }) => {
    let own = 0
    let added = 0
    for (const exposure of exposures) {
      const people = places[exposure.place]?.people ?? 0
      const share = missedBy(medium, people, exposure)
      const all = missed.get(key(exposure.place, medium)) ?? 1
      let others = 1
      for (const other of media.get(exposure.place) ?? []) {
        if (other !== medium) others *= unmetBy(other, missed.get(key(exposure.place, other)) ?? 1)
      }
      own += people * MODEL[medium].accessible * (1 - share)
      added += people * others * MODEL[medium].accessible * (share > 0 ? all / share - all : 0)
    }
    return { own, added }
  })
}
