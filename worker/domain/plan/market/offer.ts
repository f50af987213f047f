import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Paise } from '../../money.ts'
import type { Brief } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { MODEL } from '../reach/parameters.ts'
import type { Candidate, Exposure, Option } from '../search/problem.ts'
import type { Run } from './flight.ts'
import { networkShare, type PlanPlace, sharesOf } from './footprint.ts'

/** Something that can be bought in the flight, with every order of it that the plan weighs. */
export interface Offer {
  item: InventoryItem
  run: Run
  /** Ascending by what they cost, before GST. */
  orders: Order[]
  /** Index of its place; −1 where no city bounds it. */
  place: number
}

export interface Order {
  units: number
  quantity: number
  net: Paise
  exposures: Exposure[]
}

/** What an order takes from the budget: with GST where the budget holds it, and the setup where it is counted. */
export type CostOf = (item: InventoryItem, order: Pick<Order, 'net' | 'quantity'>) => Paise

const MAX_ORDERS = 6
const EVERYWHERE = 'All India'
/** Lengths that are weighed between the shortest and the longest run. */
const LENGTHS = {
  per_month: [2, 3],
  per_week: [2, 4],
  per_day: [3, 7, 14],
  per_release: [2, 4, 8],
} as const

/** GST on an amount, to the paisa. */
export const gstOn = (net: Paise, { gst }: Pick<InventoryItem, 'gst'>): Paise => Math.round((net * gst.percent) / 100)

/** Costs in the basis of a budget. */
export function costsIn(budget: { gst: 'inclusive' | 'exclusive' }, withSetup: boolean): CostOf {
  return (item, { net, quantity }) => {
    const setup = withSetup ? item.setup * quantity : 0
    if (budget.gst === 'exclusive') return net + setup
    return net + gstOn(net, item) + setup + gstOn(setup, item)
  }
}

/** An item with its orders: the longest run and shorter ones, and more of it at once where more can be bought. */
export function toOffer(item: InventoryItem, run: Run, places: readonly PlanPlace[]): Offer {
  const place = item.city === null ? -1 : places.findIndex(({ name }) => name === item.city)
  const spread = spreadOf(item, places, place)
  const orders = sizesOf(item, run).map(({ units, quantity }) => ({
    units,
    quantity,
    net: item.rate * units * quantity,
    exposures: spread.map((share) => ({
      place: share.place,
      accessible: share.accessible,
      impressions: share.impressions * units * quantity,
    })),
  }))
  return { item, run, orders, place }
}

function sizesOf(item: InventoryItem, { most }: Run): { units: number; quantity: number }[] {
  const { unit, minDuration } = item
  const lengths = [minDuration, ...LENGTHS[unit].filter((length) => length > minDuration && length < most), most]
  const quantities = quantitiesOf(item)
  const packs = quantities.length > 1
  const chosen = packs ? [minDuration, most] : lengths
  const sizes = [...new Set(chosen)].flatMap((units) =>
    (units === most ? quantities : [1]).map((quantity) => ({ units, quantity })),
  )
  return sizes.slice(0, MAX_ORDERS).sort((a, b) => a.units * a.quantity - b.units * b.quantity || a.units - b.units)
}

/** One order at a time, two, some and the most; only what falls on the seller's steps. */
function quantitiesOf({ maxQuantity, trade }: InventoryItem): number[] {
  const onStep = (quantity: number) => (trade.quantity * (quantity - 1)) % trade.step === 0
  const middle = Math.round(Math.sqrt(maxQuantity))
  const wanted = [1, 2, middle, Math.ceil(maxQuantity / 2), maxQuantity]
  return [...new Set(wanted)].filter((quantity) => quantity <= maxQuantity && onStep(quantity)).sort((a, b) => a - b)
}

