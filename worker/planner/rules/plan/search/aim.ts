import type { Brief } from '../brief.ts'
import { audienceIndex, audienceOf, shareOfAdults } from '../market/affinity/audience-index.ts'
import type { Offer } from '../market/offer.ts'
import type { Exposure } from '../reach/exposure.ts'
import type { SearchProblem } from './problem.ts'

/**
 * A problem in people of the audience instead of all adults. With t the share of the audience among adults and i the
 * index of a line, a place has N·t people, and a line can meet a·t·i of them with I·t·i impressions; the model limits
 * these people to those that its medium can reach there.
 */
export function aimAt(
  problem: SearchProblem,
  brief: Pick<Brief, 'audienceKind'>,
  offers: readonly Offer[],
): SearchProblem {
  const audience = audienceOf(brief)
  if (audience === null) return problem
  const share = shareOfAdults(audience)
  const items = new Map(offers.map(({ item }) => [item.id, item]))
  return {
    ...problem,
    places: problem.places.map((place) => ({ ...place, people: place.people * share })),
    candidates: problem.candidates.map((candidate) => {
      const item = items.get(candidate.id)
      const factor = share * (item ? audienceIndex(item, audience).value : 1)
      const options = candidate.options.map((option) => ({ ...option, exposures: scaled(option.exposures, factor) }))
      return { ...candidate, options }
    }),
  }
}

/** Exposures among a part of the people. */
export const scaled = (exposures: readonly Exposure[], factor: number): Exposure[] =>
  exposures.map((one) => ({
    ...one,
    accessible: one.accessible * factor,
    impressions: one.impressions * factor,
  }))
