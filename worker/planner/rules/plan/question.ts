import type { MediaType } from '../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { FormatWish } from './brief.ts'

/** Intents that ask something: a message with one of them changes nothing of the plan. */
export const QUESTION_INTENTS = [
  'price',
  'least_budget',
  'availability',
  'inverse',
  'what_is',
  'compare',
  'why',
  'how_good',
  'figures',
  'guarantee',
  'discount',
  'human',
  'book',
  'gst_credit',
  'production',
  'proof',
  'dislike',
  'which_line',
  'papers',
  'share',
  'more_money',
  'method',
] as const
export type QuestionIntent = (typeof QUESTION_INTENTS)[number]

/** Terms of the trade that the planner explains, and names of media that are such terms. */
export type Term = TradeTerm | MediaType
export type TradeTerm =
  | 'cpm'
  | 'grp'
  | 'ots'
  | 'reach'
  | 'effective_reach'
  | 'impressions'
  | 'frequency'
  | 'fct'
  | 'sov'
  | 'flight'
  | 'tvr'
  | 'cprp'
  | 'jacket'
  | 'solus'
  | 'l_band'
  | 'roadblock'
  | 'rj_mention'
  | 'daypart'
  | 'insertion'
  | 'unipole'
  | 'gantry'
  | 'universe'
  | 'setup'
  | 'gst'
  | 'utilisation'

/** A sum that a question asks whether a price is below, or above. */
export interface PriceLimit {
  /** Whole rupees. */
  rupees: number
  isUnder: boolean
}

/** Subject and filters of a question. Nothing of it is taken into the brief. */
export interface Query {
  cities: string[]
  areas: { city: string; area: string }[]
  isPanIndia: boolean
  /** Cities that were named and have no inventory. */
  unavailable: string[]
  channels: MediaType[]
  /** Formats of these media that were named. */
  formats: FormatWish[]
  startDate: CivilDate | null
  endDate: CivilDate | null
  durationDays: number | null
  /** People to reach. */
  people: number | null
  /** Times that they are to be reached, at least. */
  times: number | null
  /** A price to compare with: "under 5 lakh?". */
  limit: PriceLimit | null
  /** Words that may be of a title, a format or an owner, in the form of `normalise`. */
  words: string[]
}

/** True when a query names its place, medium or title. */
export const hasSubject = ({ cities, areas, isPanIndia, unavailable, channels, words }: Query): boolean =>
  cities.length + areas.length + unavailable.length + channels.length + words.length > 0 || isPanIndia

/** The line of a plan that a question names. */
export type AskedLine =
  | { number: number }
  | { rank: 'dearest' | 'cheapest' | 'best_cpm' | 'worst_cpm' | 'widest' | 'narrowest' }

/** A budget that a question supposes, in rupees: so much more or less than the plan's, or a whole one. */
export type SupposedBudget = { rupees: number } | { percent: number } | { total: number }

/** A question of the last message. */
export interface Question {
  intent: QuestionIntent
  query: Query
  terms: Term[]
  line: AskedLine | null
  /** Money of a question about another budget. */
  money: SupposedBudget | null
  /** The words of the question, in the form of `normalise`. */
  said: string
}

/** A title, channel, chain or platform that was named. */
export interface NamedThing {
  name: string
  medium: MediaType | null
}
