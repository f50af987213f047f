import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Exposure, Purchase } from './exposure.ts'
import { MODEL } from './parameters.ts'
import type { PlanPlace } from './place.ts'
import { DEGREES, mix, multiply, negativeBinomial, ONE, type Polynomial } from './polynomial.ts'

/** Moves every k and every accessible share by a factor, for the band around an estimate. */
export interface ModelFactors {
  kFactor?: number
  accessFactor?: number
}

export interface Reach {
  /** People met at least once. */
  reach: number
  /** Times that anyone was met. */
  impressions: number
  /** People met exactly 0, 1, … 9 times, and 10 times or more: eleven numbers that sum to the people of all places. */
  distribution: number[]
  /** People met at least `k` times, k from 0 to 10. */
  atLeast: (k: number) => number
}

/** A and k of a medium, moved by the factors; A never exceeds everyone. */
function parametersOf(medium: MediaType, { kFactor = 1, accessFactor = 1 }: ModelFactors = {}) {
  const { accessible, k } = MODEL[medium]
  return { accessible: Math.min(accessible * accessFactor, 1), k: k * kFactor }
}

/**
 * People met by a set of purchases, and how often: model `nbd-duplication-v1`.
 * Each line meets its own accessible people by a negative binomial; lines of one medium share the people whom the medium
 * can meet, and media are independent of each other (Sainsbury). Exposures without people or without views meet no one.
 */
export function reachOf(
  places: readonly Pick<PlanPlace, 'people'>[],
  purchases: readonly Purchase[],
  factors: ModelFactors = {},
): Reach {
  const cells = new Map<number, Map<MediaType, Polynomial>>()
  let impressions = 0
  for (const { medium, exposures } of purchases) {
    for (const exposure of exposures) {
      const people = places[exposure.place]?.people ?? 0
      impressions += exposure.impressions
      const line = lineOf(exposure, people, parametersOf(medium, factors))
      if (!line) continue
      const media = cells.get(exposure.place) ?? new Map<MediaType, Polynomial>()
      cells.set(exposure.place, media.set(medium, multiply(media.get(medium) ?? ONE, line)))
    }
  }

  const distribution = new Array<number>(DEGREES + 1).fill(0)
  places.forEach(({ people }, place) => {
    let all: Polynomial = ONE
    for (const [medium, lines] of cells.get(place) ?? []) {
      all = multiply(all, mix(parametersOf(medium, factors).accessible, lines))
    }
    let rest = 1
    all.forEach((share, x) => {
      distribution[x] = (distribution[x] ?? 0) + people * share
      rest -= share
    })
    distribution[DEGREES] = (distribution[DEGREES] ?? 0) + people * Math.max(rest, 0)
  })
  const atLeast = (k: number) => distribution.slice(k).reduce((sum, people) => sum + people, 0)
  return { reach: atLeast(1), impressions, distribution, atLeast }
}

/** How often one line meets those whom its medium can meet at all; null where it meets no one. */
function lineOf(
  { accessible, impressions }: Exposure,
  people: number,
  medium: { accessible: number; k: number },
): Polynomial | null {
  const met = Math.min(accessible, people * medium.accessible)
  if (!(met > 0) || !(impressions > 0)) return null
  return mix(met / (people * medium.accessible), negativeBinomial(impressions / met, medium.k))
}
