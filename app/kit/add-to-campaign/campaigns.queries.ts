import { hc } from 'hono/client'
import useSWR, { mutate, type SWRResponse } from 'swr'
import type { SelectedItem, SpotChoice } from '../../../worker/booking/campaigns/selected-item.server.ts'
import type { campaignsApi } from '../../../worker/booking/campaigns.api.ts'
import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const api = hc<typeof campaignsApi>(...API)

/** Key of the list of campaigns of the account. */
const CAMPAIGNS = '/api/campaigns'

/** Statuses in which a campaign accepts lines. */
const OPEN = ['draft', 'planned', 'active']

/**
 * Campaigns of the account that accept lines, the newest first.
 * @param isWanted false fetches nothing
 */
export function useOpenCampaigns(isWanted: boolean) {
  const {
    data,
    error,
    mutate: again,
  } = useSWR<CampaignSummary[]>(isWanted && CAMPAIGNS, async () => {
    const { campaigns } = await signedInAnswerOf(api.campaigns.$get())
    return campaigns
  })
  return { campaigns: data?.filter(({ status }) => OPEN.includes(status)), error, again }
}

/** Reads the list of campaigns again, after one has changed. */
export const revalidateCampaigns = () => mutate(CAMPAIGNS)

/** Selected item at today's terms. */
export const useSelectedItem = (resource: string): SWRResponse<SelectedItem | SpotChoice> =>
  useSWR<SelectedItem | SpotChoice>(
    ['/api/campaign-items', resource],
    () => signedInAnswerOf(api['campaign-items'].$get({ query: { resource } })),
    { revalidateOnFocus: false },
  )

export type NewItemBody = Parameters<(typeof api)['campaign-items']['$post']>[0]['json']

/** Adds the item to the campaign. @throws RequestError */
export async function addItem(json: NewItemBody) {
  const added = await signedInAnswerOf(api['campaign-items'].$post({ json }))
  await revalidateCampaigns()
  return added
}
