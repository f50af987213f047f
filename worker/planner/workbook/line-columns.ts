import { MEDIA } from '../../catalogue/rules/registry/media.ts'
import { type CellValue, columnName, type NumberFormat } from '../../kernel/files/workbook.ts'
import { type Paise, toRupees } from '../../kernel/rules/money.ts'
import type { Plan, PlanLine } from '../rules/plan/plan.ts'

// Columns of the sheet Plan, which every other sheet computes from. Rates, periods, quantities, dates and tax rates are values; amounts are
// formulas of them.

/** Place of supply of a medium by the tax act, in the words of the workbook. */
export const SUPPLY_WORDS = {
  site: 'Where the site is',
  buyer: 'State of the buyer',
  event: 'Buyer, or event',
} as const

const UNITS: Record<PlanLine['unit'], string> = {
  per_month: 'month',
  per_week: 'week',
  per_day: 'day',
  per_release: 'release',
}

export const money = (paise: Paise): CellValue => ({ number: toRupees(paise), format: 'money' })
export const count = (value: number | null): CellValue => (value === null ? null : { number: value, format: 'count' })
export const formula = (text: string, value: number | string, format: NumberFormat): CellValue => ({
  formula: text,
  value,
  format,
})

/** A sum in paise by a formula. */
export const summed = (text: string, amount: Paise): CellValue => formula(text, toRupees(amount), 'money')

/** GST on the media and on the printing of a line, each rounded to the paisa. */
export const gstOfLine = ({ gstAmount, setupAmount, gstRate }: PlanLine): Paise =>
  gstAmount + Math.round((setupAmount * Math.round(gstRate * 100)) / 100)

/** Total cost of a line: media, printing and GST. */
export const costOfLine = (line: PlanLine): Paise => line.netAmount + line.setupAmount + gstOfLine(line)

/** The state of a line, as the tax sheet groups by it. */
export const stateOfLine = ({ state }: PlanLine): string => state || 'Not known'

export const ruleOfLine = ({ channel }: PlanLine): string => SUPPLY_WORDS[MEDIA[channel].terms.supply]

/** Place of a line, by its name in the summary by city. */
export function placeOfLine({ city, state }: PlanLine, { citySummary }: Pick<Plan, 'citySummary'>): string {
  if (city !== null) return city
  return citySummary.some((sum) => sum.city === state) ? state : 'All India'
}

/** `Bus shelter` of `bus-shelter`. */
const kindText = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll(/[-_]/g, ' ')

interface Context {
  plan: Plan
  origin: string
  /** Row of the line in the sheet. */
  row: number
}

interface LineColumn {
  label: string
  width: number
  value: (line: PlanLine, context: Context) => CellValue
  /** True when the last row has its sum. */
  isSummed?: true
}

const NAMES = {
  rate: 'Rate, ₹',
  units: 'Units',
  quantity: 'Quantity',
  season: 'Season, ₹',
  discount: 'Discount, ₹',
  net: 'Net, ₹',
  printing: 'Printing, ₹',
  gstRate: 'GST rate',
  gst: 'GST, ₹',
  total: 'Total, ₹',
  impressions: 'Impressions',
  from: 'From',
  until: 'To',
  medium: 'Medium',
  city: 'City',
  sac: 'SAC',
  state: 'State',
  rule: 'Place of supply',
} as const

/** A formula of cells in one row, by the names of their columns. */
const sum =
  (parts: TemplateStringsArray, ...names: readonly (keyof typeof NAMES)[]) =>
  (row: number): string =>
    String.raw({ raw: parts }, ...names.map((name) => `${letterOf(name)}${row}`))

