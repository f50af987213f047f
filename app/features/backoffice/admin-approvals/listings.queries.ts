import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import type { Seen } from './approvals.queries.ts'

const listing = hc<typeof staffApi>(...API).admin.listings[':id']

const param = ({ id }: Seen) => ({ id: encodeURIComponent(id) })

/**
 * Approves a listing. @throws RequestError conflict when it was decided or changed; bad_input with the missing fields
 */
export const approveListing = (seen: Seen) =>
  signedInAnswerOf(listing.approve.$post({ param: param(seen), json: { version: seen.version } }))

/** Rejects a listing; the owner reads the reason. @throws RequestError bad_input; conflict */
export const rejectListing = (seen: Seen, reason: string) =>
  signedInAnswerOf(listing.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** Moves a listing to the end of the list. @throws RequestError conflict when it was decided or changed */
export const deferListing = (seen: Seen) =>
  signedInAnswerOf(listing.defer.$post({ param: param(seen), json: { version: seen.version } }))
