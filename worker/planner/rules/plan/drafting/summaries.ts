import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { addDays, type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import type { Plan, PlanSum } from '../plan.ts'
import type { PlanPlace } from '../reach/place.ts'
import { reachOf } from '../reach/reach.ts'
import { inWeek } from './accrual.ts'
import { perThousand, round } from './figures.ts'
import { netAtRates, type PricedLine } from './price-lines.ts'

const WEEK = 7

/** Exposures of some lines, by medium. */
export const purchasesOf = (lines: readonly PricedLine[]) =>
  lines.map(({ channel, order }) => ({ medium: channel, exposures: order.exposures }))

const sum = (lines: readonly PricedLine[], of: (line: PricedLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

function sumOf(lines: readonly PricedLine[], subtotal: number, places: readonly PlanPlace[]): PlanSum {
  const net = sum(lines, (line) => line.net)
  const impressions = sum(lines, (line) => line.impressions ?? 0)
  const reach = Math.round(reachOf([...places], purchasesOf(lines)).reach)
  return {
    netAmount: net,
    sharePct: subtotal > 0 ? round((100 * net) / subtotal, 1) : 0,
    impressions,
    reach,
    frequency: reach > 0 ? round(impressions / reach) : 0,
    cpm: impressions > 0 ? perThousand(netAtRates(lines), impressions) : 0,
  }
}

/** Sums of each medium, dearest first. */
export function channelSummary(lines: readonly PricedLine[], places: readonly PlanPlace[]): Plan['channelSummary'] {
  const subtotal = sum(lines, (line) => line.net)
  return MEDIA_TYPES.flatMap((channel) => {
    const own = lines.filter((line) => line.channel === channel)
    return own.length > 0 ? [{ channel, ...sumOf(own, subtotal, places) }] : []
  }).sort((a, b) => b.netAmount - a.netAmount)
}

/** Sums of each city, dearest first; a line that no city bounds counts for its state or the country. */
export function citySummary(lines: readonly PricedLine[], places: readonly PlanPlace[]): Plan['citySummary'] {
  const subtotal = sum(lines, (line) => line.net)
  const byCity = new Map<string, PricedLine[]>()
  for (const line of lines) {
    const { city, scope, state } = line.offer.item
    const name = city ?? (scope === 'state' ? state : 'All India')
    byCity.set(name, [...(byCity.get(name) ?? []), line])
  }
  return [...byCity]
    .map(([city, own]) => ({ city, ...sumOf(own, subtotal, places) }))
    .sort((a, b) => b.netAmount - a.netAmount || (a.city < b.city ? -1 : 1))
}

/** Money and impressions of each week from the first day; a line spreads evenly over its days, and the sums are exact. */
export function flightPlan(lines: readonly PricedLine[], flight: DateSpan): Plan['flightPlan'] {
  const weeks = Math.ceil(daysIn(flight) / WEEK)
  return Array.from({ length: weeks }, (_, week) => {
    const start = addDays(flight.start, week * WEEK)
    const part = (of: (line: PricedLine) => number) => sum(lines, (line) => inWeek(line, of(line), start))
    return {
      weekStart: start,
      netAmount: part((line) => line.net),
      impressions: part((line) => line.impressions ?? 0),
    }
  })
}
