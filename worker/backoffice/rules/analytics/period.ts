import * as v from 'valibot'
import { addDays, addMonths, type CivilDate, monthsFrom } from '../../../kernel/rules/dates.ts'
import { NOT_OFFERED, orAny } from '../../../kernel/rules/fields.ts'

/** Periods of the figures in the back office. */
export const PERIODS = { '30d': 'Last 30 days', '90d': 'Last 90 days', '12m': 'Last 12 months' } as const
export type Period = keyof typeof PERIODS
export const PERIOD_IDS = ['30d', '90d', '12m'] as const satisfies readonly Period[]

export const PeriodQuery = v.object({ period: orAny(v.picklist(PERIOD_IDS, NOT_OFFERED)) })
export type PeriodQuery = v.InferOutput<typeof PeriodQuery>

/** A period and the one before it, which is as long. Days are in India. */
export interface PeriodSpan {
  first: CivilDate
  /** The first day after it: today is its last. */
  after: CivilDate
  /** The first day of the period before. */
  previous: CivilDate
}

/** @param today the last day of the period */
export function spanOf(period: Period, today: CivilDate): PeriodSpan {
  const after = addDays(today, 1)
  const back = (from: CivilDate) =>
    period === '12m' ? addMonths(from, -12) : addDays(from, period === '90d' ? -90 : -30)
  const first = back(after)
  return { first, after, previous: back(first) }
}

/** A month of a chart. */
export interface Month {
  /** `2026-11` */
  id: string
  /** `Nov`; the first one and January have their year as well: `Jan 2026`. */
  name: string
  first: CivilDate
  after: CivilDate
}

const monthsSince = (first: CivilDate, count: number): Month[] =>
  monthsFrom(first, count).map((month, at) => ({
    id: month.first.slice(0, 7),
    name: at === 0 || month.first.slice(5, 7) === '01' ? `${month.name} ${month.first.slice(0, 4)}` : month.name,
    first: month.first,
    after: month.next,
  }))

/** Numbers of months in a chart, for periods that are too short to show a trend. */
const CHART_MONTHS: Record<Period, number> = { '30d': 6, '90d': 9, '12m': 12 }

/** The months of a chart of a period, this month last. */
export const chartMonths = (period: Period, today: CivilDate): Month[] =>
  monthsSince(addMonths(`${today.slice(0, 7)}-01`, 1 - CHART_MONTHS[period]), CHART_MONTHS[period])

/** January to June, of the last year in which they are over. */
function halfYear(today: CivilDate): Month[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) >= '07' ? 0 : 1)
  return monthsSince(`${year}-01-01`, 6)
}

/** The months of the revenue trend: 30 days have no course by month, so they are shown by the last half-year that is complete. */
export const trendMonths = (period: Period, today: CivilDate): Month[] =>
  period === '30d' ? halfYear(today) : chartMonths(period, today)

/** Midnight in India, ms. */
export const midnight = (day: CivilDate): number => Date.parse(`${day}T00:00+05:30`)
