import { monthlyPrice } from '../worker/domain/catalogue/rate.ts'
import {
  type Drawing,
  drawAvailability,
  type ListingDraft,
  type ListingRow,
  type SeededCategory,
  type SpotRow,
  type Turn,
} from './medium.ts'
import { drawOwner } from './owners.ts'
import { slug } from './text.ts'

/** Completes a drawing: everything that a medium left open is drawn here, the same way for all. */
export function completeRows(
  media: SeededCategory,
  turn: Turn,
  drawing: Drawing,
): { listing: ListingRow; spots: SpotRow[] } {
  const listing = completeListing(media, turn, drawing.listing, drawing.spots !== undefined)
  return { listing, spots: completeSpots(turn, listing, drawing.spots ?? []) }
}

function completeListing(media: SeededCategory, turn: Turn, draft: ListingDraft, hasSpots: boolean): ListingRow {
  const { random, ref, group, today } = turn
  const rating = 3.4 + 0.75 * (random.next() + random.next())
  const rate = { minQuantity: 1, step: 1, minDuration: 1, ...draft }
  return {
    id: `${slug(draft.title)}-${ref.toLowerCase()}`,
    ref,
    categoryId: media,
    subcategoryId: group,
    // A channel is full only when all its spots are.
    ...drawAvailability(random, today, hasSpots ? 0.9 : undefined),
    ownerId: drawOwner(random, media, draft.city),
    nativeTitle: null,
    venue: null,
    lat: null,
    lng: null,
    language: null,
    languages: [],
    monthly: Math.max(monthlyPrice(rate), draft.minBudget ?? 0),
    variant: null,
    photos: [],
    minBudget: null,
    setup: 0,
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

function completeSpots({ random, today }: Turn, listing: ListingRow, drafts: NonNullable<Drawing['spots']>): SpotRow[] {
  const full = listing.availability !== 'available' && {
    availability: listing.availability,
    nextAvailable: listing.nextAvailable ?? null,
  }
  const taken = new Set<string>()
  return drafts.map((draft, position) => {
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
      ...(full || drawAvailability(random, today, position === 0 ? 1 : undefined)),
      features: [],
      variant: listing.variant ?? null,
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
    }
  })
}
