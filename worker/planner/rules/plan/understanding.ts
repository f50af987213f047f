import type { MediaType } from '../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Assumption, Brief, FormatWish, Slot } from './brief.ts'
import type { Language } from './language.ts'
import type { ComplianceNote } from './plan.ts'
import { type NamedThing, QUESTION_INTENTS, type Question } from './question.ts'

/** A city of the catalogue. `area` names are its localities. */
export interface KnownCity {
  name: string
  state: string
  areas: string[]
}

/** Context that words are read against. */
export interface ReadingContext {
  /** Civil date in India. */
  today: CivilDate
  /** Cities that have inventory. */
  cities: readonly KnownCity[]
}

/** Something that cannot be taken literally; `message` ends with the question that settles it. */
export interface Problem {
  slot: Slot
  /** `contradiction`, `past`, `end_before_start`, `impossible_date`, `currency`, `zero`, `ambiguous`, `too_far` … */
  code: string
  /** The question that settles it. */
  message: string
  /** `text` in Hindi. */
  hindi: string
}

/** Intents of a message. The questions are answered without a change of the plan. */
export const INTENTS = [
  'plan',
  'undo',
  'greeting',
  'thanks',
  'help',
  'off_topic',
  'refused',
  'unclear',
  ...QUESTION_INTENTS,
  'not_there',
] as const
export type Intent = (typeof INTENTS)[number]

/** A line of the plan before, as the advertiser named it. */
export type LineReference =
  /** Number in the list, from 1; −1 is the last. */
  | { by: 'number'; number: number }
  | { by: 'rank'; rank: 'dearest' | 'cheapest' | 'best_cpm' | 'worst_cpm' | 'weakest' }
  /** Words of its title, its owner or its locality. */
  | { by: 'name'; words: string }
  | { by: 'medium'; medium: MediaType }
  /** Every line in a locality. */
  | { by: 'area'; city: string; area: string }
  /** The line that was spoken of last. */
  | { by: 'last' }
  /** Every line, or every one with these words in its title, owner, locality or city. */
  | { by: 'all'; words?: string }

/** Change of a line of the previous plan. */
export interface LineEdit {
  act: 'drop' | 'replace' | 'hold' | 'free'
  line: LineReference
  /** Replacement of a line; any field may be open. */
  wanted: {
    areas: { city: string; area: string }[]
    cities: string[]
    channels: MediaType[]
    formats: FormatWish[]
    /** Words in which no place, medium or format was found: nothing can be searched for. */
    unknown: string | null
  }
  /** True when the money of a dropped line is saved instead of spent again. */
  isSaved: boolean
  /** The words that it was read from. */
  said: string
}

/** A city or a medium of the plan. */
export type MoneyPart = { city: string } | { medium: MediaType }

/** More or less of the money for a part of the plan before. */
export interface MoneyShift {
  part: MoneyPart
  isMore: boolean
  /** Source of the money; absent for all other parts. */
  from?: MoneyPart
  /** Whole rupees that move; absent for an unnamed step. */
  rupees?: number
}

/** Legal conditions of the product advertised. */
export interface ComplianceReading {
  notes: ComplianceNote[]
  /** A word with two readings, one of them restricted: nothing is planned before the advertiser answers. */
  question: string | null
  /** Chips that answer the question. */
  answers: string[]
  language: 'en' | 'hi'
}

/** People to reach whose budget is taken from the answer that computed it, and later steps from it. */
export interface BudgetGoal {
  people: number
  times: number
  steps: readonly ({ rupees: number } | { percent: number })[]
}

/** Meaning of a conversation: facts come from the user's turns only, and the latest word wins. */
export interface Understanding {
  brief: Brief
  /** Intent of the last message. */
  intent: Intent
  problems: Problem[]
  /** Slots to ask for now, at most three, the needed ones first; never one that is filled. */
  missing: Slot[]
  assumptions: Assumption[]
  /** True when budget, place and dates are known without a problem. */
  isComplete: boolean
  /** Reason for which a message was refused (tobacco, gutkha, betting, hate …), else null. */
  refusal: string | null
  compliance: ComplianceReading
  /** Messages of the advertiser that were too far back to be read. */
  unread: number
  /** A goal such as "reach 5 crore people", where it was named. */
  reachGoal: number | null
  /**
   * Goal from which a budget has to be computed; null where one was named. The brief has none before the items are
   * known.
   */
  budgetGoal: BudgetGoal | null
  /** True when the last message starts over: nothing of the previous plan counts. */
  isReset: boolean
  /** Index, among the messages that are read, of the one whose state the last message goes back to; null for none. */
  restores: number | null
  /** Number of the current plan after the last message, as in "go back to version 2"; null where there is none. */
  version: number | null
  /** The last message, as it was typed. */
  said: string
  /** Changes of the last message to single lines of the previous plan. */
  lineEdits: LineEdit[]
  /** True when the last message asks to leave the rest of the plan as it is. */
  keepsRest: boolean
  /** Shift of money in the last message, relative to the previous plan; null for none. */
  shift: MoneyShift | null
  /** Parts of the last message that ask for something and were not understood, in the form of `normalise`. */
  unreadParts: string[]
  /**
   * Question in the last message, which does not change the brief. With facts in the same message the intent stays
   * `plan`.
   */
  question: Question | null
  /** True when the last message asks something, even where no rule knows the subject. */
  isQuestion: boolean
  /** Titles, channels, chains and platforms that the last message names; the catalogue may not have them. */
  named: NamedThing[]
  /** The language of the last message. */
  language: Language
}
