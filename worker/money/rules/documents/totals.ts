import { type Paise, roundedRatio, wholeRupees } from '../../../kernel/rules/money.ts'
import { gstOf, type Tax, taxSum } from '../../../organisations/rules/billing/gst.ts'

/** A line of a document: its value and the tax on it. */
export interface TaxedLine extends Tax {
  taxable: Paise
}

/** Printed sums of a document. It is payable in whole rupees, and the difference is a separate line: "Round off". */
export interface DocumentSums extends TaxedLine {
  roundOff: Paise
  payable: Paise
}

/** Sums of a document, and the exact total before rounding. */
export interface DocumentTotals extends DocumentSums {
  exact: Paise
}

const sumOf = (lines: readonly TaxedLine[], head: keyof TaxedLine) => lines.reduce((sum, line) => sum + line[head], 0)

/** Sums of the lines of one document, each taxed and rounded separately. */
export function documentTotals(lines: readonly TaxedLine[]): DocumentTotals {
  const [taxable, cgst, sgst, igst] = [
    sumOf(lines, 'taxable'),
    sumOf(lines, 'cgst'),
    sumOf(lines, 'sgst'),
    sumOf(lines, 'igst'),
  ]
  const exact = taxable + cgst + sgst + igst
  const payable = wholeRupees(exact)
  return { taxable, cgst, sgst, igst, exact, roundOff: payable - exact, payable }
}

/** Lines of a receipt voucher for an advance: the sum divided into value and tax (CGST rule 50). */
export function receiptTotals(received: Paise, bp: number, isIntraState: boolean): DocumentTotals {
  const taxable = roundedRatio([received, 10_000], [10_000 + bp])
  const tax = gstOf(taxable, bp, isIntraState)
  const exact = taxable + taxSum(tax)
  return { taxable, ...tax, exact, roundOff: received - exact, payable: received }
}
