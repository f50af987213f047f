import type { allocations, seasons } from '../worker/catalogue/calendar.table.ts'
import { availabilityOfSpots } from '../worker/catalogue/rules/availability.ts'
import { mediaSpec } from '../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../worker/catalogue/rules/registry/units.ts'
import { addDays, type CivilDate } from '../worker/kernel/rules/dates.ts'
import type { ListingRow, MediumSeed, SeededCategory, SpotRow, Turn } from './medium.ts'
import type { Random } from './random.ts'

type AllocationRow = typeof allocations.$inferInsert
type SeasonRow = typeof seasons.$inferInsert
type Sold = Pick<
  ListingRow | SpotRow,
  'unit' | 'minQuantity' | 'minDuration' | 'availability' | 'nextAvailable' | 'type'
>

/** Rows of a listing with the allocations of its days: capacities, blocks and seasons. */
export interface Dated {
  listing: ListingRow
  spots: SpotRow[]
  allocations: AllocationRow[]
  seasons: SeasonRow[]
}

/** Day up to which there are bookings. */
const HORIZON = 420
const PERIOD_DAYS = { day: 1, week: 7, month: 31, release: 1 } as const

/** Draws from a separate stream, so that other draws of a listing do not change. */
export function dateRows(
  media: SeededCategory,
  seed: MediumSeed,
  turn: Turn,
  { listing, spots }: { listing: ListingRow; spots: SpotRow[] },
): Dated {
  const random = turn.random.fork('days')
  const { today } = turn
  const rows: AllocationRow[] = []
  const take = <Row extends Sold>(
    row: Row,
    resourceId: string,
    capacity: number | null,
  ): Row & { capacity: number | null } => {
    // An unlimited resource is never booked.
    if (capacity === null) return { ...row, capacity, availability: 'available', nextAvailable: null }
    rows.push(...blocks({ random, today, resourceId, capacity, sold: soldToday(listing) }, row))
    return { ...row, capacity }
  }
  if (spots.length === 0) {
    const dated = take(listing, listing.id, capacityOf(media, listing, listing))
    return { listing: dated, spots: [], allocations: rows, seasons: drawSeasons(random, seed, listing) }
  }
  const dated = spots.map((spot) => take(spot, `${listing.id}:${spot.id}`, capacityOf(media, spot, listing, random)))
  const { status: availability, nextAvailable } = availabilityOfSpots(
    dated.map((spot) => ({ status: spot.availability, nextAvailable: spot.nextAvailable ?? null })),
    today,
  )
  return {
    listing: { ...listing, capacity: null, availability, nextAvailable },
    spots: dated,
    allocations: rows,
    seasons: drawSeasons(random, seed, listing),
  }
}

const soldToday = ({ details }: ListingRow) => details.loop?.sold ?? 0

/** Quantity on a day, as in the trade; null when it is not limited. */
function capacityOf(
  media: SeededCategory,
  { unit, minQuantity, type }: Sold,
  { details }: ListingRow,
  random?: Random,
): number | null {
  switch (unit) {
    case 'per_slot_day':
      return details.loop?.slots ?? 1
    case 'per_month':
    case 'per_fleet_month':
    case 'per_unit_month':
    case 'per_day':
      return minQuantity ?? 1
    case 'per_screen_week':
      return details.screens ?? 1
    case 'per_10_sec':
    case 'per_mention':
      // The spots a week of a band: room for a handful of campaigns.
      return (minQuantity ?? 1) * (random?.int(4, 9) ?? 6)
    case 'per_event':
      return /^(title|stage)/i.test(type) ? 1 : /stall/i.test(type) ? 12 : 3
    case 'per_reel':
    case 'per_story':
    case 'per_post':
    case 'per_video':
    case 'per_package':
      return 3
    case 'per_insertion':
    case 'per_sq_cm': {
      const limit = mediaSpec({ id: media, name: '' }).perIssue?.[type]
      return limit === undefined ? null : limit * (minQuantity ?? 1)
    }
    default:
      return null
  }
}

