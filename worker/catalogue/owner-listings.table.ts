import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ListingState } from './rules/listing-state.ts'

/**
 * One row for each listing of an owner, whatever its state. A live listing is in `listings` as well, and triggers give every row there its
 * row here; the others are here alone, so that nothing public has to ask for a state.
 */
export const ownerListings = sqliteTable(
  'owner_listings',
  {
    /** Id of the listing, as in `listings`. */
    id: text().primaryKey(),
    /** No foreign keys to owner and category: `npm run seed` replaces the catalogue and brings the same ones back. */
    ownerId: text('owner_id').notNull(),
    categoryId: text('category_id').notNull(),
    /** `OOH-0041` */
    ref: text().notNull().unique(),
    /** The owner's own name for it, by which an import finds it. */
    ownRef: text('own_ref'),
    state: text().$type<ListingState>().notNull(),
    /** Raised with every change; an edit states the version it saw. */
    version: integer().notNull().default(1),
    /** Content that the owner has written, for a listing that is not live; null for one that is. */
    content: text({ mode: 'json' }).$type<unknown>(),
    /** The public rows of a listing that was live and is not: fields outside the form return with it. */
    kept: text({ mode: 'json' }).$type<unknown>(),
    /** Last submission to staff, and their decision. Instants, ms. */
    submittedAt: integer('submitted_at'),
    /** Instant when staff deferred it to the end of their list. */
    deferredAt: integer('deferred_at'),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by'),
    reason: text().notNull().default(''),
    /** Instant of its first publication; null before that. */
    publishedAt: integer('published_at'),
    updatedAt: integer('updated_at').notNull(),
    updatedBy: text('updated_by'),
    /** Made once by the form that began it, so that a form sent twice makes one. */
    key: text(),
  },
  (t) => [
    index('owner_listings_by_owner').on(t.ownerId, t.state, t.updatedAt),
    index('owner_listings_in_review').on(t.submittedAt).where(sql`state = 'review'`),
    uniqueIndex('owner_listings_by_key').on(t.ownerId, t.key).where(sql`key is not null`),
    uniqueIndex('owner_listings_by_own_ref').on(t.ownerId, t.ownRef).where(sql`own_ref is not null`),
  ],
)
