import { type CivilDate, formatDate } from '../../../worker/domain/dates.ts'
import { formatNumber, type Paise } from '../../../worker/domain/money.ts'
import type { OwedRow } from '../../../worker/domain/papers/owed.ts'
import type { OwnerMoney } from '../../../worker/domain/papers/owner-money.ts'
import { suggestedTds } from '../../../worker/domain/papers/payment.ts'
import { plural } from '../../../worker/domain/text/plural.ts'

const MILESTONE_NAMES: Record<OwedRow['kind'], string> = {
  advance: 'Advance',
  progress: 'When it begins',
  final: 'When it was shown',
  refund: 'To be paid back',
}

/** `Advance, 30%` */
export const milestoneName = ({ kind, percent }: Pick<OwedRow, 'kind' | 'percent'>): string =>
  kind === 'refund' ? MILESTONE_NAMES.refund : `${MILESTONE_NAMES[kind]}, ${percent}%`

/** `due 14 Dec`, `due 14 Dec, 2 days overdue`, or what it follows. */
export function dueWords(due: CivilDate | null, daysOverdue: number, today: CivilDate): string {
  if (due === null) return 'due after the invoice'
  const late = daysOverdue > 0 ? `, ${plural(daysOverdue, ['day', 'days'])} overdue` : ''
  return `due ${formatDate(due, today)}${late}`
}

/** A choice of what somebody pays. */
export interface Purpose {
  label: string
  gross: Paise
  tds: Paise
}

/** What is usually paid: the milestones one after the other, as money pays for them, and everything. */
export function purposesOf({ milestones, tdsBasis }: OwnerMoney): Purpose[] {
  const open = milestones.filter(({ amount, received }) => amount > received)
  let gross = 0
  return open.map((milestone, i) => {
    gross += milestone.amount - milestone.received
    const isAll = i === open.length - 1
    const name =
      isAll && i > 0
        ? 'All that is open'
        : i === 0
          ? milestoneName(milestone)
          : `Until ${milestoneName(milestone).toLowerCase()}`
    return { label: `${name}: ₹${formatNumber(gross / 100)}`, gross, tds: suggestedTds(gross, tdsBasis) }
  })
}
