import { MEDIA } from '../domain/catalogue/registry/media.ts'
import type { CivilDate } from '../domain/dates.ts'
import { type Paise, toRupees } from '../domain/money.ts'
import type { Plan, PlanLine } from '../domain/plan/plan.ts'

/** A typed value of a sheet: money in rupees, a head count, a share in percent. */
export type SheetValue =
  | { kind: 'text'; value: string }
  | { kind: 'date'; value: CivilDate }
  | { kind: 'money' | 'count' | 'number' | 'percent'; value: number | null }

export interface PlanSheet {
  name: string
  /** Titles of the columns, and how many characters wide each is. */
  columns: { title: string; width: number }[]
  rows: SheetValue[][]
}

const text = (value: string): SheetValue => ({ kind: 'text', value })
const date = (value: CivilDate): SheetValue => ({ kind: 'date', value })
const of = (kind: 'count' | 'number' | 'percent', value: number | null): SheetValue => ({ kind, value })

/** Paise become the rupees of a sheet. */
const money = (paise: Paise | null): SheetValue => ({ kind: 'money', value: paise === null ? null : toRupees(paise) })

const PERIODS: Record<PlanLine['unit'], string> = {
  per_month: 'month',
  per_week: 'week',
  per_day: 'day',
  per_release: 'release',
}

interface Column {
  title: string
  width: number
  value: (line: PlanLine, origin: string) => SheetValue
}

const MEDIA_COLUMNS: readonly Column[] = [
  { title: 'No.', width: 6, value: ({ lineNo }) => of('count', lineNo) },
  { title: 'Medium', width: 16, value: ({ channel }) => text(MEDIA[channel].label) },
  { title: 'What', width: 44, value: ({ title }) => text(title) },
  { title: 'City', width: 16, value: ({ city }) => text(city ?? '') },
  { title: 'State', width: 18, value: ({ state }) => text(state) },
  { title: 'Media owner', width: 26, value: ({ mediaOwner }) => text(mediaOwner.name) },
  { title: 'From', width: 12, value: ({ startDate }) => date(startDate) },
  { title: 'Until', width: 12, value: ({ endDate }) => date(endDate) },
  { title: 'Order', width: 44, value: ({ order }) => text(order) },
  { title: 'Smallest order (₹)', width: 17, value: ({ rate }) => money(rate) },
  { title: 'For one', width: 9, value: ({ unit }) => text(PERIODS[unit]) },
  { title: 'Periods', width: 9, value: ({ units }) => of('count', units) },
  { title: 'Quantity', width: 9, value: ({ quantity }) => of('count', quantity) },
  { title: 'Season (₹)', width: 14, value: ({ season }) => money(season?.amount ?? 0) },
  { title: 'Net (₹)', width: 16, value: ({ netAmount }) => money(netAmount) },
  { title: 'SAC', width: 10, value: ({ sac }) => text(sac) },
  { title: 'GST rate', width: 9, value: ({ gstRate }) => of('percent', gstRate * 100) },
  { title: 'GST (₹)', width: 14, value: ({ gstAmount }) => money(gstAmount) },
  { title: 'Total (₹)', width: 16, value: ({ totalAmount }) => money(totalAmount) },
  { title: 'Printing and fitting (₹)', width: 20, value: ({ setupAmount }) => money(setupAmount) },
  { title: 'Impressions', width: 14, value: ({ impressions }) => of('count', impressions) },
  { title: 'People reached', width: 14, value: ({ reach }) => of('count', reach) },
  { title: 'Times each', width: 10, value: ({ frequency }) => of('number', frequency) },
  { title: 'CPM (₹)', width: 10, value: ({ cpm }) => money(cpm) },
  { title: 'Why', width: 50, value: ({ why }) => text(why) },
  { title: 'Page', width: 50, value: ({ path }, origin) => text(`${origin}${path}`) },
]

/** What a plan costs, as label and value: the same on paper and on the page. */
export function totalsOf({ totals }: Pick<Plan, 'totals'>): [label: string, value: SheetValue][] {
  return [
    ['Media before GST', money(totals.subtotal)],
    ...Object.entries(totals.gstByRate).map(([rate, amount]): [string, SheetValue] => [
      `GST at ${Math.round(Number(rate) * 100)}%`,
      money(amount),
    ]),
    ['Media with GST', money(totals.total)],
    ['Printing and fitting with GST', money(totals.production)],
    ['To pay', money(totals.payable)],
    ['Budget', money(totals.budget)],
    ['Left of the budget', money(totals.unallocated)],
  ]
}

function aboutPlan(plan: Plan, path: string, origin: string): SheetValue[][] {
  const { brief, delivery } = plan
  const facts: [string, SheetValue][] = [
    ['Plan', text(plan.title)],
    ['Page', text(`${origin}${path}`)],
    ['Cities', text(brief.geoScope === 'pan_india' ? 'All of India' : brief.cities.join(', '))],
    ['From', brief.startDate === null ? text('') : date(brief.startDate)],
    ['Until', brief.endDate === null ? text('') : date(brief.endDate)],
    ['Rates as of', date(plan.createdAt.slice(0, 10))],
    ['Rates looked up again after', date(plan.validUntil)],
    ...totalsOf(plan),
    ['People who can be met', of('count', delivery.universe)],
    ['Who they are', text(delivery.universeBasis)],
    ['People reached', of('count', delivery.reach)],
    ['At least', of('count', delivery.reachRange[0])],
    ['At most', of('count', delivery.reachRange[1])],
    ['Times each', of('number', delivery.frequency)],
    [`Reached ${delivery.effectiveReach.k} times or more`, of('count', delivery.effectiveReach.reach)],
    ['Impressions', of('count', delivery.impressions)],
    ['CPM', money(delivery.cpm)],
    ...plan.assumptions.map(({ text: assumed }): [string, SheetValue] => ['Taken for granted', text(assumed)]),
    ...plan.warnings.map(({ text: warned }): [string, SheetValue] => ['Please note', text(warned)]),
  ]
  return facts.map(([label, value]) => [text(label), value])
}

/** The three sheets of a plan's file. @param path of the shared plan */
export function sheetsOf(
  plan: Plan,
  path: string,
  origin: string,
): [plan: PlanSheet, media: PlanSheet, weeks: PlanSheet] {
  return [
    {
      name: 'Plan',
      columns: [
        { title: 'About', width: 32 },
        { title: 'Value', width: 70 },
      ],
      rows: aboutPlan(plan, path, origin),
    },
    {
      name: 'Media',
      columns: MEDIA_COLUMNS.map(({ title, width }) => ({ title, width })),
      rows: plan.lineItems.map((line) => MEDIA_COLUMNS.map(({ value }) => value(line, origin))),
    },
    {
      name: 'Weeks',
      columns: [
        { title: 'Week from', width: 14 },
        { title: 'Net (₹)', width: 18 },
        { title: 'Impressions', width: 16 },
      ],
      rows: plan.flightPlan.map(({ weekStart, netAmount, impressions }) => [
        date(weekStart),
        money(netAmount),
        of('count', impressions),
      ]),
    },
  ]
}
