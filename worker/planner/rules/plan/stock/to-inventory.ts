import type { Availability } from '../../../../catalogue/rules/availability.ts'
import { type ChangedGstRates, gstRateOf } from '../../../../catalogue/rules/gst-rates.ts'
import { sideText } from '../../../../catalogue/rules/listing-marks.ts'
import { toOffer } from '../../../../catalogue/rules/offer.ts'
import { listingPath } from '../../../../catalogue/rules/paths.ts'
import { areasText } from '../../../../catalogue/rules/places/coverage.ts'
import { fitOrder, MAX_QUANTITY, piecePrice, type Rate } from '../../../../catalogue/rules/rate.ts'
import { isSoldBySpots, MEDIA } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { UNITS } from '../../../../catalogue/rules/registry/units.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem, PlannedListing, PlannedSpot } from '../inventory.ts'
import type { LineUnit } from '../plan.ts'
import { deliveryOf } from './delivery-rules.ts'
import { audienceStated } from './item-audience.ts'

const LINE_UNITS = {
  day: 'per_day',
  week: 'per_week',
  month: 'per_month',
  release: 'per_release',
} as const satisfies Record<(typeof UNITS)[keyof typeof UNITS]['period'], LineUnit>

const DAYS_APART: Readonly<Record<string, number>> = {
  Daily: 1,
  Weekly: 7,
  Fortnightly: 14,
  Monthly: 30,
  Quarterly: 91,
}

/** Beyond this many spots a week, one band of a station repeats itself to the same people. */
const MAX_SPOTS_A_WEEK = 42

/**
 * Everything that can be bought, each at its smallest order: spots where the medium is sold by the spot, else the listing.
 * The same rows in any order give the same items, ordered by id.
 * @param gstRates of today, where they differ from the registry
 */
