import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Lit } from '../domain/catalogue/facets.ts'
import { anyCase, json } from './catalogue.table.ts'

// Counters that triggers keep (migration 0013): a list without filters reads them and not its listings.

/** How many listings of a group have the same of everything that facets know. */
export const facetCounts = sqliteTable(
  'facet_counts',
  {
    categoryId: text('category_id').notNull(),
    subcategoryId: text('subcategory_id').notNull(),
    type: text().notNull(),
    ownerId: text('owner_id').notNull(),
    sqFt: real('sq_ft'),
    lit: text().$type<Lit>(),
    followers: integer(),
    screens: integer(),
    platforms: text(),
    languages: json<string[]>('languages'),
    count: integer().notNull(),
  },
  (t) => [index('facet_counts_by_group').on(t.categoryId, t.subcategoryId, t.type, t.ownerId)],
)

/** How many listings of a group have the same home. */
export const homeCounts = sqliteTable(
  'home_counts',
  {
    categoryId: text('category_id').notNull(),
    subcategoryId: text('subcategory_id').notNull(),
    city: anyCase().notNull(),
    state: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.subcategoryId, t.city, t.state] })],
)
