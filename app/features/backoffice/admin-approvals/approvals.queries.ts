import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { approvals } = hc<typeof staffApi>(...API).admin
const approval = approvals[':id']
const artwork = approvals.artwork[':id']

/** An approval as the page shows it: of two decisions the second is refused. */
export interface Seen {
  id: string
  version: number
}

const param = ({ id }: Seen) => ({ id: encodeURIComponent(id) })

/**
 * @param except ids of lines that are left out
 * @throws RequestError taken with the lines that ran out; conflict with the `current` approval
 */
export const approveCampaign = (seen: Seen, reason = '', except: string[] = []) =>
  signedInAnswerOf(approval.approve.$post({ param: param(seen), json: { version: seen.version, reason, except } }))

/** The advertiser reads the reason. @throws RequestError bad_input; conflict with the `current` approval */
export const rejectCampaign = (seen: Seen, reason: string) =>
  signedInAnswerOf(approval.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** To the end of the list. @throws RequestError conflict with the `current` approval */
export const deferCampaign = (seen: Seen) =>
  signedInAnswerOf(approval.defer.$post({ param: param(seen), json: { version: seen.version } }))

/** On to its owner, who judges it. @throws RequestError conflict with the `current` approval */
export const approveArtwork = (seen: Seen) =>
  signedInAnswerOf(artwork.approve.$post({ param: param(seen), json: { version: seen.version } }))

/** The advertiser reads the reason. @throws RequestError conflict with the `current` approval */
export const rejectArtwork = (seen: Seen, reason: string) =>
  signedInAnswerOf(artwork.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** To the end of the list. @throws RequestError conflict with the `current` approval */
export const deferArtwork = (seen: Seen) =>
  signedInAnswerOf(artwork.defer.$post({ param: param(seen), json: { version: seen.version } }))
