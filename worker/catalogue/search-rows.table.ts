import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Columns of a listing for finding, counting and ranking, kept by triggers of the baseline. A listing's own row is some
 * fifty times as wide, and a common word is in thousands of them.
 */
export const searchRows = sqliteTable(
  'search_rows',
  {
    /** The rowid of the listing, which the full-text index has too. */
    row: integer().notNull(),
    id: text().notNull(),
    categoryId: text('category_id').notNull(),
    /** Its row of `facet_counts`. */
    facet: integer().notNull(),
    /** Its row of `home_counts`. */
    home: integer().notNull(),
    /** True when it covers places, and is not found at its home. */
    covers: integer({ mode: 'boolean' }).notNull(),
    monthly: integer().notNull(),
    rating: real().notNull(),
    audience: integer().notNull(),
    availability: text().notNull(),
    nextAvailable: text('next_available'),
    capacity: integer(),
    minQuantity: integer('min_quantity').notNull(),
    lat: real(),
    lng: real(),
  },
  (t) => [
    // For matches of a text, with all columns that their counts need.
    uniqueIndex('search_rows_by_row').on(t.row, t.facet, t.home, t.covers, t.monthly),
    // For listings that cover a place, by id.
    index('search_rows_by_id').on(t.id),
    // The best of a category.
    index('search_rows_by_rating').on(t.categoryId, t.rating, t.id, t.row, t.facet),
    // The rows of a place, with the columns that choose the best of them.
    index('search_rows_by_home').on(t.home, t.facet, t.monthly, t.covers, t.categoryId, t.rating, t.id, t.row),
    // For listings that cover places: few.
    index('search_rows_covering').on(t.row).where(sql`covers = 1`),
    // Distance: a band of latitudes, narrowed by longitude.
    index('search_rows_by_spot').on(t.lat, t.lng, t.row),
  ],
)
