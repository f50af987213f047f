import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { ownerMembers } from '../owners.table.ts'
import { type MemberRight, rightsFrom } from '../rules/owners/rights.ts'

/**
 * True for a row of `owner_members`, joined with its user, that gives access now: an approved claim of an active media
 * owner. A claim outlives a change of role, and gives access again with the old role.
 */
export const isMember = and(
  eq(ownerMembers.state, 'approved'),
  eq(users.role, 'mediaOwner'),
  eq(users.status, 'active'),
)

/** True while a member of an owner can answer requests. @param besides a user to leave out */
export const isAnswered = (owner: string | SQLWrapper, besides = ''): SQL =>
  sql`exists (select 1 from ${ownerMembers} join ${users} on ${users.id} = ${ownerMembers.userId}
    where ${ownerMembers.ownerId} = ${owner} and ${ownerMembers.userId} <> ${besides} and ${isMember}
      and ${inArray(ownerMembers.rights, rightsFrom('sell'))})`

/** Users who belong to owners at this moment, with any right. */
export const listMembers = async ({ db }: Pick<ServiceContext, 'db'>, owners: readonly string[]) =>
  db
    .select({ owner: ownerMembers.ownerId, user: ownerMembers.userId })
    .from(ownerMembers)
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .where(and(inArray(ownerMembers.ownerId, idsOf(owners)), isMember))

/**
 * Ids of the owners that a user belongs to at this moment with a right or more, as a subquery. Its names are qualified by hand: a guard
 * drops those of Drizzle. The plus and `<> 'declined'` say nothing new: they lead SQLite to the index of the user's rows, not to that of all members.
 */
export const ownersOf = ({ id }: { id: string | SQLWrapper }, right: MemberRight = 'view'): SQL =>
  sql`(select m.owner_id from ${ownerMembers} m join ${users} u on u.id = m.user_id
    where m.user_id = ${id} and +m.state = 'approved' and m.state <> 'declined' and u.role = 'mediaOwner' and u.status = 'active'
      and m.rights in ${idsOf(rightsFrom(right))})`
