import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { ownerMembers, owners } from '../owners.table.ts'

/** A claim, with the name that its owner has today. */
export const OWN_CLAIM = {
  id: ownerMembers.id,
  state: ownerMembers.state,
  ownerId: ownerMembers.ownerId,
  company: sql<string>`coalesce(${owners.name}, ${ownerMembers.company})`.as('claimed_company'),
  city: sql<string>`coalesce(${owners.city}, ${ownerMembers.city})`.as('claimed_city'),
  sells: ownerMembers.sells,
  role: ownerMembers.role,
  workEmail: ownerMembers.workEmail,
  phone: ownerMembers.phone,
  website: ownerMembers.website,
  statement: ownerMembers.statement,
  createdAt: ownerMembers.createdAt,
  decidedAt: ownerMembers.decidedAt,
  reason: ownerMembers.reason,
}

/** Claims with their users, for the caller to narrow, sort and cut. */
export const selectStaffClaims = (db: ServiceContext['db']) =>
  db
    .select({
      ...OWN_CLAIM,
      user: {
        id: sql<string>`${users.id}`.as('claimant_id'),
        name: sql<string>`${users.name}`.as('claimant_name'),
        email: sql<string>`${users.email}`.as('claimant_email'),
      },
    })
    .from(ownerMembers)
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .leftJoin(owners, eq(owners.id, ownerMembers.ownerId))
