import type { ListingState } from '../../../catalogue/rules/listing-state.ts'
import type { Photo } from '../../../catalogue/rules/photos.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import type { Issue } from '../../../kernel/rules/errors.ts'
import type { ListingEvent } from './owner-listing.ts'

/** So many listings of an owner are read by staff; later ones are public at once. */
export const REVIEWED_LISTINGS = 3

/** A listing that waits for staff. */
export interface WaitingListing {
  id: string
  ref: string
  version: number
  state: ListingState
  title: string
  type: string
  category: { id: string; name: string }
  owner: { id: string; name: string; verified: boolean }
  place: { city: string; state: string; area: string }
  rate: Rate | null
  variant: string | null
  photos: Photo[]
  /** Instant, ms. */
  submittedAt: number | null
}

/** A waiting listing with the facts for the decision of staff. */
export interface ListingReview extends WaitingListing {
  /** Problems that have come up since it was sent, such as a newly required field. */
  problems: Issue[]
  /** Number of listings of the owner that were ever public. */
  published: number
  /** Others of the owner with the same title. */
  alike: { id: string; title: string; state: ListingState }[]
  reason: string
  history: ListingEvent[]
}
