import { asc, eq, sql } from 'drizzle-orm'
import { watches } from '../../catalogue/watches.table.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import { isAnswered, ownersOf } from '../../organisations/owners/belongs.server.ts'
import { creatives } from '../bookings.table.ts'
import { isOpenLine } from '../campaigns/personal-data.server.ts'

/**
 * True when a user is the last member who may answer for an owner with open requests, or with bookings that are not
 * over.
 */
const isLastToAnswer = (user: { id: string }, now: Date) =>
  sql`exists (select 1 from campaign_lines l where l.owner_id in ${ownersOf(user, 'sell')} and l.status <> 'held' and ${isOpenLine(now)}
    and not ${isAnswered(sql`l.owner_id`, user.id)})`

/**
 * Artwork, which stays for the other side without its user, and watched days, which are deleted. The last member of an
 * owner cannot be erased while requests or bookings of its media are open.
 */
export const bookingsData: PersonalData = {
  tables: [creatives, watches],
  collect: async ({ db }, { user }) => ({
    artwork: await db
      .select({ version: creatives.version, mime: creatives.mime, bytes: creatives.bytes, at: creatives.at })
      .from(creatives)
      .where(eq(creatives.uploadedBy, user.id))
      .orderBy(asc(creatives.at)),
    watchedDays: await db
      .select({ resource: watches.resourceId, starts: watches.starts, until: watches.until })
      .from(watches)
      .where(eq(watches.userId, user.id)),
  }),
  keeps: async ({ db, now }, user) => {
    const [row] = await db.select({ isLast: sql<number>`${isLastToAnswer(user, now)}` }).from(sql`(select 1)`)
    const message = 'No other member of your company can answer its requests and bookings. Decline or cancel them first'
    return row?.isLast ? new DomainError('in_use', message) : null
  },
  erase: ({ db, now }, user) => [
    guard(db, sql`not ${isLastToAnswer(user, now)}`),
    db.update(creatives).set({ uploadedBy: null }).where(eq(creatives.uploadedBy, user.id)),
  ],
}
