import { SETUP_LABEL } from '../../catalogue/rules/rate.ts'
import { MEDIA, type MediaType } from '../../catalogue/rules/registry/media.ts'
import type { CellValue, Sheet } from '../../kernel/files/workbook.ts'
import type { CivilDate } from '../../kernel/rules/dates.ts'
import { toRupees } from '../../kernel/rules/money.ts'
import type { Plan } from '../rules/plan/plan.ts'
import { columnOf, count, formula, gstOfLine, money, summed } from './line-columns.ts'
import { sumOf } from './plan-sheet.ts'

interface Row {
  /** Names a row that others compute from. */
  id?: string
  cells: CellValue[]
  isHeading?: true
  isStrong?: true
}

const heading = (...texts: string[]): Row[] => [{ cells: [] }, { cells: texts, isHeading: true }]
const fact = (label: string, value: CellValue, note: CellValue = null): Row => ({ cells: [label, value, note] })
const dateOf = (day: CivilDate | null): CellValue => (day === null ? null : { date: day })

/** Leaves out rows without a value. */
const known = (rows: readonly Row[]): Row[] => rows.filter(({ cells: [, value] }) => value !== null && value !== '')

function briefRows({ plan, path, origin }: SummaryOf): Row[] {
  const { brief } = plan
  return known([
    fact('Plan', plan.title, 'A plan: nothing in it is reserved.'),
    fact('Advertised', brief.product),
    fact('Goal', brief.objective),
    fact('Audience', brief.audience),
    fact('Where', brief.geoScope === 'pan_india' ? 'All of India' : brief.cities.join(', ')),
    fact('Areas', brief.areas.map(({ area, city }) => `${area}, ${city}`).join('; ')),
    fact('From', dateOf(brief.startDate)),
    fact('To', dateOf(brief.endDate)),
    fact('Rates as of', { date: plan.createdAt.slice(0, 10) }),
    fact('Rates and dates are looked up again after', dateOf(plan.validUntil)),
    fact('Page', `${origin}${path}`),
  ])
}

/** Sums of the sheet Plan. `at` gives the cell of a row above by its id. */
function costRows(plan: Plan, at: (id: string) => string): Row[] {
  const { totals, lineItems, brief } = plan
  const gstRates = [...new Set(lineItems.map(({ gstRate }) => gstRate))].toSorted((a, b) => a - b)
  const isInclusive = brief.budget?.gst !== 'exclusive'
  // A budget before GST pays printing with its GST.
  const printingGst = gstRates
    .map((rate) => `SUMIFS(${columnOf('printing', plan)},${columnOf('gstRate', plan)},${rate})*${rate}`)
    .join('+')
  const counted = isInclusive ? at('payable') : `(${at('net')}+${at('printing')}+${printingGst})`
  const printing = sumOf(lineItems, ({ setupAmount }) => setupAmount)
  const left = totals.budget - (isInclusive ? totals.payable : totals.subtotal + totals.production)
  const sum = (name: 'net' | 'printing' | 'total') => `SUM(${columnOf(name, plan)})`
  return [
    { id: 'net', ...fact('Media before GST, ₹', summed(sum('net'), totals.subtotal)) },
    { id: 'printing', ...fact(`${SETUP_LABEL} before GST, ₹`, summed(sum('printing'), printing)) },
    ...gstRates.map((rate) =>
      fact(
        `GST at ${Math.round(rate * 100)}%, ₹`,
        summed(
          `SUMIFS(${columnOf('gst', plan)},${columnOf('gstRate', plan)},${rate})`,
          sumOf(
            lineItems.filter(({ gstRate }) => gstRate === rate),
            gstOfLine,
          ),
        ),
        'CGST with SGST, or IGST: sheet GST',
      ),
    ),
    { id: 'payable', ...fact('To pay in all, ₹', summed(sum('total'), totals.payable)), isStrong: true },
    { id: 'budget', ...fact('Budget, ₹', money(totals.budget), isInclusive ? 'GST included' : 'before GST') },
    fact('Left of the budget, ₹', summed(`MAX(0,${at('budget')}-${counted})`, Math.max(0, left))),
    fact('Beyond the budget, ₹', summed(`MAX(0,${counted}-${at('budget')})`, Math.max(0, -left))),
  ]
}

