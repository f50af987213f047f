import { hc } from 'hono/client'
import type { ownerListingsApi } from '../../../../worker/supply/inventory.api.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const listings = hc<typeof ownerListingsApi>(...API).owner.listings
const listing = listings[':id']

/** Id and version of a listing on the page: an act is refused when the version has changed. */
interface Seen {
  id: string
  version: number
}

const param = ({ id }: Pick<Seen, 'id'>) => ({ id: encodeURIComponent(id) })

/** Saves a listing. @throws RequestError bad_input, conflict, in_use for a booked spot, forbidden */
export const saveListing = (seen: Seen, content: ListingContent) =>
  signedInAnswerOf(listing.$put({ param: param(seen), json: { version: seen.version, content } }))

/**
 * Sends a listing to review, or publishes it. @throws RequestError bad_input with the missing fields, conflict,
 * forbidden
 */
export const sendListing = (seen: Seen) =>
  signedInAnswerOf(listing.send.$post({ param: param(seen), json: { version: seen.version } }))

/** Withdraws a listing from review. @throws RequestError conflict, forbidden */
export const withdrawListing = (seen: Seen) =>
  signedInAnswerOf(
    listing[':act'].$post({ param: { ...param(seen), act: 'withdraw' }, json: { version: seen.version } }),
  )

/**
 * Creates a draft.
 * @param json.key created once by the form: the same key is the same draft
 * @throws RequestError bad_input, forbidden
 */
export const createListing = (json: { owner: string; category: string; subcategory?: string; key: string }) =>
  signedInAnswerOf(listings.$post({ json }))
