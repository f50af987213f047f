import { count, desc, eq, ne } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { civilDate } from '../domain/dates.ts'
import { DomainError } from '../domain/errors.ts'
import { pageCount } from '../domain/pagination.ts'
import { REFERENCE_BYTES, referenceOf } from '../domain/reference.ts'
import { type ContactMessage, isTooQuick, TICKETS_PAGE, type TicketQuery, type TicketsPage } from '../domain/support.ts'
import { hashToken } from '../identity/tokens.ts'
import { ticketLetter } from '../mail/support-letters.ts'
import { supportTickets } from './support.table.ts'

/** There are a thousand million references: three in a row that are taken do not happen. */
const TRIES = 3

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
  const status = topic ? 'spam' : 'open'
  const requestHash = await hashToken(JSON.stringify([key ?? civilDate(service.now), status, name, email, message]))
  const row = {
    name,
    email,
    message,
    status,
    requestHash,
    source: 'contact',
    createdAt: service.now.toISOString(),
  } as const

  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filed = await insertTicket(service, row)
    if (!filed) continue
    if (filed.isNew && status === 'open') {
      service.waitUntil(service.mailer.send({ to: service.settings.teamEmail, ...ticketLetter({ ...row, ...filed }) }))
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
  name: supportTickets.name,
  email: supportTickets.email,
  message: supportTickets.message,
  status: supportTickets.status,
  source: supportTickets.source,
  createdAt: supportTickets.createdAt,
}

/**
 * Tickets for staff, the newest first; spam only on request.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listTickets({ db }: ServiceContext, { status, page }: TicketQuery): Promise<TicketsPage> {
  const narrow = status ? eq(supportTickets.status, status) : ne(supportTickets.status, 'spam')
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
