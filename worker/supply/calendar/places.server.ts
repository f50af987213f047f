import { inArray, sql } from 'drizzle-orm'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import { refOf, resourceOf } from '../../catalogue/rules/availability/resource.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { DateSpan } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { isMember } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import type { Place } from '../rules/calendar/plan-block.ts'
import type { ChangedPlace } from './after-change.server.ts'
import { requireSell } from './rights.server.ts'
import { ofListings, selectOwnAllocations } from './select-own-allocations.server.ts'

export type OwnPlace = Place & ChangedPlace

/** Rights of a user by owner. */
const selectRights = ({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser) =>
  db
    .select({ owner: ownerMembers.ownerId, right: ownerMembers.rights })
    .from(ownerMembers)
    .innerJoin(users, sql`${users.id} = ${ownerMembers.userId}`)
    .where(sql`${ownerMembers.userId} = ${user.id} and ${isMember}`)

/**
 * Checks the right to sell for owners.
 * @throws DomainError not_found for an owner without the user as a member; forbidden without the right to sell
 */
export async function checkRights(
  ctx: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  owners: readonly string[],
): Promise<void> {
  const rights = await selectRights(ctx, user)
  const rightFor = new Map<string | null, MemberRight>(rights.map(({ owner, right }) => [owner, right]))
  for (const owner of owners) {
    const right = rightFor.get(owner)
    if (right === undefined) throw missing()
    requireSell(right)
  }
}

const missing = () => new DomainError('not_found', 'You have no such listing')

/**
 * Places with these names, each with its bookings and blocks in a span of days. The name of a listing with spots means
 * all of its spots.
 * @throws DomainError not_found for places of other owners; forbidden without the right to sell
 */
export async function readPlaces(
  ctx: ServiceContext,
  user: CurrentUser,
  resources: readonly string[],
  span: DateSpan,
): Promise<OwnPlace[]> {
  const { db } = ctx
  const ids = idsOf(resources.map((resource) => refOf(resource).listing))
  const [whole, inside, allocations] = await db.batch([
    db
      .select({
        id: listings.id,
        ref: listings.ref,
        title: listings.title,
        category: listings.categoryId,
        owner: listings.ownerId,
        capacity: listings.capacity,
        availability: listings.availability,
        unit: listings.unit,
        details: listings.details,
      })
      .from(listings)
      .where(inArray(listings.id, ids)),
    db
      .select({
        id: spots.id,
        listing: spots.listingId,
        name: spots.name,
        capacity: spots.capacity,
        availability: spots.availability,
        unit: spots.unit,
      })
      .from(spots)
      .where(inArray(spots.listingId, ids))
      .orderBy(spots.listingId, spots.position),
    selectOwnAllocations(ctx, ofListings(ids), span),
  ])
  const places = resources.flatMap((resource): OwnPlace[] => {
    const ref = refOf(resource)
    const listing = whole.find(({ id }) => id === ref.listing)
    const all = inside.filter((spot) => spot.listing === ref.listing)
    const own = ref.spot === null ? all : all.filter(({ id }) => id === ref.spot)
    if (!listing || (ref.spot !== null && own.length === 0)) throw missing()
    const common = { listing: listing.id, category: listing.category, owner: listing.owner }
    const sold = own.length > 0 ? own : [listing]
    return sold.map((one) => {
      const title = 'name' in one ? `${one.name}, ${listing.title}` : listing.title
      const name = 'name' in one ? resourceOf(listing, one) : listing.id
      return {
        ...common,
        resource: name,
        title: titleWithRef({ title, ref: listing.ref }),
        capacity: one.capacity,
        soldOut: one.availability === 'sold_out',
        appears: appearsOf(listing, one),
        allocations: allocations.filter((allocation) => allocation.resource === name),
      }
    })
  })
  await checkRights(ctx, user, [...new Set(places.map(({ owner }) => owner))])
  return [...new Map(places.map((place) => [place.resource, place])).values()]
}
