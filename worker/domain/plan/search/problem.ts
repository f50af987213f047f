import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Paise } from '../../money.ts'
import type { Exposure } from '../reach/exposure.ts'
import type { PlanPlace } from '../reach/place.ts'

/** One way to buy a candidate: how long, and how many at a time. */
export interface Option {
  units: number
  quantity: number
  /** What it takes from the budget, in the budget's own GST basis, with setup where that counts. */
  cost: Paise
  /** Empty where nobody measures it: then it costs money and adds no people. */
  exposures: readonly Exposure[]
}

/** Something that can be bought at most once, in one of its options. */
export interface Candidate {
  id: string
  medium: MediaType
  /** Index into `SearchProblem.places` of the place whose cap and demand it counts for; −1 for none. */
  place: number
  /** Ascending by cost. */
  options: Option[]
  /** Index of the option that it is locked in. */
  locked?: number
}

/** A brief and its market as numbers: what the optimiser works on. */
export interface SearchProblem {
  places: readonly Pick<PlanPlace, 'name' | 'people'>[]
  candidates: Candidate[]
  budget: Paise
  /** Minimum spend, of a budget range; 0 without one. */
  floor: Paise
  /** Maximum spend in one place; null without a cap. */
  placeCap: Paise | null
  /** Maximum spend on a medium, of a requested split. */
  mediumCaps: Partial<Record<MediaType, Paise>>
  /** Each of these places (by index) and media gets at least one candidate, where one fits. */
  coverPlaces: number[]
  coverMedia: MediaType[]
  /** Probability that an exposure is noticed, in the objective Σ N·(1 − G(1 − q)); see `OBJECTIVE_BY_EMPHASIS`. */
  q: number
}

export interface Solution {
  /** Index of the option chosen, by candidate id. */
  chosen: Map<string, number>
  cost: Paise
  /** Value of the objective, in people. */
  value: number
  /** Exposures that were worked out. */
  evaluations: number
}
