import { hc } from 'hono/client'
import type { plansApi } from '../../../../worker/planner/plans.api.ts'
import type { ChatMessage } from '../../../../worker/planner/rules/plan/answer.ts'
import type { PlanEdits } from '../../../../worker/planner/rules/plan/brief.ts'
import { API, answerOf, RequestError } from '../../../api-client.ts'

const { plans } = hc<typeof plansApi>(...API)

/** A saved plan: anyone with the path can read it. */
export interface SavedPlan {
  id: string
  path: string
}

/** Source of a plan: the server computes the plan again, and accepts no figures from a page. */
export interface PlanSource {
  messages: ChatMessage[]
  edits: PlanEdits
}

/** Source up to the last message of the advertiser. */
export const sourceOf = (conversation: readonly ChatMessage[], edits: PlanEdits): PlanSource => ({
  messages: conversation.slice(0, conversation.findLastIndex(({ role }) => role === 'user') + 1),
  edits,
})

/** Saves a plan. @throws RequestError bad_input, too_large, rate_limited; as `fetch` does without a network */
const savePlan = (source: PlanSource): Promise<SavedPlan> => answerOf(plans.$post({ json: source }))

/** Saves each plan once, even if several buttons request it; a failed attempt is repeated. */
export function createSaver(save: (source: PlanSource) => Promise<SavedPlan> = savePlan) {
  let known: { key: string; saved: Promise<SavedPlan> } | null = null
  return (source: PlanSource): Promise<SavedPlan> => {
    const key = JSON.stringify(source)
    if (known?.key === key) return known.saved
    const saved = save(source)
    const mine = { key, saved }
    known = mine
    saved.catch(() => {
      if (known === mine) known = null
    })
    return saved
  }
}

/** Shared by the link, the files and the campaign of a plan, which therefore save it once. */
export const savePlanOnce = createSaver()

/** The message when a plan could not be saved. */
export const saveFailure = (error: unknown): string =>
  error instanceof RequestError ? error.message : 'No connection. The plan is kept here, so please try again.'