interface Room {
  random: Random
  today: CivilDate
  resourceId: string
  capacity: number
  /** Slots of a loop that are sold today. */
  sold: number
}

/** Allocations of one resource; today as in its row. */
function blocks({ random, today, resourceId, capacity, sold }: Room, row: Sold): AllocationRow[] {
  const rows: AllocationRow[] = []
  const add = (starts: CivilDate, until: CivilDate, quantity: number) =>
    rows.push({
      takerId: `blk_${resourceId.replace(':', '_')}_${rows.length + 1}`,
      kind: 'block',
      resourceId,
      starts,
      until,
      quantity,
      expiresAt: null,
    })
  const since = () => addDays(today, -random.int(5, 80))
  let free = today
  if (row.availability === 'booked' && row.nextAvailable) {
    free = row.nextAvailable
    // The smallest order is free on that day; the others are taken a little longer.
    const first = Math.min(row.minQuantity ?? 1, capacity)
    add(since(), free, first)
    if (capacity > first) add(since(), addDays(free, random.int(5, 50)), capacity - first)
  } else if (row.availability === 'sold_out') {
    if (sold > 0) add(since(), addDays(today, random.int(200, HORIZON)), sold)
    return rows
  } else if (sold > 0) {
    const few = Math.ceil(sold / 2)
    add(since(), addDays(today, random.int(20, 160)), few)
    if (sold > few) add(since(), addDays(today, random.int(20, 160)), sold - few)
  }
  for (const { starts, until } of later(random, row, free)) {
    if (addDays(until, -HORIZON) > today) break
    const isPart = capacity > 3 && random.chance(0.85)
    // A position on a page is taken whole.
    const piece = row.unit === 'per_sq_cm' ? (row.minQuantity ?? 1) : 1
    add(starts, until, isPart ? Math.ceil(capacity / piece / 2) * piece : capacity)
  }
  // Two at once never exceed the capacity: today's allocation has ended before the next begins.
  return withinCapacity(rows, capacity)
}

/**
 * Future bookings, one after another, each after a gap in which the shortest booking fits. Media let by the month are
 * free for the next quarter, so that a campaign of a whole city finds enough.
 */
function* later(random: Random, { unit, minDuration }: Sold, from: CivilDate) {
  const { period } = UNITS[unit]
  const least = PERIOD_DAYS[period] * (minDuration ?? 1)
  const isShort = period === 'day' || period === 'release'
  let day = from
  while (random.chance(isShort ? 0.6 : 0.4)) {
    const starts = addDays(day, least + (isShort ? random.int(7, 60) : random.int(100, 170)))
    const until = addDays(starts, isShort ? random.int(2, 9) : Math.max(least, random.int(28, 92)))
    yield { starts, until }
    day = until
  }
}

/** Drops the last blocks that would sell more than there is. */
function withinCapacity(rows: readonly AllocationRow[], capacity: number): AllocationRow[] {
  const kept: AllocationRow[] = []
  for (const row of rows) {
    const beside = kept.filter(({ starts, until }) => starts < row.until && until > row.starts)
    if (beside.reduce((sum, { quantity }) => sum + quantity, row.quantity) <= capacity) kept.push(row)
  }
  return kept
}

function drawSeasons(random: Random, { festive, isOutdoors }: MediumSeed, { id }: ListingRow): SeasonRow[] {
  if (!festive || !random.chance(festive.share)) return []
  const rows: SeasonRow[] = [
    {
      listingId: id,
      name: 'Dussehra to Diwali',
      fromMd: '09-20',
      untilMd: '11-15',
      bp: 100 * random.int(...festive.bp),
    },
  ]
  if (isOutdoors && random.chance(0.5)) {
    rows.push({ listingId: id, name: 'Wedding season', fromMd: '11-16', untilMd: '02-14', bp: 100 * random.int(6, 10) })
  }
  if (isOutdoors && random.chance(0.5)) {
    rows.push({ listingId: id, name: 'Monsoon', fromMd: '06-15', untilMd: '08-31', bp: -1_000 })
  }
  return rows
}
