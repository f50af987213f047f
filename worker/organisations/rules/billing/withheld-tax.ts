import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'

/** Values up to which an advertiser withholds nothing: of one invoice, and of a financial year. */
const TDS_FREE = { single: 30_000_00, yearly: 1_00_000_00 } as const

const tdsAt = (taxable: Paise, bp: number) => roundedRatio([taxable, bp], [10_000 * 100]) * 100

/**
 * Tax that the advertiser withholds from a value without GST, in whole rupees (s.393(1) of the Income-tax Act 2025, before: 194C).
 * @param bp 200, or 100 where the owner is an individual or a family
 * @param paidThisYear earlier values to the same owner
 */
export function tdsOf({ taxable, bp, paidThisYear = 0 }: { taxable: Paise; bp: number; paidThisYear?: Paise }): Paise {
  if (taxable <= TDS_FREE.single && paidThisYear + taxable <= TDS_FREE.yearly) return 0
  return tdsAt(taxable, bp)
}

/**
 * Withheld tax of one invoice that is paid in parts: the last part takes the rest of the rounding.
 * @param parts values without GST
 */
export function splitTds(parts: readonly Paise[], bp: number): Paise[] {
  const whole = tdsAt(
    parts.reduce((sum, part) => sum + part, 0),
    bp,
  )
  const first = parts.slice(0, -1).map((part) => tdsAt(part, bp))
  return [...first, whole - first.reduce((sum, part) => sum + part, 0)]
}
