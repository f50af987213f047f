import { eq, min, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { sessions, twoFactor, users } from '../../kernel/identity.table.ts'
import { getSecuritySettings, settingsAt } from '../../kernel/platform/settings.server.ts'
import { platformSettings } from '../../kernel/platform.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { SignedIn } from '../../kernel/rules/identity/user.ts'
import { admitsAddress, lockOutMessage } from '../../kernel/rules/platform/ip-list.ts'
import { type SecurityScore, securityScore } from '../../kernel/rules/platform/security-score.ts'
import type { Saved, SecurityChange, SecuritySettings } from '../../kernel/rules/platform/settings.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { securityChanged } from '../rules/identity.events.ts'
import { idleMs } from '../session.server.ts'
import { ACTIVE_STAFF, aliveStaff, listStaffSessions, type StaffSession } from './staff-sessions.server.ts'

/** The Security page. */
export interface SecurityPage {
  saved: Saved<SecuritySettings>
  /** Instant of the read: ISO 8601, UTC. */
  at: string
  /** True when demo accounts work here. */
  demoMode: boolean
  /** Of the caller, which a whitelist has to let in; null where the platform does not say. */
  address: string | null
  /** True when the caller has a second factor. */
  enrolled: boolean
  /** Active members of staff, how many have a second factor, and how many of the others are demo accounts. */
  staff: { count: number; enrolled: number; demo: number }
  score: SecurityScore
  sessions: StaffSession[]
}

const DAY_MS = 86_400_000

/** Content of the Security page: three statements, in addition to that of the session. */
export async function getSecurityPage(service: ServiceContext, signedIn: SignedIn): Promise<SecurityPage> {
  const { db, now, caller } = service
  const { user, session } = signedIn
  const saved = session.rules?.security ?? (await getSecuritySettings(service))
  const [[staff], [oldest], list] = await Promise.all([
    db
      .select({
        count: sql<number>`count(*)`,
        enrolled: sql<number>`count(${twoFactor.confirmedAt})`,
        demo: sql<number>`coalesce(sum(${users.demo} and ${twoFactor.confirmedAt} is null), 0)`,
      })
      .from(users)
      .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
      .where(ACTIVE_STAFF),
    db
      .select({ at: min(sessions.createdAt) })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(aliveStaff(service, idleMs(session))),
    listStaffSessions(service, signedIn),
  ])
  const { count = 0, enrolled = 0, demo = 0 } = staff ?? {}
  const oldestMs = oldest?.at ? now.getTime() - Date.parse(oldest.at) : 0
  return {
    saved,
    at: now.toISOString(),
    demoMode: service.settings.demoMode,
    address: caller.address,
    enrolled: user.twoFactor,
    staff: { count, enrolled, demo },
    score: securityScore({
      settings: saved.value,
      staff: count,
      enrolled,
      oldestSessionDays: Math.floor(oldestMs / DAY_MS),
    }),
    sessions: list,
  }
}

/** @throws DomainError bad_input for a list that would lock out the person who saves it */
function expectWayIn({ caller: { address } }: ServiceContext, { ipWhitelist }: SecuritySettings): void {
  if (admitsAddress(ipWhitelist, address)) return
  const message = address
    ? lockOutMessage(address)
    : 'Your own address is not known here, so this list would lock you out'
  throw new DomainError('bad_input', message, [{ path: 'ipWhitelist', message }])
}

const NAMES = ['ipWhitelist', 'sessionTimeout', 'requireTwoFactor', 'criticalActionVerification'] as const

/**
 * Saves the Security page. It applies from the next request on; sockets of addresses that are no longer listed close at
 * once.
 * @throws DomainError bad_input for a list without the user's own address; conflict with the `current` settings when
 * others saved first
 */
export async function saveSecurity(
  service: ServiceContext,
  { user, session }: SignedIn,
  { version, ...value }: SecurityChange,
): Promise<Saved<SecuritySettings>> {
  const { db, now, live } = service
  expectWayIn(service, value)
  const before = await getSecuritySettings(service)
  const row = { value, version: version + 1, updatedAt: now.toISOString(), updatedBy: user.id }
  const changes = NAMES.filter((name) => before.value[name] !== value[name])
  const details =
    changes.length > 0
      ? changes.map((setting) => ({ setting, before: before.value[setting], after: value[setting] }))
      : [{ unchanged: true }]
  const happened = await emit(
    service,
    ...details.map((detail, at) =>
      securityChanged.of(user.id, { subject: 'security', version: row.version, detail, isQuiet: at > 0 }),
    ),
  )
  const writes = db.batch([
    guard(db, settingsAt('security', version)),
    db
      .insert(platformSettings)
      .values({ name: 'security', ...row })
      .onConflictDoUpdate({ target: platformSettings.name, set: row }),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const current = await getSecuritySettings(service)
    const message = 'Someone else saved these settings first'
    return new DomainError('conflict', message, undefined, undefined, { current })
  })
  const idle = idleMs({ rules: { security: { ...before, value } } })
  const open = await db
    .select({ session: sessions.id, lastUsedAt: sessions.lastUsedAt })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(aliveStaff(service, Math.max(idle, idleMs(session))))
  await live.applyRules({
    ipWhitelist: value.ipWhitelist,
    leases: open.map(({ session, lastUsedAt }) => ({ session, idleAt: Date.parse(lastUsedAt) + idle })),
  })
  await happened.committed()
  return { value, version: row.version, updatedAt: row.updatedAt }
}
