import type { LineOrder } from '../../worker/booking/rules/lines/line-price.ts'
import type { BookableOffer } from '../../worker/booking/rules/lines/line-values.ts'
import { type Allocation, daysOf } from '../../worker/catalogue/rules/availability/calendar.ts'
import { artworkBy, issuesIn } from '../../worker/catalogue/rules/availability/issues.ts'
import { endOf } from '../../worker/catalogue/rules/availability/range.ts'
import { resourceOf } from '../../worker/catalogue/rules/availability/resource.ts'
import { type Span, spansOf } from '../../worker/catalogue/rules/availability/spans.ts'
import { countingOf } from '../../worker/catalogue/rules/dues.ts'
import { toOffer } from '../../worker/catalogue/rules/offer.ts'
import { appearsOf } from '../../worker/catalogue/rules/printed.ts'
import { fitOrder } from '../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import type { Channel } from '../../worker/catalogue/rules/registry/spec.ts'
import { addDays, type CivilDate, type DateSpan, daysIn } from '../../worker/kernel/rules/dates.ts'
import type { CatalogueRows } from '../catalogue.seed.ts'
import { groupBy } from '../group-by.ts'
import type { ListingRow, SpotRow } from '../medium.ts'

/** Something that is sold, with how much there is of it. */
export interface Item extends BookableOffer {
  channel: Channel
  capacity: number | null
}

/** Items for sale, and the allocations of their days. */
export interface Stock {
  items: Item[]
  taken: Map<string, Allocation[]>
}

export function stockOf(rows: CatalogueRows): Stock {
  const owners = new Map(rows.owners.map((owner) => [owner.id, owner]))
  const spots = groupBy(rows.spots, ({ listingId }) => listingId)
  const seasons = groupBy(rows.seasons, ({ listingId }) => listingId)
  const taken = new Map<string, Allocation[]>()
  for (const { resourceId, expiresAt = null, ...row } of rows.allocations) {
    taken.set(resourceId, [...(taken.get(resourceId) ?? []), { ...row, expiresAt }])
  }
  const items = rows.listings.flatMap((listing) => {
    const owner = owners.get(listing.ownerId)
    if (!owner) return []
    const own = spots.get(listing.id)
    const common = { listing, owner, seasons: seasons.get(listing.id) ?? [] }
    return (own ?? [null])
      .filter((spot) => (spot ?? listing).availability !== 'sold_out')
      .map((spot) => itemOf(common, spot))
  })
  return { items, taken }
}

interface Common {
  listing: ListingRow
  owner: CatalogueRows['owners'][number]
  seasons: CatalogueRows['seasons']
}

const rateOf = ({ rate, unit, minQuantity = 1, step = 1, minDuration = 1 }: ListingRow | SpotRow) => ({
  rate,
  unit,
  minQuantity,
  step,
  minDuration,
})

function itemOf({ listing, owner, seasons }: Common, spot: SpotRow | null): Item {
  const { categoryId: category, subcategoryId: subcategory, id, ref, title, variant = null, details } = listing
  const { channel, gst, terms } = mediaSpec({ id: category, name: '' })
  const { setup = 0, minBudget = null } = listing
  const sold = { rate: rateOf(listing), setup, minBudget, seasons, discounts: [] }
  return {
    ...toOffer(sold, spot && { rate: rateOf(spot), seconds: spot.seconds ?? null }, gst),
    resource: resourceOf(listing, spot),
    listing: {
      ...{ id, ref, category, subcategory, title, variant, details, leadDays: null },
      specifications: listing.specifications ?? [],
      owner: { id: owner.id, name: owner.name },
      place: { city: listing.city, state: listing.state },
    },
    spot: spot && { id: spot.id, name: spot.name, variant: spot.variant ?? null },
    supply: terms.supply,
    supplierState: owner.state,
    channel,
    capacity: (spot ?? listing).capacity ?? null,
  }
}

/** Quantity left on the fullest day of some spans; null when it is not limited. */
export function leftOf(
  { taken }: Stock,
  { resource, capacity }: Item,
  spans: readonly Span[],
  now: number,
): number | null {
  if (capacity === null) return null
  const calendar = { capacity, soldOut: false, allocations: taken.get(resource) ?? [] }
  const runs = spans.flatMap(({ starts, until }) =>
    daysOf(calendar, { start: starts, end: addDays(until, -1) }, { quantity: 1, now }),
  )
  return Math.min(...runs.map(({ left }) => left ?? 0))
}

/** End of a window that a line touches; `all` is both. */
export type Anchor = 'start' | 'end' | 'all'

/** The smallest order of an item within a window; null where none fits. @param booked the day on which it is booked */
export function orderIn(
  { listing, rate }: Item,
  window: DateSpan,
  anchor: Anchor,
  booked: CivilDate,
): LineOrder | null {
  const { quantity, duration } = fitOrder(rate, {})
  const appears = appearsOf(listing, rate)
  if (appears) {
    const open = issuesIn(appears, window).filter((issue) => artworkBy(appears, issue) >= booked)
    const days = anchor === 'end' ? open.slice(-duration) : open.slice(0, duration)
    const [start] = days
    const end = days.at(-1)
    if (anchor === 'all' || !start || !end || days.length < duration) return null
    return { span: { start, end }, days, quantity, insertions: days.length }
  }
  const span = spanIn(countingOf(rate), rate.minDuration, window, anchor)
  return span && { span, days: null, quantity, insertions: duration }
}

function spanIn(
  counting: ReturnType<typeof countingOf>,
  least: number,
  window: DateSpan,
  anchor: Anchor,
): DateSpan | null {
  const room = daysIn(window)
  if (counting === 'pieces') return window
  if (anchor === 'all') return counting === 'weeks' && room % 7 > 0 ? null : window
  if (counting === 'months' && anchor === 'start') {
    const end = endOf(window.start, { months: least, days: 0 })
    return end <= window.end ? { start: window.start, end } : null
  }
  const length =
    counting === 'months' ? 31 * least : counting === 'weeks' ? 7 * Math.floor(room / 7) : Math.min(room, 7 * least)
  if (length > room || length < least) return null
  return anchor === 'start'
    ? { start: window.start, end: addDays(window.start, length - 1) }
    : { start: addDays(window.end, 1 - length), end: window.end }
}

/** The places of an order. */
export const placesOf = ({ span, days }: LineOrder): Span[] => spansOf({ starts: span.start, ends: span.end, days })
