import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'

/** Act of an advertiser on a campaign. */
export type CampaignAct = 'submit' | 'withdraw' | 'revise' | 'add' | 'edit' | 'copy' | 'cancel' | 'delete'

/** Acts by status, the next step first. */
const ACTS: Record<Campaign['status'], readonly CampaignAct[]> = {
  draft: ['submit', 'add', 'edit', 'copy', 'delete'],
  pending: ['withdraw', 'edit', 'copy'],
  rejected: ['revise', 'edit', 'copy', 'delete'],
  planned: ['add', 'copy', 'edit', 'cancel'],
  active: ['add', 'copy', 'edit'],
  completed: ['copy'],
  cancelled: ['copy'],
  deleted: [],
}

/** Acts on a campaign now. Without lines there is nothing to send or to copy. */
export const actsOf = ({ status, lines }: Pick<Campaign, 'status' | 'lines'>): CampaignAct[] =>
  ACTS[status].filter((act) => lines.length > 0 || (act !== 'submit' && act !== 'copy'))

/** True when another place can replace a line: its owner declined, or did not answer. */
export const isReplaceable = (
  line: Pick<CampaignLine, 'id' | 'status'>,
  { status }: Pick<Campaign, 'status'>,
  replaced: Readonly<Record<string, string>>,
): boolean =>
  (status === 'planned' || status === 'active') &&
  (line.status === 'expired' || (line.status === 'declined' && replaced[line.id] === undefined))

/** Act of an advertiser on a line. */
type LineAct = 'accept' | 'ask' | 'change' | 'remove' | 'withdraw' | 'cancel' | 'write'

/**
 * Acts on a line now.
 * @param today a booking can be cancelled before its first day
 */
export function lineActs(line: CampaignLine, { status }: Pick<Campaign, 'status'>, today: CivilDate): LineAct[] {
  const isApproved = status === 'planned' || status === 'active'
  const isOpen = isApproved || status === 'draft'
  switch (line.status) {
    case 'draft':
      return isOpen ? [...(isApproved ? (['ask'] as const) : []), 'change', 'remove'] : []
    case 'expired':
      return isApproved ? ['ask', 'remove', 'write'] : []
    case 'countered':
      return isApproved ? ['accept', 'withdraw', 'write'] : ['write']
    case 'requested':
      return isApproved ? ['withdraw', 'write'] : ['write']
    case 'confirmed':
      return isApproved && line.starts > today ? ['cancel', 'write'] : ['write']
    case 'held':
    case 'removed':
      return []
    default:
      return ['write']
  }
}
