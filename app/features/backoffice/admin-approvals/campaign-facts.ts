import type { ApprovalPage } from '../../../../worker/backoffice/approvals/approval-page.server.ts'
import type { Campaign } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { daysIn } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const APPROVAL_STATE = {
  pending: { label: 'Pending Review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn by the advertiser', tone: 'neutral' },
} as const satisfies Record<ApprovalPage['status'], { label: string; tone: Tone }>

/** Duration from the first to the last day: `30 days`. */
export const durationOf = ({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>): string =>
  plural(daysIn({ start: starts, end: ends }), ['day', 'days'])

/** Cost of a campaign compared with its budget. `over` is null without a budget. */
export function budgetOf({ budget, total }: Pick<Campaign, 'budget' | 'total'>): {
  text: string
  over: boolean | null
} {
  if (budget === null) return { text: `${formatMoney(total)}, no budget set`, over: null }
  return { text: `${formatMoney(total)} of ${formatMoney(budget)}`, over: total > budget }
}

/** Names of categories; a category added by staff is its id. */
export const mediaNames = (ids: readonly string[]): string =>
  ids.map((id) => mediaSpec({ id, name: id }).label).join(', ')
