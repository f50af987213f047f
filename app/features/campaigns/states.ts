import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { LineState } from '../../../worker/booking/rules/lines/states.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { Tone } from '../../ui/badge.tsx'

interface StateWords {
  label: string
  tone: Tone
}

/** Labels of campaign statuses. */
export const CAMPAIGN_WORDS: Record<Campaign['status'], StateWords> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'With our team', tone: 'warn' },
  rejected: { label: 'Sent back', tone: 'danger' },
  planned: { label: 'Planned', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  deleted: { label: 'Deleted', tone: 'neutral' },
}

const LINE_WORDS: Record<LineState, StateWords> = {
  draft: { label: 'Draft', tone: 'neutral' },
  held: { label: 'Held for you', tone: 'info' },
  requested: { label: 'Asked', tone: 'warn' },
  countered: { label: 'New dates offered', tone: 'info' },
  expired: { label: 'Not answered in time', tone: 'danger' },
  declined: { label: 'Declined', tone: 'danger' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  live: { label: 'Running', tone: 'success' },
  ended: { label: 'Finished', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  settled: { label: 'Finished', tone: 'neutral' },
  removed: { label: 'Removed', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

type Dated = Pick<CampaignLine, 'status' | 'starts' | 'ends'>

/** State of a line on a day: a confirmed line starts and ends by the calendar. */
export function lineStateOn({ status, starts, ends }: Dated, today: CivilDate): LineState {
  if (status !== 'confirmed' && status !== 'live') return status
  if (ends < today) return 'ended'
  return starts <= today ? 'live' : status
}

type Offered = Dated & Pick<CampaignLine, 'offer' | 'days'>

const sameDays = (a: readonly CivilDate[] | null, b: readonly CivilDate[] | null) =>
  (a ?? []).join() === (b ?? []).join()

/** True when an owner offers other days than requested. */
export const offersOtherDays = ({ offer, starts, ends, days }: Offered): boolean =>
  offer !== null && (offer.starts !== starts || offer.ends !== ends || !sameDays(offer.days, days))

/** Labels of a line's state. */
export function lineWords(line: Offered, today: CivilDate): StateWords {
  const state = lineStateOn(line, today)
  if (state === 'countered' && !offersOtherDays(line)) return { label: 'New price offered', tone: 'info' }
  return LINE_WORDS[state]
}

/** Label of a state in an answer of the API; an unknown one is its own label. */
export const stateLabel = (status: string, isCampaign: boolean): string => {
  const words: Record<string, StateWords> = isCampaign ? CAMPAIGN_WORDS : LINE_WORDS
  return words[status]?.label ?? status
}
