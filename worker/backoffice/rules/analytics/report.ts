import * as v from 'valibot'
import type { Channel } from '../../../catalogue/rules/registry/spec.ts'
import { orAny } from '../../../kernel/rules/fields.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { type Month, type Period, PeriodQuery } from './period.ts'

const name = orAny(v.pipe(v.string(), v.maxLength(200, 'At most 200 characters')))

/** Query of the analytics page. */
export const AnalyticsQuery = v.object({
  ...PeriodQuery.entries,
  /** Id of a category. */
  category: name,
  city: name,
  /** Id of an owner. */
  owner: name,
  /** The company of an advertiser. */
  client: name,
})
export type AnalyticsQuery = v.InferOutput<typeof AnalyticsQuery>

/** Revenue of one medium, city, owner or advertiser. */
export interface RevenuePart {
  id: string
  name: string
  revenue: Paise
}

/** The parts with the most revenue, and how much is left for those that are not listed. */
export interface RevenueParts {
  parts: RevenuePart[]
  others: { count: number; revenue: Paise }
}

/** Outcomes of enquiries, counted in the period. */
interface Funnel {
  enquiries: number
  /** Of planned campaigns: sent with an enquiry, or kept as a link. */
  plans: number
  /** Campaigns that were sent to staff. */
  campaigns: number
  /** Of those, campaigns with a place that its owner has confirmed. */
  booked: number
}

export interface AnalyticsReport {
  period: Period
  /** Days of the period, both included. */
  from: string
  to: string
  /** Names of the filters. */
  filters: { category?: string; city?: string; owner?: string; client?: string }
  /** Paise received less paid back, GST included, in the period. */
  revenue: Paise
  trend: (Pick<Month, 'id' | 'name'> & { revenue: Paise; yearBefore: Paise })[]
  channels: { name: Channel; revenue: Paise; percent: number }[]
  performance: {
    meanValue: Paise
    approved: number
    completed: number
    delivered: number
    clients: number
    returned: number
  }
  media: RevenueParts
  cities: RevenueParts
  owners: RevenueParts
  clients: RevenueParts
  funnel: Funnel
}

/** True when a report has a filter. */
export const isFiltered = (filters: AnalyticsReport['filters']): boolean => Object.keys(filters).length > 0

/** `92%`; null of nothing. */
export const rateText = (part: number, of: number): string | null =>
  of === 0 ? null : `${Math.round((100 * part) / of)}%`
