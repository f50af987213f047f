import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { TakenDetail } from '../../../../worker/catalogue/rules/availability/taken.ts'
import type { DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { currentOnConflict } from '../../../kit/conflict/conflict.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { meanwhile } from './request-states.ts'

/** Message for the refusal of an act on a request: names its current state. */
export function requestRefusal(refusal: Refusal): Refusal {
  const current = currentOnConflict<CampaignLine>(refusal)
  if (refusal.code === 'taken') return { ...refusal, whole: 'These days are taken' }
  if (refusal.code === 'not_found') return { ...refusal, whole: 'You can no longer answer it' }
  return current ? { ...refusal, whole: meanwhile(current.status) } : refusal
}

/** Nearest free days, when the requested ones are taken. */
export function nearestDays(refusal: Refusal | null): readonly DateSpan[] | null {
  if (refusal?.code !== 'taken') return null
  const [line] = refusal.details.lines as TakenDetail['lines']
  return line?.nearest ?? []
}

/** True when the request has changed, so that a form for it must close. */
export const isOver = ({ code }: Refusal): boolean => code === 'conflict' || code === 'not_found'
