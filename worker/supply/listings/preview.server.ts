import { eq } from 'drizzle-orm'
import { answerTime } from '../../catalogue/answer-time.server.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { customFacts } from '../../catalogue/rules/custom-fields.ts'
import type { Listing, Spot } from '../../catalogue/rules/listing.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import { photosOf } from '../../catalogue/rules/photos.ts'
import { isSoldBySpots } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { lastVerification, verified } from '../../organisations/owners/verified.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import type { PublicRows, PublicSpot } from '../rules/listings/public-rows.ts'
import { publicRows } from '../rules/listings/publish.ts'
import { cheapestOf, rateOf } from '../rules/listings/selling.ts'
import { type CategoryRules, getOwned, getRules, type OwnedListing } from './own-listing.server.ts'

/** A listing as the public would see it. */
export interface ListingPreview {
  state: ListingState
  category: { id: string; name: string }
  subcategory: { id: string; name: string }
  listing: Listing
}

/** A listing of the user's owners as the public would see it, in any state. @throws DomainError not_found; bad_input without a rate */
export async function getPreview(ctx: ServiceContext, user: CurrentUser, id: string): Promise<ListingPreview> {
  const { listing } = await getOwned(ctx, user, id)
  return previewOf(ctx, listing, await getRules(ctx, listing.category))
}

/** Preview of a listing that was read. */
export async function previewOf(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  listing: OwnedListing,
  category: CategoryRules,
): Promise<ListingPreview> {
  const { content } = listing
  const hasRate = isSoldBySpots(listing.category) ? cheapestOf(content.spots) : rateOf(content)
  if (!hasRate || content.spots.some((spot) => rateOf(spot) === null)) {
    throw new DomainError('bad_input', 'Enter a rate to preview it as buyers see it')
  }
  const [owner] = await db
    .select({
      ...{ id: owners.id, name: owners.name, verified, city: owners.city, state: owners.state },
      verification: lastVerification,
      answerTime,
      listings: db.$count(listings, eq(listings.ownerId, owners.id)),
    })
    .from(owners)
    .where(eq(owners.id, listing.ownerId))
  if (!owner) throw new DomainError('not_found', 'Media owner not found')
  const rows = publicRows({ ...listing, today: civilDate(now) })
  const group = category.subcategories.find(({ id }) => id === content.subcategory)
  return {
    state: listing.state,
    category: { id: category.id, name: category.name },
    subcategory: { id: content.subcategory, name: group?.name ?? '' },
    listing: {
      ...toListing(rows),
      specifications: [
        ...rows.listing.specifications,
        ...customFacts(category.fields, rows.listing.custom, rows.listing.specifications),
      ],
      owner,
    },
  }
}

function toListing({ listing, spots, coverage, seasons, discounts }: PublicRows): Omit<Listing, 'owner'> {
  const { city, state, area, venue, address, lat, lng, pin } = listing
  const { id, ref, title, nativeTitle, type, description, language, languages, monthly, minBudget, leadDays } = listing
  const { setup, audience, rating, features, specifications, metrics, audienceFigures, details, variant } = listing
  return {
    ...{ id, ref, title, nativeTitle, type, description, language, languages, monthly, minBudget, leadDays },
    ...{ setup, audience, rating, features, specifications, metrics, audienceFigures, details, variant },
    category: listing.categoryId,
    subcategory: listing.subcategoryId,
    place: { city, state, area, venue, address, lat, lng, pin },
    covers: coverage,
    seasons,
    discounts,
    rate: rateIn(listing),
    capacity: listing.capacity,
    availability: { status: listing.availability, nextAvailable: listing.nextAvailable },
    analytics: { views: listing.views, engagement: listing.engagement },
    photos: photosOf(listing.photos),
    spots: spots.map(toSpot),
  }
}

const rateIn = ({ rate, unit, minQuantity, step, minDuration }: PublicSpot | PublicRows['listing']) => ({
  ...{ rate, unit, minQuantity, step, minDuration },
})

const toSpot = (spot: PublicSpot): Spot => ({
  id: spot.id,
  name: spot.name,
  type: spot.type,
  rate: rateIn(spot),
  seconds: spot.seconds,
  slot: spot.slotFrom === null || spot.slotTo === null ? null : { from: spot.slotFrom, to: spot.slotTo },
  position: spot.placement,
  size: spot.size,
  terminal: spot.terminal,
  zone: spot.zone,
  audience: spot.audience,
  features: spot.features,
  availability: { status: spot.availability, nextAvailable: spot.nextAvailable },
  capacity: spot.capacity,
  variant: spot.variant,
  photos: photosOf(spot.photos),
})