/** Whom one order meets in one unit, place by place. */
function spreadOf(item: InventoryItem, places: readonly PlanPlace[], place: number): Exposure[] {
  const { impressionsPerUnit, accessible, channel } = item
  if (impressionsPerUnit === null || accessible === null) return []
  const cap = (index: number, people: number) =>
    Math.min(people, MODEL[channel].accessible * (places[index]?.people ?? 0))
  const home = places[place]
  if (home) {
    // A station that is heard in the whole country counts with its share of the city alone.
    const share = item.area === EVERYWHERE ? networkShare(home) : 1
    return [{ place, accessible: cap(place, accessible * share), impressions: impressionsPerUnit * share }]
  }
  return sharesOf(item, places).flatMap((share, index) => {
    const at = places[index]
    if (!at || share <= 0) return []
    const people = accessible * (channel === 'digital' ? networkShare(at) : share)
    return [{ place: index, accessible: cap(index, people), impressions: impressionsPerUnit * share }]
  })
}

/** People whom an order meets on its own, by the reach model: what offers are ranked by before the search. */
export function peopleMet(medium: MediaType, exposures: readonly Exposure[]): number {
  const { k } = MODEL[medium]
  return exposures.reduce((sum, { accessible, impressions }) => {
    if (accessible <= 0) return sum
    return sum + accessible * (1 - (1 + impressions / accessible / k) ** -k)
  }, 0)
}

export function toCandidate(offer: Offer, costOf: CostOf, noCityPlace: number, locked?: number): Candidate {
  const { item, orders, place } = offer
  const options: Option[] = orders.map((order) => ({
    units: order.units,
    quantity: order.quantity,
    cost: costOf(item, order),
    exposures: order.exposures,
  }))
  return {
    id: item.id,
    medium: item.channel,
    place: place < 0 ? noCityPlace : place,
    options,
    ...(locked !== undefined && { locked }),
  }
}

/** Best value for money of an offer, people a paisa; unmeasured ones come last. */
function worthOf({ item, orders }: Offer, areas: ReadonlySet<string>): number {
  const best = orders.reduce((most, { net, exposures }) => Math.max(most, peopleMet(item.channel, exposures) / net), 0)
  return areas.has(`${item.city}/${item.area}`) ? best * AREA_BONUS : best
}
/** A locality that was named comes first where it makes little difference. */
const AREA_BONUS = 1.25

/** Best value of a whole market, and of each medium in each place beside it. */
const MAX_OFFERS = 420
const MIN_OF_A_GROUP = 5
const MAX_OF_A_GROUP = 60
const CHEAPEST_KEPT = 3
/** The search needs a choice: offers for so many times the budget. */
const TIMES_THE_BUDGET = 3

/**
 * The offers worth a search: of each medium in each place the best value and the cheapest few, and the best value of all
 * until they could take the budget several times over. Ordered by id, whatever the order they came in.
 */
export function shortlist(offers: readonly Offer[], brief: Brief, budget: Paise, keep: ReadonlySet<string>): Offer[] {
  const areas = new Set(brief.areas.map(({ city, area }) => `${city}/${area}`))
  const worth = new Map(offers.map((offer) => [offer, worthOf(offer, areas)]))
  const best = [...offers].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || byId(a, b))
  const groups = new Map<string, Offer[]>()
  for (const offer of best) {
    const key = `${offer.item.channel}/${offer.place}`
    const group = groups.get(key)
    if (group) group.push(offer)
    else groups.set(key, [offer])
  }
  const quota = Math.min(MAX_OF_A_GROUP, Math.max(MIN_OF_A_GROUP, Math.floor(MAX_OFFERS / groups.size)))
  const chosen = new Set(offers.filter(({ item }) => keep.has(item.id)))
  for (const group of groups.values()) {
    for (const offer of group.slice(0, quota)) chosen.add(offer)
    for (const offer of [...group].sort(byLeast).slice(0, CHEAPEST_KEPT)) chosen.add(offer)
  }
  for (const offer of best.slice(0, MAX_OFFERS)) chosen.add(offer)
  let room = budget * TIMES_THE_BUDGET - [...chosen].reduce((sum, { orders }) => sum + (orders.at(-1)?.net ?? 0), 0)
  for (const offer of best) {
    if (room <= 0) break
    if (chosen.has(offer)) continue
    chosen.add(offer)
    room -= offer.orders.at(-1)?.net ?? 0
  }
  return [...chosen].sort(byId)
}

const byId = (a: Offer, b: Offer) => (a.item.id < b.item.id ? -1 : 1)
const byLeast = (a: Offer, b: Offer) => (a.orders[0]?.net ?? 0) - (b.orders[0]?.net ?? 0) || byId(a, b)
