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

/** Allocations of a listing and its spots from today on. */
export const selectTaken = (db: DrizzleD1Database, listing: string, now: Date) =>
  selectAllocations(db).where(takenOf(listing, civilDate(now)))

/** Facts that decide the availability of a listing or spot. */
export interface Limited {
  capacity: number | null
  availability: Availability
  rate: Pick<Rate, 'minQuantity'>
}

export const calendarOf = ({ capacity, availability }: Limited, taken: readonly Allocation[]): Calendar => ({
  capacity,
  soldOut: availability.status === 'sold_out',
  allocations: taken,
})

/** The days of everything that is sold of a listing, by resource, as far ahead as calendars are open. */
export function openDays(
  { now }: Pick<ServiceContext, 'now'>,
  listing: Limited & { id: string },
  spots: readonly (Limited & { id: string })[],
  taken: readonly TakenRow[],
): Record<string, DayRun[]> {
  const today = civilDate(now)
  const window = { start: today, end: lastOpenDay(today) }
  const days = (one: Limited, resource: string) => {
    const own = taken.filter(({ resourceId }) => resourceId === resource)
    return daysOf(calendarOf(one, own), window, { quantity: one.rate.minQuantity, now: now.getTime() })
  }
  const sold =
    spots.length > 0
      ? spots.map((spot) => [spot, resourceOf(listing, spot)] as const)
      : [[listing, listing.id] as const]
  return Object.fromEntries(sold.map(([one, resource]) => [resource, days(one, resource)]))
}
