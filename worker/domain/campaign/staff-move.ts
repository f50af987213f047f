import { move } from '../transitions.ts'
import { CAMPAIGN, type CampaignState } from './states.ts'

/** The states that staff list, in the order in which a campaign goes through them. */
export const LISTED_STATES = ['planned', 'active', 'completed'] as const satisfies readonly CampaignState[]
export type ListedState = (typeof LISTED_STATES)[number]

const VERBS = { planned: null, active: 'start', completed: 'finish' } as const satisfies Record<
  ListedState,
  string | null
>

export type StaffMove = { verb: 'start' | 'finish' } | { verb: null } | { refusal: string }

const NAMES = { planned: 'Planned', active: 'Active', completed: 'Completed' } as const satisfies Record<
  ListedState,
  string
>

/**
 * What staff do to a campaign when they choose a state for it. They move it forwards only, one step at a time, ahead of the calendar:
 * its bookings keep their own days.
 * @param from its state today, by the calendar as well
 */
export function staffMove(from: CampaignState, to: ListedState): StaffMove {
  if (from === to) return { verb: null }
  const verb = VERBS[to]
  if (verb !== null && 'to' in move(CAMPAIGN, from, verb, 'admin')) return { verb }
  if (from === 'planned') return { refusal: 'A planned campaign becomes active before it is completed' }
  if (from === 'active')
    return { refusal: 'An active campaign does not become planned again: it can be completed or cancelled' }
  if (from === 'completed') return { refusal: 'A completed campaign stays completed' }
  return { refusal: `Only approved campaigns become ${NAMES[to].toLowerCase()}` }
}

/** The states that staff can choose now: the one it has, and where it can go. */
export const choicesOf = (from: CampaignState): { value: ListedState; label: string }[] =>
  LISTED_STATES.filter((to) => !('refusal' in staffMove(from, to))).map((value) => ({ value, label: NAMES[value] }))
