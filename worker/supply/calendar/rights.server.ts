import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { isMember } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import { type MemberRight, mayAs } from '../../organisations/rules/owners/rights.ts'

/** Right of the user at an owner; no row without membership. @param owner its id, or a select of it */
export const selectRight = ({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser, owner: SQLWrapper | string) =>
  db
    .select({ right: ownerMembers.rights })
    .from(ownerMembers)
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .where(and(eq(ownerMembers.userId, user.id), sql`${ownerMembers.ownerId} = ${owner}`, isMember))

/** @throws DomainError forbidden */
export function requireSell(right: MemberRight): void {
  if (mayAs(right, 'sell')) return
  throw new DomainError('forbidden', 'You can view this calendar. You need the right to sell to block days')
}
