import { MEDIA } from '../../catalogue/rules/registry/media.ts'
import type { CellValue, Sheet } from '../../kernel/files/workbook.ts'
import { groupBy } from '../../kernel/rules/group-by.ts'
import { type Paise, toRupees } from '../../kernel/rules/money.ts'
import { serviceOf } from '../../organisations/rules/billing/services.ts'
import type { Plan, PlanLine } from '../rules/plan/plan.ts'
import { columnOf, formula, gstOfLine, ruleOfLine, SUPPLY_WORDS, stateOfLine, summed } from './line-columns.ts'
import { sumOf } from './plan-sheet.ts'

const COLUMNS = [
  { label: 'SAC', width: 18 },
  { label: 'Service', width: 42 },
  { label: 'GST rate', width: 9 },
  { label: 'State of the owner', width: 20 },
  { label: 'Rule', width: 18 },
  { label: 'Place of supply', width: 20 },
  ...['Taxable, ₹', 'GST, ₹', 'CGST, ₹', 'SGST, ₹', 'IGST, ₹', 'With GST, ₹'].map((label) => ({ label, width: 16 })),
]

/** The switch: the one cell that decides between CGST with SGST, and IGST. */
const SWITCH = '$B$2'
const UNKNOWN = 'To be confirmed'
/** Row of the first group: below the heading and the switch. */
const FIRST = 3

const NOTES = [
  `Place of supply to be confirmed. Type the state of the buyer's GST registration into the yellow cell: ${UNKNOWN} counts as another state.`,
  'State of the owner: the state of the listing is assumed; the owner’s registration decides.',
  'Space at a fixed place is supplied at that place (IGST Act, s. 12(3)); other services where a registered buyer is (s. 12(2)).',
  'Taxable is media and printing. A registered buyer may claim the tax as credit where the tax invoice names its GSTIN; an accountant decides.',
]

/** Place of supply of a group while the state of the buyer is not known. */
const placeNow = (line: PlanLine): string => {
  const { supply } = MEDIA[line.channel].terms
  return supply === 'buyer' ? UNKNOWN : stateOfLine(line)
}

const PLACE_FORMULA = (row: number) =>
  `IF(E${row}="${SUPPLY_WORDS.site}",D${row},IF(E${row}="${SUPPLY_WORDS.buyer}",${SWITCH},IF(${SWITCH}="${UNKNOWN}",D${row},${SWITCH})))`

/** GST by SAC, rate and place of supply, as CGST with SGST or as IGST. */
export function taxSheet(plan: Plan): Sheet {
  const groups = [
    ...groupBy(
      plan.lineItems,
      (line) => `${line.sac} ${line.gstRate} ${stateOfLine(line)} ${ruleOfLine(line)}`,
    ).values(),
  ].toSorted(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const rows = groups.map((lines, at) => rowOf(plan, lines, FIRST + at))
  const sums = groups.map(amountsOf)
  const lastRow = FIRST + groups.length - 1
  const total = (['taxable', 'gst', 'cgst', 'sgst', 'igst', 'all'] as const).map((key, at) => {
    const letter = String.fromCharCode(71 + at)
    return summed(
      `SUM(${letter}${FIRST}:${letter}${lastRow})`,
      sums.reduce((sum, one) => sum + one[key], 0),
    )
  })
  const hasLines = groups.length > 0
  return {
    name: 'GST',
    columns: COLUMNS,
    rows: [
      ['State of the buyer', UNKNOWN],
      ...rows,
      ...(hasLines ? [['All', null, null, null, null, null, ...total]] : []),
      [],
      ...NOTES.map((note) => [note]),
    ],
    frozen: { rows: 2, columns: 0 },
    lookOf: (row, column) => {
      if (row === 0) return column === 1 ? 'input' : column === 0 ? 'sum' : undefined
      return hasLines && row === groups.length + 1 ? 'sum' : undefined
    },
    isPrintable: true,
  }
}

const keyOf = (line?: PlanLine) => (line ? `${line.sac} ${line.gstRate} ${stateOfLine(line)}` : '')

interface Amounts {
  taxable: Paise
  gst: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  all: Paise
}

function amountsOf(lines: readonly PlanLine[]): Amounts {
  const taxable = sumOf(lines, ({ netAmount, setupAmount }) => netAmount + setupAmount)
  const gst = sumOf(lines, gstOfLine)
  const isWithin = lines.every((line) => placeNow(line) === stateOfLine(line))
  const cgst = isWithin ? Math.round(gst / 2) : 0
  return { taxable, gst, cgst, sgst: isWithin ? gst - cgst : 0, igst: isWithin ? 0 : gst, all: taxable + gst }
}

function rowOf(plan: Plan, lines: readonly PlanLine[], row: number): CellValue[] {
  const [first] = lines
  if (!first) return []
  const { taxable, gst, cgst, sgst, igst, all } = amountsOf(lines)
  const of = (name: 'net' | 'printing' | 'gst') =>
    `SUMIFS(${columnOf(name, plan)},${columnOf('sac', plan)},$A${row},${columnOf('gstRate', plan)},$C${row},${columnOf('state', plan)},$D${row},${columnOf('rule', plan)},$E${row})`
  const isWithin = `F${row}=D${row}`
  return [
    first.sac,
    serviceOf(first.sac),
    { number: first.gstRate, format: 'share' },
    stateOfLine(first),
    ruleOfLine(first),
    formula(PLACE_FORMULA(row), placeNow(first), 'general'),
    summed(`${of('net')}+${of('printing')}`, taxable),
    summed(of('gst'), gst),
    summed(`IF(${isWithin},ROUND(H${row}/2,2),0)`, cgst),
    summed(`IF(${isWithin},H${row}-I${row},0)`, sgst),
    summed(`IF(${isWithin},0,H${row})`, igst),
    formula(`G${row}+H${row}`, toRupees(all), 'money'),
  ]
}
