import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'

/** Path of a line's dialog, part of its campaign's address. */
export const linePath = ({ campaignId, id }: Pick<CampaignLine, 'campaignId' | 'id'>): string =>
  `/dashboard/campaigns/${campaignId}?line=${id}`

/** Path of listings of the same kind: `/category/ooh/billboard`. */
export const kindPath = ({ snapshot }: Pick<CampaignLine, 'snapshot'>): string =>
  snapshot.path.slice(0, snapshot.path.lastIndexOf('/'))
