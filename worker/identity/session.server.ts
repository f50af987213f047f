import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import * as v from 'valibot'
import type { ServiceContext } from '../kernel/context.ts'
import { type EventContext, emitAlone } from '../kernel/events/emit.server.ts'
import { sessions, twoFactor, users } from '../kernel/identity.table.ts'
import { securitySettingsOf, settingsColumns } from '../kernel/platform/settings.server.ts'
import { platformSettings } from '../kernel/platform.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { type BackOfficeArea, isStaff, mayStaff, type Role } from '../kernel/rules/identity/roles.ts'
import type { CurrentUser, SignedIn, StaffRules, UserSession } from '../kernel/rules/identity/user.ts'
import { hashToken, isToken, newId, newToken } from '../kernel/tokens.ts'
import { deviceName } from './rules/device-name.ts'
import { staffSessionChanged } from './rules/identity.events.ts'
import { expectStaffRules, requireListedAddress, staffRulesOf } from './staff-rules.server.ts'

/** The KV record of a session, under `s:<SHA-256 of the token>`. */
const SessionRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user: v.string(),
    /** `users.session_epoch` at the start of the session. */
    epoch: v.number(),
    /** Milliseconds since 1970. */
    expiresAt: v.number(),
  }),
)
type SessionRecord = v.InferOutput<typeof SessionRecord>

const recordKey = (tokenHash: string) => `s:${tokenHash}`

// A session is one record in KV, written once, and one row in D1. The record shows quickly that there may be a session; the
// row and its user decide. A token without a record never reaches D1.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A remembered session lasts 30 days. Any other ends with the browser, and after a day on the server. */
export const SESSION_MS = { remembered: 30 * DAY, brief: DAY }

/** Idle limit of a remembered session: the browser may have another user by now. */
const IDLE_MS = 14 * DAY

/** A user whose identity was just proven. */
export interface ProvenUser {
  id: string
  sessionEpoch: number
  /** True when a code was proven as well as the password. */
  twoFactor?: boolean
  /** True for back-office users, whose sessions are listed on pages of staff. */
  staff?: boolean
}

export interface IssuedSession {
  /** Sent to the browser once and stored nowhere. */
  token: string
  remembered: boolean
}

export type SessionService = EventContext & Pick<ServiceContext, 'kv' | 'settings' | 'caller' | 'waitUntil'>

