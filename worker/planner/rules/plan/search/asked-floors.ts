import type { CompleteBrief } from '../complete-brief.ts'
import type { Market } from '../market/market.ts'
import { floorOf } from './media-floors.ts'
import { byGroup, type LeastGroup } from './media-least.ts'
import type { Limit } from './problem.ts'
import type { SelectionInput } from './selection.ts'

/**
 * The input with the least of each medium that the brief asks for, where that costs no more than an even share of the
 * budget. The search chooses the languages of a medium.
 */
export function withAskedFloors(brief: CompleteBrief, market: Market, input: SelectionInput): SelectionInput {
  const asked = market.offers.filter(({ item }) => brief.channels.includes(item.channel))
  const floors = new Map<string, Limit>()
  for (const { group, own } of byGroup(asked).values()) {
    if (group.rule.within === 'language') continue
    const floor = floorOf(group, own, brief, market)
    // The search itself finds a medium that would be spread too thin: here nothing is left out yet.
    if (!floor || floor.cost > shareOf(group, brief, input) || floor.without.length > 0) continue
    floors.set(group.key, floor.limit)
  }
  return { ...input, floors }
}

/** An even share of the budget for a group: of its medium, and of its city where it has one. */
function shareOf({ medium, rule }: LeastGroup, { channels, cities, split }: CompleteBrief, { budget }: SelectionInput) {
  const percent = split[medium] ?? 100 / channels.length
  return (budget * percent) / 100 / (rule.within === 'city' ? Math.max(1, cities.length) : 1)
}
