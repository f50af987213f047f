import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { notices } from '../notices.table.ts'
import type { Audience } from '../rules/events/event.ts'
import type { NoticeKind } from '../rules/notices.ts'

interface Notice {
  audience: Audience
  kind: NoticeKind
  subject: string
  version: number
}

/** The statement that writes a notice. It belongs to the batch of the change; a sender reads the rows later. */
export const tell = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>, ...told: readonly [Notice, ...Notice[]]) =>
  db
    .insert(notices)
    .values(told.map((notice) => ({ ...notice, at: now.getTime() })))
    .onConflictDoNothing()

/** The same for rows that only the database knows. @param rows a select of audience, kind, subject and version */
export const tellEach = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>, rows: SQL) =>
  db
    .insert(notices)
    .select(
      sql`select null, audience, kind, subject, version, ${now.getTime()}, null, 0, null from (${rows}) where true`,
    )
    .onConflictDoNothing()
