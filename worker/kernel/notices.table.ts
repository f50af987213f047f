import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { EventName } from './rules/events/event.ts'

/** Notices to send, each written with the change that it is about. */
export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `user:usr_…`, `owner:…`, or `staff`. */
    audience: text().notNull(),
    kind: text().$type<EventName>().notNull(),
    /** The campaign or line. */
    subject: text().notNull(),
    /** Its version after the change: an event of one version is sent once. */
    version: integer().notNull(),
    at: integer().notNull(),
    sentAt: integer('sent_at'),
    /** Tries to send it, and when the last of them began. */
    times: integer().notNull().default(0),
    triedAt: integer('tried_at'),
  },
  (t) => [
    uniqueIndex('notices_once').on(t.audience, t.kind, t.subject, t.version),
    index('notices_unsent').on(t.triedAt).where(sql`sent_at is null`),
  ],
)
