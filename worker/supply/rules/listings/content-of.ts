import { isSoldBySpots } from '../../../catalogue/rules/registry/media.ts'
import { formRules } from '../../../catalogue/rules/registry/tables.ts'
import { type ContentSpot, emptyContent, type ListingContent } from './content.ts'
import { contentDetails } from './details.ts'
import type { PublicRows, PublicSpot } from './public-rows.ts'

/** Content of a public listing, as its owner wrote it: `publicRows` makes the same rows again. */
export function contentOf(
  { listing, spots, coverage, seasons, discounts }: PublicRows,
  ownRef: string | null = null,
): ListingContent {
  const isBySpots = isSoldBySpots(listing.categoryId) && spots.length > 0
  const { rate, unit, minQuantity, step, minDuration } = listing
  const { city, state, area, venue, address, lat, lng, pin } = listing
  const isLoop = formRules(listing.categoryId).isLoop && listing.details.loop !== undefined
  return {
    ...emptyContent(),
    // A listing sold by spots has its rates in the spots.
    ...(!isBySpots && { rate, unit, minQuantity, step, minDuration }),
    // There is as much of a loop as it has slots.
    capacity: isLoop || isBySpots ? null : listing.capacity,
    title: listing.title,
    nativeTitle: listing.nativeTitle,
    subcategory: listing.subcategoryId,
    type: listing.type,
    description: listing.description,
    place: { city, state, area, venue, address, lat, lng, pin },
    coverage: coverage.map((one) => ({ state: one.state, city: one.city })),
    language: listing.language,
    languages: [...listing.languages],
    setup: listing.setup || null,
    minBudget: listing.minBudget,
    leadDays: listing.leadDays,
    supply: listing.supply === 'event' ? null : listing.supply,
    audience: listing.audience || null,
    features: [...listing.features],
    specifications: [...listing.specifications],
    details: contentDetails(listing.details),
    custom: { ...listing.custom },
    seasons: seasons.map(({ name, fromMd, untilMd, bp }) => ({ name, fromMd, untilMd, bp })),
    discounts: discounts.map(({ months, bp }) => ({ months, bp })),
    spots: spots.toSorted((a, b) => a.position - b.position).map(contentSpot),
    photos: listing.photos,
    ownRef,
  }
}

function contentSpot(spot: PublicSpot): ContentSpot {
  const { id, name, type, rate, unit, minQuantity, step, minDuration, capacity } = spot
  const { seconds, slotFrom, slotTo, placement, size, terminal, zone, audience } = spot
  return {
    ...{ id, name, type, rate, unit, minQuantity, step, minDuration, capacity },
    ...{ seconds, slotFrom, slotTo, placement, size, terminal, zone, audience },
  }
}
