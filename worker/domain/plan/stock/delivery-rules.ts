import { monthlyViews } from '../../catalogue/compare.ts'
import type { Rate } from '../../catalogue/rate.ts'
import type { MediaType } from '../../catalogue/registry/media.ts'
import { UNITS } from '../../catalogue/registry/units.ts'
import type { PlannedListing, PlannedSpot } from '../inventory.ts'

/** What a medium delivers: counts of the smallest order, null where nobody measures them. */
export interface Delivery {
  /** Times that it is seen or heard in one unit (a month, a week, a day, an insertion). */
  impressionsPerUnit: number | null
  /** People whom it can reach at all, however long it runs. */
  accessible: number | null
}

interface Sold {
  listing: PlannedListing
  spot: PlannedSpot | null
  rate: Rate
}

const DAYS = 30
const UNMEASURED: Delivery = { impressionsPerUnit: null, accessible: null }

/** How often the same person passes in a month. Assumed: no source counts it; the plan's reach range covers the doubt. */
const VISITS = { road: 10, station: 12, mall: 3, home: 25, office: 20, airport: 1.5, cinema: 1.3 } as const

/** Groups whose visitors return less or more often than those of their medium. */
const VISITS_OF: Readonly<Record<string, number>> = {
  'ooh/mall': VISITS.mall,
  'dooh/mall': VISITS.mall,
  'btl/mall_activation': VISITS.mall,
  'btl/apartment_activation': VISITS.home,
  'btl/corporate_activation': VISITS.office,
}

/** Views of one unit, by the same rules as the comparison page: a month's views over the units in a month. */
function viewsPerUnit({ listing, spot, rate }: Sold): number | null {
  const unitPrice = rate.rate * rate.minQuantity
  const spotAudience = spot?.audience ?? null
  const { category, audience, details } = listing
  const { count } = monthlyViews({ category, rate, monthly: unitPrice, audience, spotAudience, details })
  return count === null ? null : count / UNITS[rate.unit].perMonth
}

/** Whoever is counted a day comes back: people of a month are the days' counts over the visits of one person. */
const passers =
  (visits: number, perDay = ({ listing }: Sold) => listing.audience) =>
  (sold: Sold): Delivery => {
    const often = VISITS_OF[`${sold.listing.category}/${sold.listing.subcategory}`] ?? visits
    return { impressionsPerUnit: viewsPerUnit(sold), accessible: (perDay(sold) * DAYS) / often }
  }

/** Listeners, viewers, readers, views: the owner counts the people themselves. */
const counted =
  (people = ({ listing }: Sold) => listing.audience) =>
  (sold: Sold): Delivery => {
    const impressionsPerUnit = viewsPerUnit(sold)
    return impressionsPerUnit === null ? UNMEASURED : { impressionsPerUnit, accessible: people(sold) }
  }

const readers = ({ listing }: Sold) => Math.max(listing.details.readership ?? 0, listing.audience)

/** A film is met by those who sit before the screens that are paid for. */
function seated({ listing, rate }: Sold): number {
  if (rate.unit !== 'per_screen_week') return listing.audience
  return listing.audience * Math.min(1, rate.minQuantity / (listing.details.screens ?? 1))
}

/** Followers are not views: of a creator only the views of a video are counted by anyone. */
function creator({ listing, rate }: Sold): Delivery {
  const { youtube } = listing.details
  if (rate.unit !== 'per_video' || !youtube?.views) return UNMEASURED
  return {
    impressionsPerUnit: youtube.views * rate.minQuantity,
    accessible: Math.max(youtube.subscribers, youtube.views),
  }
}

/** What each medium delivers, from what its `audience` counts (the registry says it). */
const RULES = {
  tv: counted(),
  radio: counted(),
  airport: (sold) =>
    sold.spot?.audience ? passers(VISITS.airport, ({ spot }) => spot?.audience ?? 0)(sold) : UNMEASURED,
  theatre: passers(VISITS.cinema, seated),
  newspaper: counted(readers),
  magazine: counted(readers),
  btl: passers(VISITS.road),
  vehicle: counted(),
  events: counted(),
  transit: passers(VISITS.station),
  influencer: creator,
  digital: counted(),
  ooh: passers(VISITS.road),
  dooh: passers(VISITS.road),
} as const satisfies Record<MediaType, (sold: Sold) => Delivery>

/** Delivery of the smallest order of a listing, or of a spot inside it. An audience of nobody counts as not measured. */
export function deliveryOf(sold: Sold): Delivery {
  const delivery = RULES[sold.listing.category](sold)
  return delivery.impressionsPerUnit && delivery.accessible ? delivery : UNMEASURED
}
