import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../kernel/context.ts'
import { emit } from '../kernel/events/emit.server.ts'
import { sessions } from '../kernel/identity.table.ts'
import { getSecuritySettings } from '../kernel/platform/settings.server.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { isStaff } from '../kernel/rules/identity/roles.ts'
import type { CurrentUser, SignedIn } from '../kernel/rules/identity/user.ts'
import { sessionEnded, userSignedOutEverywhere } from './rules/identity.events.ts'
import {
  createSession,
  endSession,
  endSessions,
  getUser,
  type IssuedSession,
  idleMs,
  type ProvenUser,
} from './session.server.ts'

/** A place where an account is signed in. */
export interface ActiveSession {
  /** Names the session; gives no access. */
  id: string
  /** `Chrome on Windows` */
  device: string
  /** Network of the sign-in: an IPv4 address or an IPv6 /64; empty when it is unknown. */
  network: string
  /** ISO 8601, UTC, as the next. */
  createdAt: string
  /** Exact to the minute. */
  lastUsedAt: string
  /** True for the session of this request. */
  current: boolean
  remembered: boolean
}

/** Valid sessions of a user. They end after `idle` ms without a request. */
function alive({ now }: ServiceContext, user: Pick<CurrentUser, 'id'>, idle: number) {
  return and(
    eq(sessions.userId, user.id),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now.toISOString()),
    gt(sessions.lastUsedAt, new Date(now.getTime() - idle).toISOString()),
  )
}

/** Sessions of the account, last used first. */
export async function listSessions(service: ServiceContext, signedIn: SignedIn): Promise<ActiveSession[]> {
  const rows = await service.db
    .select({
      id: sessions.id,
      device: sessions.device,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      remembered: sessions.remembered,
    })
    .from(sessions)
    .where(alive(service, signedIn.user, idleMs(signedIn.session)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map((row) => ({ ...row, current: row.id === signedIn.session.id }))
}

/** A place where another account is signed in, for staff. */
export type SessionOfUser = Omit<ActiveSession, 'current' | 'remembered'>

/** Maximum idle time of a session of another account, ms; that of staff is set on the Security page. */
async function idleOf(service: ServiceContext, user: Pick<CurrentUser, 'role'>): Promise<number> {
  if (!isStaff(user)) return idleMs({ rules: null })
  return idleMs({ rules: { security: await getSecuritySettings(service) } })
}

/** Sessions of a user, last used first, for staff. */
export const listSessionsOf = async (
  service: ServiceContext,
  user: Pick<CurrentUser, 'id' | 'role'>,
): Promise<SessionOfUser[]> =>
  service.db
    .select({
      id: sessions.id,
      device: sessions.device,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(alive(service, user, await idleOf(service, user)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))

/**
 * Ends one session of the account, at once.
 * @throws DomainError not_found when the account has none of this id
 */
export async function endOwnSession(service: ServiceContext, signedIn: SignedIn, id: string): Promise<void> {
  const [session] = await service.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(alive(service, signedIn.user, idleMs(signedIn.session)), eq(sessions.id, id)))
  if (!session) throw new DomainError('not_found', 'This session has already ended')
  const { id: actor } = signedIn.user
  const happened = await emit(service, sessionEnded.of(actor, { subject: actor, version: 0, isQuiet: true }))
  await endSession(service, session, happened.statements)
}

/** Signs out everywhere, here too. */
export async function endAllSessions(service: ServiceContext, { user }: Pick<SignedIn, 'user'>): Promise<void> {
  const fact = { subject: user.id, version: 0, isQuiet: true }
  const happened = await emit(service, userSignedOutEverywhere.of(user.id, fact))
  await endSessions(service, user.id, happened.statements)
}

/**
 * Signs a user out everywhere, as staff do when an account is in the wrong hands.
 * @throws DomainError not_found
 */
export async function endSessionsOf(service: ServiceContext, staff: CurrentUser, id: string): Promise<void> {
  await getUser(service, id)
  const happened = await emit(service, userSignedOutEverywhere.of(staff.id, { subject: id, version: 0 }))
  await endSessions(service, id, happened.statements)
  await happened.committed()
}

/**
 * Ends one session of a user, as staff do.
 * @throws DomainError not_found when the account has none of this id
 */
export async function endSessionOf(
  service: ServiceContext,
  staff: CurrentUser,
  { user, session: id }: { user: string; session: string },
): Promise<void> {
  const owner = await getUser(service, user)
  const [session] = await service.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(alive(service, owner, await idleOf(service, owner)), eq(sessions.id, id)))
  if (!session) throw new DomainError('not_found', 'This session has already ended')
  const happened = await emit(service, sessionEnded.of(staff.id, { subject: user, version: 0 }))
  await endSession(service, session, happened.statements)
  await happened.committed()
}

/**
 * Ends every session of the account and replaces the present one. After a change of the credentials a copied token is
 * worthless.
 * @param proven the user as of the proof: a later change of the account ends the new session as well
 * @param also statements of the change, in the same batch
 */
export async function renewSessions(
  service: ServiceContext,
  { session }: SignedIn,
  proven: ProvenUser,
  also: BatchItem<'sqlite'>[],
): Promise<IssuedSession> {
  await endSessions(service, proven.id, also, session.id)
  const user = { id: proven.id, sessionEpoch: proven.sessionEpoch + 1 }
  try {
    return await createSession(service, { user, remembered: session.remembered, replaces: null })
  } finally {
    // After the new session is made: a page connects again when its socket closes, and the handshake needs the new cookie.
    service.waitUntil(service.live.close({ user: proven.id, session: session.id, isRenewed: true }))
  }
}
