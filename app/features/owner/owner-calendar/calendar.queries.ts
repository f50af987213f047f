import { hc } from 'hono/client'
import useSWR from 'swr'
import type { ownerBookingsApi } from '../../../../worker/booking/owner-bookings.api.ts'
import type { ownerCalendarApi } from '../../../../worker/supply/owner-calendar.api.ts'
import type { BlockForm, Unblocks } from '../../../../worker/supply/rules/calendar/block.ts'
import type { NewFeed } from '../../../../worker/supply/rules/calendar/calendar-query.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const { owner } = hc<typeof ownerCalendarApi>(...API)
const bookings = hc<typeof ownerBookingsApi>(...API).owner.bookings

/** Blocks days. @throws RequestError taken with the days and their bookings; bad_input, forbidden, not_found */
export const postBlock = (json: BlockForm & { key: string }) => signedInAnswerOf(owner.blocks.$post({ json }))

/** Frees blocked days. @throws RequestError conflict when the days are already free; forbidden, not_found */
export const removeBlocks = (json: Unblocks) => signedInAnswerOf(owner.blocks.remove.$post({ json }))

/**
 * Listings of an owner with a text in their name or reference, a page of them; null until the first answer.
 * @param text an empty one fetches nothing
 */
export function useFoundListings(of: string, text: string) {
  const q = useSettled(text.trim())
  const { data, error, isLoading } = useSWR(
    q && ['/api/owner/calendar', of, q],
    () => signedInAnswerOf(owner.calendar.$get({ query: { owner: of, q, months: '1' } })),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return { found: data ?? null, isLoading: isLoading || q !== text.trim(), hasFailed: error !== undefined }
}

const feeds = owner['calendar-feeds']

/** Calendar links that the account created for an owner. */
export const useFeeds = (of: string) =>
  useSWR(['/api/owner/calendar-feeds', of], () => signedInAnswerOf(feeds.$get({ query: { owner: of } })))

/** Creates a calendar link. @throws RequestError conflict, not_found */
export const makeFeed = (json: NewFeed) => signedInAnswerOf(feeds.$post({ json }))

/** Ends a calendar link. @throws RequestError not_found */
export const removeFeed = (id: string) =>
  signedInAnswerOf(feeds[':id'].$delete({ param: { id: encodeURIComponent(id) } }))

/**
 * Request or booking with its sums.
 * @param id null fetches nothing
 */
export const useBooking = (id: string | null) =>
  useSWR(
    id && ['/api/owner/bookings', id],
    () => signedInAnswerOf(bookings[':id'].$get({ param: { id: encodeURIComponent(id ?? '') } })),
    { shouldRetryOnError: false },
  )
