import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import * as v from 'valibot'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import { deviceName } from '../domain/identity/device-name.ts'
import type { Role } from '../domain/identity/roles.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { sessions, twoFactor, users } from './identity.table.ts'
import { hashToken, isToken, newId, newToken } from './tokens.ts'

// A session is one record in KV, written once, and one row in D1. The record says that there may be a session, near the
// caller and cheaply; the row and its user say what is true now. A token without a record never reaches D1.

/** What KV holds under `s:<SHA-256 of the token>`. */
const SessionRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user: v.string(),
    /** `users.session_epoch` when it was made. */
    epoch: v.number(),
    /** Milliseconds since 1970. */
    expiresAt: v.number(),
  }),
)
type SessionRecord = v.InferOutput<typeof SessionRecord>

const recordKey = (tokenHash: string) => `s:${tokenHash}`

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Remembered, a session lives for 30 days; else the browser forgets it, and the server after a day. */
export const SESSION_MS = { remembered: 30 * DAY, brief: DAY }

export interface Session {
  id: string
  tokenHash: string
  remembered: boolean
  createdAt: string
  lastUsedAt: string
}

/** Whoever makes a request, and by which of their sessions. */
export interface SignedIn {
  user: CurrentUser
  session: Session
}

/** Whose identity was proven just now. */
export interface ProvenUser {
  id: string
  sessionEpoch: number
}

export interface IssuedSession {
  /** Told to the browser once; kept nowhere. */
  token: string
  remembered: boolean
}

export type SessionService = Pick<ServiceContext, 'db' | 'kv' | 'now' | 'settings' | 'caller' | 'live' | 'waitUntil'>

/** What a user may see of themselves. */
const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
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
}

/** The user of an id, as they see themselves. @throws DomainError not_found */
export async function getUser({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<CurrentUser> {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(eq(users.id, id))
  if (!user) throw new DomainError('not_found', 'There is no such account')
  return user
}

/** Who holds the token: null unless its record and its row agree that the session lives, this instant. */
export async function findSession(service: SessionService, token: string): Promise<SignedIn | null> {
  if (!isToken(token)) return null
  const { db, kv, now, settings } = service
  const tokenHash = await hashToken(token)
  const record = v.safeParse(SessionRecord, await kv.get(recordKey(tokenHash)))
  if (!record.success || record.output.expiresAt <= now.getTime()) return null

  const [found] = await db
    .select({ user: userColumns, session: sessionColumns, demo: users.demo })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
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

  const { user, session } = found
  const idle = now.getTime() - Date.parse(session.lastUsedAt)
  if (user.role === 'admin' && idle >= settings.adminIdleMinutes * MINUTE) {
    await endSession(service, session)
    return null
  }
  if (idle >= MINUTE) service.waitUntil(touch(service, session))
  return { user, session }
}

/** Notes that a session is in use: not with every request, for D1 is written more slowly than it is read. */
const touch = ({ db, now }: SessionService, { id }: Session) =>
  db
    .update(sessions)
    .set({ lastUsedAt: now.toISOString() })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, new Date(now.getTime() - MINUTE).toISOString())))

/**
 * Starts a session. The one that the browser had until now ends with it: a token that somebody planted before the
 * sign-in is worth nothing after it.
 * @param also statements of the same batch
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

  const insert = db.insert(sessions).values({
    id: newId('ses'),
    userId: user.id,
    tokenHash,
    device: deviceName(caller.userAgent),
    remembered,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(expiresAt).toISOString(),
  })
  const [, , ended] = await db.batch([
    insert,
    db.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, at))),
    db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.tokenHash, replaced ?? ''), isNull(sessions.revokedAt)))
      .returning({ user: sessions.userId, session: sessions.id }),
    ...also,
  ])
  for (const whose of ended) live.close(whose)
  const record: SessionRecord = { user: user.id, epoch: user.sessionEpoch, expiresAt }
  await Promise.all([
    kv.put(recordKey(tokenHash), JSON.stringify(record), { expirationTtl: lifetime / 1000 }),
    replaced && kv.delete(recordKey(replaced)),
  ])
  return { token, remembered }
}

/** Ends one session: first in D1, where it holds at once. Its sockets close. */
export async function endSession(
  { db, kv, now, live }: SessionService,
  { id, tokenHash }: Pick<Session, 'id' | 'tokenHash'>,
  also: BatchItem<'sqlite'>[] = [],
): Promise<void> {
  const revoke = db
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ user: sessions.userId, session: sessions.id })
  const [ended] = await db.batch([revoke, ...also])
  for (const whose of ended) live.close(whose)
  await kv.delete(recordKey(tokenHash))
}

/** KV takes a thousand operations a request; what is left expires by itself and opens nothing meanwhile. */
const MAX_RECORDS = 500

/**
 * Ends every session of a user, in one batch with the change that is the reason for it, and raises the epoch.
 * @param also what is written in the same batch, before; `[]` when nothing is
 */
export async function endSessions(
  { db, kv, now, live }: Pick<SessionService, 'db' | 'kv' | 'now' | 'live'>,
  userId: string,
  also: BatchItem<'sqlite'>[],
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
  live.close({ user: userId })
  await Promise.all(ended.map(({ tokenHash }) => kv.delete(recordKey(tokenHash))))
}

/**
 * Who is signed in, for whatever only they may read or do.
 * @param roles who may; everyone who is signed in when none is named
 * @throws DomainError unauthorized for nobody, forbidden for another role
 */
export async function requireUserOf(service: ServiceContext, ...roles: Role[]): Promise<SignedIn> {
  const signedIn = await service.session()
  if (!signedIn) throw new DomainError('unauthorized', 'Please sign in')
  if (roles.length > 0 && !roles.includes(signedIn.user.role)) {
    throw new DomainError('forbidden', 'Your account has no access to this')
  }
  return signedIn
}
