import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError, type ErrorBody } from '../../kernel/rules/errors.ts'
import { changes } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { ticketChanged, ticketNoted, ticketReplied } from '../rules/desk.events.ts'
import { MAX_TICKET_MESSAGES, type TicketNote, type TicketReply } from '../rules/support/thread.ts'
import type { Ticket, TicketChange, TicketConflict } from '../rules/support/ticket.ts'
import { supportTickets, ticketMessages } from '../support.table.ts'
import { mailReply } from './mail-out.server.ts'
import { findRequester, followInEnquiry, getTicket } from './select-tickets.server.ts'
import { fullThread, maySupport } from './ticket-thread.server.ts'

const isTicket = (reference: string) => eq(supportTickets.reference, reference)
const isSeen = (reference: string, version: number) =>
  and(isTicket(reference), eq(supportTickets.version, version)) ?? sql`false`

const exists = (where: SQL) => sql`exists (select 1 from ${supportTickets} where ${where})`

/** True while the thread takes another message. */
export const hasRoom = ({ db }: Pick<ServiceContext, 'db'>, reference: string): SQL =>
  sql`${db.$count(ticketMessages, eq(ticketMessages.ticketId, idOf(reference)))} < ${MAX_TICKET_MESSAGES}`

/** The row id of a ticket, for a statement. */
export const idOf = (reference: string): SQL<number> =>
  sql<number>`(select id from support_tickets where reference = ${reference})`

/** True when a message with this key is stored. */
export const wasSent = async ({ db }: Pick<ServiceContext, 'db'>, key: string): Promise<boolean> =>
  (await db.$count(ticketMessages, eq(ticketMessages.key, key))) > 0

async function conflictOf(
  service: ServiceContext,
  reference: string,
  version: number,
): Promise<DomainError | undefined> {
  const current = await getTicket(service, reference)
  if (current.version === version) return undefined
  const conflict: Omit<TicketConflict, keyof ErrorBody> = { current }
  return new DomainError('conflict', 'Someone else has changed this message', undefined, undefined, conflict)
}

/** State of a ticket, as staff decide it. */
const stateOf = ({ status, priority, isSpam, assignee }: Ticket) => ({
  ...{ status, priority, isSpam },
  assignee: assignee?.id ?? null,
})

/** State of a ticket before an act, and the account of the requester. */
async function actedOn(service: ServiceContext, reference: string) {
  const [ticket, requester] = await Promise.all([getTicket(service, reference), findRequester(service, reference)])
  return { before: stateOf(ticket), requester: requester?.id ?? null }
}

/** Value of the column after a change of the status. */
const resolvedAt = (status: Ticket['status'], at: string) => (status === 'resolved' ? at : null)

/**
 * Changes status, priority, assignee or the spam mark of a ticket.
 * @throws DomainError not_found; bad_input for an assignee without the area of support; conflict with the `current`
 * ticket when `version` is outdated
 */
export async function changeTicket(
  service: ServiceContext,
  staff: CurrentUser,
  reference: string,
  { version, ...change }: TicketChange,
): Promise<Ticket> {
  const { db, now } = service
  const { status, assignee } = change
  const at = now.toISOString()
  // Read before the batch, which is refused when this is outdated.
  const { before, requester } = await actedOn(service, reference)
  const mayAnswer = assignee
    ? sql`exists (select 1 from ${users} where ${users.id} = ${assignee} and ${maySupport})`
    : sql`true`
  const happened = await emit(
    service,
    ticketChanged.of(staff.id, { reference, requester, version: version + 1, detail: changes(before, change) }),
  )
  const writes = db.batch([
    guard(db, sql`${exists(isSeen(reference, version))} and ${mayAnswer}`),
    db
      .update(supportTickets)
      .set({
        ...change,
        // The requester sees the last update, and of these changes the state alone.
        ...(status && { resolvedAt: resolvedAt(status, at), lastUpdate: at }),
        version: version + 1,
      })
      .where(isSeen(reference, version)),
    followInEnquiry(service, reference),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const conflict = await conflictOf(service, reference, version)
    if (conflict || !assignee) return conflict
    const message = 'Choose a member of staff who answers tickets'
    return new DomainError('bad_input', message, [{ path: 'assignee', message }])
  })
  const ticket = await getTicket(service, reference)
  await happened.committed()
  return ticket
}

/**
 * Answers the requester: stores and mails the answer, and sets the ticket to in progress or resolved. The first to
 * answer becomes the assignee. One key makes one answer and one mail.
 * @throws DomainError not_found; conflict with the `current` ticket when `version` is outdated, or when the thread is
 * full
 */
export async function replyToTicket(
  service: ServiceContext,
  staff: CurrentUser,
  reference: string,
  { version, key, body, resolves }: TicketReply,
): Promise<Ticket> {
  if (await wasSent(service, key)) return getTicket(service, reference)
  const { db, now } = service
  const at = now.toISOString()
  const status = resolves ? 'resolved' : 'in_progress'
  // Read before the batch, which is refused when this is outdated.
  const { before, requester } = await actedOn(service, reference)
  const detail = changes(before, { status, assignee: before.assignee ?? staff.id })
  const happened = await emit(
    service,
    ticketReplied.of(staff.id, { reference, requester, version: version + 1, detail }),
  )
  const writes = db.batch([
    guard(db, sql`${exists(isSeen(reference, version))} and ${hasRoom(service, reference)}`),
    db.insert(ticketMessages).values({ ticketId: idOf(reference), kind: 'reply', userId: staff.id, body, at, key }),
    db
      .update(supportTickets)
      .set({
        status,
        resolvedAt: resolvedAt(status, at),
        firstReplyAt: sql`coalesce(${supportTickets.firstReplyAt}, ${at})`,
        assignee: sql`coalesce(${supportTickets.assignee}, ${staff.id})`,
        lastUpdate: at,
        version: version + 1,
      })
      .where(isSeen(reference, version)),
    followInEnquiry(service, reference),
    ...happened.statements,
  ])
  try {
    await commit(writes, async () => (await conflictOf(service, reference, version)) ?? fullThread())
  } catch (failure) {
    // A second request with the same answer may have run at the same moment.
    if (await wasSent(service, key)) return getTicket(service, reference)
    throw failure
  }
  const ticket = await getTicket(service, reference)
  await Promise.all([mailReply(service, ticket, body), happened.committed()])
  return ticket
}

/**
 * Adds a note for staff. The requester learns nothing of it, not even that the ticket changed.
 * @throws DomainError not_found; conflict when the thread is full
 */
export async function noteOnTicket(
  service: ServiceContext,
  staff: CurrentUser,
  reference: string,
  { key, body }: TicketNote,
): Promise<Ticket> {
  const ticket = await getTicket(service, reference)
  if (await wasSent(service, key)) return ticket
  const { db, now } = service
  const happened = await emit(service, ticketNoted.of(staff.id, { subject: reference, version: ticket.version }))
  const writes = db.batch([
    guard(db, sql`${exists(isTicket(reference))} and ${hasRoom(service, reference)}`),
    db
      .insert(ticketMessages)
      .values({ ticketId: idOf(reference), kind: 'note', userId: staff.id, body, at: now.toISOString(), key }),
    ...happened.statements,
  ])
  try {
    await commit(writes, async () => fullThread())
  } catch (failure) {
    if (!(await wasSent(service, key))) throw failure
    return ticket
  }
  await happened.committed()
  return ticket
}
