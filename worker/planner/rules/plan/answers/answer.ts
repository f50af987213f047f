import type { AnswerCard } from '../answer.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import type { Plan } from '../plan.ts'
import type { Question } from '../question.ts'
import type { FollowContext, Followed } from '../turns/follow.ts'

/** A question with everything that its answer may look at. */
export interface Asked {
  question: Question
  followed: Followed
  /** The current plan; null before the first one. */
  plan: Plan | null
  items: readonly InventoryItem[]
  context: FollowContext
  language: Language
}

export interface Reply {
  /** Two or three sentences, figures first. */
  text: string
  cards: AnswerCard[]
  /** Suggested next messages; when empty, those that suit the conversation. */
  suggestions: string[]
}

/** In steps where the answer takes a search. */
export type Answerer = (asked: Asked) => Reply | InSteps<PlanStep, Reply>

/** An answer of sentences alone. */
export const saying = (sentences: readonly string[], more: Partial<Omit<Reply, 'text'>> = {}): Reply => ({
  text: sentences.filter((sentence) => sentence !== '').join(' '),
  cards: [],
  suggestions: [],
  ...more,
})

/** A sentence, or a name that begins one, with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
