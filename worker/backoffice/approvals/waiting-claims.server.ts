import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { categories, listings } from '../../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { selectStaffClaims } from '../../organisations/owners/select-claims.server.ts'
import { verified } from '../../organisations/owners/verified.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import type { StaffClaim } from '../../organisations/rules/owners/claim.ts'
import { evidenceOf } from '../../organisations/rules/owners/evidence.ts'
import type { Check } from '../rules/approvals/approval.ts'

/** A media owner who asks to run a company. */
export interface WaitingClaim extends StaffClaim {
  /** Ms, as the next. */
  submittedAt: number
  deferredAt: number | null
  /** Cities in which the company has listings; those in the claim when it is not listed. */
  locations: string[]
  /** Its categories; the claimant's words when it is not listed. */
  inventory: string[]
  checks: Check[]
  /** True when the documents of the company were checked before. */
  verified: boolean
}

/** Members that the owner of a claim has already, and their accounts. */
const members = alias(ownerMembers, 'members')
const accounts = alias(users, 'accounts')

const MAX_SHOWN = 6

const some = (names: readonly string[]): string[] =>
  names.length > MAX_SHOWN ? [...names.slice(0, MAX_SHOWN), `${names.length - MAX_SHOWN} more`] : [...names]

/** Claims by their ids, with the facts on their cards. */
export async function readClaims({ db }: Pick<ServiceContext, 'db'>, ids: readonly string[]): Promise<WaitingClaim[]> {
  if (ids.length === 0) return []
  const [claims, more, sold] = await db.batch([
    selectStaffClaims(db).where(inArray(ownerMembers.id, idsOf(ids))),
    db
      .select({
        id: ownerMembers.id,
        deferredAt: ownerMembers.deferredAt,
        emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`.mapWith(Boolean).as('email_verified'),
        verified,
        members: sql<string>`(select coalesce(json_group_array(${accounts.email}), '[]') from ${ownerMembers} ${members}
            join ${users} ${accounts} on ${accounts.id} = ${members.userId}
          where ${members.ownerId} = ${ownerMembers.ownerId} and ${members.state} = 'approved')`.as('member_emails'),
      })
      .from(ownerMembers)
      .innerJoin(users, eq(users.id, ownerMembers.userId))
      .leftJoin(owners, eq(owners.id, ownerMembers.ownerId))
      .where(inArray(ownerMembers.id, idsOf(ids))),
    db
      .select({
        owner: listings.ownerId,
        city: listings.city,
        category: sql<string>`${categories.name}`.as('category_name'),
      })
      .from(listings)
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .where(
        sql`${listings.ownerId} in (select ${ownerMembers.ownerId} from ${ownerMembers}
          where ${inArray(ownerMembers.id, idsOf(ids))} and ${ownerMembers.ownerId} is not null)`,
      )
      .groupBy(listings.ownerId, listings.city, categories.name)
      .orderBy(asc(listings.city)),
  ])
  const factsOf = new Map(more.map((row) => [row.id, row]))
  return claims.map((claim) => {
    const facts = factsOf.get(claim.id)
    const own = sold.filter(({ owner }) => owner === claim.ownerId)
    const isListed = own.length > 0
    const evidence = evidenceOf({
      accountEmail: claim.user.email,
      emailVerified: facts?.emailVerified ?? false,
      workEmail: claim.workEmail,
      website: claim.website,
      memberEmails: JSON.parse(facts?.members ?? '[]'),
    })
    return {
      ...claim,
      submittedAt: Date.parse(claim.createdAt),
      deferredAt: facts?.deferredAt ?? null,
      verified: facts?.verified ?? false,
      locations: isListed ? some([...new Set(own.map(({ city }) => city))]) : [claim.city],
      inventory: isListed ? some([...new Set(own.map(({ category }) => category))]) : [claim.sells || 'Not given'],
      checks: [
        ...(claim.ownerId === null
          ? [{ isGood: false, text: 'The company is not in the catalogue. Approval adds it' }]
          : []),
        ...evidence.flatMap(({ weighs, text }) => (weighs === 'neither' ? [] : [{ isGood: weighs === 'for', text }])),
      ],
    }
  })
}
