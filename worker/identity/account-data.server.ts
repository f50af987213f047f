import { asc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
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
}

/** Puts together what is kept about a user. */
export async function collectData(service: ServiceContext, signedIn: SignedIn): Promise<AccountData> {
  const { db, now } = service
  const { user } = signedIn
  const [, acts] = await db.batch([
    audit(service, { action: 'data.downloaded', actor: user.id, subject: user.id }),
    db
      .select({ at: auditLog.at, action: auditLog.action, network: auditLog.network, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.actor, user.id))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
  ])
  return { madeAt: now.toISOString(), profile: user, sessions: await listSessions(service, signedIn), acts }
}
