import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** An imported file, with the data for its undo. */
export const listImports = sqliteTable(
  'list_imports',
  {
    /** `imp_…`, random. */
    id: text().primaryKey(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id'),
    categoryId: text('category_id').notNull(),
    /** Name of the file, given by the sender. */
    name: text().notNull(),
    sha256: text().notNull(),
    created: integer().notNull(),
    changed: integer().notNull(),
    /** Listings that already match the file. */
    same: integer().notNull(),
    refused: integer().notNull(),
    at: integer().notNull(),
    undoneAt: integer('undone_at'),
    /** The file that was sent: it is imported once, so that a request that is sent again makes nothing twice. */
    key: text().notNull(),
    /** Fingerprint of the request with that file: another request is refused. */
    asked: text().notNull(),
  },
  (t) => [
    index('list_imports_by_owner').on(t.ownerId, t.at),
    uniqueIndex('list_imports_by_key').on(t.ownerId, t.key).where(sql`undone_at is null`),
  ],
)

/** A listing that an import made or changed, with its content before. */
export const importedListings = sqliteTable(
  'imported_listings',
  {
    importId: text('import_id')
      .notNull()
      .references(() => listImports.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').notNull(),
    /** Its version after the import: a higher one means a later edit. */
    version: integer().notNull(),
    /** Content by its owner before the import; null when the import made it. */
    before: text({ mode: 'json' }).$type<unknown>(),
    undoneAt: integer('undone_at'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.listingId] })],
)

/** Last chosen mapping of an owner's columns to the fields of a medium. */
export const importMappings = sqliteTable('import_mappings', {
  /** `owner:category` */
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  /** Heading to field. */
  columns: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})
