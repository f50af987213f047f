import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { anyCase, json } from '../kernel/sql/columns.ts'
import type { Lit } from './rules/facets.ts'

// Counters that triggers of the baseline keep: a list without filters reads them and not its listings. A row of a search names
// its row in each by the id.

/** Number of listings of a group with the same values in all facets. */
export const facetCounts = sqliteTable(
  'facet_counts',
  {
    id: integer().primaryKey(),
    categoryId: text('category_id').notNull(),
    subcategoryId: text('subcategory_id').notNull(),
    type: text().notNull(),
    ownerId: text('owner_id').notNull(),
    face: text(),
    lit: text().$type<Lit>(),
    followers: text(),
    screens: text(),
    platforms: text(),
    languages: json<string[]>('languages'),
    count: integer().notNull(),
  },
  (t) => [
    // All that tells one from another: a trigger finds its row by it.
    index('facet_counts_by_group').on(
      t.categoryId,
      t.subcategoryId,
      t.type,
      t.ownerId,
      t.face,
      t.lit,
      t.followers,
      t.screens,
      t.platforms,
      t.languages,
    ),
  ],
)

/** Number of listings of a group with the same home, at about the same price. */
export const homeCounts = sqliteTable(
  'home_counts',
  {
    id: integer().primaryKey(),
    categoryId: text('category_id').notNull(),
    subcategoryId: text('subcategory_id').notNull(),
    city: anyCase().notNull(),
    state: text().notNull(),
    /** Index in `PRICE_STEPS`. */
    priceStep: integer('price_step').notNull(),
    count: integer().notNull(),
  },
  (t) => [uniqueIndex('home_counts_by_place').on(t.categoryId, t.subcategoryId, t.city, t.state, t.priceStep)],
)

/**
 * Number of listings by row of `facetCounts` and home. A text that a row's own words match, those of its kind and of
 * its owner (`facet_words`), is counted from here.
 */
export const facetHomes = sqliteTable(
  'facet_homes',
  {
    facet: integer().notNull(),
    home: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.facet, t.home] })],
)
