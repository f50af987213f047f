import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { TicketMessage, TicketSubject, TicketThread } from '../rules/support/thread.ts'
import { MAX_TICKET_MESSAGES } from '../rules/support/thread.ts'
import { supportTickets, ticketMessages } from '../support.table.ts'
import { findRequester, getTicket } from './select-tickets.server.ts'

/** True for a row of users who may answer tickets. */
export const maySupport = sql`${users.status} = 'active' and (${users.role} = 'admin' or (${users.role} = 'staff'
  and exists (select 1 from json_each(${users.areas}) where value = 'support')))`

/** Members of staff who may answer tickets, by name. */
const listSupportStaff = ({ db }: Pick<ServiceContext, 'db'>) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), eq(users.role, 'staff')), maySupport))
    .orderBy(users.name)

/** Messages of a thread, the oldest first. */
export const selectMessages = ({ db }: Pick<ServiceContext, 'db'>, ticketId: number) =>
  db
    .select({
      id: ticketMessages.id,
      kind: ticketMessages.kind,
      author: users.name,
      body: ticketMessages.body,
      senderProof: ticketMessages.senderProof,
      at: ticketMessages.at,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.userId))
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id))
    .limit(MAX_TICKET_MESSAGES)

/** The campaign that a reference names, also by a booking in it. */
async function findSubject(
  { db }: Pick<ServiceContext, 'db'>,
  reference: string | null,
): Promise<TicketSubject | null> {
  if (reference === null) return null
  const columns = { campaignId: campaigns.id, name: campaigns.name }
  const [found] = reference.startsWith('CMP')
    ? await db.select(columns).from(campaigns).where(eq(campaigns.ref, reference))
    : await db
        .select(columns)
        .from(campaignLines)
        .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
        .where(eq(campaignLines.ref, reference))
  return { reference, name: found?.name ?? null, campaignId: found?.campaignId ?? null }
}

/** The account of the requester with its campaigns, and how many tickets it has. */
async function getRequester(
  service: Pick<ServiceContext, 'db'>,
  reference: string,
): Promise<TicketThread['requester']> {
  const { db } = service
  const account = await findRequester(service, reference)
  const address = db
    .select({ email: supportTickets.email })
    .from(supportTickets)
    .where(eq(supportTickets.reference, reference))
  const isTheirs = account
    ? or(eq(supportTickets.userId, account.id), and(isNull(supportTickets.userId), eq(supportTickets.email, address)))
    : and(isNull(supportTickets.userId), eq(supportTickets.email, address))
  const [[counted], [bought]] = await db.batch([
    db
      .select({
        tickets: count(),
        resolved: sql<number>`count(*) filter (where ${supportTickets.status} = 'resolved')`,
      })
      .from(supportTickets)
      .where(isTheirs),
    db
      .select({ campaigns: count() })
      .from(campaigns)
      .where(eq(campaigns.userId, account?.id ?? '')),
  ])
  return {
    account: account && { ...account, campaigns: bought?.campaigns ?? 0 },
    tickets: counted?.tickets ?? 0,
    resolved: counted?.resolved ?? 0,
  }
}

/** A ticket with its thread, notes included, for staff. @throws DomainError not_found */
export async function getThread(service: Pick<ServiceContext, 'db'>, reference: string): Promise<TicketThread> {
  const { db } = service
  const ticket = await getTicket(service, reference)
  const [messages, [more], staff, requester] = await Promise.all([
    selectMessages(service, ticket.id),
    db
      .select({ about: supportTickets.about, enquiry: supportTickets.enquiry })
      .from(supportTickets)
      .where(eq(supportTickets.id, ticket.id)),
    listSupportStaff(service),
    getRequester(service, reference),
  ])
  return {
    ...ticket,
    messages: messages.map(
      (message): TicketMessage => ({
        ...message,
        author: message.author ?? (message.kind === 'received' ? ticket.name : 'A former colleague'),
      }),
    ),
    about: await findSubject(service, more?.about ?? null),
    enquiry: more?.enquiry ?? null,
    requester,
    staff,
  }
}

/** The refusal of another message in a thread that is full. */
export const fullThread = () =>
  new DomainError('conflict', `A ticket can have ${MAX_TICKET_MESSAGES} messages. Please open another one`)
