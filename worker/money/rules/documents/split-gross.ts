import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { gstOf, taxSum } from '../../../organisations/rules/billing/gst.ts'
import type { TaxedLine } from './totals.ts'

/**
 * The value and tax inside a sum with GST. Tax is rounded by line, so several values may have nearly the same sum: the one whose sum
 * is nearest is taken, which is exact wherever the sum was made from a value.
 */
export function splitGross(gross: Paise, bp: number, isIntraState: boolean): TaxedLine {
  const guess = roundedRatio([gross, 10_000], [10_000 + bp])
  const tried = [0, -1, 1].map(
    (step): TaxedLine => ({ taxable: guess + step, ...gstOf(guess + step, bp, isIntraState) }),
  )
  const missed = (line: TaxedLine) => Math.abs(gross - line.taxable - taxSum(line))
  return tried.reduce((best, line) => (missed(line) < missed(best) ? line : best))
}
