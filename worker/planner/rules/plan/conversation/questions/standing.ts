import type { Question } from '../../question.ts'

/** What stands before a message: the plan, and the question that "it" and "and in Pune?" go back to. */
export interface Standing {
  /** Whether budget, place and dates of a plan are known. */
  hasPlan: boolean
  /** The last question since the plan changed; null for none. */
  question: Question | null
  /** Whether the message before this one asked it. */
  isFresh: boolean
}

/** Before the first message. */
export const NOTHING_STANDS: Standing = { hasPlan: false, question: null, isFresh: false }
