import { formatDecimal } from '../../../kernel/rules/money.ts'

/** A figure, with its value a period ago. */
export interface Compared {
  now: number
  before: number
}

/** The change in percent, to one decimal: 12.5; null where there was nothing to compare with. */
export const growthOf = ({ now, before }: Compared): number | null =>
  before === 0 ? (now === 0 ? 0 : null) : Math.round((now / before - 1) * 1_000) / 10

/** `+12.5%`, `-18%`, `0%`, `+1,400%`. */
export const growthText = (percent: number): string => `${percent > 0 ? '+' : ''}${formatDecimal(percent)}%`

/**
 * Whole shares of a sum in percent that add up to 100: the largest remainders get the rest of the rounding. All are 0
 * for an empty sum.
 */
export function wholeShares(values: readonly number[]): number[] {
  const sum = values.reduce((all, value) => all + value, 0)
  if (sum <= 0) return values.map(() => 0)
  const exact = values.map((value) => (value * 100) / sum)
  const shares = exact.map(Math.floor)
  const left = 100 - shares.reduce((all, share) => all + share, 0)
  const byRemainder = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }))
  byRemainder.sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
