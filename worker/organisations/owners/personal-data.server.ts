import { eq, or, sql } from 'drizzle-orm'
import { ownAddress, type PersonalData } from '../../kernel/personal-data.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import { ownerInvitations, ownerMembers, owners } from '../owners.table.ts'
import { verifications } from '../verification.table.ts'
import { listOwnClaims } from './claims.server.ts'
import { leavesNoManager } from './team.server.ts'

/**
 * Claims and memberships, which are deleted with the user; decisions and invitations by the user stay, without their
 * name. Invitations are deleted with their sender, user or recipient. The last manager of a team cannot be erased while
 * it has other members.
 */
export const ownersData: PersonalData = {
  tables: [ownerMembers, ownerInvitations, verifications],
  collect: async (service, { user }) => ({
    companies: await listOwnClaims(service, user),
    companyRights: await service.db
      .select({ company: ownerMembers.company, right: ownerMembers.rights, invited: ownerMembers.invited })
      .from(ownerMembers)
      .where(sql`${ownerMembers.userId} = ${user.id} and ${ownerMembers.state} = 'approved'`),
    invitations: await service.db
      .select({
        company: owners.name,
        email: ownerInvitations.email,
        right: ownerInvitations.rights,
        state: ownerInvitations.state,
        createdAt: ownerInvitations.createdAt,
        expiresAt: ownerInvitations.expiresAt,
      })
      .from(ownerInvitations)
      .leftJoin(owners, eq(owners.id, ownerInvitations.ownerId))
      .where(or(eq(ownerInvitations.invitedBy, user.id), eq(ownerInvitations.email, ownAddress(user)))),
  }),
  keeps: async ({ db }, user) => {
    const [row] = await db.select({ isLast: sql<number>`${leavesNoManager(user)}` }).from(sql`(select 1)`)
    const message =
      'You are the last manager of your company. Make another member a manager, or remove the other members first'
    return row?.isLast ? new DomainError('in_use', message) : null
  },
  erase: ({ db }, user) => [
    guard(db, sql`not ${leavesNoManager(user)}`),
    db.update(ownerMembers).set({ decidedBy: null }).where(eq(ownerMembers.decidedBy, user.id)),
    db.update(verifications).set({ checkedBy: null }).where(eq(verifications.checkedBy, user.id)),
    db.update(verifications).set({ withdrawnBy: null }).where(eq(verifications.withdrawnBy, user.id)),
    db.delete(ownerInvitations).where(eq(ownerInvitations.email, ownAddress(user))),
  ],
}
