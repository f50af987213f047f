import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { campaignLines } from './campaigns.table.ts'
import type { CreativeState } from './rules/lines/states.ts'

const ofLine = () =>
  text('line_id')
    .notNull()
    .references(() => campaignLines.id)

/** Artwork of a line, by version. */
export const creatives = sqliteTable(
  'creatives',
  {
    id: text().primaryKey(),
    lineId: ofLine(),
    version: integer().notNull(),
    /** The key of the file. */
    file: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    seconds: integer(),
    status: text().$type<CreativeState>().notNull(),
    reason: text().notNull().default(''),
    uploadedBy: text('uploaded_by'),
    at: integer().notNull(),
  },
  (t) => [uniqueIndex('creatives_by_version').on(t.lineId, t.version)],
)