/** Columns that a user may see of themselves. */
const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  areas: users.areas,
  company: users.company,
  phone: users.phone,
  emailVerified: sql`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
  twoFactor: sql`${twoFactor.confirmedAt} is not null`.mapWith(Boolean),
  createdAt: users.createdAt,
}

const sessionColumns = {
  id: sessions.id,
  tokenHash: sessions.tokenHash,
  remembered: sessions.remembered,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  confirmedAt: sessions.confirmedAt,
}

/** @throws DomainError not_found */
export async function getUser({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<CurrentUser> {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(eq(users.id, id))
  if (!user) throw new DomainError('not_found', 'Account not found')
  return user
}

/** The user of a token: null unless the KV record and the D1 row agree that the session is alive now. */
export async function findSession(service: SessionService, token: string): Promise<SignedIn | null> {
  if (!isToken(token)) return null
  const { db, kv, now, settings } = service
  const tokenHash = await hashToken(token)
  const record = v.safeParse(SessionRecord, await kv.get(recordKey(tokenHash)))
  if (!record.success || record.output.expiresAt <= now.getTime()) return null

  const [found] = await db
    .select({ user: userColumns, session: sessionColumns, demo: users.demo, security: settingsColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .leftJoin(platformSettings, and(eq(platformSettings.name, 'security'), inArray(users.role, ['admin', 'staff'])))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now.toISOString()),
        eq(users.id, record.output.user),
        eq(users.sessionEpoch, record.output.epoch),
        eq(users.status, 'active'),
      ),
    )
  if (!found || (found.demo && !settings.demoMode)) return null

  const { user, demo: isDemo } = found
  const rules = isStaff(user) ? staffRulesOf(service, securitySettingsOf(service, found.security), { isDemo }) : null
  const session = { ...found.session, rules }
  if (now.getTime() >= idleAt(session)) {
    await endSession(service, session)
    return null
  }
  if (now.getTime() - Date.parse(session.lastUsedAt) >= MINUTE) service.waitUntil(touch(service, { user, session }))
  return { user, session }
}

/** Maximum idle time of a session, ms; that of staff is the number of minutes on the Security page. */
export const idleMs = ({ rules }: { rules: Pick<StaffRules, 'security'> | null }): number =>
  rules ? rules.security.value.sessionTimeout * MINUTE : IDLE_MS

/** End of a session unless it is used before, milliseconds since 1970. */
export const idleAt = (session: Pick<UserSession, 'lastUsedAt' | 'rules'>): number =>
  Date.parse(session.lastUsedAt) + idleMs(session)

/** Records the use of a session, at most once a minute: writes to D1 are slower than reads. Sockets of staff live as long. */
async function touch(service: SessionService, { user, session }: SignedIn): Promise<void> {
  const { db, now, live } = service
  const lastUsedAt = now.toISOString()
  await db
    .update(sessions)
    .set({ lastUsedAt })
    .where(and(eq(sessions.id, session.id), lt(sessions.lastUsedAt, new Date(now.getTime() - MINUTE).toISOString())))
  if (isStaff(user)) live.renew({ user: user.id, session: session.id, idleAt: idleAt({ ...session, lastUsedAt }) })
}

/**
 * Starts a session. The previous session of the browser ends with it, so a token that was planted before the sign-in is
 * worthless afterwards (session fixation).
 * @param also statements of the same batch, which run before the row of the session is written
 */
export async function createSession(
  service: SessionService,
  { user, remembered, replaces }: { user: ProvenUser; remembered: boolean; replaces: string | null },
  also: BatchItem<'sqlite'>[] = [],
): Promise<IssuedSession> {
  const { db, kv, now, caller, live } = service
  const token = newToken()
  const tokenHash = await hashToken(token)
  const replaced = replaces !== null && isToken(replaces) ? await hashToken(replaces) : null
  const lifetime = remembered ? SESSION_MS.remembered : SESSION_MS.brief
  const expiresAt = now.getTime() + lifetime
  const at = now.toISOString()

  // After the statements of the caller: the user may be one of them.
  const insert = db.insert(sessions).values({
    id: newId('ses'),
    userId: user.id,
    tokenHash,
    device: deviceName(caller.userAgent),
    network: caller.network,
    remembered,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(expiresAt).toISOString(),
  })
  const [, ended] = await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, at))),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.tokenHash, replaced ?? ''), isNull(sessions.revokedAt)))
      .returning({ user: sessions.userId, session: sessions.id }),
    ...also,
    insert,
  ])
  await Promise.all(ended.map((whose) => live.close(whose)))
  const record: SessionRecord = { user: user.id, epoch: user.sessionEpoch, expiresAt }
  await Promise.all([
    kv.put(recordKey(tokenHash), JSON.stringify(record), { expirationTtl: lifetime / 1000 }),
    replaced && kv.delete(recordKey(replaced)),
  ])
  if (user.staff) await emitAlone(service, staffSessionChanged.of(user.id, null))
  return { token, remembered }
}

/**
 * Ends sessions: first in D1, where it takes effect at once. Their sockets close.
 * @param also statements of the same batch, which run first
 * @returns how many
 */
export async function revokeSessions(
  service: SessionService,
  which: SQL,
  also: readonly BatchItem<'sqlite'>[],
): Promise<number> {
  const { db, kv, now, live } = service
  const alive = and(which, isNull(sessions.revokedAt))
  const [ended] = await db.batch([
    db
      .select({ user: sessions.userId, session: sessions.id, hash: sessions.tokenHash, role: users.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(alive),
    ...also,
    db.update(sessions).set({ revokedAt: now.toISOString() }).where(alive),
  ])
  await Promise.all(ended.map(({ user, session }) => live.close({ user, session })))
  await Promise.all(ended.map(({ hash }) => kv.delete(recordKey(hash))))
  if (ended.some(isStaff)) await emitAlone(service, staffSessionChanged.of(null, null))
  return ended.length
}

/** Ends one session, at once. */
export const endSession = async (
  service: SessionService,
  { id }: { id: string },
  also: readonly BatchItem<'sqlite'>[] = [],
) => {
  await revokeSessions(service, eq(sessions.id, id), also)
}

/** KV allows a thousand operations a request. Records that are left are invalid by their epoch, and expire. */
const MAX_RECORDS = 500

/**
 * Ends every session of a user and raises the epoch, in one batch with the change that causes it.
 * @param also statements of that change, which run first @param except the session whose sockets the caller closes
 */
export async function endSessions(
  { db, kv, now, live }: Pick<SessionService, 'db' | 'kv' | 'now' | 'live'>,
  userId: string,
  also: readonly BatchItem<'sqlite'>[],
  except?: string,
): Promise<void> {
  const at = now.toISOString()
  const alive = and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at))
  const [ended] = await db.batch([
    db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(alive)
      .orderBy(desc(sessions.createdAt))
      .limit(MAX_RECORDS),
    ...also,
    db
      .update(users)
      .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
      .where(eq(users.id, userId)),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt))),
  ])
  await live.close({ user: userId, except })
  await Promise.all(ended.map(({ tokenHash }) => kv.delete(recordKey(tokenHash))))
}

/**
 * The signed-in user, for private reads and writes.
 * @param roles allowed roles; none for every signed-in user
 * @throws DomainError unauthorized for visitors; forbidden for another role, and for staff who do not meet the rules of
 * the Security page
 */
export async function requireUserOf(service: ServiceContext, ...roles: Role[]): Promise<SignedIn> {
  const signedIn = await service.session()
  if (!signedIn) throw new DomainError('unauthorized', 'Please sign in')
  if (roles.length > 0 && !roles.includes(signedIn.user.role)) {
    throw new DomainError('forbidden', 'Your account has no access to this')
  }
  if (roles.length > 0) expectStaffRules(service, signedIn)
  return signedIn
}

/**
 * The signed-in member of staff.
 * @param areas one of them is needed; none for all back-office users
 * @throws DomainError unauthorized for visitors; forbidden for other users, and the refusals of `requireUserOf`
 */
export async function requireStaffOf(service: ServiceContext, ...areas: BackOfficeArea[]): Promise<SignedIn> {
  await requireListedAddress(service)
  const signedIn = await requireUserOf(service, 'admin', 'staff')
  if (areas.length > 0 && !areas.some((area) => mayStaff(signedIn.user, area))) {
    throw new DomainError('forbidden', 'Your role has no access to this part of the back office')
  }
  return signedIn
}
