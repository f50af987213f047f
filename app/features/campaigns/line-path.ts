import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'

/** The dialog of a line is in the address of its campaign. */
export const linePath = ({ campaignId, id }: Pick<CampaignLine, 'campaignId' | 'id'>): string =>
  `/dashboard/campaigns/${campaignId}?line=${id}`

/** Where listings of the same kind as a line's are, `/category/ooh/billboard`. */
export const kindPath = ({ snapshot }: Pick<CampaignLine, 'snapshot'>): string =>
  snapshot.path.slice(0, snapshot.path.lastIndexOf('/'))
