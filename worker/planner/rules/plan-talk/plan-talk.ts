import * as v from 'valibot'
import { Email, lines, PersonName } from '../../../kernel/rules/fields.ts'
import { EnquiryKey, Trap } from '../enquiries/form-fields.ts'

/** Characters of a comment. */
export const MAX_COMMENT = 1_000
/** Comments of one plan: more are no talk about a plan. */
export const MAX_COMMENTS = 300

const Key = v.nonOptional(EnquiryKey, 'The form has no key')

const CommentText = v.pipe(lines('Comments', MAX_COMMENT), v.nonEmpty('Write a comment'))

/** A comment on a shared plan. A signed-in user's name comes from the account. */
export const NewComment = v.strictObject({
  key: Key,
  name: v.optional(PersonName),
  text: CommentText,
  /** The line that it is about; without one it is about the plan. */
  lineNo: v.optional(v.pipe(v.number('Choose a line'), v.integer('Choose a line'), v.minValue(1, 'Choose a line'))),
  website: Trap,
})
export type NewComment = v.InferOutput<typeof NewComment>

/** An approval of exactly the plan with this hash. A signed-in user's name and address come from the account. */
export const NewApproval = v.strictObject({
  key: Key,
  name: v.optional(PersonName),
  email: v.optional(Email),
  hash: v.pipe(v.string('This is no plan'), v.regex(/^[0-9a-f]{64}$/, 'This is no plan')),
  website: Trap,
})
export type NewApproval = v.InferOutput<typeof NewApproval>

/** Takes an approval back: a guest shows the key that it was given with, an account has none to show. */
export const Withdrawal = v.strictObject({ key: v.nullable(Key) })
export type Withdrawal = v.InferOutput<typeof Withdrawal>

export interface PlanComment {
  id: string
  name: string
  /** True when the author was not signed in: the name is as it was typed. */
  isGuest: boolean
  text: string
  lineNo: number | null
  /** ISO 8601, UTC. */
  createdAt: string
  /** True when the reader may delete it: its author with an account, and the maker of the plan. */
  canDelete: boolean
}

export interface PlanApproval {
  name: string
  isGuest: boolean
  /** Address, for the maker of the plan; null for any other reader. */
  email: string | null
  /** Hash of the plan that was approved. */
  hash: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** True when the reader may withdraw it without the key of its browser: its account, and the maker of the plan. */
  canWithdraw: boolean
}

/** Comments and approval of a shared plan, as one reader sees them. */
export interface PlanTalk {
  /** SHA-256 of the stored plan, hex: an approval names it. */
  hash: string
  /** The oldest first. */
  comments: PlanComment[]
  approval: PlanApproval | null
  reader: {
    /** Name of the account; null for a guest. */
    name: string | null
    isMaker: boolean
  }
}
