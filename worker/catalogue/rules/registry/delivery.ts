import type { Delivery, DeliveryRule, ReachParameters, Sold, Visits } from './plan-spec.ts'
import { roadFactor } from './roads.ts'
import { DAYS_A_MONTH } from './views.ts'

// Pages read the registry too: a rule that nothing uses is left out of their scripts only where making it is known to have no
// effect.

export const UNMEASURED: Delivery = { impressionsPerUnit: null, accessible: null }

/** A planning assumption: surveys that cover all of India give the order of magnitude, no figure of this market. */
// @__NO_SIDE_EFFECTS__
export const assumedReach = (accessible: number, k: number, source: string): ReachParameters => ({
  accessible,
  k,
  source: `Planning assumption: ${source}`,
  assumed: true,
})

/** People counted a day come back: people of a month are the days' counts over the visits of one person. */
// @__NO_SIDE_EFFECTS__
export const passersBy =
  (visits: Visits, perDay = ({ audience }: Sold) => audience): DeliveryRule =>
  (sold, viewsPerUnit) => ({
    impressionsPerUnit: viewsPerUnit,
    accessible: (perDay(sold) * DAYS_A_MONTH) / visitsTo(visits, sold),
  })

/** Visits of one person a month, to a tenth. Inside a mall or a building no road counts. */
function visitsTo({ usual, byGroup, byFormat, isOnRoad }: Visits, { subcategory, type, title }: Sold): number {
  const ofGroup = byGroup?.[subcategory]
  if (ofGroup !== undefined) return ofGroup
  return Math.round((byFormat?.[type] ?? usual) * (isOnRoad ? roadFactor(title) : 1) * 10) / 10
}

/** Listeners, viewers, readers, views: the owner counts the people themselves. */
// @__NO_SIDE_EFFECTS__
export const counted =
  (people = ({ audience }: Sold) => audience): DeliveryRule =>
  (sold, viewsPerUnit) =>
    viewsPerUnit === null ? UNMEASURED : { impressionsPerUnit: viewsPerUnit, accessible: people(sold) }

/** A copy has several readers, never fewer than one. */
export const readers = ({ readership, audience }: Sold): number => Math.max(readership ?? 0, audience)

/** A film is seen by the people in front of the screens that are paid for. */
export function audienceOfScreens({ rate, audience, details }: Sold): number {
  if (rate.unit !== 'per_screen_week') return audience
  return audience * Math.min(1, rate.minQuantity / (details.screens ?? 1))
}
