import { eq } from 'drizzle-orm'
import { ownAddress, type PersonalData } from '../../kernel/personal-data.ts'
import { subscribers } from '../newsletter.table.ts'

/** The subscription of an address, without its tokens. */
export const newsletterData: PersonalData = {
  tables: [subscribers],
  collect: async ({ db }, { user }) => ({
    newsletter: await db
      .select({
        email: subscribers.email,
        sources: subscribers.sources,
        status: subscribers.status,
        confirmedAt: subscribers.confirmedAt,
        createdAt: subscribers.createdAt,
      })
      .from(subscribers)
      .where(eq(subscribers.email, ownAddress(user))),
  }),
  erase: ({ db }, user) => [db.delete(subscribers).where(eq(subscribers.email, ownAddress(user)))],
}
