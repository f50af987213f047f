import { revalidateCampaigns } from '../../kit/add-to-campaign/campaigns.queries.ts'
import { useActs } from '../../kit/mutation/use-mutation.ts'
import { campaignRefusal } from './refusal.ts'

/** Options of every act on a campaign: its refusal messages, and the queries to fetch again. */
export const CAMPAIGN_ACT = { refuse: campaignRefusal, refresh: revalidateCampaigns }

/** Runs acts on a campaign or its lines, one at a time. */
export const useCampaignActs = () => useActs(CAMPAIGN_ACT)
