import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import {
  type Audience,
  defineEvent,
  defineRecorded,
  defineStaffEvent,
  type EventDetail,
  type EventName,
  type EventTexts,
} from '../../kernel/rules/events/event.ts'

// Events of listings in the hands of their owners, and of their calendars, each with its words in the audit log, its
// letters and its messages to open pages.

/** An act on a listing. */
export interface ListingFact {
  id: string
  owner: string
  /** Of the listing, after the act. */
  version: number
  /** One of many: open pages read the whole list after the others. */
  isQuiet?: boolean
}

const SIDES = ['staff', 'owner'] as const

const listingEvent = <const Name extends EventName>(
  name: Name,
  { letters = {}, ...texts }: EventTexts,
  { isStaffs = false }: { isStaffs?: boolean } = {},
) =>
  defineEvent(name, { letters, ...texts }, ({ id, owner, version, isQuiet }: ListingFact) => {
    const audience = { staff: 'staff', owner: `owner:${owner}` } as const satisfies Record<string, Audience>
    return {
      audit: { subject: id, detail: { owner } },
      notices: SIDES.filter((side) => side in letters).map((side) => ({
        audience: audience[side],
        subject: id,
        version,
      })),
      live: isQuiet
        ? null
        : { data: { id, version }, to: isStaffs ? [audience.staff, audience.owner] : [audience.owner] },
    }
  })

/** The listings of a file. */
const importEvent = <const Name extends EventName>(name: Name, texts: EventTexts) =>
  defineEvent(name, texts, ({ id, owner, detail }: { id: string; owner: string; detail: EventDetail }) => ({
    audit: { subject: id, detail: { owner, ...detail } },
    notices: [],
    live: { data: { id, version: 1 }, to: [`owner:${owner}`] },
  }))

/** Days of an owner: a block is a row of the audit log, which `recordEach` writes. */
const calendarEvent = <const Name extends EventName>(name: Name, texts: EventTexts) =>
  defineEvent(name, texts, ({ owner, at }: { owner: string; at: number }) => ({
    audit: null,
    notices: [],
    live: { data: { id: owner, version: at }, to: [`owner:${owner}`] },
  }))

const listing = inArea('listings', 'listing')
const place = inArea('listings', 'other')

const OPEN_LISTING = 'Open the listing'
const staffToo = { isStaffs: true }

export const listingCreated = listingEvent('listing.created', { words: listing('Listing', 'Created', 'success') })
export const listingChanged = listingEvent('listing.changed', { words: listing('Listing', 'Changed') })
export const listingPublished = listingEvent('listing.published', { words: listing('Listing', 'Published', 'success') })
export const listingSubmitted = listingEvent(
  'listing.submitted',
  {
    words: listing('Listing', 'Submitted', 'neutral'),
    letters: {
      staff: {
        subject: ({ listing }) => `${listing} is waiting for review`,
        before: ({ listing }) => [`The listing ${listing} of a new media owner is waiting for review.`],
        button: 'Open the approvals',
      },
    },
  },
  staffToo,
)
export const listingWithdrawn = listingEvent(
  'listing.withdrawn',
  { words: listing('Listing', 'Withdrawn', 'neutral') },
  staffToo,
)
export const listingApproved = listingEvent(
  'listing.approved',
  {
    words: listing('Listing', 'Approved', 'success'),
    letters: {
      owner: {
        subject: ({ listing }) => `${listing} is live`,
        before: ({ listing }) => [`Our team has approved your listing ${listing}. It is now in the public catalogue.`],
        button: OPEN_LISTING,
      },
    },
  },
  staffToo,
)
export const listingRejected = listingEvent(
  'listing.rejected',
  {
    words: listing('Listing', 'Rejected', 'danger'),
    letters: {
      owner: {
        subject: ({ listing }) => `${listing} needs a change`,
        before: ({ listing }) => [`Our team has sent your listing ${listing} back. See the reason on its page.`],
        button: OPEN_LISTING,
        after: 'Change it there and send it again.',
      },
    },
  },
  staffToo,
)
/** Without a notice to its owner. */
export const listingDeferred = defineStaffEvent('listing.deferred', { words: listing('Listing', 'Deferred', 'warn') })
export const listingPaused = listingEvent('listing.paused', { words: listing('Listing', 'Paused', 'warn') })
export const listingResumed = listingEvent('listing.resumed', { words: listing('Listing', 'Resumed', 'success') })
export const listingArchived = listingEvent('listing.archived', { words: listing('Listing', 'Archived', 'neutral') })
export const listingRestored = listingEvent('listing.restored', { words: listing('Listing', 'Restored', 'success') })
export const listingDeleted = listingEvent('listing.deleted', { words: listing('Listing', 'Deleted', 'danger') })

export const listingsImported = importEvent('listings.imported', { words: place('Listings', 'Imported', 'success') })
export const importUndone = importEvent('listings.import_undone', {
  words: place('Import of listings', 'Undone', 'warn'),
})

export const blockMade = calendarEvent('block.made', { words: place('Days', 'Blocked', 'warn') })
export const blockRemoved = calendarEvent('block.removed', { words: place('Days', 'Freed', 'success') })
export const calendarFeedMade = defineRecorded('calendar_feed.made', {
  words: place('Calendar link', 'Made', 'success'),
})
export const calendarFeedRemoved = defineRecorded('calendar_feed.removed', {
  words: place('Calendar link', 'Removed', 'neutral'),
})

/** An act that an owner does to listings that were seen. */
export type ListingEvent =
  | typeof listingChanged
  | typeof listingPublished
  | typeof listingSubmitted
  | typeof listingWithdrawn
  | typeof listingPaused
  | typeof listingResumed
  | typeof listingArchived
  | typeof listingRestored

/** Every event of this room, in the order in which the audit log lists acts. */
export const SUPPLY_EVENTS = [
  listingCreated,
  listingChanged,
  listingPublished,
  listingSubmitted,
  listingWithdrawn,
  listingApproved,
  listingRejected,
  listingDeferred,
  listingPaused,
  listingResumed,
  listingArchived,
  listingRestored,
  listingDeleted,
  listingsImported,
  importUndone,
  blockMade,
  blockRemoved,
  calendarFeedMade,
  calendarFeedRemoved,
] as const
