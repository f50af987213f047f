import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Categories that were deleted a short while ago, each as JSON that SQL wrote and SQL reads: deletion.server.ts. */
export const deletedCategories = sqliteTable('deleted_categories', {
  id: text().primaryKey(),
  snapshot: text().notNull(),
  deletedAt: text('deleted_at').notNull(),
})
