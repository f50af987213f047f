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

/** What words are read against. */
export interface ReadingContext {
  /** Civil date in India. */
  today: CivilDate
  /** Cities that have inventory. */
  cities: readonly KnownCity[]
}

/** Something that cannot be taken as it was said; `message` ends with the question that settles it. */
export interface Problem {
  slot: Slot
  /** `contradiction`, `past`, `end_before_start`, `impossible_date`, `currency`, `zero`, `ambiguous`, `too_far` … */
  code: string
  /** The question that settles it. */
  message: string
  /** The same in Hindi. */
  hindi: string
}

/** What a message wants. The questions are answered without a change of the plan. */
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
  /** As listed, 1 first; −1 is the last. */
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

/** What is to be done with a line of the plan before. */
export interface LineEdit {
  act: 'drop' | 'replace' | 'hold' | 'free'
  line: LineReference
  /** What comes for a line that is replaced; any field may be open. */
  wanted: {
    areas: { city: string; area: string }[]
    cities: string[]
    channels: MediaType[]
    formats: FormatWish[]
    /** Words in which no place, medium or format was found: nothing can be searched for. */
    unknown: string | null
  }
  /** Whether the money of a dropped line is saved instead of spent again. */
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
  /** Where the money comes from; absent for all other parts. */
  from?: MoneyPart
  /** Whole rupees that move; absent for an unnamed step. */
  rupees?: number
}

/** What the law asks of what is advertised. */
export interface ComplianceReading {
  notes: ComplianceNote[]
  /** A word with two readings, one of them restricted: nothing is planned before the advertiser answers. */
  question: string | null
  /** Chips that answer the question. */
  answers: string[]
  language: 'en' | 'hi'
}

/** People to reach whose budget is taken from the answer that worked it out, and steps from it that were said since. */
export interface BudgetGoal {
  people: number
  times: number
  steps: readonly ({ rupees: number } | { percent: number })[]
}

/** What a conversation means: facts come from the user's turns only, and the latest word wins. */
export interface Understanding {
  brief: Brief
  /** What the last message wants. */
  intent: Intent
  problems: Problem[]
  /** Slots to ask for now, at most three, the needed ones first; never one that is filled. */
  missing: Slot[]
  assumptions: Assumption[]
  /** Whether budget, place and dates are known without a problem. */
  isComplete: boolean
  /** Why a message was refused (tobacco, gutkha, betting, hate …), else null. */
  refusal: string | null
  compliance: ComplianceReading
  /** Messages of the advertiser that were too far back to be read. */
  unread: number
  /** A goal such as "reach 5 crore people", where it was said. */
  reachGoal: number | null
  /** Where a budget is to be worked out from it; null where one was named. The brief has none before the items are known. */
  budgetGoal: BudgetGoal | null
  /** Whether the last message starts over: nothing of the plan before counts. */
  isReset: boolean
  /** Index, among the messages that are read, of the one whose state the last message goes back to; null for none. */
  restores: number | null
  /** Number of the plan that stands after the last message, as in "go back to version 2"; null where there is none. */
  version: number | null
  /** The last message, as it was typed. */
  said: string
  /** What the last message does to single lines of the plan before. */
  lineEdits: LineEdit[]
  /** Whether the last message says that what it does not change stays as it is. */
  keepsRest: boolean
  /** What the last message moves of the money, measured by the plan before; null for nothing. */
  shift: MoneyShift | null
  /** Parts of the last message that ask for something and were not understood, in the form of `normalise`. */
  unreadParts: string[]
  /** What the last message asks; a question changes nothing of the brief. Beside facts the intent stays `plan`. */
  question: Question | null
  /** Whether the last message asks something, also where nobody knows what. */
  isQuestion: boolean
  /** Titles, channels, chains and platforms that the last message names; the catalogue may not have them. */
  named: NamedThing[]
  /** The language of the last message. */
  language: Language
}
