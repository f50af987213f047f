import type { ListingState } from '../../../../worker/catalogue/rules/listing-state.ts'
import type { OwnerListingRow } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const LISTINGS_PATH = '/dashboard/listings'

export const STATES: Record<ListingState, { label: string; tab: string; tone: Tone }> = {
  live: { label: 'Live', tab: 'Live', tone: 'success' },
  review: { label: 'In review', tab: 'In review', tone: 'info' },
  draft: { label: 'Draft', tab: 'Drafts', tone: 'neutral' },
  paused: { label: 'Paused', tab: 'Paused', tone: 'neutral' },
  archived: { label: 'Archived', tab: 'Archived', tone: 'neutral' },
}

export const stateText = ({ state, completeness, reason }: OwnerListingRow): string =>
  state !== 'draft' ? STATES[state].label : reason !== '' ? 'Sent back' : `Draft, ${completeness ?? 0}%`

/**
 * Remaining time: `4 h left`, `25 min left`, `3 days left`.
 * @param left ms
 */
export function leftText(left: number): string {
  const minutes = Math.floor(left / 60_000)
  if (minutes <= 0) return 'expired'
  if (minutes < 60) return `${minutes} min left`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h left` : `${Math.floor(hours / 24)} days left`
}
