import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { ReachParameters } from '../../../../catalogue/rules/registry/plan-spec.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Exposure, Purchase } from './exposure.ts'
import { negativeBinomial } from './negative-binomial.ts'
import type { PlanPlace } from './place.ts'
import { mix, multiply, ONE, type Polynomial, TERMS } from './polynomial.ts'

/** Factors on every k and every accessible share, for the range around an estimate. */
export interface ModelFactors {
  kFactor?: number
  accessFactor?: number
}

export interface Reach {
  /** People met at least once. */
  reach: number
  /** Exposures, counted with repetition. */
  impressions: number
  /** People met exactly 0, 1, … 9 times, and 10 times or more: eleven numbers that sum to the people of all places. */
  distribution: number[]
  /** People met at least `k` times, k from 0 to 10. */
  atLeast: (k: number) => number
}

/** A and k of a medium with the factors; A is never more than everyone. */
function parametersOf(medium: MediaType, { kFactor = 1, accessFactor = 1 }: ModelFactors): Parameters {
  const { accessible, k } = PLAN_RULES[medium].reach
  return { accessible: Math.min(accessible * accessFactor, 1), k: k * kFactor }
}

type Parameters = Pick<ReachParameters, 'accessible' | 'k'>

/**
 * People met by a set of purchases, and how often: model `nbd-duplication-v1`. In each place, one purchase exposes its
 * own accessible people by a negative binomial distribution. Purchases of one medium are independent among the people
 * within reach of that medium, so they duplicate each other more than at random. Media are independent of each other
 * (Sainsbury's formula). Exposures without people or impressions meet no one.
 */
export function reachOf(
  places: readonly Pick<PlanPlace, 'people'>[],
  purchases: readonly Purchase[],
  factors: ModelFactors = {},
): Reach {
  const byPlace = new Map<number, Map<MediaType, Polynomial>>()
  let impressions = 0
  for (const { medium, exposures } of purchases) {
    for (const exposure of exposures) {
      const people = places[exposure.place]?.people ?? 0
      impressions += exposure.impressions
      const line = amongReachable(exposure, people, parametersOf(medium, factors))
      if (!line) continue
      const media = byPlace.get(exposure.place) ?? new Map<MediaType, Polynomial>()
      byPlace.set(exposure.place, media.set(medium, multiply(media.get(medium) ?? ONE, line)))
    }
  }

  const distribution = new Array<number>(TERMS + 1).fill(0)
  places.forEach(({ people }, place) => {
    let all: Polynomial = ONE
    for (const [medium, lines] of byPlace.get(place) ?? []) {
      all = multiply(all, mix(parametersOf(medium, factors).accessible, lines))
    }
    let rest = 1
    all.forEach((share, x) => {
      distribution[x] = (distribution[x] ?? 0) + people * share
      rest -= share
    })
    distribution[TERMS] = (distribution[TERMS] ?? 0) + people * Math.max(rest, 0)
  })
  const atLeast = (k: number) => distribution.slice(k).reduce((sum, people) => sum + people, 0)
  return { reach: atLeast(1), impressions, distribution, atLeast }
}

/** Exposures of one purchase among the people that its medium can reach in a place; null where it meets no one. */
function amongReachable({ accessible, impressions }: Exposure, people: number, medium: Parameters): Polynomial | null {
  const met = Math.min(accessible, people * medium.accessible)
  if (!(met > 0) || !(impressions > 0)) return null
  return mix(met / (people * medium.accessible), negativeBinomial(impressions / met, medium.k))
}
