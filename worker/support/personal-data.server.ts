import { asc, eq } from 'drizzle-orm'
import { ownAddress, type PersonalData } from '../identity/personal-data.ts'
import { supportTickets, ticketMessages } from './support.table.ts'

/** Messages of the contact page, which have an address and no account. */
export const supportData: PersonalData = {
  tables: [supportTickets, ticketMessages],
  collect: async ({ db }, { user }) => ({
    messages: await db
      .select({
        reference: supportTickets.reference,
        name: supportTickets.name,
        email: supportTickets.email,
        subject: supportTickets.subject,
        message: supportTickets.message,
        status: supportTickets.status,
        createdAt: supportTickets.createdAt,
        lastUpdate: supportTickets.lastUpdate,
      })
      .from(supportTickets)
      .where(eq(supportTickets.email, ownAddress(user)))
      .orderBy(asc(supportTickets.id)),
  }),
  erase: ({ db }, user) => [db.delete(supportTickets).where(eq(supportTickets.email, ownAddress(user)))],
}