export const LINE_COLUMNS: readonly LineColumn[] = [
  { label: 'No.', width: 6, value: ({ lineNo }) => count(lineNo) },
  { label: NAMES.medium, width: 16, value: ({ channel }) => MEDIA[channel].label },
  { label: 'Kind', width: 18, value: ({ subcategory }) => kindText(subcategory) },
  { label: 'What', width: 42, value: ({ title }) => title },
  { label: NAMES.city, width: 14, value: (line, { plan }) => placeOfLine(line, plan) },
  { label: 'Area', width: 18, value: ({ area }) => area || null },
  { label: 'Media owner', width: 24, value: ({ mediaOwner }) => mediaOwner.name },
  { label: NAMES.from, width: 13, value: ({ startDate }) => ({ date: startDate }) },
  { label: NAMES.until, width: 13, value: ({ endDate }) => ({ date: endDate }) },
  { label: NAMES.rate, width: 14, value: ({ rate }) => money(rate) },
  { label: NAMES.units, width: 8, value: ({ units }) => ({ number: units, format: 'general' }) },
  { label: NAMES.quantity, width: 9, value: ({ quantity }) => ({ number: quantity, format: 'general' }) },
  { label: 'Unit', width: 9, value: ({ unit }) => UNITS[unit] },
  { label: NAMES.season, width: 13, value: ({ season }) => (season ? money(season.amount) : null) },
  { label: NAMES.discount, width: 13, value: ({ discountAmount: off }) => (off > 0 ? money(off) : null) },
  {
    label: NAMES.net,
    width: 16,
    isSummed: true,
    value: ({ netAmount }, { row }) =>
      summed(sum`${'rate'}*${'units'}*${'quantity'}+${'season'}-${'discount'}`(row), netAmount),
  },
  { label: NAMES.printing, width: 14, isSummed: true, value: ({ setupAmount }) => money(setupAmount) },
  { label: NAMES.gstRate, width: 9, value: ({ gstRate }) => ({ number: gstRate, format: 'share' }) },
  {
    label: NAMES.gst,
    width: 14,
    isSummed: true,
    value: (line, { row }) =>
      summed(sum`ROUND(${'net'}*${'gstRate'},2)+ROUND(${'printing'}*${'gstRate'},2)`(row), gstOfLine(line)),
  },
  {
    label: NAMES.total,
    width: 16,
    isSummed: true,
    value: (line, { row }) => summed(sum`${'net'}+${'printing'}+${'gst'}`(row), costOfLine(line)),
  },
  { label: NAMES.impressions, width: 14, isSummed: true, value: ({ impressions }) => count(impressions) },
  {
    label: 'CPM, ₹',
    width: 11,
    value: ({ impressions, netAmount, season }, { row }) =>
      impressions
        ? formula(
            sum`(${'net'}-${'season'})/${'impressions'}*1000`(row),
            (toRupees(netAmount - (season?.amount ?? 0)) / impressions) * 1000,
            'money',
          )
        : null,
  },
  { label: NAMES.sac, width: 9, value: ({ sac }) => sac },
  { label: 'Artwork by', width: 13, value: ({ artworkBy }) => (artworkBy === null ? null : { date: artworkBy }) },
  { label: NAMES.state, width: 18, value: stateOfLine },
  { label: NAMES.rule, width: 18, value: ruleOfLine },
  { label: 'People reached', width: 14, value: ({ reach }) => count(reach) },
  { label: 'Order', width: 44, value: ({ order }) => order },
  { label: 'Why', width: 50, value: ({ why }) => why },
  { label: 'Page', width: 46, value: ({ path }, { origin }) => `${origin}${path}` },
  { label: 'Reference', width: 12, value: ({ ref }) => ref || null },
  { label: 'Side', width: 24, value: ({ side }) => side || null },
]

/** The letter of a column of the sheet Plan. */
export const letterOf = (name: keyof typeof NAMES): string =>
  columnName(LINE_COLUMNS.findIndex(({ label }) => label === NAMES[name]))

/** A column of the lines alone, without head and sums: `Plan!$O$2:$O$9`. */
export const columnOf = (name: keyof typeof NAMES, { lineItems }: Pick<Plan, 'lineItems'>): string =>
  `Plan!$${letterOf(name)}$2:$${letterOf(name)}$${Math.max(1, lineItems.length) + 1}`
