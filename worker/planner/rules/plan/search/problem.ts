import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Exposure } from '../reach/exposure.ts'
import type { PlanPlace } from '../reach/place.ts'

/** One way to buy a candidate: how long, how many at a time, and from which day. */
export interface Option {
  units: number
  quantity: number
  /** Cost to the budget, in the budget's own GST basis. */
  cost: Paise
  /** Empty when unmeasured: then it adds cost and no people. */
  exposures: readonly Exposure[]
  /** Share of its days in each part of the flight that has a limit of its own; absent where no part has. */
  parts?: readonly number[]
}

/** Something that can be bought at most once, in one of its options. */
export interface Candidate {
  id: string
  medium: MediaType
  /** Index of the place of the market whose limits and demand it counts for; −1 for none. */
  place: number
  options: Option[]
  /** Index of the option that it is locked in. */
  locked?: number
  /** Index of the option that the plan before had. */
  standing?: number
}

/** Bounds of a sum over the chosen options: money in paise, or a number of lines. */
export interface Limit {
  least: number
  most: number
  /** True when `most` is never exceeded; else more of it lowers the value, as a sum below `least` always does. */
  isHard: boolean
  /** Cost of each unit outside the bounds, as a share of all people. */
  penalty: number
  /** Amount that an option adds to the sum. */
  takes: (candidate: Candidate, option: Option) => number
  /** True when the sum counts lines: each of them then uses up a part of the number allowed. */
  isCount?: boolean
}

/** A brief and its market as numbers: the input of the optimiser. */
export interface SearchProblem {
  /** Places of the audience: those of the market, each one once for every period of the flight. */
  places: readonly Pick<PlanPlace, 'name' | 'people'>[]
  candidates: Candidate[]
  budget: Paise
  /** Minimum spend, of a budget range; 0 without one. */
  floor: Paise
  /** Bounds, apart from the budget. */
  limits: Limit[]
  /** Each of these places of the market (by index) and media gets at least one candidate, where one fits. */
  coverPlaces: number[]
  coverMedia: MediaType[]
  /** Probability that an exposure is noticed, in the objective Σ N·(1 − G(1 − q)); see `aimOf`. */
  q: number
}

export interface Solution {
  /** Index of the option chosen, by candidate id. */
  chosen: Map<string, number>
  cost: Paise
  /** Value of the objective, in people. */
  value: number
  /** Part of the value lost by missed limits. */
  penalty: number
  /** Exposures that were worked out. */
  evaluations: number
}
