import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { move } from '../../../kernel/rules/transitions.ts'
import type { LineState } from '../lines/states.ts'
import type { Campaign } from './campaign.ts'
import { CAMPAIGN, type CampaignState, stateOn } from './states.ts'

/** States that staff list, in the order of a campaign's life. */
export const LISTED_STATES = ['planned', 'active', 'completed'] as const satisfies readonly CampaignState[]
export type ListedState = (typeof LISTED_STATES)[number]

const VERBS = { planned: null, active: 'start', completed: 'finish' } as const satisfies Record<
  ListedState,
  string | null
>

export type StaffMove = { verb: 'start' | 'finish' | 'reopen' | null } | { refusal: string }

const NAMES = { planned: 'Planned', active: 'Active', completed: 'Completed' } as const satisfies Record<
  ListedState,
  string
>

/** States of a line that an owner has confirmed, as SQL has them in worker/booking/campaigns.table.ts. */
export const CONFIRMED: readonly LineState[] = ['confirmed', 'live', 'ended', 'settled']

/** State of a campaign by its days and bookings alone, without the state that staff chose. */
export const stateByCalendar = (
  { starts, ends, lines }: Pick<Campaign, 'starts' | 'ends' | 'lines'>,
  today: CivilDate,
): CampaignState => {
  const isConfirmed = lines.some(({ status }) => CONFIRMED.includes(status))
  return stateOn({ status: 'planned', starts, ends, isConfirmed }, today)
}

/**
 * The step that takes a campaign to the state chosen by staff. They can move it forward one step ahead of the calendar,
 * or back to the state of the calendar: its bookings keep their own days.
 * @param from its state today, by the calendar as well
 * @param calendar result of `stateByCalendar`
 */
export function staffMove(from: CampaignState, to: ListedState, calendar: CampaignState): StaffMove {
  if (from === to) return { verb: null }
  if (to === calendar && 'to' in move(CAMPAIGN, from, 'reopen', 'admin')) return { verb: 'reopen' }
  const verb = VERBS[to]
  if (verb !== null && 'to' in move(CAMPAIGN, from, verb, 'admin')) return { verb }
  if (from === 'planned') return { refusal: 'A planned campaign becomes active before it is completed' }
  if (from === 'active' || from === 'completed') {
    return { refusal: `By its days and bookings this campaign is ${calendar}: it can be reset only to that` }
  }
  return { refusal: `Only approved campaigns become ${NAMES[to].toLowerCase()}` }
}

/** The states that staff can choose now: the one it has, and where it can go. */
export const choicesOf = (from: CampaignState, calendar: CampaignState): { value: ListedState; label: string }[] =>
  LISTED_STATES.filter((to) => !('refusal' in staffMove(from, to, calendar))).map((value) => ({
    value,
    label: NAMES[value],
  }))
