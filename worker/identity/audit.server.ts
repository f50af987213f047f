import type { SQL } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { auditLog } from './audit.table.ts'

type Entry = Pick<typeof auditLog.$inferInsert, 'action'> &
  Partial<Pick<typeof auditLog.$inferInsert, 'actor' | 'detail'>> & {
    /** SQL for what only the batch itself knows: the id of something that it makes. */
    subject?: string | SQL | null
  }

/**
 * The statement that writes one row of the audit log: it goes into the same batch as what it tells of. Detail holds
 * plain facts, never a password, a token, or what a stranger typed.
 */
export const audit = ({ db, now, caller }: ServiceContext, { detail = {}, ...entry }: Entry) =>
  db.insert(auditLog).values({ ...entry, detail, network: caller.network, at: now.toISOString() })
