import { hc } from 'hono/client'
import useSWR from 'swr'
import type { ownerBookingsApi } from '../../../../worker/booking/owner-bookings.api.ts'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { Counter } from '../../../../worker/booking/rules/lines/owner-answer.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import { askedDays, type OfferTexts } from './offer-form.ts'

const booking = hc<typeof ownerBookingsApi>(...API).owner.bookings[':id']

/** Id and version of a request on the page: an answer is refused when the version has changed. */
export type Seen = Pick<CampaignLine, 'id' | 'version'>

const param = ({ id }: Pick<Seen, 'id'>) => ({ id: encodeURIComponent(id) })

/**
 * Confirms a request. @throws RequestError taken with the nearest free days; conflict with the `current` line;
 * not_found
 */
export const confirmRequest = (seen: Seen) =>
  signedInAnswerOf(booking.confirm.$post({ param: param(seen), json: { version: seen.version } }))

/**
 * Declines a request; the advertiser reads the reason. @throws RequestError bad_input, conflict with the `current`
 * line, not_found
 */
export const declineRequest = (seen: Seen, reason: string) =>
  signedInAnswerOf(booking.decline.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** Offers other days or another price. @throws RequestError as `confirmRequest`, and bad_input */
export const counterRequest = (seen: Seen, offer: Omit<Counter, 'version'>) =>
  signedInAnswerOf(booking.counter.$post({ param: param(seen), json: { version: seen.version, ...offer } }))

/**
 * Price of the days in the form, and nearby free days. While others are fetched it keeps the previous data; undefined
 * at first, and on failure.
 */
export function useOfferHelp(id: string, texts: OfferTexts) {
  const query = askedDays(texts)
  const fetchHelp = () => signedInAnswerOf(booking.offer.$get({ param: param({ id }), query: query ?? {} }))
  return useSWR(query && ['offer', id, query], fetchHelp, { keepPreviousData: true }).data
}

/** Refund of cancelling today. @throws RequestError conflict with the `current` line, not_found */
export const fetchCancellation = (id: string) => signedInAnswerOf(booking.cancellation.$get({ param: param({ id }) }))

/**
 * Cancels a booking.
 * @param json.expect refund shown on the page
 * @throws RequestError price_changed, conflict, not_found
 */
export const cancelBooking = (seen: Seen, json: { expect: number; reason: string }) =>
  signedInAnswerOf(booking.cancel.$post({ param: param(seen), json: { version: seen.version, ...json } }))

/** Sends a message. @throws RequestError bad_input, conflict, not_found */
export const sendMessage = (id: string, text: string) =>
  signedInAnswerOf(booking.messages.$post({ param: param({ id }), json: { text } }))
