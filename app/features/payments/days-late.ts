import { type CivilDate, daysIn } from '../../../worker/domain/dates.ts'
import type { Paise } from '../../../worker/domain/money.ts'
import type { OwnerMoney } from '../../../worker/domain/papers/owner-money.ts'

/** Days since something was due; 0 while it is not overdue. */
export const daysLate = (due: CivilDate | null, today: CivilDate): number =>
  due === null || due >= today ? 0 : daysIn({ start: due, end: today }) - 1

/**
 * What of a milestone is overdue, and for how many days: that of the owners who have confirmed, each from its own first day. The
 * milestone itself has what was asked for as well.
 */
export function lateOf(
  n: number,
  owners: readonly Pick<OwnerMoney, 'milestones'>[],
  today: CivilDate,
): { amount: Paise; days: number } {
  const late = owners
    .flatMap(({ milestones }) => milestones)
    .filter((one) => one.n === n && one.received < one.amount && daysLate(one.due, today) > 0)
  return {
    amount: late.reduce((sum, { amount, received }) => sum + amount - received, 0),
    days: Math.max(0, ...late.map(({ due }) => daysLate(due, today))),
  }
}
