import { type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../audit.table.ts'
import type { ServiceContext } from '../context.ts'
import type { Caller } from '../http/caller.ts'
import type { AnyEventKind, Recorded } from '../rules/events/event.ts'

/** Work without a request, as a mail that arrives, has no caller. */
type Writing = Pick<ServiceContext, 'db' | 'now'> & { caller?: Pick<Caller, 'network'> }

/** The statement for the audit row of an act without notices. It belongs to the batch of the change. */
export const record = ({ db, now, caller }: Writing, { name, actor, audit }: Recorded) =>
  db.insert(auditLog).values({ action: name, actor, ...audit, network: caller?.network ?? '', at: now.toISOString() })

/**
 * The statement for the audit rows of an act that only the database knows.
 * @param rows a select of subject and detail; with `dated`, also of the instant, as `at`
 */
export const recordEach = (
  { db, now, caller }: Writing,
  { name }: AnyEventKind,
  actor: string | null,
  rows: SQL,
  { dated = false } = {},
) =>
  db.insert(auditLog).select(
    sql`select null, ${actor}, ${name}, subject, ${caller?.network ?? ''}, ${dated ? sql`at` : now.toISOString()}, detail
      from (${rows}) where true`,
  )
