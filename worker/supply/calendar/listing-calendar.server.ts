import { asc, eq } from 'drizzle-orm'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import { rateColumns, seasonsOfListing } from '../../catalogue/offer-columns.server.ts'
import type { Appears } from '../../catalogue/rules/availability/issues.ts'
import { lastOpenDay } from '../../catalogue/rules/availability/range.ts'
import { resourceOf } from '../../catalogue/rules/availability/resource.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import type { Rate } from '../../catalogue/rules/rate.ts'
import type { Season } from '../../catalogue/rules/seasons.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate, type DateSpan } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import type { OwnAllocation } from '../rules/calendar/own-allocations.ts'
import { selectRight } from './rights.server.ts'
import { ofListings, selectOwnAllocations } from './select-own-allocations.server.ts'

/** Something that is sold of a listing: the listing, or one of its spots. */
export interface SoldCalendar {
  resource: string
  /** Of the spot; null of a listing without spots. */
  name: string | null
  capacity: number | null
  soldOut: boolean
  rate: Rate
  seconds: number | null
  /** Issue dates, for what is booked by the issue. */
  appears: Appears | null
  allocations: OwnAllocation[]
}

/** One listing of an owner with all of its days that are open. */
export interface ListingCalendar {
  id: string
  ref: string
  title: string
  category: string
  subcategory: string
  ownerId: string
  right: MemberRight
  seasons: Season[]
  /** From the first of this month as far ahead as calendars are open. */
  window: DateSpan
  sold: SoldCalendar[]
}

const terms = <Table extends typeof listings | typeof spots>(table: Table) => ({
  rate: rateColumns(table),
  capacity: table.capacity,
  availability: table.availability,
})

/** The days of one listing and of its spots. @throws DomainError not_found, also for another owner's */
export async function getListingCalendar(ctx: ServiceContext, user: CurrentUser, id: string): Promise<ListingCalendar> {
  const { db, now } = ctx
  const today = civilDate(now)
  const window = { start: `${today.slice(0, 7)}-01`, end: lastOpenDay(today) }
  const [[member], [row], inside, allocations] = await db.batch([
    selectRight(ctx, user, db.select({ owner: listings.ownerId }).from(listings).where(eq(listings.id, id))),
    db
      .select({
        ...terms(listings),
        id: listings.id,
        ref: listings.ref,
        title: listings.title,
        category: listings.categoryId,
        subcategory: listings.subcategoryId,
        ownerId: listings.ownerId,
        seasons: seasonsOfListing,
        details: listings.details,
      })
      .from(listings)
      .where(eq(listings.id, id)),
    db
      .select({ ...terms(spots), id: spots.id, name: spots.name, seconds: spots.seconds })
      .from(spots)
      .where(eq(spots.listingId, id))
      .orderBy(asc(spots.position)),
    selectOwnAllocations(ctx, ofListings(idsOf([id])), window),
  ])
  if (!member || !row) throw new DomainError('not_found', 'You have no such listing')
  const { rate, capacity, availability, details, ...listing } = row
  const sold =
    inside.length > 0
      ? inside.map((spot) => ({ ...spot, resource: resourceOf(listing, spot) }))
      : [{ resource: id, name: null, seconds: null, rate, capacity, availability }]
  return {
    ...listing,
    right: member.right,
    window,
    sold: sold.map((one) => ({
      resource: one.resource,
      name: one.name,
      capacity: one.capacity,
      soldOut: one.availability === 'sold_out',
      rate: one.rate,
      seconds: one.seconds,
      appears: appearsOf({ details }, one.rate),
      allocations: allocations.filter(({ resource }) => resource === one.resource),
    })),
  }
}
