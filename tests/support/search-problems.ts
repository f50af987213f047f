import type { MediaType } from '../../worker/catalogue/rules/registry/media.ts'
import { createBasket } from '../../worker/planner/rules/plan/search/basket.ts'
import { compile } from '../../worker/planner/rules/plan/search/compiled-problem.ts'
import type { Candidate, Limit, SearchProblem } from '../../worker/planner/rules/plan/search/problem.ts'

const PLACES = [0, 1, 2].map((n) => ({ name: `City ${n}`, people: 1_000_000 }))

/** A problem of three places without caps and demands, except what a test adds. */
export const searchProblem = (
  candidates: Candidate[],
  budget: number,
  more: Partial<SearchProblem> = {},
): SearchProblem => ({
  places: PLACES,
  candidates,
  budget,
  floor: 0,
  limits: [],
  coverPlaces: [],
  coverMedia: [],
  q: 1,
  ...more,
})

/** A cap on the money of some candidates. */
export const capOn = (most: number, is: (candidate: Candidate) => boolean): Limit => ({
  least: 0,
  most,
  isHard: true,
  penalty: 0,
  takes: (candidate, { cost }) => (is(candidate) ? cost : 0),
})
/** A cap of this size on each of the three places. */
export const capOnPlaces = (most: number): Limit[] =>
  [0, 1, 2].map((place) => capOn(most, (one) => one.place === place))

/** A line of one place (−1 for none) in sizes: what each costs, and how many people it meets twice. */
export const sizedLine = (
  id: string,
  medium: MediaType,
  place: number,
  ...sizes: [cost: number, people: number][]
): Candidate => ({
  id,
  medium,
  place,
  options: sizes.map(([cost, people], at) => ({
    units: at + 1,
    quantity: 1,
    cost,
    exposures: people > 0 ? [{ place: Math.max(place, 0), accessible: people, impressions: people * 2 }] : [],
  })),
})

/** A problem with an empty basket. `bought` names lines as id/size. */
export const openProblem = (...problem: Parameters<typeof searchProblem>) => {
  const compiled = compile(searchProblem(...problem))
  const basket = createBasket(compiled)
  const bought = () =>
    compiled.candidates.flatMap(({ id }, c) => {
      const option = basket.chosen[c] ?? -1
      return option < 0 ? [] : [`${id}/${option - (compiled.firstOption[c] ?? 0)}`]
    })
  return { compiled, basket, bought }
}
