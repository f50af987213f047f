import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { messages, threads } from '../messages.table.ts'

/** Messages of a user about bookings and to owners of listings. They stay for the other side, without a user. */
export const messagesData: PersonalData = {
  tables: [messages, threads],
  collect: async ({ db }, { user }) => {
    const own = (isOfKind: ReturnType<typeof isNotNull>) => sql`${messages.userId} = ${user.id} and ${isOfKind}`
    return {
      bookingMessages: await db
        .select({ text: messages.text, at: messages.at })
        .from(messages)
        .where(own(isNotNull(messages.lineId)))
        .orderBy(asc(messages.at)),
      listingMessages: await db
        .select({ listing: threads.title, owner: threads.owner, text: messages.text, at: messages.at })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(own(isNotNull(messages.threadId)))
        .orderBy(asc(messages.at)),
    }
  },
}
