import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { ownAddress } from '../../kernel/personal-data.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { rowsMatching } from '../../kernel/sql/full-text.server.ts'
import { enquiries } from '../../planner/enquiries.table.ts'
import type { Ticket } from '../rules/support/ticket.ts'
import { supportTickets } from '../support.table.ts'

/** The member of staff who answers, joined to a ticket. */
const assignees = alias(users, 'assignees')

/** Columns of a ticket for staff. */
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
  senderProof: supportTickets.senderProof,
  assigneeId: supportTickets.assignee,
  // By another name: of two columns of one name a batch gives one.
  assigneeName: sql<string | null>`${assignees.name}`.as('assignee_name'),
  createdAt: supportTickets.createdAt,
  lastUpdate: supportTickets.lastUpdate,
  firstReplyAt: supportTickets.firstReplyAt,
  version: supportTickets.version,
}

type TicketRow = Omit<Ticket, 'assignee'> & { assigneeId: string | null; assigneeName: string | null }

/** A row as staff see it. A deleted assignee becomes null. */
export const ticketOf = ({ assigneeId, assigneeName, ...row }: TicketRow): Ticket => ({
  ...row,
  assignee: assigneeId === null || assigneeName === null ? null : { id: assigneeId, name: assigneeName },
})

export const selectTickets = ({ db }: Pick<ServiceContext, 'db'>) =>
  db.select(TICKET).from(supportTickets).leftJoin(assignees, eq(assignees.id, supportTickets.assignee))

/**
 * True for tickets that match a full-text query.
 * @param newest limit: only that many, the newest
 */
export const ticketsMatching = (match: string, newest?: number): SQL =>
  sql`${supportTickets.id} in ${rowsMatching(sql.raw('tickets_fts'), match, newest)}`

/** `ticketsMatching` in reference, subject, name and email only, without the messages. */
export const ticketsNamed = (match: string, newest?: number): SQL =>
  ticketsMatching(`{reference subject name email} : (${match})`, newest)

/** One ticket, for staff. @throws DomainError not_found */
export async function getTicket(service: Pick<ServiceContext, 'db'>, reference: string): Promise<Ticket> {
  const [row] = await selectTickets(service).where(eq(supportTickets.reference, reference))
  if (!row) throw new DomainError('not_found', 'Message not found')
  return ticketOf(row)
}

/**
 * Tickets of a user: those of the account, and those without an account from its confirmed address. Tickets of another
 * account with this address are not theirs.
 */
export const isOwnTicket = (user: CurrentUser): SQL | undefined =>
  or(eq(supportTickets.userId, user.id), and(isNull(supportTickets.userId), eq(supportTickets.email, ownAddress(user))))

/** The account of a requester: that of the ticket, else the one that has confirmed the address; null without one. */
export async function findRequester(
  { db }: Pick<ServiceContext, 'db'>,
  reference: string,
): Promise<Pick<typeof users.$inferSelect, 'id' | 'company' | 'role'> | null> {
  const [row] = await db
    .select({ id: users.id, company: users.company, role: users.role })
    .from(supportTickets)
    .innerJoin(
      users,
      sql`${users.id} = coalesce(${supportTickets.userId},
        (select u.id from ${users} u where u.email = ${supportTickets.email} and u.email_verified_at is not null))`,
    )
    .where(eq(supportTickets.reference, reference))
  return row ?? null
}

/** The statement that gives the enquiry of a ticket the state of the ticket. After the update of the ticket, in its batch. */
export const followInEnquiry = ({ db }: Pick<ServiceContext, 'db'>, reference: string) =>
  db
    .update(enquiries)
    .set({
      status: sql`(select case when t.status = 'resolved' then 'closed' when t.first_reply_at is not null then 'answered' else 'pending' end
        from ${supportTickets} t where t.reference = ${reference})`,
    })
    .where(eq(enquiries.reference, sql`(select t.enquiry from ${supportTickets} t where t.reference = ${reference})`))
