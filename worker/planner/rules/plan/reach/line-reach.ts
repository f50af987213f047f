import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Purchase } from './exposure.ts'
import { noticedShare } from './noticed-share.ts'
import type { PlanPlace } from './place.ts'

/** People reached at least once by one line of a plan. */
export interface LineReach {
  /** On its own. */
  own: number
  /** People that no other line reaches: the reach that the plan loses without it. */
  added: number
}

/**
 * Reach of each line, alone and in the plan, by the model of `reachOf`. It needs the probability of no exposure only, so
 * hundreds of lines take two passes instead of a plan without each of them.
 */
export function lineReaches(places: readonly PlanPlace[], lines: readonly Purchase[]): LineReach[] {
  /** Share of the people that a medium can reach in a place but none of its lines does, by place and medium. */
  const unmet = new Map<string, number>()
  const media = new Map<number, Set<MediaType>>()
  const key = (place: number, medium: MediaType) => `${place}/${medium}`
  const peopleIn = (place: number) => places[place]?.people ?? 0
  for (const { medium, exposures } of lines) {
    for (const exposure of exposures) {
      const { place } = exposure
      const missed = 1 - noticedShare(exposure, peopleIn(place), PLAN_RULES[medium].reach)
      unmet.set(key(place, medium), (unmet.get(key(place, medium)) ?? 1) * missed)
      media.set(place, (media.get(place) ?? new Set()).add(medium))
    }
  }
  /** Share of all people of a place that no other medium reaches. */
  const unmetByOthers = (place: number, medium: MediaType) => {
    let share = 1
    for (const other of media.get(place) ?? []) {
      if (other !== medium) share *= 1 - PLAN_RULES[other].reach.accessible * (1 - (unmet.get(key(place, other)) ?? 1))
    }
    return share
  }
  return lines.map(({ medium, exposures }) => {
    let own = 0
    let added = 0
    for (const exposure of exposures) {
      const { place } = exposure
      const reachable = peopleIn(place) * PLAN_RULES[medium].reach.accessible
      const noticed = noticedShare(exposure, peopleIn(place), PLAN_RULES[medium].reach)
      const missed = 1 - noticed
      const all = unmet.get(key(place, medium)) ?? 1
      own += reachable * noticed
      added += unmetByOthers(place, medium) * reachable * (missed > 0 ? all / missed - all : 0)
    }
    return { own, added }
  })
}
