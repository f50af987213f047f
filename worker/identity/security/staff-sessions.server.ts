import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { recordEach } from '../../kernel/events/record.server.ts'
import { sessions, users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { SignedIn } from '../../kernel/rules/identity/user.ts'
import { sessionEnded } from '../rules/identity.events.ts'
import { endSession, idleMs, revokeSessions } from '../session.server.ts'

/** A session of a member of staff. */
export interface StaffSession {
  /** Names the session; gives no access. */
  id: string
  userId: string
  name: string
  /** `Chrome on Windows` */
  device: string
  /** An IPv4 address or an IPv6 /64; empty where it is not known. */
  network: string
  /** ISO 8601, UTC, as the next. */
  createdAt: string
  /** Exact to the minute. */
  lastUsedAt: string
  /** True for the session of this request. */
  current: boolean
}

/** More than an office has open. */
const MAX_SHOWN = 200
/** Limit of ended sessions: each is a record in KV and sockets to close. The rest can be ended by another request. */
const MAX_ENDED = 300

/** Active members of staff, by the index of roles: the plus keeps SQLite from that of states, where almost every account is active. */
export const ACTIVE_STAFF = sql`${users.role} in ('admin', 'staff') and +${users.status} = 'active'`

/** Sessions of staff that are alive: neither revoked nor expired, and used within the idle time. */
export const aliveStaff = ({ now }: Pick<ServiceContext, 'now'>, idle: number) =>
  and(
    ACTIVE_STAFF,
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now.toISOString()),
    gt(sessions.lastUsedAt, new Date(now.getTime() - idle).toISOString()),
  )

/** Sessions of staff, the present one first and then the last used. One statement. */
export async function listStaffSessions(service: ServiceContext, { session }: SignedIn): Promise<StaffSession[]> {
  const rows = await service.db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      name: users.name,
      device: sessions.device,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(aliveStaff(service, idleMs(session)))
    .orderBy(desc(sql`${sessions.id} = ${session.id}`), desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(MAX_SHOWN)
  return rows.map((row) => ({ ...row, current: row.id === session.id }))
}

/**
 * Ends a session of a member of staff, at once.
 * @throws DomainError not_found when it has ended already; conflict for the session of this request, which Logout ends
 */
export async function endStaffSession(service: ServiceContext, { user, session }: SignedIn, id: string): Promise<void> {
  if (id === session.id) throw new DomainError('conflict', 'This is your current session. Log out instead')
  const [found] = await service.db
    .select({ id: sessions.id, userId: sessions.userId, device: sessions.device })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(aliveStaff(service, idleMs(session)), eq(sessions.id, id)))
  if (!found) throw new DomainError('not_found', 'This session has already ended')
  const { userId, device } = found
  const fact = { subject: userId, version: 0, detail: { device }, isQuiet: true }
  const happened = await emit(service, sessionEnded.of(user.id, fact))
  await endSession(service, found, happened.statements)
}

/** Ends every session of staff but that of this request. @returns how many */
export async function endOtherStaffSessions(service: ServiceContext, { user, session }: SignedIn): Promise<number> {
  const others = service.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(aliveStaff(service, idleMs(session)), ne(sessions.id, session.id)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(MAX_ENDED)
  return revokeSessions(service, inArray(sessions.id, others), [
    recordEach(
      service,
      sessionEnded,
      user.id,
      sql`select ${sessions.userId} as subject, json_object('device', ${sessions.device}) as detail from ${sessions}
        where ${sessions.id} in ${others}`,
    ),
  ])
}
