import type { ListingState } from '../../../../worker/catalogue/rules/listing-state.ts'
import type { EventName } from '../../../../worker/kernel/rules/events/event.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const STATE_WORDS: Record<ListingState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  review: { label: 'In review', tone: 'info' },
  live: { label: 'Live', tone: 'success' },
  paused: { label: 'Paused', tone: 'neutral' },
  archived: { label: 'Archived', tone: 'neutral' },
}

const ACTION_WORDS: Partial<Record<EventName, string>> = {
  'listing.created': 'Created the draft',
  'listing.changed': 'Saved changes',
  'listing.published': 'Put it live',
  'listing.submitted': 'Sent it to our team',
  'listing.withdrawn': 'Withdrew it from review',
  'listing.approved': 'Approved it',
  'listing.rejected': 'Sent it back',
  'listing.paused': 'Paused it',
  'listing.resumed': 'Put it live again',
  'listing.archived': 'Archived it',
  'listing.restored': 'Restored it from the archive',
}

export const actionText = (action: EventName): string => ACTION_WORDS[action] ?? 'Changed it'
