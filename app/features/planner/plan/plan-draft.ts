import { hc } from 'hono/client'
import type { planCampaignsApi } from '../../../../worker/planner/plan-campaigns.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { campaigns } = hc<typeof planCampaignsApi>(...API)

/** What became of a plan. */
export interface PlanDraft {
  campaign: { id: string; name: string; lines: readonly unknown[] }
  refused: readonly { title: string; reason: string }[]
  /** Null where nothing was to be held; `until` is null where nothing could be. */
  hold: { until: string | null; problem: { code: string; message: string } | null } | null
}

/** One key for one plan and wish: an answer that got lost makes no second campaign. */
const keys = new Map<string, string>()

/** Makes a campaign of a saved plan, and holds all its places where asked. @throws RequestError */
export async function campaignOfPlan(planId: string, hold: boolean): Promise<PlanDraft> {
  const wish = `${planId} ${hold}`
  const key = keys.get(wish) ?? crypto.randomUUID()
  keys.set(wish, key)
  const made = await signedInAnswerOf(campaigns['from-plan'].$post({ json: { planId, hold, key } }))
  // Pressed again it is meant again.
  keys.delete(wish)
  return made
}
