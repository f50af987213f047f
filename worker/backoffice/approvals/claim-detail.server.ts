import { and, asc, desc, eq, ne, or } from 'drizzle-orm'
import { findOwner, listClaimable } from '../../catalogue/owners/claimable.server.ts'
import { getUser } from '../../identity/session.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { selectStaffClaims } from '../../organisations/owners/select-claims.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import type { ClaimDetail } from '../../organisations/rules/owners/claim.ts'
import { evidenceOf } from '../../organisations/rules/owners/evidence.ts'
import { getClaim } from './claim-decisions.server.ts'

const MAX_OTHERS = 20

/** A claim with everything that helps to decide it, for staff. @throws DomainError not_found */
export async function getClaimDetail(service: ServiceContext, id: string): Promise<ClaimDetail> {
  const { db } = service
  const claim = await getClaim(service, id)
  const { ownerId } = claim
  const ofOwner = ownerId === null ? undefined : eq(ownerMembers.ownerId, ownerId)
  const [user, owner, similar, [members, others, [decider]]] = await Promise.all([
    getUser(service, claim.user.id),
    ownerId === null ? null : findOwner(service, ownerId),
    ownerId === null ? listClaimable(service, { q: claim.company }) : [],
    db.batch([
      db
        .select({
          id: ownerMembers.id,
          name: users.name,
          email: users.email,
          role: ownerMembers.role,
          decidedAt: ownerMembers.decidedAt,
        })
        .from(ownerMembers)
        .innerJoin(users, eq(users.id, ownerMembers.userId))
        .where(and(ofOwner ?? eq(ownerMembers.id, ''), eq(ownerMembers.state, 'approved'), ne(ownerMembers.id, id)))
        .orderBy(asc(ownerMembers.decidedAt)),
      selectStaffClaims(db)
        .where(and(ne(ownerMembers.id, id), or(eq(ownerMembers.userId, claim.user.id), ofOwner)))
        .orderBy(desc(ownerMembers.createdAt))
        .limit(MAX_OTHERS),
      db
        .select({ name: users.name })
        .from(users)
        .innerJoin(ownerMembers, eq(ownerMembers.decidedBy, users.id))
        .where(eq(ownerMembers.id, id)),
    ]),
  ])
  if (ownerId !== null && owner === null) throw new DomainError('not_found', 'The owner of this claim no longer exists')
  return {
    claim,
    user: {
      company: user.company,
      phone: user.phone,
      createdAt: user.createdAt,
      role: user.role,
      emailVerified: user.emailVerified,
    },
    owner,
    similar,
    members,
    others,
    evidence: evidenceOf({
      accountEmail: claim.user.email,
      emailVerified: user.emailVerified,
      workEmail: claim.workEmail,
      website: claim.website,
      memberEmails: members.map(({ email }) => email),
    }),
    decidedBy: decider?.name ?? null,
  }
}
