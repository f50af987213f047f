import type { CompleteBrief } from '../complete-brief.ts'
import type { Market } from '../market/market.ts'
import { type Floor, floorOf } from './media-floors.ts'
import { byGroup, type LeastGroup, type ShortGroup } from './media-least.ts'
import type { Selection, SelectionInput } from './selection.ts'

/** What is asked for gets enough where the plan keeps this share of its value by that. */
const KEEPS = 0.9

/** A set of media: what is left out, and what gets enough. */
export interface MediaSet {
  out: readonly ShortGroup[]
  raised: readonly ShortGroup[]
}

/** The sets that are worth a try for a selection in which some groups are short. */
export interface MediaSets {
  untried: MediaSet[]
  /** Keys of the groups that stay whatever they weigh. */
  bound: ReadonlySet<string>
  /** Ids of items that a search of them is shown in any case. */
  shown: ReadonlyMap<string, unknown>
  /** What a set is searched within. */
  inputOf: (set: MediaSet, evaluations: number) => SelectionInput
  /** Factor on the people of a set: less than 1 where it leaves thin what was asked for and can be raised. */
  worthOf: (set: MediaSet) => number
  /** Share of the people of the first selection below which that is kept. */
  least: number
}

export function openSets(
  brief: CompleteBrief,
  market: Market,
  input: SelectionInput,
  { short, first }: { short: readonly ShortGroup[]; first: Selection },
): MediaSets {
  const offers = byGroup(market.offers)
  const bound = new Set(short.filter((group) => isBound(group, { short, first, brief })).map(({ key }) => key))
  const free = short.filter(({ key }) => !bound.has(key))
  // A least that the first search could not reach is not asked for again.
  const isTried = ({ key }: LeastGroup) => input.floors?.has(key) === true
  const floors = new Map<string, Floor>()
  for (const group of short.filter((group) => !isTried(group))) {
    const floor = floorOf(group, offers.get(group.key)?.own ?? [], brief, market)
    if (floor && floor.cost <= input.budget) floors.set(group.key, floor)
  }
  const asked = short.filter(({ key }) => bound.has(key) && floors.has(key))
  const inPlan = byGroup(first.selected.map(({ offer }) => offer))
  const hasWork = free.length > 0 || floors.size > 0 || short.some(isTried)
  return {
    untried: hasWork ? setsOf(asked, free, ({ key }) => floors.has(key)) : [],
    bound,
    shown: new Map<string, unknown>([
      ...input.held,
      ...[...floors.values()].flatMap(({ counted }) => counted.map((id) => [id, id] as const)),
    ]),
    inputOf({ out, raised }, evaluations) {
      const own = raised.flatMap(({ key }) => floors.get(key) ?? [])
      // Money that moves does not open another medium, of which it would be too little.
      const keys = [...out.map(({ key }) => key), ...[...offers.keys()].filter((key) => !inPlan.has(key))]
      const without = [
        ...keys.flatMap((key) => (offers.get(key)?.own ?? []).map(({ item }) => item.id)),
        ...own.flatMap((floor) => floor.without),
      ]
      const kept = [...(input.floors ?? [])].filter(([key]) => !short.some((group) => group.key === key))
      const added = raised.flatMap(({ key }) => {
        const floor = floors.get(key)
        return floor ? [[key, floor.limit] as const] : []
      })
      return {
        ...input,
        floors: new Map([...kept, ...added]),
        without: new Set(without.filter((id) => !input.held.has(id))),
        evaluations,
      }
    },
    worthOf: ({ raised }) => (asked.every((group) => raised.includes(group)) ? 1 : KEEPS),
    least: free.length === 0 && asked.length > 0 ? KEEPS : 0,
  }
}

/** Whether a group stays whatever it weighs: held, or asked for and the last of its medium in its place. */
function isBound(
  { key, medium, rule }: ShortGroup,
  { short, first, brief }: { short: readonly ShortGroup[]; first: Selection; brief: CompleteBrief },
): boolean {
  const groups = byGroup(first.selected.map((line) => ({ ...line, item: line.offer.item })))
  if (groups.get(key)?.own.some(({ locked }) => locked)) return true
  if (!brief.channels.includes(medium)) return false
  const keys = new Set(short.map((group) => group.key))
  const hasEnough = [...groups.values()].some(({ group }) => group.medium === medium && !keys.has(group.key))
  return rule.within !== 'language' || !hasEnough
}

/** Sets to try, the least loss first: enough for all, without all, without the smallest, with the largest alone. */
function setsOf(
  asked: readonly ShortGroup[],
  free: readonly ShortGroup[],
  canRaise: (group: ShortGroup) => boolean,
): MediaSet[] {
  const byWeight = [...free].sort((a, b) => b.has / b.needs - a.has / a.needs || (a.key < b.key ? -1 : 1))
  const able = byWeight.filter(canRaise)
  const counts = [...new Set([able.length, 0, able.length - 1, 1])].filter(
    (count) => count >= 0 && count <= able.length,
  )
  const sets = counts.map((count): MediaSet => {
    const raised = able.slice(0, count)
    return { raised: [...asked, ...raised], out: byWeight.filter((group) => !raised.includes(group)) }
  })
  // What was asked for and cannot be raised without a loss stays as it is.
  return asked.length > 0 && free.length > 0 ? [...sets, { raised: [], out: byWeight }] : sets
}
