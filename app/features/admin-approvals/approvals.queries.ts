import { hc } from 'hono/client'
import type { staffApi } from '../../../worker/admin/staff.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const approval = hc<typeof staffApi>(...API).admin.approvals[':id']

/** An approval as the page shows it: of two decisions the second is refused. */
export interface Seen {
  id: string
  version: number
}

const param = ({ id }: Seen) => ({ id: encodeURIComponent(id) })

/** @throws RequestError taken with the lines that ran out; conflict with the `current` approval */
export const approveCampaign = (seen: Seen) =>
  signedInAnswerOf(approval.approve.$post({ param: param(seen), json: { version: seen.version } }))

/** The advertiser reads the reason. @throws RequestError bad_input; conflict with the `current` approval */
export const rejectCampaign = (seen: Seen, reason: string) =>
  signedInAnswerOf(approval.reject.$post({ param: param(seen), json: { version: seen.version, reason } }))

/** To the end of the list. @throws RequestError conflict with the `current` approval */
export const deferCampaign = (seen: Seen) =>
  signedInAnswerOf(approval.defer.$post({ param: param(seen), json: { version: seen.version } }))
