import { eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { twoFactor, users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import type { ManagedUser } from '../rules/users/managed-user.ts'

type Database = Pick<ServiceContext, 'db'>['db']

/** Apart from the columns: there Drizzle leaves out the names of tables, and both have a user. */
const hasTwoFactor = sql`exists (select 1 from ${twoFactor} where ${twoFactor.userId} = ${users.id} and ${twoFactor.confirmedAt} is not null)`

/** Columns that staff see of a user. */
const MANAGED = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  areas: users.areas,
  company: users.company,
  phone: users.phone,
  location: users.location,
  status: users.status,
  emailVerified: sql`${users.emailVerifiedAt} is not null`.mapWith(Boolean).as('is_verified'),
  twoFactor: sql`${hasTwoFactor}`.mapWith(Boolean).as('has_two_factor'),
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  version: users.version,
}

export const selectUsers = (db: Database) => db.select(MANAGED).from(users).$dynamic()

/** @throws DomainError not_found */
export async function getManagedUser({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<ManagedUser> {
  const [user] = await selectUsers(db).where(eq(users.id, id))
  if (!user) throw new DomainError('not_found', 'User not found')
  return user
}

/** True while a member of staff is an active admin. */
const isActiveAdmin = (staff: Pick<CurrentUser, 'id'>): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${staff.id} and ${users.role} = 'admin' and ${users.status} = 'active')`

/**
 * Guard of a batch: the actor is an active admin. Admins cannot change their own role or status, so one active admin
 * remains, also when two act on each other at the same moment.
 */
export const actsAsAdmin = (db: Database, staff: Pick<CurrentUser, 'id'>) => guard(db, isActiveAdmin(staff))

/** A refusal that the person may read, as every act of this room explains it. */
export const NO_ADMIN = () => new DomainError('forbidden', 'Your account is no longer an admin')

/** True while the actor is an active admin, to explain a refusal. */
export async function isStillAdmin({ db }: Pick<ServiceContext, 'db'>, staff: CurrentUser): Promise<boolean> {
  const [row] = await db.select({ is: sql<number>`${isActiveAdmin(staff)}`.as('is_admin') }).from(sql`(select 1)`)
  return Boolean(row?.is)
}
