import { SETUP_LABEL } from '../catalogue/rules/rate.ts'
import { MEDIA } from '../catalogue/rules/registry/media.ts'
import { type Paise, toRupees } from '../kernel/rules/money.ts'
import type { Plan, PlanLine } from './rules/plan/plan.ts'

/** A typed value: money in rupees, a head count, a share in percent. */
type Value = { kind: 'text'; value: string } | { kind: 'money' | 'count' | 'number' | 'percent'; value: number | null }

const text = (value: string): Value => ({ kind: 'text', value })
const of = (kind: 'count' | 'number' | 'percent', value: number | null): Value => ({ kind, value })

/** Paise become rupees. */
const money = (paise: Paise | null): Value => ({ kind: 'money', value: paise === null ? null : toRupees(paise) })

/** Paise are shown, and no grouping: a program reads the file. */
const DECIMALS = { money: 2, count: 0, number: 2, percent: 0 } as const

function textOf(cell: Value): string {
  if (cell.kind === 'text') return cell.value
  return cell.value === null ? '' : cell.value.toFixed(DECIMALS[cell.kind])
}

const PERIODS: Record<PlanLine['unit'], string> = {
  per_month: 'month',
  per_week: 'week',
  per_day: 'day',
  per_release: 'release',
}

interface Column {
  title: string
  value: (line: PlanLine, origin: string) => Value
}

const COLUMNS: readonly Column[] = [
  { title: 'No.', value: ({ lineNo }) => of('count', lineNo) },
  { title: 'Medium', value: ({ channel }) => text(MEDIA[channel].label) },
  { title: 'What', value: ({ title }) => text(title) },
  { title: 'Reference', value: ({ ref }) => text(ref) },
  { title: 'Side', value: ({ side }) => text(side) },
  { title: 'City', value: ({ city }) => text(city ?? '') },
  { title: 'State', value: ({ state }) => text(state) },
  { title: 'Media owner', value: ({ mediaOwner }) => text(mediaOwner.name) },
  { title: 'From', value: ({ startDate }) => text(startDate) },
  { title: 'Until', value: ({ endDate }) => text(endDate) },
  { title: 'Order', value: ({ order }) => text(order) },
  { title: 'Smallest order (₹)', value: ({ rate }) => money(rate) },
  { title: 'For one', value: ({ unit }) => text(PERIODS[unit]) },
  { title: 'Periods', value: ({ units }) => of('count', units) },
  { title: 'Quantity', value: ({ quantity }) => of('count', quantity) },
  { title: 'Season (₹)', value: ({ season }) => money(season?.amount ?? 0) },
  { title: 'Discount (₹)', value: ({ discountAmount }) => money(discountAmount) },
  { title: 'Net (₹)', value: ({ netAmount }) => money(netAmount) },
  { title: 'SAC', value: ({ sac }) => text(sac) },
  { title: 'GST rate', value: ({ gstRate }) => of('percent', gstRate * 100) },
  { title: 'GST (₹)', value: ({ gstAmount }) => money(gstAmount) },
  { title: 'Total (₹)', value: ({ totalAmount }) => money(totalAmount) },
  { title: `${SETUP_LABEL} (₹)`, value: ({ setupAmount }) => money(setupAmount) },
  { title: 'Impressions', value: ({ impressions }) => of('count', impressions) },
  { title: 'People reached', value: ({ reach }) => of('count', reach) },
  { title: 'Times each', value: ({ frequency }) => of('number', frequency) },
  { title: 'CPM (₹)', value: ({ cpm }) => money(cpm) },
  { title: 'Why', value: ({ why }) => text(why) },
  { title: 'Page', value: ({ path }, origin) => text(`${origin}${path}`) },
]

/** Totals of a plan, as label and value. */
function totalsOf({ totals }: Pick<Plan, 'totals'>): [label: string, value: Value][] {
  return [
    ['Media before GST', money(totals.subtotal)],
    ...Object.entries(totals.gstByRate).map(([rate, amount]): [string, Value] => [
      `GST at ${Math.round(Number(rate) * 100)}%`,
      money(amount),
    ]),
    ['Media with GST', money(totals.total)],
    [`${SETUP_LABEL} with GST`, money(totals.production)],
    ['To pay', money(totals.payable)],
    ['Budget', money(totals.budget)],
    ['Left of the budget', money(totals.unallocated)],
  ]
}

/** A plan as rows of text: a line each, then its totals. @param path of the shared plan */
export const planRows = (plan: Plan, path: string, origin: string): string[][] => [
  COLUMNS.map(({ title }) => title),
  ...plan.lineItems.map((line) => COLUMNS.map(({ value }) => textOf(value(line, origin)))),
  [],
  ...totalsOf(plan).map(([label, value]) => [label, textOf(value)]),
  ['Page', `${origin}${path}`],
]
