import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Recently deleted categories. SQL in deletion.server.ts writes and reads the JSON. */
export const deletedCategories = sqliteTable('deleted_categories', {
  id: text().primaryKey(),
  snapshot: text().notNull(),
  deletedAt: text('deleted_at').notNull(),
})
