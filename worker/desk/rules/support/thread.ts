import * as v from 'valibot'
import { line } from '../../../kernel/rules/fields.ts'
import type { Role } from '../../../kernel/rules/identity/roles.ts'
import type { SenderProof } from './sender.ts'
import { Message, type Ticket } from './ticket.ts'

const Key = v.pipe(v.string('Text'), v.uuid('A key is a UUID'))
const Version = v.pipe(v.number('A number'), v.integer('A whole number'))

/** An answer of staff, mailed to the requester. */
export const TicketReply = v.strictObject({
  /** The version that they read, so that an answer never skips an unread message. */
  version: Version,
  /** Equal for every attempt to send one answer. */
  key: Key,
  body: Message,
  /** True to resolve the ticket with the answer. */
  resolves: v.optional(v.boolean('Yes or no'), false),
})
export type TicketReply = v.InferOutput<typeof TicketReply>

/** A note of staff, which the requester never sees. It replaces nothing, so it needs no version. */
export const TicketNote = v.strictObject({ key: Key, body: Message })
export type TicketNote = v.InferOutput<typeof TicketNote>

/** Reply of the requester in a thread. It opens a resolved ticket again. */
export const OwnReply = v.strictObject(TicketNote.entries)
export type OwnReply = v.InferOutput<typeof OwnReply>

/** Change of a ticket by its requester. */
export const OwnTicketChange = v.strictObject({
  status: v.picklist(['open', 'resolved'], 'One of open, resolved'),
})
export type OwnTicketChange = v.InferOutput<typeof OwnTicketChange>

export const MAX_SUBJECT = 120

/** A ticket of a signed-in user. */
export const NewTicket = v.strictObject({
  key: Key,
  subject: line('Enter a subject', MAX_SUBJECT),
  message: Message,
  /** A campaign or booking of theirs, `CMP-0142` or `BKG-0322`; empty for none. */
  about: v.optional(
    v.pipe(
      v.string('Text'),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^(?:(?:CMP|BKG)-\d{4,9})?$/, 'Enter a reference such as CMP-0142 or BKG-0322, or leave it empty'),
    ),
    '',
  ),
})
export type NewTicket = v.InferOutput<typeof NewTicket>

/** Messages of one thread; a longer matter is a telephone call. */
export const MAX_TICKET_MESSAGES = 200

/** One message of a ticket after its first. */
export interface TicketMessage {
  id: number
  /** `received` from the requester, `reply` of staff, which is mailed, and `note` of staff, which only staff see. */
  kind: 'received' | 'reply' | 'note'
  author: string
  body: string
  /** Proof of the sender of a received message; null for messages of staff. */
  senderProof: SenderProof | null
  /** ISO 8601, UTC. */
  at: string
}

/** A campaign or booking that a ticket names. `campaignId` is null for an unknown reference. */
export interface TicketSubject {
  reference: string
  name: string | null
  campaignId: string | null
}

/** A ticket with all that staff need to answer it. */
export interface TicketThread extends Ticket {
  messages: TicketMessage[]
  about: TicketSubject | null
  /** The enquiry that it answers, `ENQ-7K2M9Q`; null for other tickets. */
  enquiry: string | null
  requester: {
    /** The account: of the ticket, or with this address confirmed; null without one. */
    account: { id: string; company: string; role: Role; campaigns: number } | null
    /** All tickets of this requester, this one included, and those of them that are resolved. */
    tickets: number
    resolved: number
  }
  /** Members of staff who can be assigned. */
  staff: { id: string; name: string }[]
}

/** A ticket for its requester: without notes, priority and assignee. */
export interface OwnTicket
  extends Pick<Ticket, 'reference' | 'subject' | 'message' | 'status' | 'createdAt' | 'lastUpdate'> {
  about: string | null
}

export interface OwnTicketThread extends OwnTicket {
  /** `author` of a reply is the first name of the member of staff. */
  messages: (Omit<TicketMessage, 'kind' | 'senderProof'> & { isOwn: boolean })[]
}

/** One page of the tickets of a requester. */
export interface OwnTickets {
  tickets: OwnTicket[]
  total: number
  page: number
  pages: number
}
