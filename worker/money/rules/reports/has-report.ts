import type { CampaignState } from '../../../booking/rules/campaigns/states.ts'

const REPORTED: readonly CampaignState[] = ['planned', 'active', 'completed', 'cancelled']

/** True when a campaign has a report: it was approved, and may have been cancelled since. */
export const hasReport = ({ status }: { status: CampaignState }): boolean => REPORTED.includes(status)
