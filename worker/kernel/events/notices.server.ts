import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { notices } from '../notices.table.ts'
import type { AnyEventKind } from '../rules/events/event.ts'

type Writing = Pick<ServiceContext, 'db' | 'now'>

/** The statement that writes notices; a sender reads the rows later. @param rows a select of audience, kind, subject and version */
export const insertNotices = ({ db, now }: Writing, rows: SQL) =>
  db
    .insert(notices)
    .select(
      sql`select null, audience, kind, subject, version, ${now.getTime()}, null, 0, null from (${rows}) where true`,
    )
    .onConflictDoNothing()

/**
 * The statement for the notices of an event that only the database knows. It belongs to the batch of the change.
 * @param rows a select of audience, subject and version
 */
export const enqueueNotices = (ctx: Writing, { name }: AnyEventKind, rows: SQL) =>
  insertNotices(ctx, sql`select audience, ${name} as kind, subject, version from (${rows})`)
