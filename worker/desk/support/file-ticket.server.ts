import { eq } from 'drizzle-orm'
import type { ServiceContext, WorkContext } from '../../kernel/context.ts'
import { emitAlone } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { EventDetail } from '../../kernel/rules/events/event.ts'
import { REFERENCE_BYTES, referenceOf } from '../../kernel/rules/reference.ts'
import { hashToken } from '../../kernel/tokens.ts'
import { ticketOpened } from '../rules/desk.events.ts'
import { type ContactMessage, isTooQuick, subjectOf } from '../rules/support/ticket.ts'
import { supportTickets } from '../support.table.ts'
import { findRequester } from './select-tickets.server.ts'
import { ticketLetter } from './support-letters.ts'
import { mailTeam, staffHref } from './team-mail.server.ts'

/** There are a thousand million references: three in a row that are taken do not happen. */
const TRIES = 3

export interface Filed {
  reference: string
  /** False when the same message was stored before. */
  isNew: boolean
}

type NewRow = Pick<typeof supportTickets.$inferSelect, 'name' | 'email' | 'message' | 'source' | 'senderProof'> &
  Partial<Pick<typeof supportTickets.$inferInsert, 'subject' | 'isSpam' | 'userId' | 'enquiry' | 'about'>> & {
    /** Identity of the message: equal ones make one ticket. */
    sameAs: unknown
    /** A member of staff who opens it, for the audit log. */
    opened?: { by: string; detail: EventDetail }
  }

/**
 * Stores a ticket under a new reference, mails the team and updates open pages; a failed mail does not lose the ticket.
 * Spam does neither; a repeated message finds its stored ticket.
 * @throws DomainError unavailable
 */
export async function storeTicket(service: WorkContext, { sameAs, opened, ...fields }: NewRow): Promise<Filed> {
  const at = service.now.toISOString()
  const row = {
    subject: subjectOf(fields.message),
    isSpam: false,
    ...fields,
    requestHash: await hashToken(JSON.stringify(sameAs)),
    createdAt: at,
    lastUpdate: at,
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filed = await insertTicket(service, row)
    if (!filed) continue
    if (filed.isNew && !row.isSpam) {
      const { reference } = filed
      const requester = (await findRequester(service, reference))?.id ?? null
      const fact = { reference, version: 1, requester, detail: opened?.detail ?? null }
      await emitAlone(service, ticketOpened.of(opened?.by ?? null, fact))
      mailTeam(service, ticketLetter({ ...row, reference, href: staffHref(service, reference) }))
    }
    return filed
  }
  throw new DomainError('unavailable', 'Your message could not be saved. Please try again')
}

/** Inserts a row under a new reference, or finds the existing one; null when the reference is taken. */
async function insertTicket(
  { db }: Pick<WorkContext, 'db'>,
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

/**
 * Files a message of the contact page. An equal message with the same key (without a key: on the same day) is the same
 * ticket. A message with the hidden field filled in is stored as spam and answered like any other.
 * @throws DomainError bad_input for a message that was sent faster than anyone types
 */
export function fileTicket(service: ServiceContext, input: ContactMessage): Promise<Filed> {
  if (isTooQuick(input)) throw new DomainError('bad_input', 'Too many messages at once. Please try again')
  const { name, email, message, topic, key } = input
  const isSpam = Boolean(topic)
  const sameAs = [key ?? civilDate(service.now), isSpam, name, email, message]
  return storeTicket(service, { name, email, message, isSpam, source: 'contact', senderProof: 'none', sameAs })
}
