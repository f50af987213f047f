import type { CompleteBrief } from '../complete-brief.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { floorOf } from './media-floors.ts'
import { byGroup, type LeastGroup } from './media-least.ts'
import type { SelectionInput } from './selection.ts'

/** The input with the least of what the brief asks for, where that costs no more than an even share of the budget. */
export function withAskedFloors(brief: CompleteBrief, market: Market, input: SelectionInput): SelectionInput {
  const asked = market.offers.filter(({ item }) => brief.channels.includes(item.channel))
  const groups = widestOf([...byGroup(asked).values()])
  const cities = brief.geoScope === 'cities' ? Math.max(1, brief.cities.length) : 1
  const floors = groups.flatMap(({ group, own }) => {
    const share = brief.split[group.medium]
    const ofMedium = share === undefined ? input.budget / brief.channels.length : (input.budget * share) / 100
    const floor = floorOf(group, own, brief, market)
    return floor && floor.cost <= (group.rule.within === 'city' ? ofMedium / cities : ofMedium)
      ? [{ key: group.key, ...floor }]
      : []
  })
  // What spreads a medium is found by the search itself: here nothing is left out yet.
  const plain = floors.filter(({ without }) => without.length === 0)
  return { ...input, floors: new Map(plain.map(({ key, limit }) => [key, limit])) }
}

/** All groups of cities and plans, and of those by language the one with the most listings. */
function widestOf<Entry extends { group: LeastGroup; own: readonly Offer[] }>(entries: readonly Entry[]): Entry[] {
  const titles = ({ own }: Entry) => new Set(own.map(({ item }) => item.listingId)).size
  return entries.filter(
    (entry) =>
      entry.group.rule.within !== 'language' ||
      !entries.some(
        (other) =>
          other.group.medium === entry.group.medium &&
          (titles(other) > titles(entry) || (titles(other) === titles(entry) && other.group.key < entry.group.key)),
      ),
  )
}
