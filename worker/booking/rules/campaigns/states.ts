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

/** What a campaign's state is made of. */
interface Dated {
  status: CampaignState
  starts: CivilDate
  ends: CivilDate
  /** Whether an owner has confirmed a line of it. */
  isConfirmed: boolean
}

/** The state of a campaign on a day: the later of what is stored and what the calendar says, so that no job has to run. */
export function stateOn({ status, starts, ends, isConfirmed }: Dated, today: CivilDate): CampaignState {
  if (status !== 'planned' && status !== 'active') return status
  if (ends < today) return 'completed'
  return status === 'planned' && starts <= today && isConfirmed ? 'active' : status
}
