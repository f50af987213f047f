import { and, eq, sql } from 'drizzle-orm'
import { endSessions } from '../../identity/session.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError, type ErrorBody } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { roleChanged, userChanged } from '../rules/backoffice.events.ts'
import type { ManagedUser, UserChange, UserConflict } from '../rules/users/managed-user.ts'
import { actsAsAdmin, getManagedUser, isStillAdmin, NO_ADMIN } from './select-users.server.ts'

const EDITED = ['name', 'company', 'location'] as const

/** Changed plain fields, before and after, for the audit log. */
const detailOf = (before: ManagedUser, after: UserChange) =>
  Object.fromEntries(
    EDITED.filter((field) => before[field] !== after[field]).flatMap((field) => [
      [`${field}Before`, before[field]],
      [field, after[field]],
    ]),
  )

/**
 * Changes a user. A new role or other areas end all sessions of the user, since open pages belong to the old ones.
 * @throws DomainError not_found; conflict for one's own role, and with the `current` user when `version` is outdated
 */
export async function changeUser(
  service: ServiceContext,
  staff: CurrentUser,
  id: string,
  change: UserChange,
): Promise<ManagedUser> {
  const { db } = service
  const before = await getManagedUser(service, id)
  if (before.version !== change.version) throw versionConflict(before)
  const { version, name, company, location, role = before.role } = change
  const areas = change.role === undefined ? before.areas : change.areas
  const hasNewRole = role !== before.role || areas.join() !== before.areas.join()
  if (hasNewRole && id === staff.id) throw new DomainError('conflict', 'Another admin has to change your role')
  const detail = detailOf(before, change)
  const isSeen = and(eq(users.id, id), eq(users.version, version))
  const roles = {
    before: before.role,
    after: role,
    ...(areas.length + before.areas.length > 0 && { areasBefore: before.areas.join(', '), areas: areas.join(', ') }),
  }
  const happened = await emit(
    service,
    userChanged.of(staff.id, {
      ...{ subject: id, version: version + 1 },
      detail: Object.keys(detail).length > 0 ? detail : null,
    }),
    ...(hasNewRole ? [roleChanged.of(staff.id, { subject: id, detail: roles })] : []),
  )
  const statements = [
    actsAsAdmin(db, staff),
    guard(db, sql`exists (select 1 from ${users} where ${isSeen})`),
    db.update(users).set({ name, company, location, role, areas }).where(isSeen),
    ...happened.statements,
  ] as const
  const writes = hasNewRole ? endSessions(service, id, [...statements]) : db.batch(statements)
  await commit<unknown>(writes, async () => {
    const current = await getManagedUser(service, id)
    if (current.version !== version) return versionConflict(current)
    return (await isStillAdmin(service, staff)) ? undefined : NO_ADMIN()
  })
  await happened.committed()
  return getManagedUser(service, id)
}

const versionConflict = (current: ManagedUser): DomainError => {
  const detail: Omit<UserConflict, keyof ErrorBody> = { current }
  return new DomainError('conflict', 'Someone else has changed this user', undefined, undefined, detail)
}
