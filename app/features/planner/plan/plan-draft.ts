import { hc } from 'hono/client'
import type { campaignsApi } from '../../../../worker/bookings/campaigns.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../session/auth.ts'

const { campaigns } = hc<typeof campaignsApi>(...API)

/** What became of a plan. */
export interface PlanDraft {
  campaign: { id: string; name: string; lines: readonly unknown[] }
  refused: readonly { title: string; reason: string }[]
}

/** One key for one plan: an answer that got lost makes no second campaign. */
const keys = new Map<string, string>()

/** Makes a draft of a saved plan. @throws RequestError */
export async function draftOfPlan(planId: string): Promise<PlanDraft> {
  const key = keys.get(planId) ?? crypto.randomUUID()
  keys.set(planId, key)
  const draft = await signedInAnswerOf(campaigns['from-plan'].$post({ json: { planId, key } }))
  // Pressed again it is meant again.
  keys.delete(planId)
  return draft
}
