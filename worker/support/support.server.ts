import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { civilDate } from '../domain/dates.ts'
import { DomainError, type ErrorBody } from '../domain/errors.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { pageCount } from '../domain/pagination.ts'
import { REFERENCE_BYTES, referenceOf } from '../domain/reference.ts'
import {
  type ContactMessage,
  isTooQuick,
  subjectOf,
  TICKETS_PAGE,
  type Ticket,
  type TicketChange,
  type TicketConflict,
  type TicketQuery,
  type TicketsPage,
} from '../domain/support/ticket.ts'
import { audit } from '../identity/audit.server.ts'
import { hashToken } from '../identity/tokens.ts'
import { ticketLetter } from '../mail/support-letters.ts'
import { commit, contains, guard } from '../statements.server.ts'
import { supportTickets } from './support.table.ts'

/** There are a thousand million references: three in a row that are taken do not happen. */
const TRIES = 3

const ticketHref = ({ origin }: ServiceContext, { reference }: Filed) => `${origin}/admin/support/tickets/${reference}`

export interface Filed {
  reference: string
  /** False when the same message was stored before. */
  isNew: boolean
}

/**
 * Stores a message of the contact page and mails the team; a failed mail does not lose the ticket. The same message with
 * the same key (without a key: on the same day) is the same ticket. A message with the hidden field filled in is stored as
 * spam and answered like any other.
 * @throws DomainError bad_input for a message that was sent faster than anyone types
 */
export async function fileTicket(service: ServiceContext, input: ContactMessage): Promise<Filed> {
  if (isTooQuick(input)) throw new DomainError('bad_input', 'That was very quick. Please try once more')
  const { name, email, message, topic, key } = input
  const isSpam = Boolean(topic)
  const requestHash = await hashToken(JSON.stringify([key ?? civilDate(service.now), isSpam, name, email, message]))
  const at = service.now.toISOString()
  const row = {
    name,
    email,
    subject: subjectOf(message),
    message,
    isSpam,
    requestHash,
    source: 'contact',
    createdAt: at,
    lastUpdate: at,
  } as const

  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filed = await insertTicket(service, row)
    if (!filed) continue
    if (filed.isNew && !isSpam) {
      service.waitUntil(
        service.mailer.send({
          to: service.settings.teamEmail,
          ...ticketLetter({ ...row, ...filed, href: ticketHref(service, filed) }),
        }),
      )
    }
    return filed
  }
  throw new DomainError('unavailable', 'Your message could not be filed. Please try once more')
}

/** Inserts a row under a new reference, or finds the existing one; null when the reference is taken. */
async function insertTicket(
  { db }: ServiceContext,
  row: Omit<typeof supportTickets.$inferInsert, 'reference'>,
): Promise<Filed | null> {
  const reference = referenceOf('TKT', crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES)))
  const [[made], [known]] = await db.batch([
    db
      .insert(supportTickets)
      .values({ ...row, reference })
      .onConflictDoNothing()
      .returning({ reference: supportTickets.reference }),
    db
      .select({ reference: supportTickets.reference })
      .from(supportTickets)
      .where(eq(supportTickets.requestHash, row.requestHash)),
  ])
  return known ? { reference: known.reference, isNew: made !== undefined } : null
}

const TICKET = {
  id: supportTickets.id,
  reference: supportTickets.reference,
  subject: supportTickets.subject,
  name: supportTickets.name,
  email: supportTickets.email,
  message: supportTickets.message,
  status: supportTickets.status,
  priority: supportTickets.priority,
  isSpam: supportTickets.isSpam,
  source: supportTickets.source,
  createdAt: supportTickets.createdAt,
  lastUpdate: supportTickets.lastUpdate,
  version: supportTickets.version,
}

/**
 * Tickets for staff, the newest first; spam only on request.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listTickets(
  { db }: ServiceContext,
  { status, spam, q, page }: TicketQuery,
): Promise<TicketsPage> {
  const { reference, subject, name, email } = supportTickets
  const narrow = and(
    eq(supportTickets.isSpam, spam !== undefined),
    status && eq(supportTickets.status, status),
    contains(q, reference, subject, name, email),
  )
  const [tickets, [found]] = await db.batch([
    db
      .select(TICKET)
      .from(supportTickets)
      .where(narrow)
      .orderBy(desc(supportTickets.id))
      .limit(TICKETS_PAGE)
      .offset((page - 1) * TICKETS_PAGE),
    db.select({ total: count() }).from(supportTickets).where(narrow),
  ])
  const total = found?.total ?? 0
  return { tickets, total, page, pages: pageCount(total, { page, size: TICKETS_PAGE }) }
}

/** One ticket, for staff. @throws DomainError not_found */
export async function getTicket({ db }: ServiceContext, reference: string): Promise<Ticket> {
  const [ticket] = await db.select(TICKET).from(supportTickets).where(eq(supportTickets.reference, reference))
  if (!ticket) throw new DomainError('not_found', 'There is no such message')
  return ticket
}

/**
 * Changes state, priority or the spam mark of a ticket.
 * @throws DomainError not_found; conflict with the `current` ticket when `version` is outdated
 */
export async function changeTicket(
  service: ServiceContext,
  staff: CurrentUser,
  reference: string,
  { version, ...change }: TicketChange,
): Promise<Ticket> {
  const { db, now } = service
  const { status, priority, isSpam } = change
  const detail = { ...(status && { status }), ...(priority && { priority }), ...(isSpam !== undefined && { isSpam }) }
  const isSeen = and(eq(supportTickets.reference, reference), eq(supportTickets.version, version))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${supportTickets} where ${isSeen})`),
    db
      .update(supportTickets)
      .set({ ...change, lastUpdate: now.toISOString(), version: version + 1 })
      .where(isSeen),
    audit(service, { actor: staff.id, action: 'ticket.changed', subject: reference, detail }),
  ])
  await commit(writes, async () => {
    const current = await getTicket(service, reference)
    const conflict: Omit<TicketConflict, keyof ErrorBody> = { current }
    const message = 'Somebody else has changed this message meanwhile'
    return new DomainError('conflict', message, undefined, undefined, conflict)
  })
  return getTicket(service, reference)
}
