import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { NO_PASSWORD } from '../../identity/invitation.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emitAlone } from '../../kernel/events/emit.server.ts'
import { record, recordEach } from '../../kernel/events/record.server.ts'
import { oneTimeTokens, sessions, users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser, UserStatus } from '../../kernel/rules/identity/user.ts'
import { commit, idsOf } from '../../kernel/sql/statements.server.ts'
import { userActivated, userLocated, userSuspended, usersExported } from '../rules/backoffice.events.ts'
import type { BulkAnswer, BulkChange } from '../rules/users/managed-user.ts'
import { actsAsAdmin, isStillAdmin, NO_ADMIN } from './select-users.server.ts'

type Found = Pick<typeof users.$inferSelect, 'id' | 'name' | 'location'>

/** The users of an act, as one parameter for any number of them. */
const among = (ids: readonly string[]) => inArray(users.id, idsOf(ids))

/** The users that an act changes: the condition of the change and of its audit rows. */
const CHANGEABLE = {
  suspend: (ids: readonly string[], staff: CurrentUser) =>
    sql`${among(ids)} and ${users.status} <> 'suspended' and ${users.id} <> ${staff.id}`,
  activate: (ids: readonly string[]) => sql`${among(ids)} and ${users.status} = 'suspended'`,
} as const

const EVENTS_BY_ACT = {
  suspend: userSuspended,
  activate: userActivated,
  locate: userLocated,
  restore: userLocated,
} as const satisfies Record<BulkChange['act'], unknown>

/** Status that an account returns to: invited when no password was ever chosen. */
const FORMER_STATUS = sql<UserStatus>`case when ${users.passwordHash} = ${NO_PASSWORD} and ${users.emailVerifiedAt} is null then 'invited' else 'active' end`

/**
 * Suspends, activates or moves several users in one batch. A suspended user loses all sessions, open pages and
 * invitations at once.
 * @throws DomainError not_found when none of them exists; conflict when the act changes none of them
 */
export async function changeUsers(
  service: ServiceContext,
  staff: CurrentUser,
  change: BulkChange,
): Promise<BulkAnswer> {
  const ids = [...new Set(change.act === 'restore' ? change.locations.map(({ id }) => id) : change.ids)]
  const before = await findUsers(service, ids)
  if (before.length === 0) throw new DomainError('not_found', 'User not found')
  const changed = await (change.act === 'suspend' || change.act === 'activate'
    ? setStatus(service, staff, change.act, ids)
    : setLocations(
        service,
        staff,
        change.act === 'locate' ? ids.map((id) => ({ id, location: change.location })) : change.locations,
      ))
  const left = before
    .filter(({ id }) => !changed.has(id))
    .map((user) => ({ name: user.name, reason: whyLeft(change.act, staff, user) }))
  if (changed.size === 0) throw new DomainError('conflict', left[0]?.reason ?? 'Nothing was changed')
  // The rows are written. One message for all of them, which names the user if there is one.
  const one = ids.length === 1 ? (ids[0] ?? '') : ''
  await emitAlone(service, EVENTS_BY_ACT[change.act].of(staff.id, { subject: one, version: 0, detail: null }))
  return { changed: before.filter(({ id }) => changed.has(id)).map(({ id, location }) => ({ id, location })), left }
}

const findUsers = ({ db }: ServiceContext, ids: readonly string[]): Promise<Found[]> =>
  db
    .select({ id: users.id, name: users.name, location: users.location })
    .from(users)
    .where(among(ids))
    .orderBy(users.name)

function whyLeft(act: BulkChange['act'], staff: CurrentUser, user: Found): string {
  if (act === 'suspend') {
    return user.id === staff.id ? 'You cannot suspend your own account' : 'The account is already suspended'
  }
  return act === 'activate' ? 'The account is not suspended' : 'The location is the same'
}

async function setStatus(
  service: ServiceContext,
  staff: CurrentUser,
  act: 'suspend' | 'activate',
  ids: readonly string[],
): Promise<Set<string>> {
  const { db, now, live } = service
  const which = CHANGEABLE[act](ids, staff)
  const to: SQL<UserStatus> = act === 'suspend' ? sql`'suspended'` : FORMER_STATUS
  const at = now.toISOString()
  const ended = sql`(select ${users.id} from ${users} where ${among(ids)} and ${users.status} = 'suspended')`
  const [, , changed] = await commit(
    db.batch([
      actsAsAdmin(db, staff),
      recordEach(
        service,
        EVENTS_BY_ACT[act],
        staff.id,
        sql`select ${users.id} as subject, json_object('before', ${users.status}, 'after', ${to}) as detail from ${users} where ${which}`,
      ),
      db
        .update(users)
        .set({ status: to, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(which)
        .returning({ id: users.id }),
      db
        .update(sessions)
        .set({ revokedAt: at })
        .where(and(isNull(sessions.revokedAt), inArray(sessions.userId, ended))),
      db
        .update(oneTimeTokens)
        .set({ usedAt: at })
        .where(
          and(
            isNull(oneTimeTokens.usedAt),
            eq(oneTimeTokens.purpose, 'invitation'),
            inArray(oneTimeTokens.userId, ended),
          ),
        ),
    ]),
    () => explain(service, staff),
  )
  await Promise.all(changed.map(({ id }) => live.close({ user: id })))
  return new Set(changed.map(({ id }) => id))
}

async function setLocations(
  service: ServiceContext,
  staff: CurrentUser,
  locations: readonly { id: string; location: string }[],
): Promise<Set<string>> {
  const { db } = service
  const wanted = sql`(select value ->> 'id' as user_id, value ->> 'location' as place from json_each(${JSON.stringify(locations)}))`
  const differing: SQL = sql`from ${wanted} w join ${users} on ${users.id} = w.user_id where ${users.location} <> w.place`
  const [, , changed] = await commit(
    db.batch([
      actsAsAdmin(db, staff),
      recordEach(
        service,
        userLocated,
        staff.id,
        sql`select ${users.id} as subject, json_object('before', ${users.location}, 'after', w.place) as detail ${differing}`,
      ),
      db
        .update(users)
        .set({ location: sql`(select place from ${wanted} where user_id = ${users.id})` })
        .where(inArray(users.id, sql`(select ${users.id} ${differing})`))
        .returning({ id: users.id }),
    ]),
    () => explain(service, staff),
  )
  return new Set(changed.map(({ id }) => id))
}

const explain = async (service: ServiceContext, staff: CurrentUser) =>
  (await isStillAdmin(service, staff)) ? undefined : NO_ADMIN()

/** The audit row of a file of users, with the filters that made it. */
export const recordExport = (service: ServiceContext, staff: CurrentUser, detail: { filters: string; rows: number }) =>
  record(service, usersExported.of(staff.id, { subject: null, detail }))
