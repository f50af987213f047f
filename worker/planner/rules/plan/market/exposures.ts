import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Exposure } from '../reach/exposure.ts'
import type { PlanPlace } from '../reach/place.ts'
import { networkShare, sharesOf } from './footprint.ts'

/**
 * The exposures that are noticed, by the size of the order: the search weighs these. Each is noticed or not by chance,
 * which leaves the shape of the NBD as it is and scales its mean.
 */
export const noticedOnly = ({ noticed = 1 }: InventoryItem, exposures: readonly Exposure[]): readonly Exposure[] =>
  noticed === 1
    ? exposures
    : exposures.map((exposure) => ({ ...exposure, impressions: exposure.impressions * noticed }))

/**
 * Exposures of the smallest order in one unit, place by place; empty when unmeasured. Accessible people never exceed
 * those that the medium can reach in a place.
 * @param home index of the item's own place; −1 where no city bounds it
 */
export function exposuresPerUnit(item: InventoryItem, places: readonly PlanPlace[], home: number): Exposure[] {
  const { impressionsPerUnit, accessible, channel } = item
  if (impressionsPerUnit === null || accessible === null) return []
  const { reach, spread } = PLAN_RULES[channel]
  const cap = (index: number, people: number) => Math.min(people, reach.accessible * (places[index]?.people ?? 0))
  if (places[home]) return [{ place: home, accessible: cap(home, accessible), impressions: impressionsPerUnit }]
  return sharesOf(item, places).flatMap((share, index) => {
    const place = places[index]
    if (!place || share <= 0) return []
    // Digital views are targeted at these places, but a network has no more users there than live there.
    const people = accessible * (spread === 'targeted' ? networkShare(place) : share)
    return [{ place: index, accessible: cap(index, people), impressions: impressionsPerUnit * share }]
  })
}