function reachRows(plan: Plan): Row[] {
  const { delivery, method } = plan
  const { effectiveReach, target, reachRange } = delivery
  const season = sumOf(plan.lineItems, (line) => line.season?.amount ?? 0)
  const rates = toRupees(plan.totals.subtotal - season)
  return known([
    fact('People who can be met', count(delivery.universe), delivery.universeBasis),
    fact('People reached', count(delivery.reach), 'modelled, not measured'),
    fact('At least', count(reachRange[0])),
    fact('At most', count(reachRange[1])),
    fact('Times each', { number: delivery.frequency, format: 'decimal' }),
    fact(`Reached ${effectiveReach.k} times or more`, count(effectiveReach.reach)),
    ...(target
      ? [
          fact(`Of the audience, ${target.label}`, count(target.universe)),
          fact('Reached of the audience', count(target.reach)),
          fact(`Reached of the audience ${effectiveReach.k} times or more`, count(target.effectiveReach)),
          fact('Impressions that others get', { number: target.wastePct, format: 'percent' }),
        ]
      : []),
    fact('Impressions', formula(`SUM(${columnOf('impressions', plan)})`, delivery.impressions, 'count')),
    ...(delivery.impressions > 0
      ? [
          fact(
            'CPM, ₹',
            formula(
              `(SUM(${columnOf('net', plan)})-SUM(${columnOf('season', plan)}))/SUM(${columnOf('impressions', plan)})*1000`,
              (rates / delivery.impressions) * 1000,
              'money',
            ),
          ),
        ]
      : []),
    ...(method.certificate
      ? [
          fact(
            'Certificate',
            { number: method.certificate.share * 100, format: 'decimal' },
            `At least this percentage of the best plan that these offers allow, by our model, in ${method.certificate.steps} steps.`,
          ),
        ]
      : []),
  ])
}

/** The earliest day for artwork of each medium. */
function artworkRows({ lineItems }: Plan): Row[] {
  const days = new Map<MediaType, CivilDate>()
  for (const { channel, artworkBy } of lineItems) {
    const before = days.get(channel)
    if (artworkBy !== null && (before === undefined || artworkBy < before)) days.set(channel, artworkBy)
  }
  const rows = [...days].map(([channel, day]) => fact(MEDIA[channel].label, { date: day }))
  return rows.length > 0 ? [...heading('Artwork', 'First day it is needed'), ...rows] : []
}

const VERDICTS = {
  refused: 'Not planned',
  held: 'Runs once the documents are there',
  conditions: 'Planned, with duties',
}

/** Legal conditions, with a cell to tick for each document. */
function lawRows({ compliance }: Plan): Row[] {
  if (compliance.length === 0) return []
  return [
    ...heading('Legal requirements', 'Claims and documents', 'There?'),
    ...compliance.flatMap(({ statute, verdict, text, documents }) => [
      fact(statute, text, VERDICTS[verdict]),
      ...documents.map((paper) => fact('Document', paper, '☐')),
    ]),
  ]
}

interface SummaryOf {
  plan: Plan
  path: string
  origin: string
}

/** The plan in one sheet: brief, cost, reach, legal conditions and assumptions. */
export function summarySheet(about: SummaryOf): Sheet {
  const { plan } = about
  const write = (at: (id: string) => string): Row[] => [
    ...briefRows(about),
    ...heading('Costs', 'Rupees'),
    ...costRows(plan, at),
    ...heading('Audience', 'People'),
    ...reachRows(plan),
    ...artworkRows(plan),
    ...lawRows(plan),
    ...(plan.assumptions.length > 0 ? heading('What is assumed') : []),
    ...plan.assumptions.map(({ slot, text }) => fact(slot, text)),
    ...(plan.warnings.length > 0 ? heading('Please note') : []),
    ...plan.warnings.map(({ text }) => fact('Note', text)),
  ]
  const ids = write(() => 'B1').map(({ id }) => id)
  const rows = write((id) => `B${ids.indexOf(id) + 2}`)
  return {
    name: 'Summary',
    columns: [
      { label: 'The brief', width: 36 },
      { label: plan.title, width: 64 },
      { label: 'Note', width: 54 },
    ],
    rows: rows.map(({ cells }) => cells),
    lookOf: (row) => {
      const { isHeading, isStrong } = rows[row] ?? {}
      return isHeading ? 'heading' : isStrong ? 'sum' : 'wrapped'
    },
    isPrintable: true,
  }
}
