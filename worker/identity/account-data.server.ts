import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'
import { type ActiveSession, listSessions } from './account-sessions.server.ts'
import { audit } from './audit.server.ts'
import { auditLog } from './audit.table.ts'
import type { SignedIn } from './session.server.ts'

/** Everything that is kept about a user, for themselves. */
export interface AccountData {
  madeAt: string
  profile: CurrentUser
  sessions: ActiveSession[]
  /** What they did, as the audit log has it, the oldest first. */
  acts: Pick<typeof auditLog.$inferSelect, 'at' | 'action' | 'network' | 'detail'>[]
  /** What they asked our team, the oldest first. */
  enquiries: Omit<typeof enquiries.$inferSelect, 'id' | 'key' | 'plan' | 'userId'>[]
}

/** Puts together what is kept about a user. */
export async function collectData(service: ServiceContext, signedIn: SignedIn): Promise<AccountData> {
  const { db, now } = service
  const { user } = signedIn
  const { id: _, key: __, plan: ___, userId: ____, ...asked } = getTableColumns(enquiries)
  const [, acts, sent] = await db.batch([
    audit(service, { action: 'data.downloaded', actor: user.id, subject: user.id }),
    db
      .select({ at: auditLog.at, action: auditLog.action, network: auditLog.network, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.actor, user.id))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
    db.select(asked).from(enquiries).where(eq(enquiries.userId, user.id)).orderBy(asc(enquiries.id)),
  ])
  const sessions = await listSessions(service, signedIn)
  return { madeAt: now.toISOString(), profile: user, sessions, acts, enquiries: sent }
}
