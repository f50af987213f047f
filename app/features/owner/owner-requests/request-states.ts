import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { LINE, type LineState } from '../../../../worker/booking/rules/lines/states.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { move } from '../../../../worker/kernel/rules/transitions.ts'
import type { Tone } from '../../../ui/badge.tsx'

/** Labels of a line's states, for its owner, who sees a line once it is requested. */
export const REQUEST_STATE = {
  draft: { label: 'Not sent', tone: 'neutral' },
  held: { label: 'Not sent', tone: 'neutral' },
  removed: { label: 'Not sent', tone: 'neutral' },
  requested: { label: 'Waiting for you', tone: 'warn' },
  countered: { label: 'Waiting for the advertiser', tone: 'info' },
  expired: { label: 'Expired', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  live: { label: 'Running', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  settled: { label: 'Settled', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<LineState, { label: string; tone: Tone }>

type Verb = 'confirm' | 'counter' | 'decline' | 'cancel'
const VERBS = ['confirm', 'counter', 'decline', 'cancel'] as const satisfies Verb[]

/** Acts of an owner on a line today. A booking that has begun cannot be cancelled here. */
export const verbsOf = ({ status, starts }: Pick<CampaignLine, 'status' | 'starts'>, today: CivilDate): Verb[] =>
  VERBS.filter((verb) => 'to' in move(LINE, status, verb, 'mediaOwner') && (verb !== 'cancel' || starts > today))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Remaining time that counts as short. */
const SHORT = 12 * HOUR

/**
 * Remaining time to answer: `4 h left`.
 * @param answerBy instant, ms; so is `now`
 */
export function timeLeft(answerBy: number, now: number): { text: string; tone: Tone } {
  const left = answerBy - now
  if (left <= 0) return { text: 'Expired', tone: 'neutral' }
  const text =
    left < HOUR
      ? `${Math.ceil(left / MINUTE)} min left`
      : left < 48 * HOUR
        ? `${Math.floor(left / HOUR)} h left`
        : `${plural(Math.floor(left / (24 * HOUR)), ['day', 'days'])} left`
  return { text, tone: left < SHORT ? 'warn' : 'info' }
}

const MEANWHILE: Partial<Record<LineState, string>> = {
  requested: 'It has changed. Please check it again',
  countered: 'Other days or another price were offered',
  expired: 'The time to answer has passed',
  declined: 'It was declined',
  withdrawn: 'The advertiser withdrew it',
  confirmed: 'It was confirmed',
  cancelled: 'It was cancelled',
  live: 'It has started',
  ended: 'It has ended',
}

/** Current state of a line, as a sentence for someone whose answer was refused. */
export const meanwhile = (status: LineState): string => MEANWHILE[status] ?? 'It has changed'
