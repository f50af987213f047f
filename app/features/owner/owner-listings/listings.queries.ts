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

/** @throws RequestError conflict, in_use, bad_input, forbidden */
export const actOn = (seen: Seen, act: ListingAct) =>
  signedInAnswerOf(listing[':act'].$post({ param: { ...param(seen), act }, json: { version: seen.version } }))

/** All of them or none. @throws RequestError conflict, in_use, bad_input, forbidden */
export const actOnSeveral = (json: BulkAct) => signedInAnswerOf(listings.act.$post({ json }))

/** A draft with the same content. @param key the same key is the same draft */
export const duplicateListing = (id: string, key: string) =>
  signedInAnswerOf(listing.duplicate.$post({ param: param({ id }), json: { key } }))

/** Of a draft that was never public. @throws RequestError conflict, forbidden */
export const deleteDraft = (seen: Seen) =>
  signedInAnswerOf(listing.$delete({ param: param(seen), json: { version: seen.version } }))

/** How many requests and bookings of it are not over. */
export const fetchOpenLines = async (id: string) =>
  (await signedInAnswerOf(listing.$get({ param: param({ id }) }))).openLines.total
