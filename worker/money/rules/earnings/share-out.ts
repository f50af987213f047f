import { type CivilDate, daysIn, monthsFrom } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'

/**
 * Shares of an amount by weights, to the paisa. The largest remainders get the rest of the rounding, so that the shares
 * add up to the amount. Without any weight the first gets all.
 */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const divisor = BigInt(total)
  const shares = exact.map((part) => Number(part / divisor))
  const rest = amount - shares.reduce((sum, share) => sum + share, 0)
  const order = exact
    .map((part, at) => ({ at, remainder: part % divisor }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1))
  for (const { at } of order.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** Numbers of days of a line in each month, earliest first. @param days of a line that is booked by its issues */
export function daysByMonth(
  starts: CivilDate,
  ends: CivilDate,
  days: readonly CivilDate[] | null,
): { month: string; days: number }[] {
  if (days !== null && days.length > 0) {
    const counts = new Map<string, number>()
    for (const day of days.toSorted()) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1)
    return [...counts].map(([month, count]) => ({ month, days: count }))
  }
  const [year, month, lastYear, lastMonth] = [
    starts.slice(0, 4),
    starts.slice(5, 7),
    ends.slice(0, 4),
    ends.slice(5, 7),
  ].map(Number)
  const count = ((lastYear ?? 0) - (year ?? 0)) * 12 + ((lastMonth ?? 0) - (month ?? 0)) + 1
  return monthsFrom(starts, count).map(({ first, next }) => ({
    month: first.slice(0, 7),
    days: daysIn({ start: first > starts ? first : starts, end: next <= ends ? next : ends }) - (next <= ends ? 1 : 0),
  }))
}
