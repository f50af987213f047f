import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import type { UploadPurpose } from '../kernel/rules/files/upload-purpose.ts'

/**
 * Files in the bucket. A file is claimed by the batch that saves the record showing it; files that are released, or not
 * claimed within a day, are deleted.
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
    /** Name given by the sender: shown as text, never part of an address. */
    name: text().notNull(),
    /**
     * Time and position by the camera: a hint, as they can be forged. Local time without a zone, `2026-11-20T10:15:00`.
     */
    takenAt: text('taken_at'),
    lat: real(),
    lng: real(),
    /** Id of the record that shows it; null without one. */
    claimedBy: text('claimed_by'),
    createdAt: integer('created_at').notNull(),
    /** Instant of the release, ms: the file is deleted a day later. */
    releasedAt: integer('released_at'),
  },
  (t) => [
    index('uploads_unclaimed').on(t.claimedBy, t.createdAt),
    index('uploads_by_subject').on(t.subject),
    index('uploads_by_user').on(t.userId, t.createdAt),
  ],
)
