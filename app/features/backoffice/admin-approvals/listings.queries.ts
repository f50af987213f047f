import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import type { Seen } from './approvals.queries.ts'

const listing = hc<typeof staffApi>(...API).admin.listings[':id']

const param = ({ id }: Seen) => ({ id: encodeURIComponent(id) })

/** @throws RequestError conflict when it was decided or changed meanwhile; bad_input with what is missing by now */
export const approveListing = (seen: Seen) =>
  signedInAnswerOf(listing.approve.$post({ param: param(seen), json: { version: seen.version } }))

/** The owner reads the reason. @throws RequestError bad_input; conflict */
export const rejectListing = (seen: Seen, reason: string) =>
  signedInAnswerOf(listing.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** To the end of the list. @throws RequestError conflict when it was decided or changed meanwhile */
export const deferListing = (seen: Seen) =>
  signedInAnswerOf(listing.defer.$post({ param: param(seen), json: { version: seen.version } }))
