import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'

/**
 * Reasons of an owner's blocks. The days are in `allocations`, under the same id; blocks of the seed have no row here.
 */
export const blocks = sqliteTable(
  'blocks',
  {
    /** `blk_…`, random. */
    id: text().primaryKey(),
    ownerId: text('owner_id').notNull(),
    resourceId: text('resource_id').notNull(),
    /** `blocked`: not for sale. `sold`: sold outside of the marketplace. */
    kind: text().$type<'blocked' | 'sold'>().notNull(),
    /** For the owner's people alone. */
    note: text().notNull().default(''),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
    /** Made once by the form that blocks, so that an answer that was lost is no second block. */
    key: text().notNull(),
    /** Body of the request with that key: the same key with another body is refused. */
    asked: text().notNull(),
  },
  (t) => [
    index('blocks_by_owner').on(t.ownerId, t.createdAt),
    index('blocks_by_resource').on(t.resourceId),
    uniqueIndex('blocks_by_key').on(t.createdBy, t.key, t.resourceId),
  ],
)

/** Secret addresses of calendars for other programs. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    /** `cal_…`, random. */
    id: text().primaryKey(),
    ownerId: text('owner_id').notNull(),
    /** One listing; null for all of the owner. */
    listingId: text('listing_id'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    readAt: integer('read_at'),
  },
  (t) => [index('calendar_feeds_by_user').on(t.userId, t.ownerId)],
)
