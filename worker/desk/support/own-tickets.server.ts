import { and, count, desc, eq, sql } from 'drizzle-orm'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import type { ServiceContext, WorkContext } from '../../kernel/context.ts'
import { emitAlone } from '../../kernel/events/emit.server.ts'
import { recordEach } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { ticketChanged } from '../rules/desk.events.ts'
import type { SenderProof } from '../rules/support/sender.ts'
import type {
  NewTicket,
  OwnReply,
  OwnTicket,
  OwnTicketChange,
  OwnTickets,
  OwnTicketThread,
} from '../rules/support/thread.ts'
import { TICKETS_PAGE, type Ticket, type TicketStatus } from '../rules/support/ticket.ts'
import { supportTickets, ticketMessages } from '../support.table.ts'
import { type Filed, storeTicket } from './file-ticket.server.ts'
import { findRequester, followInEnquiry, getTicket, isOwnTicket } from './select-tickets.server.ts'
import { ticketMessageLetter } from './support-letters.ts'
import { mailTeam, staffHref } from './team-mail.server.ts'
import { hasRoom, idOf, wasSent } from './ticket-acts.server.ts'
import { fullThread, selectMessages } from './ticket-thread.server.ts'

const OWN = {
  reference: supportTickets.reference,
  subject: supportTickets.subject,
  message: supportTickets.message,
  status: supportTickets.status,
  createdAt: supportTickets.createdAt,
  lastUpdate: supportTickets.lastUpdate,
  about: supportTickets.about,
}

/**
 * Tickets of a user, the last changed first.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listOwnTickets(
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  { page }: { page: number },
): Promise<OwnTickets> {
  const isOwn = isOwnTicket(user)
  const [tickets, [counted]] = await db.batch([
    db
      .select(OWN)
      .from(supportTickets)
      .where(isOwn)
      .orderBy(desc(supportTickets.lastUpdate))
      .limit(TICKETS_PAGE)
      .offset((page - 1) * TICKETS_PAGE),
    db.select({ total: count() }).from(supportTickets).where(isOwn),
  ])
  const total = counted?.total ?? 0
  return { tickets, total, page, pages: pageCount(total, { page, size: TICKETS_PAGE }) }
}

/** Campaigns that a new ticket may be about, the newest first. */
export const listOwnReferences = ({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser) =>
  db
    .select({ reference: campaigns.ref, name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.userId, user.id))
    .orderBy(desc(campaigns.createdAt))
    .limit(TICKETS_PAGE)

async function getOwnTicket(
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  reference: string,
): Promise<OwnTicket & { id: number }> {
  const [ticket] = await db
    .select({ ...OWN, id: supportTickets.id })
    .from(supportTickets)
    .where(and(eq(supportTickets.reference, reference), isOwnTicket(user)))
  if (!ticket) throw new DomainError('not_found', 'Request not found')
  return ticket
}

/**
 * A ticket of a user with its thread, without notes.
 * @throws DomainError not_found, also for a ticket of another user
 */
export async function getOwnThread(
  service: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  reference: string,
): Promise<OwnTicketThread> {
  const { id, ...ticket } = await getOwnTicket(service, user, reference)
  const messages = await selectMessages(service, id)
  return {
    ...ticket,
    messages: messages.flatMap(({ kind, author, senderProof: _, ...message }) =>
      kind === 'note'
        ? []
        : [{ ...message, isOwn: kind === 'received', author: kind === 'received' ? user.name : firstName(author) }],
    ),
  }
}

/** Staff are known to requesters by their first name. */
const firstName = (author: string | null): string => author?.split(' ')[0] ?? 'Our team'

/**
 * Opens a ticket of a user. One key makes one ticket.
 * @throws DomainError bad_input for a campaign or a booking that is not theirs
 */
export async function createOwnTicket(
  service: ServiceContext,
  user: CurrentUser,
  { key, subject, message, about }: NewTicket,
): Promise<Filed> {
  if (about !== '' && !(await isOwnReference(service, user, about))) {
    const problem = `You have no ${about.startsWith('CMP') ? 'campaign' : 'booking'} ${about}`
    throw new DomainError('bad_input', problem, [{ path: 'about', message: problem }])
  }
  const { id: userId, name, email } = user
  const fields = { name, email, userId, subject, message, about: about || null } as const
  return storeTicket(service, {
    ...fields,
    source: 'account',
    senderProof: 'account',
    sameAs: ['account', userId, key],
  })
}

/** True for a campaign or booking that the user bought. */
async function isOwnReference({ db }: ServiceContext, user: CurrentUser, reference: string): Promise<boolean> {
  const isTheirs = eq(campaigns.userId, user.id)
  const [found] = reference.startsWith('CMP')
    ? await db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.ref, reference), isTheirs))
    : await db
        .select({ id: campaigns.id })
        .from(campaignLines)
        .innerJoin(campaigns, and(eq(campaigns.id, campaignLines.campaignId), isTheirs))
        .where(eq(campaignLines.ref, reference))
  return found !== undefined
}

