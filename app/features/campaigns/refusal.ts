import * as v from 'valibot'
import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { currentOnConflict } from '../../kit/conflict/conflict.ts'
import { type Refusal, refusalText } from '../../kit/mutation/refusal.ts'
import { stateLabel } from './states.ts'

const Taken = v.object({
  lines: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      nearest: v.array(v.object({ start: v.string(), end: v.string() })),
      alternatives: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
  ),
})
export type TakenLine = v.InferOutput<typeof Taken>['lines'][number]

/** Lines whose days are taken, with alternatives; empty for other refusals. */
export const takenLines = (refusal: Refusal | null): readonly TakenLine[] =>
  refusal?.code === 'taken' && v.is(Taken, refusal.details) ? refusal.details.lines : []

/** Message for the refusal of an act on a campaign: a conflict names the current state of the campaign or line. */
export function campaignRefusal(refusal: Refusal): Refusal {
  if (refusal.code === 'failed') return { ...refusal, whole: 'Something went wrong on our side. Please try again' }
  const current = currentOnConflict<Campaign | CampaignLine>(refusal)
  if (current === null) return refusal
  return { ...refusal, whole: `${refusalText(refusal)}. It is now: ${stateLabel(current.status, 'lines' in current)}.` }
}
