import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { approvals } = hc<typeof staffApi>(...API).admin
const approval = approvals[':id']
const artwork = approvals.artwork[':id']

/** Id and version of an approval on the page: of two decisions the second is refused. */
export interface Seen {
  id: string
  version: number
}

const param = ({ id }: Seen) => ({ id: encodeURIComponent(id) })

/**
 * Approves a campaign.
 * @param except ids of lines that are left out
 * @throws RequestError taken with the lines whose hold has expired; conflict with the `current` approval
 */
export const approveCampaign = (seen: Seen, reason = '', except: string[] = []) =>
  signedInAnswerOf(approval.approve.$post({ param: param(seen), json: { version: seen.version, reason, except } }))

/**
 * Rejects a campaign; the advertiser reads the reason. @throws RequestError bad_input; conflict with the `current`
 * approval
 */
export const rejectCampaign = (seen: Seen, reason: string) =>
  signedInAnswerOf(approval.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** Moves a campaign to the end of the list. @throws RequestError conflict with the `current` approval */
export const deferCampaign = (seen: Seen) =>
  signedInAnswerOf(approval.defer.$post({ param: param(seen), json: { version: seen.version } }))

/** Passes artwork on to its owner for review. @throws RequestError conflict with the `current` approval */
export const approveArtwork = (seen: Seen) =>
  signedInAnswerOf(artwork.approve.$post({ param: param(seen), json: { version: seen.version } }))

/** Rejects artwork; the advertiser reads the reason. @throws RequestError conflict with the `current` approval */
export const rejectArtwork = (seen: Seen, reason: string) =>
  signedInAnswerOf(artwork.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** Moves artwork to the end of the list. @throws RequestError conflict with the `current` approval */
export const deferArtwork = (seen: Seen) =>
  signedInAnswerOf(artwork.defer.$post({ param: param(seen), json: { version: seen.version } }))
