import * as v from 'valibot'
import { Email, PersonName, staffPage } from './fields.ts'

const MAX_MESSAGE_CHARS = 4000

/** Several lines; what a paste brings along unseen is dropped, and line ends are the same from every browser. */
const Message = v.pipe(
  v.string('Write your message'),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
  v.trim(),
  v.nonEmpty('Write your message'),
  v.maxLength(MAX_MESSAGE_CHARS, `At most ${MAX_MESSAGE_CHARS.toLocaleString('en-IN')} characters`),
)

/** What a visitor fills in on the contact page. */
export const ContactFields = v.object({ name: PersonName, email: Email, message: Message })

/** A message as it is sent. A browser without scripts sends the fields alone, and `topic` empty. */
export const ContactMessage = v.strictObject({
  ...ContactFields.entries,
  /** A field that people do not see: whoever fills it in is a script. */
  topic: v.optional(v.pipe(v.string('Text'), v.maxLength(500, 'At most 500 characters'))),
  /** Of one message, however often it is sent. */
  key: v.optional(v.pipe(v.string('Text'), v.uuid('A key is a UUID'))),
  /** Milliseconds since the form woke up under the visitor's hands. */
  elapsed: v.optional(v.pipe(v.number('A number'), v.minValue(0, 'Not below 0'))),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** Nobody writes a message faster than this, milliseconds. */
export const QUICKEST_MS = 2000

export const isTooQuick = ({ elapsed }: Pick<ContactMessage, 'elapsed'>): boolean =>
  elapsed !== undefined && elapsed < QUICKEST_MS

/** `spam` is kept out of sight and mailed to nobody, but not lost: filters err. */
const TICKET_STATUSES = ['open', 'answered', 'closed', 'spam'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** What the contact page can be told of a form that was sent without scripts: fields to put right, or why it failed. */
const CONTACT_ERRORS = ['name', 'email', 'message', 'busy', 'failed'] as const
export type ContactError = (typeof CONTACT_ERRORS)[number]

/** The errors that an address names, as in `name.email`; anything else is left out. */
export const readContactErrors = (text: string | null): ContactError[] =>
  CONTACT_ERRORS.filter((error) => (text ?? '').split('.').includes(error))

export const TICKETS_PAGE = 50

/** Which tickets staff ask for; those that look like spam only by name. */
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
