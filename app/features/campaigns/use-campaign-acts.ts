import { CAMPAIGNS } from '../../kit/add-to-campaign/campaigns.queries.ts'
import { useActs } from '../../kit/mutation/use-mutation.ts'
import { campaignRefusal } from './refusal.ts'

/** Options of every act on a campaign: its own words, and the campaigns that the dialogs offer are read again. */
export const CAMPAIGN_ACT = { refuse: campaignRefusal, refresh: [CAMPAIGNS] }

/** Acts on a campaign or a line of it, one at a time. */
export const useCampaignActs = () => useActs(CAMPAIGN_ACT)
