import * as v from 'valibot'
import { Key, Version } from '../../../booking/rules/campaigns/campaign-item.ts'
import type { StoredField } from '../../../catalogue/rules/custom-field.ts'
import type { ListingFact } from '../../../catalogue/rules/listing.ts'
import { LISTING_STATES, type ListingState } from '../../../catalogue/rules/listing-state.ts'
import type { Photo } from '../../../catalogue/rules/photos.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import type { Issue } from '../../../kernel/rules/errors.ts'
import type { EventName } from '../../../kernel/rules/events/event.ts'
import { orAny, slug, staffPage, text } from '../../../kernel/rules/fields.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { MemberRight } from '../../../organisations/rules/owners/rights.ts'
import { ListingContent } from './content.ts'
import type { FormSection } from './form-field.ts'

const Id = v.pipe(v.string('Choose a listing'), v.nonEmpty('Choose a listing'), v.maxLength(160, 'Choose a listing'))

const LISTING_SORTS = ['due', 'title', 'updated', 'rate'] as const

/** Search part of the address of an owner's listings. */
export const OwnerListingsQuery = v.object({
  owner: orAny(slug),
  state: orAny(v.picklist(LISTING_STATES, 'Choose one of the states offered')),
  q: text('The search'),
  media: orAny(slug),
  city: text('The city'),
  sort: orAny(v.picklist(LISTING_SORTS, 'Choose one of the orders offered')),
  page: staffPage,
})
export type OwnerListingsQuery = v.InferOutput<typeof OwnerListingsQuery>

/** A new draft. `content.subcategory` is optional. */
export const NewListing = v.object({
  owner: slug,
  category: slug,
  subcategory: v.optional(slug),
  content: v.optional(ListingContent, {}),
  key: Key,
})
export type NewListing = v.InferOutput<typeof NewListing>

export const ListingEdit = v.object({ version: Version, content: ListingContent })
export type ListingEdit = v.InferOutput<typeof ListingEdit>

/** An act on one listing, at the version that was seen. */
export const ListingSeen = v.object({ version: Version })

const MAX_BULK = 200

const Ids = v.pipe(
  v.array(Id, 'Choose listings'),
  v.minLength(1, 'Choose at least one listing'),
  v.maxLength(MAX_BULK, `At most ${MAX_BULK} listings at once`),
  v.check((ids) => new Set(ids).size === ids.length, 'Each listing can be in the list once'),
)

/** One act on several listings: all of them or none. */
export const BulkAct = v.variant('act', [
  v.object({ act: v.picklist(['pause', 'resume', 'archive']), ids: Ids }),
  v.object({
    act: v.literal('rate'),
    ids: Ids,
    change: v.variant('by', [
      v.object({
        by: v.literal('percent'),
        /** Hundredths of a percent: 500 is 5 percent more. */
        bp: v.pipe(v.number(), v.integer(), v.minValue(-9_000, 'At most 90 percent less'), v.maxValue(50_000)),
      }),
      v.object({ by: v.literal('amount'), amount: v.pipe(v.number(), v.integer(), v.safeInteger()) }),
    ]),
  }),
])
export type BulkAct = v.InferOutput<typeof BulkAct>

/** One row of an owner's list. */
export interface OwnerListingRow {
  id: string
  ref: string
  ownRef: string | null
  /** `sideFacts`. */
  specifications: ListingFact[]
  owner: string
  category: string
  subcategory: string
  title: string
  type: string
  state: ListingState
  version: number
  place: { city: string; state: string; area: string }
  /** Null while a draft has none. */
  rate: Rate | null
  variant: string | null
  photos: Photo[]
  /** Booked share of the next 60 days, percent; null for unlimited listings, and for those that are not live. */
  booked: number | null
  /** The request that waits for an answer next. */
  request: { advertiser: string; answerBy: number | null; line: string } | null
  /** Completeness of a draft: percent of the required fields. */
  completeness: number | null
  /** Reason of the rejection by staff; empty otherwise. */
  reason: string
  updatedAt: number
}

export interface OwnerListings {
  listings: OwnerListingRow[]
  /** Of all that pass the other filters. */
  counts: Record<ListingState, number>
  /** Of all listings of the owners, without the filters. */
  cities: string[]
  total: number
  page: number
  pages: number
}

/** An event of a listing. */
export interface ListingEvent {
  /** ISO 8601. */
  at: string
  who: string | null
  action: EventName
}

/** A listing as its owner edits it. */
export interface OwnerListing {
  id: string
  ref: string
  owner: { id: string; name: string; verified: boolean }
  /** Right of the reader at the owner. */
  right: MemberRight
  /** True when staff review its next listing before it is public. */
  isReviewed: boolean
  category: { id: string; name: string }
  subcategories: { id: string; name: string }[]
  fields: StoredField[]
  /** `formOf` its category. */
  form: FormSection[]
  state: ListingState
  version: number
  content: ListingContent
  variant: string | null
  problems: Issue[]
  /** Percent of the required fields. */
  completeness: number
  reason: string
  submittedAt: number | null
  decidedAt: number | null
  publishedAt: number | null
  updatedAt: number
  /** Requests and bookings that are not over, in all and of each spot by its id. */
  openLines: { total: number; spots: Record<string, number> }
  history: ListingEvent[]
}

/** Body of a 409 after an edit: the listing as saved in between. */
export interface ListingConflict {
  code: 'conflict'
  message: string
  current: Pick<OwnerListing, 'version' | 'state' | 'content'>
}

/** Of a rate that changes by a share or an amount: never below a paisa. */
export function changedRate(rate: Paise, change: Extract<BulkAct, { act: 'rate' }>['change']): Paise {
  if (change.by === 'amount') return Math.max(1, rate + change.amount)
  const changed = (rate * (10_000 + change.bp)) / 10_000
  // Whole rupees from ₹100 on: a rate card has no paise.
  return Math.max(1, rate >= 10_000 ? Math.round(changed / 100) * 100 : Math.round(changed))
}
