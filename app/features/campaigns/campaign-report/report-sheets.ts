import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import type { CellValue, Sheet, SheetColumn } from '../../../../worker/kernel/files/workbook.ts'
import { civilDate } from '../../../../worker/kernel/rules/dates.ts'
import { type Paise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import { sumFigures } from '../../../../worker/money/rules/documents/campaign-sums.ts'
import type { CampaignReport, Measure, ReportPart } from '../../../../worker/money/rules/reports/report.ts'
import {
  deliveredText,
  methodOf,
  NOT_MEASURED,
  proofStates,
  summaryText,
} from '../../../../worker/money/rules/reports/report-words.ts'
import { formatPercent } from '../../../../worker/organisations/rules/billing/dated-words.ts'
import { serviceOf } from '../../../../worker/organisations/rules/billing/services.ts'

// Sheets of a report. Amounts are rupees. Totals are formulas, so that rows can be deleted.

const text = (label: string, width: number): SheetColumn => ({ label, width })
const amount = (label: string): SheetColumn => ({ label, width: 18, format: 'money' })
const count = (label: string, width = 14): SheetColumn => ({ label, width, format: 'count' })
const share = (label: string): SheetColumn => ({ label, width: 14, format: 'decimal' })

const rupees = (paise: Paise): number => toRupees(paise)
const percent = (value: number | null): CellValue => (value === null ? null : Math.floor(value * 10_000) / 100)
const measured = ({ value }: Measure, toNumber: (value: number) => number): CellValue =>
  value === null ? NOT_MEASURED : toNumber(value)

const letterOf = (index: number) => String.fromCharCode(65 + index)

/** Adds a last row with the totals of the amount columns. */
function withSums(columns: readonly SheetColumn[], rows: readonly (readonly CellValue[])[]): (readonly CellValue[])[] {
  if (rows.length === 0) return []
  const sums = columns.map(({ format }, at): CellValue => {
    if (at === 0) return 'All'
    if (format !== 'money') return null
    const value = rows.reduce((all, row) => {
      const cell = row[at]
      return all + (typeof cell === 'number' ? Math.round(cell * 100) : 0)
    }, 0)
    return { formula: `SUM(${letterOf(at)}2:${letterOf(at)}${rows.length + 1})`, value: value / 100, format: 'money' }
  })
  return [...rows, sums]
}

const MONEY = [
  amount('Media, ₹'),
  amount(`${SETUP_LABEL}, ₹`),
  amount('Before GST, ₹'),
  amount('GST, ₹'),
  amount('With GST, ₹'),
  amount('Credited, ₹'),
]
const moneyOf = ({ media, setup, net, gst, total, credited }: ReportPart | CampaignReport['lines'][number]) =>
  [media, setup, net, gst, total, credited].map(rupees)

function partsSheet(name: string, head: string, parts: readonly ReportPart[]): Sheet {
  const columns = [
    text(head, 30),
    count('Lines', 8),
    share('Delivered, %'),
    count('Showings, estimated', 20),
    count('Lines with an estimate', 20),
    ...MONEY,
  ]
  const rows = parts.map((part): CellValue[] => [
    ...[part.name, part.lines, percent(part.share), part.showings ?? NOT_MEASURED, part.measured],
    ...moneyOf(part),
  ])
  return { name, columns, rows: withSums(columns, rows) }
}

function linesSheet({ lines }: CampaignReport): Sheet {
  const columns = [
    ...[text('Line', 40), text('Number', 12), text('Medium', 18), text('City', 18), text('Media owner', 28)],
    ...[text('First day', 12), text('Last day', 12), text('Counted in', 16), count('Ordered'), count('Delivered')],
    ...[share('Delivered, %'), text('State', 26), count('Proofs wanted'), count('Proofs sent'), text('Proofs', 34)],
    ...[count('Showings, estimated', 20), text('Estimate of showings', 60)],
    ...MONEY,
  ]
  const rows = lines.map((line): CellValue[] => [
    ...[line.title, line.ref, line.medium, line.city, line.owner, { date: line.starts }, { date: line.ends }],
    ...(line.state === 'shown' ? [line.noun[1], line.ordered, line.delivered] : [null, null, null]),
    ...[percent(line.share), line.isMakeGood ? 'Days at no charge' : deliveredText(line)],
    ...[line.wanted, line.proofs.length, proofStates(line)],
    ...(line.showings.count === null ? [NOT_MEASURED, line.showings.why] : [line.showings.count, line.showings.how]),
    ...moneyOf(line),
  ])
  return { name: 'Lines', columns, rows: withSums(columns, rows), isFilterable: false }
}

function taxSheet({ taxes }: CampaignReport): Sheet {
  const columns = [
    ...[text('SAC', 10), text('Service', 44), text('Rate', 8)],
    ...[amount('Taxable, ₹'), amount('CGST, ₹'), amount('SGST, ₹'), amount('IGST, ₹')],
  ]
  const rows = taxes.map(({ sac, gstBp, taxable, cgst, sgst, igst }): CellValue[] => [
    ...[sac, serviceOf(sac), formatPercent(gstBp)],
    ...[taxable, cgst, sgst, igst].map(rupees),
  ])
  return { name: 'Tax by SAC', columns, rows: withSums(columns, rows) }
}

/** Everything on the page, as sheets of a workbook. */
export function reportSheets(report: CampaignReport): Sheet[] {
  const { campaign, money, proofs, showings, cpm, reported, madeAt, lines } = report
  const money2 = (paise: Paise): CellValue => ({ number: rupees(paise), format: 'money' })
  return [
    {
      name: 'Report',
      columns: [text('Measure', 38), text('Value', 30), text('Note', 60)],
      rows: [
        ['Campaign', campaign.name, summaryText(report)],
        ['Number', campaign.ref, ''],
        ['Advertiser', campaign.client, ''],
        ['First day', { date: campaign.starts }, ''],
        ['Last day', { date: campaign.ends }, ''],
        ['Made', { date: civilDate(new Date(madeAt)) }, ''],
        ['Delivered, % by media value', percent(report.share), ''],
        ['Ordered before GST, ₹', money2(money.net), ''],
        ...sumFigures(report.sums).map(({ label, amount }) => [`${label}, with GST, ₹`, money2(amount), '']),
        ['Showings', measured(showings, (value) => value), showings.note],
        ['Planned CPM, ₹', measured(cpm.planned, rupees), cpm.planned.note],
        ['Actual CPM, ₹', measured(cpm.achieved, rupees), cpm.achieved.note],
        ['Reported impressions', reported?.impressions ?? NOT_MEASURED, reported ? '' : 'Our team has reported none'],
        ['Proofs wanted', proofs.wanted, ''],
        ['Proofs due so far', proofs.due, ''],
        ['Proofs accepted', proofs.accepted, ''],
        ['Proofs to answer', proofs.toAnswer, ''],
        ['Proofs disputed or found short', proofs.disputed, ''],
        ['Proofs late', proofs.missing, ''],
      ],
    },
    linesSheet(report),
    partsSheet('By medium', 'Medium', report.media),
    partsSheet('By city', 'City', report.cities),
    {
      name: 'Proofs',
      columns: [text('Proof', 12), text('Line', 40), text('What', 34), text('Due', 12), text('State', 16)],
      rows: lines.flatMap((line) =>
        line.proofs.map(({ ref, label, due, ...proof }): CellValue[] => [
          ...[ref, line.title, label, { date: due }],
          proofStates({ proofs: [{ ref, label, due, ...proof }] }).replace(/^1 /, ''),
        ]),
      ),
    },
    taxSheet(report),
    {
      name: 'Method',
      columns: [text('Figure', 28), text('How', 140)],
      rows: methodOf(report).map(({ heading, text: how }) => [heading, how]),
    },
  ]
}
