import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { categories, listings, spots } from '../../catalogue/catalogue.table.ts'
import { isFreeSomeDay } from '../../catalogue/free.server.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ListingFact } from '../../catalogue/rules/listing.ts'
import { sideFacts } from '../../catalogue/rules/listing-marks.ts'
import { photosOf } from '../../catalogue/rules/photos.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, civilDate, type DateSpan } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { contains, idsOf } from '../../kernel/sql/statements.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import { type CalendarQuery, COUNTED_DAYS, windowOf } from '../rules/calendar/calendar-query.ts'
import type { OwnAllocation } from '../rules/calendar/own-allocations.ts'
import { selectRight } from './rights.server.ts'
import { ofListings, selectOwnAllocations } from './select-own-allocations.server.ts'

/** Rows of a page. */
const PAGE_SIZE = 40

/** A listing of the calendar, with the allocations of its days and those of its spots. */
export interface CalendarRow {
  id: string
  ref: string
  title: string
  category: string
  place: { area: string; city: string }
  ownRef: string | null
  /** `sideFacts`. */
  specifications: ListingFact[]
  /** Of the listing itself; a listing with spots sells the spots instead. */
  capacity: number | null
  /** True when the owner marked it as sold out, independent of its days. */
  soldOut: boolean
  variant: string | null
  state: string
  photo: string | null
  spots: { resource: string; name: string; capacity: number | null }[]
  allocations: OwnAllocation[]
}

/** A calendar of all listings of an owner. */
export interface OwnerCalendar {
  owner: { id: string; name: string }
  right: MemberRight
  window: DateSpan
  /** All listings, by medium and by city. */
  media: { id: string; name: string; count: number }[]
  cities: { name: string; count: number }[]
  listings: number
  /** Filtered listings by medium, in the order of the rows. */
  groups: { id: string; name: string; count: number }[]
  rows: CalendarRow[]
  /** The number of the first row, from 1. */
  first: number
  total: number
  page: number
  pages: number
}

const columns = {
  id: listings.id,
  ref: listings.ref,
  title: listings.title,
  category: listings.categoryId,
  place: { area: listings.area, city: listings.city },
  ownRef: ownerListings.ownRef,
  specifications: listings.specifications,
  state: listings.state,
  capacity: listings.capacity,
  availability: listings.availability,
  variant: listings.variant,
  photos: listings.photos,
}

function conditionOf(owner: string, { media, city, q, free }: CalendarQuery, window: DateSpan, now: Date): SQL {
  const today = civilDate(now)
  const ahead = { start: window.start < today ? today : window.start, end: window.end }
  return sql`${and(
    eq(listings.ownerId, owner),
    media === undefined ? undefined : eq(listings.categoryId, media),
    city === undefined ? undefined : eq(listings.city, city),
    contains(q, listings.title, listings.ref, ownerListings.ownRef),
    free === undefined ? undefined : ahead.end < today ? sql`false` : isFreeSomeDay(ahead, now),
  )}`
}

/**
 * A page of the calendar of an owner, in two round trips: rows with all that takes their days in the window, and in the days that the list
 * on a phone counts.
 * @throws DomainError not_found for an owner that the user does not belong to, and for a page beyond the last
 */
export async function getOwnerCalendar(
  ctx: ServiceContext,
  user: CurrentUser,
  query: CalendarQuery & { owner: string },
): Promise<OwnerCalendar> {
  const { db, now } = ctx
  const { owner, page } = query
  const today = civilDate(now)
  const window = windowOf(query, today)
  const counted = addDays(today, COUNTED_DAYS - 1)
  const read = {
    start: window.start < today ? window.start : today,
    end: window.end > counted ? window.end : counted,
  }
  const where = conditionOf(owner, query, window, now)
  const [[member], [named], all, groups, found] = await db.batch([
    selectRight(ctx, user, owner),
    db.select({ id: owners.id, name: owners.name }).from(owners).where(eq(owners.id, owner)),
    db
      .select({
        id: listings.categoryId,
        name: categories.name,
        city: listings.city,
        count: sql<number>`count(*)`,
      })
      .from(listings)
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .where(eq(listings.ownerId, owner))
      .groupBy(listings.categoryId, listings.city)
      .orderBy(categories.position, listings.city),
    db
      .select({ id: listings.categoryId, name: categories.name, count: sql<number>`count(*)` })
      .from(listings)
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .leftJoin(ownerListings, eq(ownerListings.id, listings.id))
      .where(where)
      .groupBy(listings.categoryId)
      .orderBy(categories.position),
    db
      .select(columns)
      .from(listings)
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .leftJoin(ownerListings, eq(ownerListings.id, listings.id))
      .where(where)
      .orderBy(categories.position, listings.title, listings.id)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  ])
  if (!member || !named) throw new DomainError('not_found', 'You do not belong to this company')
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const pages = pageCount(total, { page, size: PAGE_SIZE })
  // The condition of free days is too deep for the database inside of others, so the contents of the rows are read by
  // their ids.
  const ids = idsOf(found.map(({ id }) => id))
  const [inside, allocations] = await db.batch([
    db
      .select({ listing: spots.listingId, resource: spots.resourceId, name: spots.name, capacity: spots.capacity })
      .from(spots)
      .where(inArray(spots.listingId, ids))
      .orderBy(spots.listingId, spots.position),
    selectOwnAllocations(ctx, ofListings(ids), read),
  ])
  const ofListing = new Map<string, OwnAllocation[]>()
  for (const allocation of allocations) {
    const id = allocation.resource.split(':')[0] ?? ''
    ofListing.set(id, [...(ofListing.get(id) ?? []), allocation])
  }
  return {
    owner: named,
    right: member.right,
    window,
    media: summed(all.map(({ id, name, count }) => ({ id, name, count }))),
    cities: summed(all.map(({ city, count }) => ({ id: city, name: city, count })))
      .map(({ name, count }) => ({ name, count }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    listings: all.reduce((sum, { count }) => sum + count, 0),
    groups,
    rows: found.map(({ photos, availability, specifications, ...row }) => ({
      ...row,
      specifications: sideFacts(specifications),
      soldOut: availability === 'sold_out',
      photo: photosOf(photos)[0]?.src ?? null,
      spots: inside
        .filter(({ listing }) => listing === row.id)
        .map(({ resource, name, capacity }) => ({ resource: resource ?? '', name, capacity })),
      allocations: ofListing.get(row.id) ?? [],
    })),
    first: (page - 1) * PAGE_SIZE + 1,
    total,
    page,
    pages,
  }
}

/** Counts of the same id added up, in the order of their first rows. */
function summed(rows: readonly { id: string; name: string; count: number }[]) {
  const sums = new Map<string, { id: string; name: string; count: number }>()
  for (const row of rows) sums.set(row.id, { ...row, count: row.count + (sums.get(row.id)?.count ?? 0) })
  return [...sums.values()]
}
