import type { Question } from '../../question.ts'

/** State before a message: the plan, and the question that "it" and "and in Pune?" refer to. */
export interface ConversationState {
  /** True when budget, place and dates of a plan are known. */
  hasPlan: boolean
  /** The last question since the plan changed; null for none. */
  question: Question | null
  /** True when the previous message asked it. */
  isFresh: boolean
}

/** Before the first message. */
export const INITIAL_STATE: ConversationState = { hasPlan: false, question: null, isFresh: false }
