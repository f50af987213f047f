import type { Plan } from '../plan.ts'
import type { PlanPlace } from '../reach/place.ts'
import { reachOf } from '../reach/reach.ts'
import { UNIVERSE_BASIS } from '../reach/universe.ts'
import { perThousand, round } from './figures.ts'
import { netAtRates, type PricedLine } from './price-lines.ts'
import { purchasesOf } from './summaries.ts'

/** Contacts from which a person is taken to remember an advertisement (effective frequency). */
const USUAL_CONTACTS = 3
/** The band around reach: k and the accessible shares a fifth lower and higher. */
const BAND = [0.8, 1.2] as const

export const universeIn = (places: readonly PlanPlace[]): number => places.reduce((sum, { people }) => sum + people, 0)

/**
 * Reach, frequency and unit costs of a plan. Unmeasured lines add cost but no reach.
 * @param contacts from which reach counts as effective
 */
export function deliveryOfPlan(
  lines: readonly PricedLine[],
  places: PlanPlace[],
  contacts = USUAL_CONTACTS,
): Plan['delivery'] {
  const cost = netAtRates(lines)
  const universe = universeIn(places)
  const purchases = purchasesOf(lines)
  const met = reachOf(places, purchases)
  const reach = Math.round(met.reach)
  const [low = reach, high = reach] = BAND.map((factor) =>
    Math.round(reachOf(places, purchases, { kFactor: factor, accessFactor: factor }).reach),
  )
  const impressions = lines.reduce((sum, line) => sum + (line.impressions ?? 0), 0)
  const effective = Math.min(reach, Math.round(met.atLeast(contacts)))
  const grps = (100 * impressions) / universe
  return {
    universe,
    universeBasis: UNIVERSE_BASIS,
    impressions,
    reach,
    reachPct: round((100 * reach) / universe),
    reachRange: [Math.min(low, reach), Math.max(high, reach)],
    frequency: reach > 0 ? round(impressions / reach) : 0,
    effectiveReach: { k: contacts, reach: effective, pct: round((100 * effective) / universe) },
    frequencyDistribution: distributionOf(met.distribution, universe, reach),
    grps: round(grps),
    cpm: impressions > 0 ? perThousand(cost, impressions) : 0,
    cprp: grps > 0 ? Math.round(cost / grps) : 0,
    costPerReach: reach > 0 ? Math.round(cost / reach) : 0,
    target: null,
  }
}

/** People by their number of contacts, whole heads that sum to the universe. */
function distributionOf(shares: readonly number[], universe: number, reach: number) {
  const met = shares.slice(1).map(Math.round)
  // Rounding may move a few heads: they are taken from those met once, so that the parts agree with the reach.
  const once = (met[0] ?? 0) + reach - met.reduce((sum, people) => sum + people, 0)
  return [universe - reach, Math.max(0, once), ...met.slice(1)].map((people, times, all) => ({
    exposures: times === all.length - 1 ? `${times}+` : String(times),
    people,
  }))
}
