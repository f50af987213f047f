import { lte } from 'drizzle-orm'
import { deletes } from '../../kernel/scheduled/expired.server.ts'
import type { ScheduledTask } from '../../kernel/scheduled/task.ts'
import { deletedCategories } from '../deleted.table.ts'
import { restorableSince } from './deletion.server.ts'

/** Regular work of the categories. */
export const categoryTasks: readonly ScheduledTask[] = [
  deletes('deletions', deletedCategories, (ctx) => lte(deletedCategories.deletedAt, restorableSince(ctx))),
]
