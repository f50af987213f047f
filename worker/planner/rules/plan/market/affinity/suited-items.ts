import { PLAN_RULES } from '../../../../../catalogue/rules/registry/tables.ts'
import type { Brief } from '../../brief.ts'
import type { InventoryItem } from '../../inventory.ts'
import { audienceIndex, audienceOf } from './audience-index.ts'

/** A kind of property with a lower index is not offered, unless it was asked for. */
const LEAST_INDEX = 0.5
/** For a medium that was asked for and has no item of that index: share of its best index that is enough. */
const NEAR_THE_BEST = 0.8
/** Activations and events are met by those who come there: where some are the audience's own, only the like of them is offered. */
const OWN_INDEX = 2
const LIKE_ITS_OWN = 0.6
/** The index of everyone. */
const AVERAGE = 1

/**
 * The items that suit the audience of a brief. A format that the brief names is never left out; of a medium that it
 * names, each city keeps at least those that suit the audience best.
 * @param isKept true for an item that stays at any index
 */
export function suitedItems(
  brief: Pick<Brief, 'audienceKind' | 'channels' | 'formats'>,
  items: readonly InventoryItem[],
  isKept: (item: InventoryItem) => boolean,
): InventoryItem[] {
  const audience = audienceOf(brief)
  const named = new Set(brief.formats.map(({ channel }) => channel))
  if (audience === null) {
    return items.filter((item) => named.has(item.channel) || isKept(item) || leastOfType(item) <= AVERAGE)
  }
  const asked = new Set(brief.channels)
  const rated = items.map((item) => ({ item, index: audienceIndex(item, audience).value }))
  const best = new Map<string, number>()
  for (const { item, index } of rated) best.set(groupOf(item), Math.max(best.get(groupOf(item)) ?? 0, index))
  const leastOf = (item: InventoryItem) => {
    const highest = best.get(groupOf(item)) ?? 0
    if (PLAN_RULES[item.channel].isMetThere && highest >= OWN_INDEX) return LIKE_ITS_OWN * highest
    const least = asked.has(item.channel) ? Math.min(LEAST_INDEX, NEAR_THE_BEST * highest) : LEAST_INDEX
    return Math.max(least, leastOfType(item))
  }
  return rated
    .filter(({ item, index }) => index >= leastOf(item) || named.has(item.channel) || isKept(item))
    .map(({ item }) => item)
}

/** Least index of its type for any request: `onlyFor` of its medium. */
function leastOfType({ channel, type }: InventoryItem): number {
  const { onlyFor } = PLAN_RULES[channel]
  return onlyFor?.of.test(type) ? onlyFor.index : 0
}

const groupOf = ({ channel, city }: InventoryItem) => `${channel}/${city}`
