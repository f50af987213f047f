import type { SQL } from 'drizzle-orm'
import { auditLog } from '../audit.table.ts'
import type { ServiceContext } from '../context.ts'
import type { AuditAction } from '../rules/audit/audit.ts'

/** Of work without a request, as a mail that arrives, there is no caller. */
type Writing = Pick<ServiceContext, 'db' | 'now'> & Partial<Pick<ServiceContext, 'caller'>>

type Entry = Partial<Pick<typeof auditLog.$inferInsert, 'actor' | 'detail'>> & {
  action: AuditAction
  subject?: string | SQL | null
}

/**
 * The statement for one row of the audit log. Put it into the batch of the change that it records. Detail holds plain
 * facts, never a password, a token, or text of an unknown person.
 */
export const audit = ({ db, now, caller }: Writing, { detail = {}, ...entry }: Entry) =>
  db.insert(auditLog).values({ ...entry, detail, network: caller?.network ?? '', at: now.toISOString() })
