import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'

/** Accounts that want a notice when days are free. The first to request them after that gets them. */
export const watches = sqliteTable(
  'watches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resourceId: text('resource_id').notNull(),
    starts: text().notNull(),
    until: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.resourceId, t.starts, t.until] }),
    index('watches_by_resource').on(t.resourceId, t.until, t.starts),
  ],
)
