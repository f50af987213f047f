import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { ownAddress, type PersonalData } from '../../kernel/personal-data.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { supportTickets, ticketMessages } from '../support.table.ts'

/** Tickets that a user sent while signed in, and those from their address without an account. */
const isOf = (user: CurrentUser): SQL | undefined =>
  or(eq(supportTickets.userId, user.id), eq(supportTickets.email, ownAddress(user)))

/** Tickets with their threads. Notes are the words of staff about their work, and are not exported. */
export const supportData: PersonalData = {
  tables: [supportTickets, ticketMessages],
  collect: async ({ db }, { user }) => {
    const tickets = await db
      .select({
        id: supportTickets.id,
        reference: supportTickets.reference,
        name: supportTickets.name,
        email: supportTickets.email,
        subject: supportTickets.subject,
        message: supportTickets.message,
        about: supportTickets.about,
        status: supportTickets.status,
        createdAt: supportTickets.createdAt,
        lastUpdate: supportTickets.lastUpdate,
      })
      .from(supportTickets)
      .where(isOf(user))
      .orderBy(asc(supportTickets.id))
    const written = await db
      .select({
        ticketId: ticketMessages.ticketId,
        kind: ticketMessages.kind,
        body: ticketMessages.body,
        at: ticketMessages.at,
      })
      .from(ticketMessages)
      .where(
        inArray(ticketMessages.ticketId, db.select({ id: supportTickets.id }).from(supportTickets).where(isOf(user))),
      )
      .orderBy(asc(ticketMessages.id))
    return {
      messages: tickets.map(({ id, ...ticket }) => ({
        ...ticket,
        thread: written
          .filter(({ ticketId, kind }) => ticketId === id && kind !== 'note')
          .map(({ kind, body, at }) => ({ by: kind === 'received' ? 'you' : 'our team', body, at })),
      })),
    }
  },
  // Their threads are deleted with the tickets. Messages of staff stay with the tickets of others, without their
  // author.
  erase: ({ db }, user) => [
    db.delete(supportTickets).where(isOf(user)),
    db.update(supportTickets).set({ assignee: null }).where(eq(supportTickets.assignee, user.id)),
  ],
}
