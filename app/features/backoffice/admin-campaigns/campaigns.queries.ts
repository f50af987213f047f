import { hc } from 'hono/client'
import useSWR from 'swr'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { CampaignManaging } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const campaign = hc<typeof staffApi>(...API).admin.campaigns[':id']

const of = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/**
 * Changes a campaign. @throws RequestError bad_input by field; conflict with the `current` campaign, or for a name
 * that is in use
 */
export const manageCampaign = (id: string, json: CampaignManaging) =>
  signedInAnswerOf(campaign.$patch({ ...of(id), json }))

/** Cancels a campaign. @throws RequestError price_changed with both amounts; conflict with the `current` campaign */
export const cancelCampaign = (id: string, json: { version: number; expect: number; reason: string }) =>
  signedInAnswerOf(campaign.cancel.$post({ ...of(id), json }))

/**
 * Cost of cancelling today, by line.
 * @param version version of the campaign; a new one fetches again
 */
export const useCancellation = (id: string, version: number) =>
  useSWR(
    ['/api/admin/cancellation', id, version],
    async () => (await signedInAnswerOf(campaign.cancellation.$get(of(id)))).lines,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
