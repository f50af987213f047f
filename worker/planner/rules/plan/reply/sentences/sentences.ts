import type { Paise } from '../../../../../kernel/rules/money.ts'
import type { Slot } from '../../brief.ts'
import type { Infeasible } from '../../drafting/infeasible.ts'
import type { Language } from '../../language.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'

/** One part of a brief that differs: its name is a key of `parts`. */
export interface PartChange {
  slot: Part
  before: string | null
  after: string | null
}

/** Parts of a brief that a turn can change, by the names that the API gives them. */
export const PARTS = [
  'budget',
  'gst',
  'cities',
  'areas',
  'dates',
  'media',
  'media left out',
  'formats',
  'formats left out',
  'more weight',
  'numbers',
  'limit for each city',
  'money by city',
  'money by medium',
  'goal',
  'audience',
  'product',
  'languages',
  'times met',
  'aim',
] as const
export type Part = (typeof PARTS)[number]

/** Money and size of a plan, as its first sentence tells them. `share` is a percentage of the budget. */
export interface PlanCost {
  lines: number
  share: number
  budget: Paise
  payable: Paise
  media: Paise
  hasPrinting: boolean
}

/** Result for a line named in a message. `names` are titles behind their line numbers, `others` titles. */
interface LineDeed {
  act: 'drop' | 'replace' | 'hold' | 'free'
  names: string
  others: string
  isSaved: boolean
}

/** Every sentence of a reply in one language. Names, days and counts are passed as the language writes them. */
export interface Sentences {
  questions: Readonly<Record<Slot, string>>
  howLongFrom: (start: string) => string
  startFor: (end: string) => string
  allIndia: string
  noted: (facts: readonly string[]) => string
  range: (from: string, to: string) => string
  plusGst: (amount: string) => string
  noInventoryIn: (cities: string) => string
  costInShares: (cost: PlanCost) => string
  costBeforeGst: (cost: PlanCost) => string
  cost: (cost: PlanCost) => string
  unmeasured: string
  reach: (people: string, range: readonly [string, string], times: string) => string
  moreMedia: (count: number) => string
  /** `cities` is null for the whole country, `days` where they are open. */
  scope: (media: string, cities: string | null, days: string | null) => string
  chosenFor: string
  together: (figures: { reach: string; impressions: string; cpm: Paise; share: number; media: string }) => string
  /** The line that reaches most people. `why` is written in English. */
  widest: (title: string, why: string) => string
  goalImpossible: (goal: string, universe: string) => string
  goalMissed: (goal: string) => string
  unread: (messages: number, chars: string) => string
  ways: Readonly<Record<Infeasible['reason'], string>>
  whatToChange: string
  /** Hint at possible questions, after one that has no answer. */
  whatToAsk: string
  askOrWhy: string
  askForChange: string
  nextCampaign: string
  hello: string
  help: string
  welcome: string
  offTopic: string
  nothingToExplain: string
  /** Sentence that a price cannot be changed, from the assumption in English. */
  ownRates: (assumption: string) => string
  stop: string

  /**
   * Suggested messages, in words that the readers of a conversation know. Money is written as it is said: `₹12 lakh`.
   */
  chips: {
    answers: Readonly<Record<Slot, readonly string[]>>
    lengths: readonly string[]
    nextMonth: string
    singleCities: readonly string[]
    add: (medium: string) => string
    drop: (medium: string) => string
    makeIt: (money: string) => string
    moreFrequency: string
    moreReach: string
    allMedia: string
    twoMonths: string
    forDays: (days: number) => string
    anyKindOf: (media: string) => string
    anywhereIn: (cities: string) => string
  }

  /** Results of a turn. */
  asItWas: string
  notUnderstood: (said: string) => string
  noAnswer: (said: string) => string
  noLineLike: (said: string) => string
  noEarlierPlan: string
  backToEarlier: string
  changed: (changes: readonly PartChange[]) => string
  /** Wishes that no plan can meet. */
  notDone: (changes: readonly PartChange[]) => string
  moved: (came: number, went: number) => string
  nothingInPlaceOf: (line: string) => string
  whichLine: (said: string, lines: string) => string
  manyLines: (count: number) => string
  done: (deed: LineDeed) => string

  /** Shares of the money before and after a shift, in percent. */
  shifted: (part: string, before: number, after: number) => string
  notShifted: (part: string, share: number) => string

  /** Words for parts of a brief. */
  atMost: (part: string, sum: string) => string
  atLeast: (part: string, sum: string) => string
  gstInside: string
  gstOnTop: string
  objective: (objective: string) => string
  timesMet: (times: number) => string
  aims: Readonly<Record<'reach' | 'frequency', string>>
  lines: string
  count: (least: number | null, most: number | null, what: string) => string
}

/** The sentences in every language of the planner. */
export const SENTENCES: Readonly<Record<Language, Sentences>> = { en: english, hi: hindi }
