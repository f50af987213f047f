import * as v from 'valibot'
import { formatNumber, type Paise } from '../../../kernel/rules/money.ts'
import type { Assumption, Brief, Slot } from './brief.ts'
import type { ComplianceNote, Plan } from './plan.ts'
import type { Intent } from './understanding.ts'

/** Limits of one request. A message over MAX_CHARS is bad input; one over MAX_REQUEST_CHARS is refused as too large. */
export const MAX_MESSAGES = 40
export const MAX_CHARS = 4_000
export const MAX_REQUEST_CHARS = 8_000
export const MAX_BODY_BYTES = 32 * 1024
/**
 * Characters of the advertiser's own words that one turn reads: the newest messages that fit, whole. The cost of a turn is
 * bounded by this, whatever a conversation holds.
 */
export const READ_CHARS = 7_500
const MAX_EDITED = 200

export const ChatMessage = v.object({
  role: v.picklist(['user', 'assistant'], 'A message is of the user or of the assistant'),
  content: v.pipe(
    v.string('A message is text'),
    v.maxLength(MAX_CHARS, `A message holds at most ${formatNumber(MAX_CHARS)} characters`),
  ),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

const ids = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MAX_EDITED)), [])

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
const held = v.optional(
  v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.maxLength(200)),
        units: count,
        quantity: count,
        start: v.exactOptional(v.pipe(v.string(), v.isoDate())),
      }),
    ),
    v.maxLength(MAX_EDITED),
  ),
  [],
)

/** Request to the planner: the whole conversation, and the lines locked or dropped in the plan on the page. */
export const PlannerRequest = v.object({
  messages: v.pipe(
    v.array(ChatMessage, 'Messages are a list'),
    v.minLength(1, 'There is no message'),
    v.maxLength(MAX_MESSAGES, `A conversation holds at most ${MAX_MESSAGES} messages`),
    v.check((messages) => messages.at(-1)?.role === 'user', 'The last message is the user’s'),
    v.check((messages) => (messages.at(-1)?.content ?? '').trim() !== '', 'The last message is empty'),
  ),
  edits: v.optional(v.object({ held, dropped: ids }), {}),
})
export type PlannerRequest = v.InferOutput<typeof PlannerRequest>

/** Answer of the planner. `plan` is there once the brief is complete and something can be bought. */
export interface PlannerAnswer {
  message: string
  plan?: Plan
  brief: Brief
  missing: Slot[]
  /** Suggested next messages, as chips: at most four. */
  suggestions: string[]
  assumptions: Assumption[]
  engine: 'embedded' | 'provider'
  /**
   * The first sentences of the message: changes of the turn, or that nothing changed. Empty where there was no plan
   * before.
   */
  opening: string
  /**
   * Number of the plan among those of the conversation, from 1: the number in "go back to version 2". Null before the
   * first plan.
   */
  version: number | null
  /** Intent of the last message. */
  intent: Intent
  /** Changes of this turn, against the turn before it. */
  changes: Change[]
  /** Words of the last message that nothing was read from, where they seem to matter. */
  notUnderstood: string[]
  /** Figures behind the message, as the page draws them; the message is complete without them. */
  cards: AnswerCard[]
  compliance: ComplianceNote[]
  /** Present when nothing can be planned: the wish, the nearest supply, and the nearest plans. */
  unmet?: UnmetAnswer | undefined
}

export interface UnmetAnswer {
  /** `{name: 'Days', asked: '14 days', there: '30 days or more', isKept: false}` */
  limits: { name: string; asked: string; there: string; isKept: boolean }[]
  /** Ways out: `ask` is the message for one, `text` its lines, for so much in all. */
  ways: { ask: string; text: string; payable: Paise }[]
}

/** One change of a turn, in words: `{slot: 'dates', before: '1 to 31 Jan 2027', after: '15 Jan to 14 Feb 2027'}`. */
export interface Change {
  slot: string
  before: string | null
  after: string | null
}

/** Rows of the catalogue, or of the plan, that answer a question. */
export interface AnswerCard {
  kind: 'price' | 'free' | 'compare' | 'lines' | 'versions' | 'choices'
  title: string
  rows: { title: string; path: string | null; facts: string[] }[]
}
