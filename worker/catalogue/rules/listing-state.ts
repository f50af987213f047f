/**
 * Where a listing of an owner is. Only `live` is in the public catalogue; `review` waits for staff; `paused` and `archived` keep everything
 * that they had.
 */
export const LISTING_STATES = ['draft', 'review', 'live', 'paused', 'archived'] as const
export type ListingState = (typeof LISTING_STATES)[number]
