import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Paise } from '../../money.ts'
import type { Exposure } from '../reach/exposure.ts'
import type { PlanPlace } from '../reach/place.ts'

/** One way to buy a candidate: how long, how many. */
export interface Option {
  units: number
  quantity: number
  /** What it takes from the budget, in the budget's own basis (with GST or before), setup included where it counts. */
  cost: Paise
  /** Empty where nobody measures the medium. */
  exposures: Exposure[]
}

/** Something that can be bought once, in one of its options. */
export interface Candidate {
  id: string
  medium: MediaType
  /** Index into `SearchProblem.places` of the place that it is bought for; -1 where no city bounds it. */
  place: number
  /** Ascending by cost. */
  options: Option[]
  /** Stays in, in this option. */
  locked?: number
}

/** What the money is to be spent on: pure numbers, no words. */
export interface SearchProblem {
  places: readonly Pick<PlanPlace, 'name' | 'people'>[]
  candidates: Candidate[]
  budget: Paise
  /** The least that has to be spent, where a range was given. */
  floor: Paise
  /** Most that one place may cost; null without a cap. */
  placeCap: Paise | null
  /** Most that one medium may cost, of a split that was asked for. */
  mediumCaps: Partial<Record<MediaType, Paise>>
  /** Each of these places and media gets at least one candidate, where one fits. */
  coverPlaces: number[]
  coverMedia: MediaType[]
  /** The plan maximises sum N·(1 − G(1 − q)): near 1 counts people met once, small q those met often. */
  q: number
}

export interface Solution {
  /** Index of the option chosen, by candidate id. */
  chosen: Map<string, number>
  cost: Paise
  /** Value of the objective, people. */
  value: number
  evaluations: number
}
