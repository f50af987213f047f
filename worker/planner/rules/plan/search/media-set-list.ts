import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { type Floor, floorOf } from './media-floors.ts'
import { byGroup, type LeastGroup, type ShortGroup } from './media-least.ts'
import type { SelectedOffer, Selection, SelectionInput } from './selection.ts'

/** A medium that was asked for gets enough where the plan keeps this share of its value by that. */
const KEEPS = 0.9
/** A medium outside the brief is left out, or gets enough, where the plan keeps this share. */
const KEEPS_OF_OTHERS = 0.75

/** A set of media: those left out, and those that get enough. */
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
  /** Input of the search for a set. */
  inputOf: (set: MediaSet, evaluations: number) => SelectionInput
  /** Factor on the people of a set: less than 1 where a requested medium stays thin that could be raised. */
  worthOf: (set: MediaSet) => number
  /** Share of the people of the first selection below which that is kept. */
  least: number
}

/** A selection that is short of some groups, with the facts that decide about them. */
interface ShortSelection {
  short: readonly ShortGroup[]
  /** Lines of the selection and offers of the market, by group. */
  lines: ReturnType<typeof byGroup<SelectedOffer & { item: InventoryItem }>>
  offers: ReturnType<typeof byGroup<Offer>>
  /** Leasts that can be reached and that no search has tried. */
  floors: ReadonlyMap<string, Floor>
  asked: ReadonlySet<MediaType>
}

/**
 * The sets to try where a selection is short of some groups.
 * @param short groups with less than their least
 * @param first the selection of all media, made within `input`
 */
export function openSets(
  brief: CompleteBrief,
  market: Market,
  input: SelectionInput,
  { short, first }: { short: readonly ShortGroup[]; first: Selection },
): MediaSets {
  const offers = byGroup(market.offers)
  // A least that the first search could not reach is not asked for again.
  const isTried = ({ key }: LeastGroup) => input.floors?.has(key) === true
  const floors = new Map<string, Floor>()
  for (const group of short.filter((one) => !isTried(one))) {
    const floor = floorOf(group, offers.get(group.key)?.own ?? [], brief, market)
    if (floor && floor.cost <= input.budget) floors.set(group.key, floor)
  }
  const lines = byGroup(first.selected.map((line) => ({ ...line, item: line.offer.item })))
  const state: ShortSelection = { short, lines, offers, floors, asked: new Set(brief.channels) }
  const bound = short.filter((group) => isBound(group, state))
  const free = short.filter((group) => !bound.includes(group))
  const raisable = bound.filter(({ key }) => floors.has(key))
  const hasWork = free.length > 0 || floors.size > 0 || short.some(isTried)
  return {
    untried: hasWork ? setsOf(raisable, free, floors).filter((set) => keepsAsked(set, state)) : [],
    bound: new Set(bound.map(({ key }) => key)),
    shown: new Map<string, unknown>([
      ...input.held,
      ...[...floors.values()].flatMap(({ counted }) => counted.map((id) => [id, id] as const)),
    ]),
    inputOf: (set, evaluations) => ({ ...inputOf(set, input, state), evaluations }),
    worthOf: ({ raised }) => (raisable.every((group) => raised.includes(group)) ? 1 : KEEPS),
    least: short.some(({ medium }) => state.asked.has(medium)) ? KEEPS : KEEPS_OF_OTHERS,
  }
}

/**
 * True when a group stays at any weight: held, or asked for. A language of a medium that was asked for may go where
 * another one has enough, or can get it.
 */
function isBound({ key, medium, rule }: ShortGroup, { short, lines, floors, asked }: ShortSelection): boolean {
  if (lines.get(key)?.own.some(({ locked }) => locked)) return true
  if (!asked.has(medium)) return false
  const isHopeless = (group: LeastGroup) => short.some((one) => one.key === group.key) && !floors.has(group.key)
  const ofMedium = [...lines.values()].filter(({ group }) => group.medium === medium)
  return rule.within !== 'language' || ofMedium.every(({ group }) => isHopeless(group))
}

/** True when a set leaves a group of each medium that was asked for. */
function keepsAsked({ out }: MediaSet, { lines, asked }: ShortSelection): boolean {
  const gone = new Set(out.map(({ key }) => key))
  const left = new Set([...lines.values()].flatMap(({ group }) => (gone.has(group.key) ? [] : [group.medium])))
  return out.every(({ medium }) => !asked.has(medium) || left.has(medium))
}

/** Input of the search for a set. Shifted money does not open a medium that would get too little. */
function inputOf({ out, raised }: MediaSet, input: SelectionInput, state: ShortSelection): SelectionInput {
  const { short, lines, offers, floors } = state
  const closed = [...out.map(({ key }) => key), ...[...offers.keys()].filter((key) => !lines.has(key))]
  const own = raised.flatMap(({ key }) => floors.get(key) ?? [])
  const without = [
    ...closed.flatMap((key) => (offers.get(key)?.own ?? []).map(({ item }) => item.id)),
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
  }
}

/** Sets to try, the least loss first: enough for all, without all, without the smallest, with the largest alone. */
function setsOf(
  asked: readonly ShortGroup[],
  free: readonly ShortGroup[],
  floors: ReadonlyMap<string, Floor>,
): MediaSet[] {
  const byWeight = [...free].sort((a, b) => b.has / b.needs - a.has / a.needs || (a.key < b.key ? -1 : 1))
  const able = byWeight.filter(({ key }) => floors.has(key))
  const counts = [...new Set([able.length, 0, able.length - 1, 1])].filter(
    (count) => count >= 0 && count <= able.length,
  )
  const sets = counts.map((count): MediaSet => {
    const raised = able.slice(0, count)
    return { raised: [...asked, ...raised], out: byWeight.filter((group) => !raised.includes(group)) }
  })
  // A medium that was asked for and cannot be raised without a loss stays as it is.
  return asked.length > 0 && free.length > 0 ? [...sets, { raised: [], out: byWeight }] : sets
}
