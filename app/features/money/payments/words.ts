import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { OwedRow } from '../../../../worker/money/rules/documents/owed.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'
import { suggestedTds } from '../../../../worker/money/rules/documents/payment.ts'

const MILESTONE_NAMES: Record<Exclude<OwedRow['kind'], 'refund'>, string> = {
  advance: 'in advance',
  progress: 'on start',
  final: 'on completion',
}

/** Name of a milestone: `30% in advance`, `40% on start`. */
export const milestoneName = ({ kind, percent }: Pick<OwedRow, 'kind' | 'percent'>): string =>
  kind === 'refund' ? 'Refund' : `${percent}% ${MILESTONE_NAMES[kind]}`

/** Due date as text: `due 14 Dec`, `due 14 Dec, 2 days overdue`, or the event that it follows. */
export function dueWords(due: CivilDate | null, daysOverdue: number, today: CivilDate): string {
  if (due === null) return 'due after the invoice'
  const late = daysOverdue > 0 ? `, ${plural(daysOverdue, ['day', 'days'])} overdue` : ''
  return `due ${formatDate(due, today)}${late}`
}

/** Option for the amount of a payment: gross amount and the TDS deducted from it, in paise. */
export interface Purpose {
  label: string
  gross: Paise
  tds: Paise
}

/** Amounts that a payment may have: up to each open milestone, one after the other, the last of them everything. */
export function purposesOf({ milestones, tdsBasis }: OwnerMoney): Purpose[] {
  const open = milestones.filter(({ amount, received }) => amount > received)
  let gross = 0
  return open.map((milestone, i) => {
    gross += milestone.amount - milestone.received
    const isAll = i === open.length - 1
    const name =
      isAll && i > 0
        ? 'Everything still to pay'
        : i === 0
          ? milestoneName(milestone)
          : `Up to ${milestoneName(milestone)}`
    return { label: `${name}: ₹${formatNumber(gross / 100)}`, gross, tds: suggestedTds(gross, tdsBasis) }
  })
}
