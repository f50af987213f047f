import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { listings } from './catalogue.table.ts'
import type { Allocation } from './rules/availability/calendar.ts'

/**
 * Days taken of a resource: a listing, or a spot inside one, as `listingId:spotId`. Days are civil dates, and `until`
 * is the first that is free again. A row may outlive its listing: it is the history of its holders.
 */
export const allocations = sqliteTable(
  'allocations',
  {
    /** Holder of the allocation: an owner's block, `blk_…`, or a line of a campaign. */
    takerId: text('taker_id').notNull(),
    kind: text().$type<Allocation['kind']>().notNull(),
    resourceId: text('resource_id').notNull(),
    starts: text().notNull(),
    until: text().notNull(),
    quantity: integer().notNull(),
    /** Instant, ms, at which a hold expires; null for a confirmed allocation. */
    expiresAt: integer('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.takerId, t.resourceId, t.starts] }),
    check('allocations_span', sql`${t.starts} < ${t.until}`),
    check('allocations_quantity', sql`${t.quantity} > 0`),
    // For availability of days alone.
    index('allocations_by_time').on(t.resourceId, t.until, t.starts, t.expiresAt, t.quantity, t.kind),
    // For holds that expire next.
    index('allocations_by_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
    // For allocations that begin or end at midnight.
    index('allocations_by_start').on(t.starts),
    index('allocations_by_end').on(t.until),
  ],
)

/** Days of the year on which a listing and its spots cost more, or less. */
export const seasons = sqliteTable(
  'seasons',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Month and day, `10-01`; both included. */
    fromMd: text('from_md').notNull(),
    untilMd: text('until_md').notNull(),
    bp: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.name] })],
)

/** Bookings of a listing and its spots of so many months or more cost less; of several, the largest counts. */
export const discounts = sqliteTable(
  'discounts',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    months: integer().notNull(),
    bp: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.months] }),
    check('discounts_bp', sql`${t.bp} > 0 and ${t.bp} < 10000 and ${t.months} > 0`),
  ],
)

/** One row: the civil day for which the availability of the catalogue was last set. */
export const clock = sqliteTable('clock', { id: integer().primaryKey(), day: text().notNull() })
