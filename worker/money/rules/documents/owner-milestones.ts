import { MILESTONE_KINDS } from '../../../booking/rules/milestone.ts'
import { addDays, type CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentMilestone } from './document.ts'
import { milestonesOf, shareMilestones } from './milestones.ts'

/** Payable share of one owner of a campaign, whole rupees. */
export interface OwnerShare {
  owner: string
  payable: Paise
  /** First day of its booked lines. */
  starts: CivilDate
  /** Due date of its last invoice; null without one. */
  invoiceDue: CivilDate | null
}

/** A milestone of an owner, with the sum received for it. */
export interface OwnerMilestone extends DocumentMilestone {
  n: number
  received: Paise
}

/**
 * Milestones of each owner of a campaign. The advance is due on the day before the first day, the progress payment on
 * that day, and the final one with the invoice. Money pays for the earliest milestones first.
 * @param percents advance, progress, final
 * @param receivedOf sum that an owner has received, withheld tax included
 */
export function milestonesByOwner(
  percents: readonly number[],
  owners: readonly OwnerShare[],
  receivedOf: (owner: string) => Paise,
): Map<string, OwnerMilestone[]> {
  const payables = owners.map(({ payable }) => payable)
  const total = payables.reduce((sum, payable) => sum + payable, 0)
  const shares = shareMilestones(milestonesOf(total, percents), payables)
  return new Map(
    owners.map(({ owner, starts, invoiceDue }, at) => {
      let left = Math.max(0, receivedOf(owner))
      const own = MILESTONE_KINDS.map((kind, i): OwnerMilestone => {
        const amount = shares[at]?.[i] ?? 0
        const received = Math.min(left, amount)
        left -= received
        const due = kind === 'advance' ? addDays(starts, -1) : kind === 'progress' ? starts : invoiceDue
        return { n: i + 1, kind, percent: percents[i] ?? 0, amount, due, received }
      })
      return [owner, own]
    }),
  )
}
