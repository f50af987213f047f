import type { SQL } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { auditLog } from './audit.table.ts'

type Entry = Pick<typeof auditLog.$inferInsert, 'action'> &
  Partial<Pick<typeof auditLog.$inferInsert, 'actor' | 'detail'>> & {
    /** SQL when only the batch knows it: the id of a row that it inserts. */
    subject?: string | SQL | null
  }

/**
 * The statement for one row of the audit log. Put it into the batch of the change that it records. Detail holds plain
 * facts, never a password, a token, or text of an unknown person.
 */
export const audit = ({ db, now, caller }: ServiceContext, { detail = {}, ...entry }: Entry) =>
  db.insert(auditLog).values({ ...entry, detail, network: caller.network, at: now.toISOString() })
