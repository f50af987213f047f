import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type ScheduledTask, STEP_ROWS, type TaskContext } from './task.ts'

/** A task that deletes the rows of a table that a condition finds. */
export const deletes = (
  name: string,
  table: SQLiteTable,
  isOver: (ctx: TaskContext) => SQL | undefined,
): ScheduledTask => ({
  name,
  step: async (ctx) => {
    const some = sql`select rowid from ${table} where ${isOver(ctx) ?? sql`false`} limit ${STEP_ROWS}`
    const { meta } = await ctx.db.run(sql`delete from ${table} where rowid in (${some})`)
    return meta.changes
  },
})
