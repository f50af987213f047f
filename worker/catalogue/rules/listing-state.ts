/**
 * State of an owner's listing. Only `live` is in the public catalogue; `review` waits for staff; `paused` and
 * `archived` keep all of their content.
 */
export const LISTING_STATES = ['draft', 'review', 'live', 'paused', 'archived'] as const
export type ListingState = (typeof LISTING_STATES)[number]
