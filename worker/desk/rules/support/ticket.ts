import * as v from 'valibot'
import type { ErrorBody } from '../../../kernel/rules/errors.ts'
import { Email, orAny, PersonName, staffPage, text } from '../../../kernel/rules/fields.ts'
import { formatNumber } from '../../../kernel/rules/money.ts'
import type { SenderProof } from './sender.ts'

export const MAX_MESSAGE_CHARS = 4000

/**
 * Several lines. Control characters of a paste are dropped; line ends are the same from every browser.
 * @param missing the message for an empty field
 */
export const messageLines = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(MAX_MESSAGE_CHARS, `At most ${formatNumber(MAX_MESSAGE_CHARS)} characters`),
  )
export const Message = messageLines('Write your message')

/** Fields of the contact page. */
export const ContactFields = v.object({ name: PersonName, email: Email, message: Message })

/** A message as it is sent. Without scripts a browser sends only the fields, and an empty `topic`. */
export const ContactMessage = v.strictObject({
  ...ContactFields.entries,
  /** Hidden from people: only a script fills it in. */
  topic: v.optional(v.pipe(v.string('Text'), v.maxLength(500, 'At most 500 characters'))),
  /** Equal for every attempt to send one message. */
  key: v.optional(v.pipe(v.string('Text'), v.uuid('A key is a UUID'))),
  /** Milliseconds since the form was hydrated. */
  elapsed: v.optional(v.pipe(v.number('A number'), v.minValue(0, 'Not below 0'))),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** People take longer than this to write a message, milliseconds. */
export const MIN_WRITING_MS = 2000

export const isTooQuick = ({ elapsed }: Pick<ContactMessage, 'elapsed'>): boolean =>
  elapsed !== undefined && elapsed < MIN_WRITING_MS

export const TICKET_STATUSES = ['open', 'in_progress', 'resolved'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const TICKET_PRIORITIES = ['high', 'medium'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

/** The words of the product for states and priorities, for staff and requesters. */
export const TICKET_STATUS_LABELS: Record<TicketStatus, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  resolved: 'Resolved',
}
export const TICKET_PRIORITY_LABELS: Record<TicketPriority, string> = { high: 'High', medium: 'Medium' }

const MAX_SUBJECT_CHARS = 80

/** The subject of a message without one: its first line, cut after a word. */
export function subjectOf(message: string): string {
  const [first = ''] = message.trim().split('\n')
  const line = first.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_SUBJECT_CHARS) return line
  const cut = line.slice(0, MAX_SUBJECT_CHARS)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`
}

/** Errors of a form sent without scripts, as the address of the contact page names them: fields, or a reason. */
const CONTACT_ERRORS = ['name', 'email', 'message', 'busy', 'failed'] as const
export type ContactError = (typeof CONTACT_ERRORS)[number]

/** The errors that an address names, as in `name.email`; anything else is left out. */
export const readContactErrors = (text: string | null): ContactError[] =>
  CONTACT_ERRORS.filter((error) => (text ?? '').split('.').includes(error))

/** Source of a ticket: the contact page, a signed-in user, an enquiry, or a mail to the support address. */
const TICKET_SOURCES = ['contact', 'account', 'enquiry', 'mail'] as const
export type TicketSource = (typeof TICKET_SOURCES)[number]

/** Filter of tickets by assignee: the member of staff who asks, or none. */
const TICKET_ASSIGNEES = ['mine', 'nobody'] as const

/** Orders of the list; without one the newest are first. */
const TICKET_SORTS = ['oldest', 'updated'] as const

export const TICKETS_PAGE = 20

const anyOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(v.string(), v.picklist(values, `One of ${values.join(', ')}`))

/** Filter of the ticket list; spam is listed only on request. */
export const TicketQuery = v.object({
  status: orAny(anyOf(TICKET_STATUSES)),
  priority: orAny(anyOf(TICKET_PRIORITIES)),
  assignee: orAny(anyOf(TICKET_ASSIGNEES)),
  source: orAny(anyOf(TICKET_SOURCES)),
  sort: orAny(anyOf(TICKET_SORTS)),
  /** Only spam, which is left out otherwise. */
  spam: orAny(anyOf(['1'])),
  /** Words of a reference, a subject, a name, an address or the message, the last ones maybe unfinished. */
  q: text('Your search'),
  page: staffPage,
})
export type TicketQuery = v.InferOutput<typeof TicketQuery>

/** Change by staff. Missing fields stay unchanged. */
export const TicketChange = v.strictObject({
  /** The version that they saw. */
  version: v.pipe(v.number('A number'), v.integer('A whole number')),
  status: v.optional(v.picklist(TICKET_STATUSES, `One of ${TICKET_STATUSES.join(', ')}`)),
  priority: v.optional(v.picklist(TICKET_PRIORITIES, `One of ${TICKET_PRIORITIES.join(', ')}`)),
  /** Id of a member of staff with the area of support; null for none. */
  assignee: v.optional(v.nullable(v.pipe(v.string('Text'), v.maxLength(100, 'At most 100 characters')))),
  isSpam: v.optional(v.boolean('Yes or no')),
})
export type TicketChange = v.InferOutput<typeof TicketChange>

export interface Ticket {
  id: number
  reference: string
  subject: string
  name: string
  email: string
  message: string
  status: TicketStatus
  priority: TicketPriority
  /** Hidden from the list and not mailed, but kept: the filter can be wrong. */
  isSpam: boolean
  source: TicketSource
  /** Proof of the sender of the first message. */
  senderProof: SenderProof
  /** Member of staff who answers; null for none. */
  assignee: { id: string; name: string } | null
  /** ISO 8601, UTC, as the next. */
  createdAt: string
  /** The last change that the requester can see. */
  lastUpdate: string
  /** Instant of the first reply by staff; null before. */
  firstReplyAt: string | null
  /** Counts the changes. */
  version: number
}

/** Refusal of a change to a ticket that was changed in between. */
export interface TicketConflict extends ErrorBody {
  current: Ticket
}

export interface TicketsPage {
  tickets: Ticket[]
  total: number
  page: number
  pages: number
}