/**
 * The statement that writes down that a requester changes the state of a ticket, for the batch of the change and before it.
 * @param from the state that it has to have
 */
const auditStatus = (
  service: Pick<ServiceContext, 'db' | 'now'> & Partial<Pick<ServiceContext, 'caller'>>,
  { reference, actor, from, to }: { reference: string; actor: string | null; from: TicketStatus; to: TicketStatus },
) =>
  recordEach(
    ...([service, ticketChanged, actor] as const),
    sql`select reference as subject, json_object('status.before', status, 'status.after', ${to}, 'by', 'requester') as detail
      from support_tickets where reference = ${reference} and status = ${from}`,
  )

/** Updates open pages after a change by a requester; `auditStatus` writes the row. */
async function tellOfChange(service: WorkContext, reference: string, actor: string | null): Promise<Ticket> {
  const [ticket, requester] = await Promise.all([getTicket(service, reference), findRequester(service, reference)])
  const fact = { reference, version: ticket.version, requester: requester?.id ?? null, detail: null }
  await emitAlone(service, ticketChanged.of(actor, fact))
  return ticket
}

/** A message of a requester: from the dashboard, or by mail. */
interface Received {
  reference: string
  body: string
  /** Null of a mail. */
  userId: string | null
  senderProof: SenderProof
  key: string
}

/**
 * Adds a message of the requester, checked by the caller, and notifies the team. A resolved ticket opens again. A
 * message that was received before is not added again.
 * @throws DomainError conflict when the thread is full
 */
export async function receiveMessage(
  service: WorkContext & Partial<Pick<ServiceContext, 'caller'>>,
  { reference, body, userId, senderProof, key }: Received,
): Promise<void> {
  if (await wasSent(service, key)) return
  const { db, now } = service
  const at = now.toISOString()
  const { status } = supportTickets
  const writes = db.batch([
    guard(db, hasRoom(service, reference)),
    db
      .insert(ticketMessages)
      .values({ ticketId: idOf(reference), kind: 'received', userId, body, senderProof, at, key }),
    auditStatus(service, { reference, actor: userId, from: 'resolved', to: 'open' }),
    db
      .update(supportTickets)
      .set({
        status: sql`case ${status} when 'resolved' then 'open' else ${status} end`,
        resolvedAt: null,
        lastUpdate: at,
        version: sql`${supportTickets.version} + 1`,
      })
      .where(eq(supportTickets.reference, reference)),
    followInEnquiry(service, reference),
  ])
  try {
    await commit(writes, async () => fullThread())
  } catch (failure) {
    if (!(await wasSent(service, key))) throw failure
    return
  }
  const ticket = await tellOfChange(service, reference, userId)
  if (!ticket.isSpam) {
    mailTeam(
      service,
      ticketMessageLetter({ ...ticket, message: body, senderProof, href: staffHref(service, reference) }),
    )
  }
}

/**
 * Adds a message of a signed-in requester.
 * @throws DomainError not_found, also for a ticket of another user; conflict when the thread is full
 */
export async function replyToOwnTicket(
  service: ServiceContext,
  user: CurrentUser,
  reference: string,
  { key, body }: OwnReply,
): Promise<OwnTicketThread> {
  await getOwnTicket(service, user, reference)
  await receiveMessage(service, { reference, body, userId: user.id, senderProof: 'account', key })
  return getOwnThread(service, user, reference)
}

/** Resolves or reopens a ticket for its requester. @throws DomainError not_found, also for a ticket of another user */
export async function changeOwnTicket(
  service: ServiceContext,
  user: CurrentUser,
  reference: string,
  { status }: OwnTicketChange,
): Promise<OwnTicketThread> {
  const { id, status: before } = await getOwnTicket(service, user, reference)
  // A ticket that is being worked on is not opened, and nothing is resolved twice.
  if (status !== before && (status === 'resolved' || before === 'resolved')) {
    const at = service.now.toISOString()
    const { db } = service
    await db.batch([
      auditStatus(service, { reference, actor: user.id, from: before, to: status }),
      db
        .update(supportTickets)
        .set({
          status,
          resolvedAt: status === 'resolved' ? at : null,
          lastUpdate: at,
          version: sql`${supportTickets.version} + 1`,
        })
        .where(and(eq(supportTickets.id, id), eq(supportTickets.status, before))),
      followInEnquiry(service, reference),
    ])
    await tellOfChange(service, reference, user.id)
  }
  return getOwnThread(service, user, reference)
}
