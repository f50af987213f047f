import { sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { allocations } from './calendar.table.ts'
import { takenOf } from './free.server.ts'
import { type Allocation, type Calendar, type DayRun, daysOf } from './rules/availability/calendar.ts'
import { lastOpenDay } from './rules/availability/range.ts'
import { resourceOf } from './rules/availability/resource.ts'
import type { Availability } from './rules/availability.ts'
import type { Rate } from './rules/rate.ts'
import type { Season } from './rules/seasons.ts'

/** The seasons of a listing, in the order of the year; for a selection of listings. */
export const seasonsOfListing = sql`(select json_group_array(
    json_object('name', name, 'fromMd', from_md, 'untilMd', until_md, 'bp', bp) order by from_md)
  from seasons where seasons.listing_id = listings.id)`
  .mapWith((value: string): Season[] => JSON.parse(value))
  .as('own_seasons')

type TakenRow = Allocation & { resourceId: string }

/** Allocations, as the rules of calendars read them. */
export const selectAllocations = (db: DrizzleD1Database) =>
  db
    .select({
      resourceId: allocations.resourceId,
      kind: allocations.kind,
      starts: allocations.starts,
      until: allocations.until,
      quantity: allocations.quantity,
      expiresAt: allocations.expiresAt,
    })
    .from(allocations) satisfies PromiseLike<TakenRow[]>

/** What takes the days of a listing and its spots from today on. */
export const selectTaken = (db: DrizzleD1Database, listing: string, now: Date) =>
  selectAllocations(db).where(takenOf(listing, civilDate(now)))

/** What decides how free something is. */
export interface Sellable {
  capacity: number | null
  availability: Availability
  rate: Pick<Rate, 'minQuantity'>
}

export const calendarOf = ({ capacity, availability }: Sellable, taken: readonly Allocation[]): Calendar => ({
  capacity,
  soldOut: availability.status === 'sold_out',
  allocations: taken,
})

/** The days of everything that is sold of a listing, by resource, as far ahead as calendars are open. */
export function openDays(
  { now }: Pick<ServiceContext, 'now'>,
  listing: Sellable & { id: string },
  spots: readonly (Sellable & { id: string })[],
  taken: readonly TakenRow[],
): Record<string, DayRun[]> {
  const today = civilDate(now)
  const window = { start: today, end: lastOpenDay(today) }
  const days = (one: Sellable, resource: string) => {
    const own = taken.filter(({ resourceId }) => resourceId === resource)
    return daysOf(calendarOf(one, own), window, { quantity: one.rate.minQuantity, now: now.getTime() })
  }
  const sold =
    spots.length > 0
      ? spots.map((spot) => [spot, resourceOf(listing, spot)] as const)
      : [[listing, listing.id] as const]
  return Object.fromEntries(sold.map(([one, resource]) => [resource, days(one, resource)]))
}
