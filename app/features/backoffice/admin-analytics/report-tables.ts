import { PERIODS } from '../../../../worker/backoffice/rules/analytics/period.ts'
import {
  type AnalyticsReport,
  type RevenueParts,
  rateText,
} from '../../../../worker/backoffice/rules/analytics/report.ts'
import { toCsv } from '../../../../worker/kernel/rules/csv.ts'
import { type Paise, toRupees } from '../../../../worker/kernel/rules/money.ts'

type Value = string | number

/** Table of the report, for files. Amounts are rupees. */
export interface ReportTable {
  name: string
  columns: readonly { label: string; width: number; format?: 'money' | 'count' | 'percent' }[]
  rows: readonly (readonly Value[])[]
}

const rupees = (paise: Paise): number => Math.round(toRupees(paise) * 100) / 100

const NAME = { label: 'Name', width: 34 }
const REVENUE = { label: 'Revenue, ₹', width: 18, format: 'money' } as const

const partsTable = (name: string, head: string, { parts, others }: RevenueParts): ReportTable => ({
  name,
  columns: [{ ...NAME, label: head }, REVENUE],
  rows: [
    ...parts.map((part) => [part.name, rupees(part.revenue)]),
    ...(others.count > 0 ? [[`${others.count} more`, rupees(others.revenue)]] : []),
  ],
})

const FILTERS = [
  ['category', 'category'],
  ['city', 'city'],
  ['owner', 'media owner'],
  ['client', 'advertiser'],
] as const satisfies [keyof AnalyticsReport['filters'], string][]

/** Everything on the page, as tables. */
export function reportTables(report: AnalyticsReport): ReportTable[] {
  const { period, from, to, filters, revenue, trend, channels, performance, funnel } = report
  const hasBefore = trend.some(({ yearBefore }) => yearBefore !== 0)
  const measure = [
    { ...NAME, label: 'Measure' },
    { label: 'Value', width: 24 },
  ]
  return [
    {
      name: 'Report',
      columns: measure,
      rows: [
        ['Period', PERIODS[period]],
        ['From', from],
        ['To', to],
        ...FILTERS.flatMap(([name, label]) => (filters[name] ? [[`Only ${label}`, filters[name]]] : [])),
        ['Revenue, ₹', rupees(revenue)],
        ['Average campaign value, ₹', rupees(performance.meanValue)],
        ['Success rate', rateText(performance.delivered, performance.completed) ?? ''],
        ['Client retention', rateText(performance.returned, performance.clients) ?? ''],
      ],
    },
    {
      name: 'Revenue Trend',
      columns: [
        { ...NAME, label: 'Month' },
        REVENUE,
        ...(hasBefore ? [{ ...REVENUE, label: 'A year before, ₹' }] : []),
      ],
      rows: trend.map(({ id, revenue: month, yearBefore }) => [
        id,
        rupees(month),
        ...(hasBefore ? [rupees(yearBefore)] : []),
      ]),
    },
    {
      name: 'Category Distribution',
      columns: [{ ...NAME, label: 'Channel' }, REVENUE, { label: 'Share, %', width: 10, format: 'count' }],
      rows: channels.map(({ name, revenue: part, percent }) => [name, rupees(part), percent]),
    },
    partsTable('By medium', 'Medium', report.media),
    partsTable('By city', 'City', report.cities),
    partsTable('By media owner', 'Media owner', report.owners),
    partsTable('By advertiser', 'Advertiser', report.clients),
    {
      name: 'Enquiry to booking',
      columns: [
        { ...NAME, label: 'Step' },
        { label: 'Count', width: 12, format: 'count' },
      ],
      rows: [
        ['Enquiries', funnel.enquiries],
        ['Plans', funnel.plans],
        ['Campaigns', funnel.campaigns],
        ['Bookings', funnel.booked],
      ],
    },
  ]
}

const cell = (value: Value) => (typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : `${value}`)

/** All tables in one CSV file, each with its name and heading. */
export const reportCsv = (report: AnalyticsReport): string =>
  toCsv(
    reportTables(report).flatMap(({ name, columns, rows }, at) => [
      ...(at > 0 ? [[]] : []),
      [name],
      columns.map(({ label }) => label),
      ...rows.map((row) => row.map(cell)),
    ]),
  )
