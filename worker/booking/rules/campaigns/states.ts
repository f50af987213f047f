import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Machine } from '../../../kernel/rules/transitions.ts'

const CAMPAIGN_STATES = [
  'draft',
  'pending',
  'rejected',
  'planned',
  'active',
  'completed',
  'cancelled',
  'deleted',
] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** A campaign: built, sent to staff, approved, shown. */
export const CAMPAIGN: Machine<CampaignState> = {
  draft: { submit: [['advertiser'], 'pending'], delete: [['advertiser'], 'deleted'] },
  pending: {
    approve: [['admin'], 'planned'],
    reject: [['admin'], 'rejected'],
    defer: [['admin'], 'pending'],
    withdraw: [['advertiser'], 'draft'],
  },
  rejected: { revise: [['advertiser'], 'draft'] },
  planned: { start: [['clock', 'admin'], 'active'], cancel: [['advertiser', 'admin'], 'cancelled'] },
  active: {
    finish: [['clock', 'admin'], 'completed'],
    cancel: [['admin'], 'cancelled'],
    reopen: [['admin'], 'planned'],
  },
  completed: { reopen: [['admin'], 'planned'] },
  cancelled: {},
  deleted: {},
}

/** Inputs of the state of a campaign. */
interface Dated {
  status: CampaignState
  starts: CivilDate
  ends: CivilDate
  /** True when an owner has confirmed a line of it. */
  isConfirmed: boolean
}

/**
 * State of a campaign on a day: the later of the stored state and the state by the calendar, so that no task has to
 * run.
 */
export function stateOn({ status, starts, ends, isConfirmed }: Dated, today: CivilDate): CampaignState {
  if (status !== 'planned' && status !== 'active') return status
  if (ends < today) return 'completed'
  return status === 'planned' && starts <= today && isConfirmed ? 'active' : status
}
