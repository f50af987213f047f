import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import type { UploadPurpose } from '../kernel/rules/files/upload-purpose.ts'

/**
 * Every file in the bucket. A file is claimed by the batch that saves what shows it; what nobody claims within a day is deleted, and so
 * is what is released.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    /** Key in the bucket: a random name with our own ending, never that of the sender. */
    key: text().primaryKey(),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** The owner or campaign line that it was sent for. */
    subject: text().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** By its content, not by its name. */
    mime: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** What the sender called it: shown as text, never part of an address. */
    name: text().notNull(),
    /** Time and place as the camera says: a hint, since anybody can write them. Local time without a zone, `2026-11-20T10:15:00`. */
    takenAt: text('taken_at'),
    lat: real(),
    lng: real(),
    /** What shows it; null while nothing does. */
    claimedBy: text('claimed_by'),
    createdAt: integer('created_at').notNull(),
    /** When what showed it let it go: it has a day from then on. */
    releasedAt: integer('released_at'),
  },
  (t) => [
    index('uploads_unclaimed').on(t.claimedBy, t.createdAt),
    index('uploads_by_subject').on(t.subject),
    index('uploads_by_user').on(t.userId, t.createdAt),
  ],
)
