import { hc } from 'hono/client'
import type { ownerListingsApi } from '../../../../worker/supply/inventory.api.ts'
import type { BulkAct } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const listings = hc<typeof ownerListingsApi>(...API).owner.listings
const listing = listings[':id']

interface Seen {
  id: string
  version: number
}

const param = ({ id }: Pick<Seen, 'id'>) => ({ id: encodeURIComponent(id) })

export type ListingAct = 'withdraw' | 'pause' | 'resume' | 'archive' | 'restore'

/** Changes the state of a listing. @throws RequestError conflict, in_use, bad_input, forbidden */
export const actOn = (seen: Seen, act: ListingAct) =>
  signedInAnswerOf(listing[':act'].$post({ param: { ...param(seen), act }, json: { version: seen.version } }))

/** Changes all of these listings, or none. @throws RequestError conflict, in_use, bad_input, forbidden */
export const actOnSeveral = (json: BulkAct) => signedInAnswerOf(listings.act.$post({ json }))

/**
 * Creates a draft with the same content.
 * @param key the same key is the same draft
 */
export const duplicateListing = (id: string, key: string) =>
  signedInAnswerOf(listing.duplicate.$post({ param: param({ id }), json: { key } }))

/** Deletes a draft that was never public. @throws RequestError conflict, forbidden */
export const deleteDraft = (seen: Seen) =>
  signedInAnswerOf(listing.$delete({ param: param(seen), json: { version: seen.version } }))

/** Number of open requests and bookings of a listing. */
export const fetchOpenLines = async (id: string) =>
  (await signedInAnswerOf(listing.$get({ param: param({ id }) }))).openLines.total
