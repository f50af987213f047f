import { groupBy } from '../../../kernel/rules/group-by.ts'
import type { DocumentLine } from '../documents/document.ts'
import type { TaxedLine } from '../documents/totals.ts'

/** Part of some lines with one place of supply and one rate. */
export interface RatePart extends TaxedLine {
  place: string
  gstBp: number
  sac: string
}

/** Parts added up by place and rate, in their order, without zero sums. @param isBySac each SAC by itself */
export const addUp = (parts: readonly RatePart[], isBySac = false): RatePart[] =>
  [...groupBy(parts, ({ place, gstBp, sac }) => `${place} ${gstBp} ${isBySac ? sac : ''}`).values()].flatMap((own) => {
    const [first] = own
    const sum = (key: keyof TaxedLine) => own.reduce((all, part) => all + part[key], 0)
    const part = { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
    return first && Object.values(part).some((amount) => amount !== 0) ? [{ ...first, ...part }] : []
  })

/** The lines of a document by place, rate and SAC. @param sign -1 where they are taken off */
export const linePartsOf = (lines: readonly DocumentLine[], sign: 1 | -1 = 1): RatePart[] =>
  lines.map(({ place, gstBp, sac, taxable, cgst, sgst, igst }) => ({
    ...{ place, gstBp, sac },
    ...{ taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst },
  }))
