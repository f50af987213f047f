import { addDays, type CivilDate, daysIn } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import { isWithin } from '../market/localities.ts'
import type { Market } from '../market/market.ts'
import type { Plan } from '../plan.ts'
import { type Infeasible, shortestBooking } from './infeasible.ts'

/** Limits of a brief that are given up, so that something can be planned; each names its replacement. */
export interface UnmetChange {
  /** Days of the flight. */
  days?: number
  /** Its first day. */
  start?: CivilDate
  budget?: Paise
  /** Any format of the media. */
  isAnyFormat?: true
  /** Anywhere in the cities. */
  isAnyArea?: true
  isAnyMedium?: true
}

/** Supply for a brief of which nothing can be planned. */
export interface Unmet {
  /** Listings of these media, formats and places, and those of them that are free on some of the days. */
  there: number
  free: number
  /** Further listings elsewhere in the cities; 0 where no locality bounds the plan. */
  around: number
  /** Days of the shortest booking among free listings; null without one. */
  shortest: number | null
  /** Least that an order costs, with printing and GST; null where that is not known. */
  smallest: Paise | null
  /** The nearest briefs that a plan was made for, at most three. */
  ways: { change: UnmetChange; payable: Paise; titles: string[] }[]
}

const MAX_WAYS = 3

/**
 * Supply for a brief, limit by limit, and the nearest plans that give up as little as possible.
 * @param around the market of the same brief without its localities
 * @param planFor the lines of a plan of another brief
 */
export function* unmetOf(
  brief: CompleteBrief,
  market: Market,
  {
    reason,
    around,
    planFor,
  }: {
    reason: Infeasible
    around: Market | null
    planFor: (brief: Brief) => InSteps<PlanStep, Plan | null>
  },
): InSteps<PlanStep, Unmet> {
  const there = listingsOf(market)
  const free = there.filter(({ reason: why }) => why !== 'unavailable').map(({ item }) => item)
  const shortest = shortestBooking(free)
  const ways: Unmet['ways'] = []
  const seen = new Set<string>()
  const least = shortest ?? shortestBooking(there.map(({ item }) => item))
  for (const change of changesFor(brief, reason, least?.days ?? null)) {
    if (ways.length === MAX_WAYS) break
    yield { lines: 0 }
    const plan = yield* planFor(changed(brief, change))
    if (!plan) continue
    const titles = plan.lineItems.map(({ title }) => title)
    const key = titles.join()
    // A change that gives up more and buys the same lines is no further way.
    if (seen.has(key)) continue
    seen.add(key)
    ways.push({ change, payable: plan.totals.payable, titles })
  }
  return {
    there: there.length,
    free: free.length,
    around:
      around === null ? 0 : listingsOf(around).filter(({ item }) => !isWithin(brief, market.localities, item)).length,
    shortest: shortest?.days ?? null,
    smallest: reason.cheapest?.withGst ?? null,
    ways,
  }
}

/** Listings that suit the brief, free in its days or not; media outside the brief are left out. */
const listingsOf = ({ offers, unbookable }: Market) => [
  ...offers.map(({ item }) => ({ item, reason: null })),
  ...unbookable,
]

/** Possible concessions, the smallest first. */
function changesFor(
  brief: CompleteBrief,
  { reason, cheapest, from }: Infeasible,
  shortest: number | null,
): UnmetChange[] {
  const flight = daysIn({ start: brief.startDate, end: brief.endDate })
  const needed: UnmetChange = {
    ...(from !== undefined && from !== null && { start: from }),
    ...(reason !== 'too_little' && shortest !== null && shortest > flight && { days: shortest }),
    ...(reason === 'too_little' && cheapest && { budget: Math.ceil(cheapest.withGst / 1e5) * 1e5 }),
  }
  const isNeeded = Object.keys(needed).length > 0
  const other: UnmetChange[] = [
    ...(brief.formats.length > 0 && brief.channels.length > 0 ? [{ isAnyFormat: true } as const] : []),
    ...(brief.areas.length > 0 && brief.areasMode === 'only' ? [{ isAnyArea: true } as const] : []),
  ]
  const widest: UnmetChange[] = brief.channels.length > 0 ? [{ isAnyMedium: true }] : []
  if (!isNeeded) return [...other, ...widest]
  return [needed, ...other.map((change) => ({ ...needed, ...change })), ...other, ...widest]
}

/** The brief with some of its limits given up. */
function changed(brief: CompleteBrief, change: UnmetChange): Brief {
  const { days, start = brief.startDate, budget, isAnyFormat, isAnyArea, isAnyMedium } = change
  const length = days ?? daysIn({ start: brief.startDate, end: brief.endDate })
  return {
    ...brief,
    startDate: start,
    endDate: addDays(start, length - 1),
    durationDays: length,
    ...(budget !== undefined && { budget: { ...brief.budget, amount: budget, min: null } }),
    ...((isAnyFormat || isAnyMedium) && { formats: [], favouredFormats: [] }),
    ...(isAnyFormat && { counts: brief.counts.map((count) => ({ ...count, format: null })) }),
    ...(isAnyArea && { areas: [], areasMode: 'prefer' as const }),
    ...(isAnyMedium && { channels: [], split: {}, counts: brief.counts.filter(({ channel }) => channel === null) }),
  }
}
