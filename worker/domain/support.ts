import * as v from 'valibot'
import { Email, PersonName, staffPage } from './fields.ts'

const MAX_MESSAGE_CHARS = 4000

/** Several lines. Control characters of a paste are dropped; line ends are the same from every browser. */
const Message = v.pipe(
  v.string('Write your message'),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
  v.trim(),
  v.nonEmpty('Write your message'),
  v.maxLength(MAX_MESSAGE_CHARS, `At most ${MAX_MESSAGE_CHARS.toLocaleString('en-IN')} characters`),
)

/** What a visitor fills in on the contact page. */
export const ContactFields = v.object({ name: PersonName, email: Email, message: Message })

/** A message as it is sent. Without scripts a browser sends only the fields, and an empty `topic`. */
export const ContactMessage = v.strictObject({
  ...ContactFields.entries,
  /** Hidden from people: only a script fills it in. */
  topic: v.optional(v.pipe(v.string('Text'), v.maxLength(500, 'At most 500 characters'))),
  /** The same for every attempt to send one message. */
  key: v.optional(v.pipe(v.string('Text'), v.uuid('A key is a UUID'))),
  /** Milliseconds since the form was hydrated. */
  elapsed: v.optional(v.pipe(v.number('A number'), v.minValue(0, 'Not below 0'))),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** People take longer than this to write a message, milliseconds. */
export const MIN_WRITING_MS = 2000

export const isTooQuick = ({ elapsed }: Pick<ContactMessage, 'elapsed'>): boolean =>
  elapsed !== undefined && elapsed < MIN_WRITING_MS

/** `spam` is hidden and not mailed, but kept: the filter can be wrong. */
const TICKET_STATUSES = ['open', 'answered', 'closed', 'spam'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** Errors of a form sent without scripts, as the address of the contact page names them: fields, or a reason. */
const CONTACT_ERRORS = ['name', 'email', 'message', 'busy', 'failed'] as const
export type ContactError = (typeof CONTACT_ERRORS)[number]

/** The errors that an address names, as in `name.email`; anything else is left out. */
export const readContactErrors = (text: string | null): ContactError[] =>
  CONTACT_ERRORS.filter((error) => (text ?? '').split('.').includes(error))

export const TICKETS_PAGE = 50

/** Filter of the ticket list; spam is listed only on request. */
export const TicketQuery = v.object({
  status: v.optional(v.picklist(TICKET_STATUSES, `One of ${TICKET_STATUSES.join(', ')}`)),
  page: staffPage,
})
export type TicketQuery = v.InferOutput<typeof TicketQuery>

export interface Ticket {
  id: number
  reference: string
  name: string
  email: string
  message: string
  status: TicketStatus
  /** The page that it came from. */
  source: 'contact'
  /** ISO 8601, UTC. */
  createdAt: string
}

export interface TicketsPage {
  tickets: Ticket[]
  total: number
  page: number
  pages: number
}
