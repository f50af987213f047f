import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { toCsv } from '../../../../worker/kernel/rules/csv.ts'
import { type Paise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import { EARNING_RANGES } from '../../../../worker/money/rules/earnings/range.ts'
import type { EarningSums, EarningsReport } from '../../../../worker/money/rules/earnings/report.ts'
import { PARTS } from './parts.ts'

const rupees = (amount: Paise | null | undefined) => (amount == null ? '' : toRupees(amount).toFixed(2))
const percent = (bp: number | null) => (bp === null ? '' : (bp / 100).toFixed(2))
const sums = (of: EarningSums) => [...PARTS.map(({ key }) => rupees(of[key])), rupees(of.value)]

const SUMS = [...PARTS.map(({ label }) => `${label}, ₹`), 'Value, ₹']

/** Earnings as CSV: by month, by listing, and the payout. Amounts before GST, in rupees. */
export function earningsCsv({ range, months, listings, total, gst, payout }: EarningsReport, company: string): string {
  return toCsv([
    [company, EARNING_RANGES[range], 'before GST'],
    [],
    ['Month', ...SUMS],
    ...months.map((month) => [month.id, ...sums(month)]),
    ['Sum', ...sums(total)],
    [],
    [
      'Listing',
      ...SUMS,
      'Days booked, %',
      'Rate, ₹',
      'Unit',
      'Similar listings',
      'Median of similar, ₹',
      'Reference',
      'Your reference',
      'Side',
    ],
    ...listings.map(({ title, ref, ownRef, side, occupancyBp, price, ...of }) => [
      title,
      ...sums(of),
      percent(occupancyBp),
      rupees(price?.rate),
      price ? UNITS[price.unit].label : '',
      price ? `${price.similar.count}` : '',
      rupees(price?.similar.median),
      ...[ref, ownRef ?? '', side],
    ]),
    ['Sum', ...sums(total)],
    [],
    ['Value, ₹', rupees(total.value)],
    ['GST, ₹', rupees(gst)],
    ['Fee, ₹', rupees(-payout.fee)],
    ['GST on the fee, ₹', rupees(-payout.feeGst)],
    ['TDS withheld so far, ₹', rupees(-payout.tds)],
    ['You receive, ₹', rupees(payout.receives)],
  ])
}
