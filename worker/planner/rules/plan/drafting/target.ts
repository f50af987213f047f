import type { AudienceKind } from '../../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import type { NamedAudience } from '../../../../catalogue/rules/registry/affinity/columns.ts'
import { audienceIndex, audienceOf, shareOfAdults } from '../market/affinity/audience-index.ts'
import { AUDIENCES } from '../market/affinity/audiences.ts'
import type { Plan } from '../plan.ts'
import type { PlanPlace } from '../reach/place.ts'
import { type ModelFactors, type Reach, reachOf } from '../reach/reach.ts'
import { scaled } from '../search/aim.ts'
import type { SelectedOffer } from '../search/selection.ts'
import { round } from './figures.ts'
import type { PricedLine } from './price-lines.ts'

/** The delivery of a plan with that among the audience of its brief, where it has one. */
export function withTarget(
  delivery: Plan['delivery'],
  lines: readonly PricedLine[],
  places: readonly PlanPlace[],
  brief: { audienceKind: AudienceKind | null },
): Plan['delivery'] {
  const audience = audienceOf(brief)
  if (audience === null) return delivery
  const met = reachAmong(audience, lines, places)
  const universe = Math.round(delivery.universe * shareOfAdults(audience))
  const reach = Math.round(met.reach)
  return {
    ...delivery,
    target: {
      audience,
      label: AUDIENCES[audience].label,
      universe,
      reach,
      pct: universe > 0 ? round((100 * reach) / universe) : 0,
      effectiveReach: Math.min(reach, Math.round(met.atLeast(delivery.effectiveReach.k))),
      wastePct: delivery.impressions > 0 ? round(100 * Math.max(0, 1 - met.impressions / delivery.impressions), 1) : 0,
    },
  }
}

/** Reach of selected orders among an audience; null for all adults. */
export function reachAmong(
  audience: NamedAudience | null,
  selected: readonly Pick<SelectedOffer, 'offer' | 'order'>[],
  places: readonly PlanPlace[],
  factors?: ModelFactors,
): Reach {
  const share = shareOfAdults(audience)
  return reachOf(
    places.map(({ people }) => ({ people: people * share })),
    selected.map(({ order, offer: { item } }) => ({
      medium: item.channel,
      exposures: scaled(order.exposures, audience === null ? 1 : share * audienceIndex(item, audience).value),
    })),
    factors,
  )
}
