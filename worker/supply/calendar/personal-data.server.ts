import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { blocks, calendarFeeds } from '../owner-calendar.table.ts'

/** Blocks, which stay with the owner without a user, and links to calendars, which go with the account. */
export const ownerCalendarData: PersonalData = {
  tables: [blocks, calendarFeeds],
  collect: async ({ db }, { user }) => ({
    blockedDays: await db
      .select({ resource: blocks.resourceId, kind: blocks.kind, note: blocks.note, at: blocks.createdAt })
      .from(blocks)
      .where(eq(blocks.createdBy, user.id))
      .orderBy(asc(blocks.createdAt)),
    calendarLinks: await db
      .select({ owner: calendarFeeds.ownerId, listing: calendarFeeds.listingId, at: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, user.id)),
  }),
}
