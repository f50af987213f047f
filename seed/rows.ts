import { monthlyPrice } from '../worker/catalogue/rules/rate.ts'
import { drawnFacts } from '../worker/catalogue/rules/registry/drawn-facts.ts'
import { variantOf } from '../worker/catalogue/rules/registry/formats.ts'
import {
  type Drawing,
  drawAvailability,
  type ListingRow,
  type MediumSeed,
  type SeededCategory,
  type SpotDraft,
  type SpotRow,
  type Turn,
} from './medium.ts'
import { drawOwner } from './owners.ts'
import { slug } from './text.ts'

/** Completes a drawing: everything that a medium left open is drawn here, the same way for all. */
export function completeRows(
  media: SeededCategory,
  { sellers }: Pick<MediumSeed, 'sellers'>,
  turn: Turn,
  drawing: Drawing,
): { listing: ListingRow; spots: SpotRow[] } {
  const listing = completeListing(media, sellers, turn, drawing)
  return { listing, spots: completeSpots(media, turn, listing, drawing) }
}

function completeListing(media: SeededCategory, sellers: readonly string[], turn: Turn, drawing: Drawing): ListingRow {
  const { listing: draft, spots } = drawing
  const { random, ref, group, today } = turn
  const rating = 3.4 + 0.75 * (random.next() + random.next())
  const rate = { minQuantity: 1, step: 1, minDuration: 1, ...draft }
  return {
    id: `${slug(draft.title)}-${ref.toLowerCase()}`,
    ref,
    categoryId: media,
    subcategoryId: group,
    // A channel is full only when all its spots are.
    ...drawAvailability(random, today, spots ? 0.9 : undefined),
    ownerId: drawOwner(random, sellers, draft.city),
    nativeTitle: null,
    venue: null,
    lat: null,
    lng: null,
    pin: 'exact',
    language: null,
    languages: [],
    monthly: monthlyPrice(rate, { minBudget: draft.minBudget ?? null }),
    variant: listingVariant(media, group, drawing),
    photos: [],
    minBudget: null,
    setup: 0,
    leadDays: null,
    supply: null,
    rating: Number(rating.toFixed(1)),
    views: random.int(120, 9_800),
    engagement: Number((0.8 + 8 * random.next() ** 2).toFixed(1)),
    metrics: [],
    details: {},
    custom: {},
    currency: 'INR',
    ...rate,
  }
}

const factsOf = (
  category: SeededCategory,
  { title, languages = [], specifications, custom = {} }: Drawing['listing'] | ListingRow,
) => drawnFacts({ category, title, languages, specifications, custom })

/** The picture of its format, on the ground of the landmark that the title names. */
function listingVariant(category: SeededCategory, group: string, { listing, detail = group, portrait }: Drawing) {
  const { type, title, venue } = listing
  const facts = factsOf(category, listing)
  const landmark = venue && title.includes(venue) ? venue : undefined
  return portrait ?? variantOf({ category, type, detail, landmark, facts })
}

/** The picture of a spot: of its type or name, else its listing's. */
function spotVariant(listing: ListingRow, category: SeededCategory, { type, name }: SpotDraft, portrait?: string) {
  const detail = listing.type
  const facts = factsOf(category, listing)
  const own =
    variantOf({ category, type, detail, facts }) ??
    variantOf({ category, type: name.replace(/,.*/, ''), detail, facts })
  if (!own) return listing.variant ?? null
  return portrait ? `${portrait}-${own}` : own
}

function completeSpots(
  media: SeededCategory,
  { random, today }: Turn,
  listing: ListingRow,
  { spots = [], portrait }: Drawing,
): SpotRow[] {
  // A listing that is taken has no free spot.
  const full = listing.availability !== 'available' && {
    availability: listing.availability,
    nextAvailable: listing.nextAvailable ?? null,
  }
  const taken = new Set<string>()
  return spots.map((draft, position) => {
    const name = slug(draft.name)
    const id = taken.has(name) ? `${name}-${position + 1}` : name
    taken.add(id)
    return {
      id,
      listingId: listing.id,
      position,
      minQuantity: listing.minQuantity,
      step: listing.step,
      minDuration: listing.minDuration,
      // The first one stays free, so that an available listing has something to sell.
      ...drawAvailability(random, today, position === 0 ? 1 : undefined),
      features: [],
      variant: spotVariant(listing, media, draft, portrait),
      photos: [],
      seconds: null,
      slotFrom: null,
      slotTo: null,
      placement: null,
      size: null,
      terminal: null,
      zone: null,
      audience: null,
      ...draft,
      ...full,
    }
  })
}
