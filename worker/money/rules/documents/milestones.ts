import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Parts of a payable sum by percent, in whole rupees: the last takes the rest of the rounding. */
export function milestonesOf(payable: Paise, percents: readonly number[]): Paise[] {
  const parts = percents.slice(0, -1).map((percent) => roundedRatio([payable, percent], [10_000]) * 100)
  return [...parts, payable - sumOf(parts)]
}

/**
 * Shares of each owner in each milestone of a campaign: one row an owner. Rows add up to the payable sum of the owner,
 * columns to the milestones. Rounding each owner alone would not: whole rupees go to the largest remainders.
 * @param payables by owner, whole rupees; their sum is that of the milestones
 */
export function shareMilestones(milestones: readonly Paise[], payables: readonly Paise[]): Paise[][] {
  const total = sumOf(payables)
  const columns = milestones.slice(0, -1).map((amount) => shareOut(amount, payables, total))
  return payables.map((payable, owner) => {
    const first = columns.map((column) => column[owner] ?? 0)
    return [...first, payable - sumOf(first)]
  })
}

/** An amount by weights in whole rupees, by the largest remainder. */
function shareOut(amount: Paise, weights: readonly Paise[], total: Paise): Paise[] {
  const rupees = BigInt(amount) / 100n
  const exact = weights.map((weight) => rupees * BigInt(weight))
  const shares = exact.map((part) => Number(part / BigInt(total || 1)))
  const rest = Number(rupees) - sumOf(shares)
  const remainders = exact.map((part, owner) => ({ owner, remainder: part % BigInt(total || 1) }))
  const order = remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.owner - b.owner : a.remainder < b.remainder ? 1 : -1,
  )
  for (const { owner } of order.slice(0, rest)) shares[owner] = (shares[owner] ?? 0) + 1
  return shares.map((share) => share * 100)
}