export function toInventory(
  listings: readonly PlannedListing[],
  spots: readonly PlannedSpot[],
  gstRates: ChangedGstRates = [],
): InventoryItem[] {
  const inside = new Map<string, PlannedSpot[]>()
  for (const spot of spots) inside.set(spot.listingId, [...(inside.get(spot.listingId) ?? []), spot])
  const items = listings.flatMap((listing) => {
    const own = isSoldBySpots(listing.category) ? (inside.get(listing.id) ?? []) : []
    return own.length > 0 ? own.map((spot) => toItem(listing, spot, gstRates)) : [toItem(listing, null, gstRates)]
  })
  return items.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

function toItem(listing: PlannedListing, spot: PlannedSpot | null, gstRates: ChangedGstRates): InventoryItem {
  const { category, details } = listing
  const { seasons = [], discounts = [] } = listing
  const offer = toOffer({ ...listing, seasons, discounts }, spot, gstRateOf(gstRates, category))
  const { seconds, minBudget } = offer
  // A listing with spots has no days of its own.
  const sold = spot ?? listing
  const rate = withLeastSpend(offer.rate, minBudget)
  const delivery = deliveryOf({ listing, spot, rate })
  const where = whereSeen(listing)
  return {
    id: spot ? `${listing.id}:${spot.id}` : listing.id,
    listingId: listing.id,
    title: spot ? `${listing.title}, ${spot.name}` : listing.title,
    ref: listing.ref,
    side: sideText(listing),
    channel: category,
    subcategory: listing.subcategory,
    type: spot?.name ?? listing.type,
    path: pathOf(listing, spot),
    owner: listing.owner,
    ...where,
    area: listing.area,
    lat: listing.lat,
    lng: listing.lng,
    covers: listing.covers,
    languages: listing.languages,
    variant: spot?.variant ?? listing.variant,
    rate: packPrice(rate, seconds, minBudget),
    unit: LINE_UNITS[UNITS[rate.unit].period],
    ...(seasons.length > 0 && { seasons }),
    // An order by the piece has no length.
    ...(discounts.length > 0 && UNITS[rate.unit].period !== 'release' && { discounts }),
    ...(minBudget && { leastSpend: minBudget }),
    minDuration: fitOrder(rate, {}).duration,
    maxDuration: longest(listing, rate),
    everyDays: issuesApart(listing),
    trade: { unit: rate.unit, rate: rate.rate, quantity: rate.minQuantity, step: rate.step, seconds },
    maxQuantity: mostPacks(listing, rate),
    ...(details.fleetSize && { vehicles: details.fleetSize }),
    setup: offer.setup * rate.minQuantity,
    gst: offer.gst,
    availability: spot ? bothFree(listing.availability, spot.availability) : listing.availability,
    ...(sold.free && { free: sold.free }),
    fixedDates: details.from && details.until ? { from: details.from, until: details.until } : null,
    ...delivery,
    ...noticedOf(category, rate),
    audienceCities: (details.audienceCities ?? []).map(({ label, percent }) => ({ city: label, percent })),
    ...audienceStated(listing),
    rating: listing.rating,
  }
}

/** A least spend is met by a larger smallest order, on the seller's own steps. */
export function withLeastSpend(rate: Rate, minBudget: Paise | null): Rate {
  const piece = piecePrice(rate, null) * UNITS[rate.unit].duesPerPeriod
  if (!minBudget || piece * rate.minQuantity >= minBudget) return rate
  return { ...rate, minQuantity: fitOrder(rate, { quantity: Math.ceil(minBudget / piece) }).quantity }
}

function packPrice(rate: Rate, seconds: number | null, minBudget: Paise | null): Paise {
  const price = Math.round(piecePrice(rate, seconds) * UNITS[rate.unit].duesPerPeriod * rate.minQuantity)
  return Math.max(price, minBudget ?? 0)
}

/** City, state and scope of an item, from the coverage in the catalogue. */
function whereSeen({ category, city, state, covers }: PlannedListing): Pick<InventoryItem, 'city' | 'state' | 'scope'> {
  const { spread } = PLAN_RULES[category]
  const [only] = covers
  if (spread === 'followers' || spread === 'targeted') {
    return { city: null, state: areasText(covers) ?? state, scope: 'national' }
  }
  if (!only) return { city, state, scope: 'city' }
  if (covers.length === 1 && only.city !== '') return { ...only, scope: 'city' }
  const isNational = covers.some((area) => area.state === '')
  return { city: null, state: areasText(covers) ?? state, scope: isNational ? 'national' : 'state' }
}

function noticedOf(category: PlannedListing['category'], rate: Rate): Pick<InventoryItem, 'noticed'> {
  const { noticed } = PLAN_RULES[category]
  return noticed ? { noticed: noticed(rate) } : {}
}

/** Channels and venues have a page for each spot, the others one for the listing. */
function pathOf(listing: PlannedListing, spot: PlannedSpot | null): string {
  const path = listingPath(listing)
  return spot && MEDIA[listing.category].shape !== 'groups' ? `${path}/${spot.id}` : path
}

function issuesApart({ category, details }: PlannedListing): number | null {
  const { issueDays } = PLAN_RULES[category]
  return issueDays === undefined ? null : (DAYS_APART[details.frequency ?? ''] ?? issueDays)
}

function longest({ category }: PlannedListing, rate: Rate): number | null {
  const { periodNoun, period } = UNITS[rate.unit]
  if (period !== 'release') return null
  return periodNoun ? Math.max(rate.minDuration, PLAN_RULES[category].maxReleases ?? 1) : 1
}

function mostPacks({ category, audience, details }: PlannedListing, rate: Rate): number {
  const { minQuantity } = rate
  if (rate.unit === 'per_10_sec' || rate.unit === 'per_mention')
    return Math.max(1, Math.floor(MAX_SPOTS_A_WEEK / minQuantity))
  if (rate.unit === 'per_screen_week') return Math.max(1, Math.floor((details.screens ?? 1) / minQuantity))
  const { maxPacks: most = 1, maxViewsEach } = PLAN_RULES[category]
  const left = details.loop ? Math.max(1, details.loop.slots - details.loop.sold) : most
  // Largest number that the page of the listing accepts.
  const mostOrdered = Math.max(1, Math.floor(MAX_QUANTITY / minQuantity))
  const views = maxViewsEach ? Math.max(1, Math.floor((audience * maxViewsEach) / viewsOf(rate))) : most
  return Math.min(most, left, views, mostOrdered)
}

const viewsOf = ({ unit, minQuantity }: Rate) => minQuantity * (unit === 'per_mille' ? 1_000 : 1)

/** A spot is free when its channel is: the later of two dates, and never where one of them is unknown. */
function bothFree(listing: Availability, spot: Availability): Availability {
  if (listing.status === 'available') return spot
  if (spot.status === 'available') return listing
  const known = listing.nextAvailable !== null && spot.nextAvailable !== null
  const later = [listing.nextAvailable ?? '', spot.nextAvailable ?? ''].sort().at(-1) ?? null
  return { status: spot.status, nextAvailable: known ? later : null }
}
