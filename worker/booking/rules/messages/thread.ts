import * as v from 'valibot'
import { publicPage, text } from '../../../kernel/rules/fields.ts'
import type { AnswerTime } from '../../../organisations/rules/owners/answer-time.ts'

/** Messages of one conversation; more is a chat, which belongs on the phone. */
export const MAX_MESSAGES = 200

/** Conversations that one account may begin within a day: each is a mail to the people of an owner. */
export const MAX_NEW_THREADS = 20

export const THREADS_PAGE = 24

/** Message of a conversation. */
export interface Message {
  id: number
  /** Null once the account is deleted. */
  name: string | null
  isOwn: boolean
  text: string
  /** Instant, ms. */
  at: number
}

/** The newest message that a page has shown. */
export const Seen = v.object({ message: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** The list of staff. */
export const ThreadQuery = v.object({ page: publicPage, q: text('Your search') })
export type ThreadQuery = v.InferOutput<typeof ThreadQuery>

/** A conversation in a list. */
export interface ThreadRow {
  id: string
  /** The listing, as it was named, with its reference. */
  title: string
  owner: string
  /** Name and company of the user who began it; null once the account is deleted. */
  advertiser: string | null
  /** Text of the last message. */
  last: string
  /** Instant of the last message, ms. */
  at: number
  /** Messages of the other side that this side has not seen. */
  unread: number
  /** Side of the reader. */
  side: 'advertiser' | 'mediaOwner'
}

/** A conversation with all its messages. */
export interface Thread extends Omit<ThreadRow, 'last'> {
  path: string
  messages: Message[]
  /** Time staff last read it, ms since 1970; null if they never did. */
  staffReadAt: number | null
  /** Right of the reader to answer: of an owner's people, those who may sell have it. */
  mayWrite: boolean
}

export interface Threads<Row = ThreadRow> {
  threads: Row[]
  total: number
  page: number
  pages: number
}

/** Conversation of a user about one listing, for the dialog of the listing. */
export interface ListingThread {
  owner: string
  /** Usual time of the owner to answer requests; null where too few are counted. */
  answerTime: AnswerTime | null
  /** `own`: the listing is of the user's own company. `unclaimed`: the owner has no member who could read messages. */
  state: 'open' | 'own' | 'unclaimed'
  messages: Message[]
}
