import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import { campaignLines } from './campaigns.table.ts'

/** Conversations of an account with the owner of a listing. There is one for each account and listing. */
export const threads = sqliteTable(
  'threads',
  {
    /** `thr_…`, random. */
    id: text().primaryKey(),
    /** Without a foreign key, with its title and path of that day: the conversation outlives the listing. */
    listingId: text('listing_id').notNull(),
    title: text().notNull(),
    path: text().notNull(),
    ownerId: text('owner_id').notNull(),
    owner: text().notNull(),
    /** The account that began it; null once that is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Instants, ms: the first message and the last. */
    createdAt: integer('created_at').notNull(),
    at: integer().notNull(),
    /** The newest message that each side has seen, by its id. */
    advertiserSeen: integer('advertiser_seen').notNull().default(0),
    ownerSeen: integer('owner_seen').notNull().default(0),
    /** Time staff last read it, ms since 1970; both sides see this. */
    staffReadAt: integer('staff_read_at'),
  },
  (t) => [
    uniqueIndex('threads_once').on(t.userId, t.listingId),
    index('threads_by_user').on(t.userId, t.at),
    index('threads_by_owner').on(t.ownerId, t.at),
    index('threads_by_time').on(t.at),
  ],
)

/** Messages between advertiser and owner, about a line or in a thread about a listing. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    lineId: text('line_id').references(() => campaignLines.id),
    threadId: text('thread_id').references(() => threads.id),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [
    index('messages_by_line').on(t.lineId, t.at),
    index('messages_by_thread').on(t.threadId, t.id),
    check('messages_subject', sql`(${t.lineId} is null) <> (${t.threadId} is null)`),
  ],
)
