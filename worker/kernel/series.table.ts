import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last number of each series: of documents by financial year, of campaigns and requests without one. */
export const series = sqliteTable(
  'series',
  { name: text().notNull(), fy: text().notNull(), n: integer().notNull() },
  (t) => [primaryKey({ columns: [t.name, t.fy] })],
)
