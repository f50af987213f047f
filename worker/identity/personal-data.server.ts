import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { auditLog } from '../kernel/audit.table.ts'
import { oneTimeTokens, recoveryCodes, sessions, twoFactor, users } from '../kernel/identity.table.ts'
import type { PersonalData } from '../kernel/personal-data.ts'
import { listSessions } from './account-sessions.server.ts'

/** Sessions and the audit log. Secrets and hashes are not exported. */
export const identityData: PersonalData = {
  tables: [users, sessions, oneTimeTokens, twoFactor, recoveryCodes, auditLog],
  collect: async (service, signedIn) => ({
    sessions: await listSessions(service, signedIn),
    // Acts of the user, oldest first.
    acts: await service.db
      .select({ at: auditLog.at, action: auditLog.action, network: auditLog.network, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.actor, signedIn.user.id))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
  }),
  // Audit rows have no foreign key. They stay, without networks and details, under an id that no longer names anyone.
  // The other tables are deleted with the user. Acts of staff may have the name or the location of the user in their
  // detail; the network is that of staff.
  erase: ({ db }, { id }) => [
    db
      .update(auditLog)
      .set({ network: '', detail: {} })
      .where(or(eq(auditLog.actor, id), and(isNull(auditLog.actor), eq(auditLog.subject, id)))),
    db
      .update(auditLog)
      .set({ detail: {} })
      .where(and(eq(auditLog.subject, id), inArray(auditLog.action, ['user.changed', 'user.located']))),
  ],
}
