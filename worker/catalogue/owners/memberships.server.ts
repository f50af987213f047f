import { and, asc, count, countDistinct, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { isMember, ownersOf } from '../../organisations/owners/belongs.server.ts'
import { verified } from '../../organisations/owners/verified.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import { selectCards } from '../cards.server.ts'
import { listings } from '../catalogue.table.ts'
import type { ListingSummary } from '../rules/listing.ts'

/** An owner that the user belongs to, with its listings in the public catalogue. */
export interface OwnedOwner {
  id: string
  name: string
  /** The mark of the owner: a check of its documents is recorded. The account itself is not checked. */
  verified: boolean
  listings: number
  cities: number
  categories: number
}

export interface Memberships {
  owners: OwnedOwner[]
  /** A few of their listings, best rated first. */
  best: ListingSummary[]
}

const MAX_LISTED = 4

/** The owners that a user belongs to. Only an approved claim counts, never the company that the account names. */
export async function getMemberships({ db }: ServiceContext, user: CurrentUser): Promise<Memberships> {
  const own = ownersOf(user)
  const [owned, best] = await db.batch([
    db
      .select({
        id: owners.id,
        name: owners.name,
        verified,
        listings: count(listings.id),
        cities: countDistinct(listings.city),
        categories: countDistinct(listings.categoryId),
      })
      .from(owners)
      .leftJoin(listings, eq(listings.ownerId, owners.id))
      .where(sql`${owners.id} in ${own}`)
      .groupBy(owners.id)
      .orderBy(owners.name),
    selectCards(db)
      .where(sql`${listings.ownerId} in ${own}`)
      .orderBy(desc(listings.rating), listings.id)
      .limit(MAX_LISTED),
  ])
  return { owners: owned, best }
}

/** An owner that a user works for, with the rights of the user there. */
export interface OwnOwner {
  id: string
  name: string
  verified: boolean
  state: string
  right: MemberRight
}

/** The owners that a user works for, by their names. */
export const listOwnOwners = ({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser): Promise<OwnOwner[]> =>
  db
    .select({
      id: owners.id,
      name: owners.name,
      verified,
      state: owners.state,
      right: ownerMembers.rights,
    })
    .from(ownerMembers)
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .innerJoin(owners, eq(owners.id, ownerMembers.ownerId))
    .where(and(eq(ownerMembers.userId, user.id), isMember))
    .orderBy(asc(owners.name))
