import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { type LineMarked, lineMarks } from '../../../catalogue/rules/listing-marks.ts'
import { SETUP_LABEL } from '../../../catalogue/rules/rate.ts'
import { UNITS } from '../../../catalogue/rules/registry/units.ts'
import { formatLongDate } from '../../../kernel/rules/dates.ts'
import { formatNumber, type Paise } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { gstOf } from '../../../organisations/rules/billing/gst.ts'
import { shareOut } from '../earnings/share-out.ts'
import type { DocumentLine } from './document.ts'
import { exactMoney, spanText } from './parts.ts'
import { splitGross } from './split-gross.ts'
import type { TaxedLine } from './totals.ts'

/** A line as printed on a document, with its value there. */
export type PrintedLine = Pick<
  CampaignLine,
  | 'id'
  | 'ref'
  | 'starts'
  | 'ends'
  | 'days'
  | 'quantity'
  | 'insertions'
  | 'unit'
  | 'rate'
  | 'media'
  | 'setup'
  | 'sac'
  | 'gstBp'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'placeState'
  | 'supplierState'
> & { snapshot: Pick<CampaignLine['snapshot'], 'title' | 'place' | keyof LineMarked> }

/** Days that are named one by one; more are counted. */
const NAMED_DAYS = 4

const isIntra = ({ placeState, supplierState }: Pick<PrintedLine, 'placeState' | 'supplierState'>) =>
  placeState === supplierState

/** Dates of the line: `15 Dec 2026 to 14 Feb 2027`, or its days of issue. */
function daysText({ days, starts, ends }: PrintedLine): string {
  if (days === null) return spanText({ starts, ends })
  if (days.length <= NAMED_DAYS) return list(days.map(formatLongDate))
  return `${days.length} issues, ${spanText({ starts, ends })}`
}

/** Its days and its reference, where it has one. */
const whenText = (line: PrintedLine): string => [daysText(line), line.ref].filter(Boolean).join(' · ')

/** `2 sites at ₹1,85,000.00 per month` */
function rateText({ unit, quantity, insertions, rate }: PrintedLine): string {
  const { quantityNoun, periodNoun, period, label } = UNITS[unit]
  const pieces = `${formatNumber(quantity)} ${quantityNoun[quantity === 1 ? 0 : 1]}`
  const isCounted = period === 'release' && periodNoun !== null
  const times = isCounted ? `, ${formatNumber(insertions)} ${periodNoun[insertions === 1 ? 0 : 1]}` : ''
  return `${pieces}${times} at ${exactMoney(rate)} ${label}`
}

/** A line of a campaign as a document prints it, at its whole price. */
export function documentLine(line: PrintedLine): DocumentLine {
  const { id, ref, snapshot, media, setup, sac, gstBp, cgst, sgst, igst, placeState, starts, ends } = line
  return {
    ...{ id, ref, title: snapshot.title, sac, gstBp, place: placeState, starts, ends },
    details: [whenText(line), [lineMarks(snapshot), snapshot.place, rateText(line)].join(', ')],
    parts:
      setup === 0
        ? []
        : [
            { label: 'Media', amount: media },
            { label: SETUP_LABEL, amount: setup },
          ],
    ...{ taxable: media + setup, cgst, sgst, igst },
  }
}

/** Document line for a part of a line's sum with GST: kept or refunded. @param note the reason */
export const partLine = (line: PrintedLine, gross: Paise, note: string): DocumentLine => ({
  ...documentLine(line),
  details: [whenText(line), note],
  parts: [],
  ...splitGross(gross, line.gstBp, isIntra(line)),
})

/** The value and tax in money that is received for several lines, by their shares: one part for each SAC and rate. */
export function advanceParts(
  amount: Paise,
  lines: readonly DocumentLine[],
): (TaxedLine & Pick<DocumentLine, 'sac' | 'gstBp' | 'place'>)[] {
  const grossOf = (line: TaxedLine) => line.taxable + line.cgst + line.sgst + line.igst
  const keyOf = ({ sac, gstBp, place, igst }: DocumentLine) => `${sac} ${gstBp} ${place} ${igst !== 0}`
  const keys = [...new Set(lines.map(keyOf))]
  const groups = keys.map((key) => lines.filter((line) => keyOf(line) === key))
  const weights = groups.map((own) => own.reduce((sum, line) => sum + grossOf(line), 0))
  const sums = shareOut(amount, weights)
  return groups.flatMap((own, i) => {
    const [first] = own
    if (!first) return []
    const { sac, gstBp, place } = first
    return [{ sac, gstBp, place, ...splitGross(sums[i] ?? 0, gstBp, first.igst === 0) }]
  })
}

/** A line of the value alone, taxed like another: of a fee. */
export const valueLine = (line: Omit<DocumentLine, 'cgst' | 'sgst' | 'igst'>, isIntraState: boolean): DocumentLine => ({
  ...line,
  ...gstOf(line.taxable, line.gstBp, isIntraState),
})
