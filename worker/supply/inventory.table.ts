import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** A file that was imported, with what is needed to take it back. */
export const listImports = sqliteTable(
  'list_imports',
  {
    /** `imp_…`, random. */
    id: text().primaryKey(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id'),
    categoryId: text('category_id').notNull(),
    /** What the sender called the file. */
    name: text().notNull(),
    sha256: text().notNull(),
    created: integer().notNull(),
    changed: integer().notNull(),
    /** Listings that were as the file says. */
    same: integer().notNull(),
    refused: integer().notNull(),
    at: integer().notNull(),
    undoneAt: integer('undone_at'),
    /** The file that was sent: it is imported once, so that a request that is sent again makes nothing twice. */
    key: text().notNull(),
    /** What was asked with that file: another request is refused. */
    asked: text().notNull(),
  },
  (t) => [
    index('list_imports_by_owner').on(t.ownerId, t.at),
    uniqueIndex('list_imports_by_key').on(t.ownerId, t.key).where(sql`undone_at is null`),
  ],
)

/** A listing that an import made or changed, with what it was before. */
export const importedListings = sqliteTable(
  'imported_listings',
  {
    importId: text('import_id')
      .notNull()
      .references(() => listImports.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').notNull(),
    /** Its version after the import: another one says that somebody has changed it since. */
    version: integer().notNull(),
    /** What its owner had written; null where the import made it. */
    before: text({ mode: 'json' }).$type<unknown>(),
    undoneAt: integer('undone_at'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.listingId] })],
)

/** Which column of an owner's files is which field of a medium, as it was last chosen. */
export const importMappings = sqliteTable('import_mappings', {
  /** `owner:category` */
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  /** Heading to field. */
  columns: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})
