import type { MediaType } from '../../catalogue/registry/media.ts'
import { type Paise, toPaise } from '../../money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { CompleteBrief, Market } from '../market/market.ts'
import {
  type CostOf,
  costsIn,
  gstOn,
  type Offer,
  type Order,
  peopleMet,
  shortlist,
  toCandidate,
} from '../market/offer.ts'
import { EVALUATIONS, optimise } from './optimise.ts'
import type { Problem } from './problem.ts'

/** One thing that the plan buys. */
export interface Choice {
  offer: Offer
  order: Order
  locked: boolean
}

export interface Choosing {
  /** Paise, in the budget's basis. */
  budget: Paise
  emphasis: CompleteBrief['emphasis']
  locked: ReadonlySet<string>
  evaluations?: number
}

export interface Chosen {
  choices: Choice[]
  evaluations: number
}

/** Weight of a first meeting in the objective: small counts the people who are met again and again. */
export const OBJECTIVES = {
  reach: { q: 0.9, name: 'reach1plus' },
  frequency: { q: 0.15, name: 'reach3plus' },
} as const

const SEED = 20_27
/** Printing and mounting belong inside the budget as long as the media still use this share of it. */
const MIN_ON_MEDIA = 0.92
/** Share of the budget given to media where they cannot stand back for all of the setup. */
const MEDIA_FIRST = 0.95
/** Share of the work that goes into finding out how much setup a plan of this brief needs. */
const SKETCH = 0.15
/** Below this, what was left out of the search is tried as well. */
const WELL_SPENT = 0.97

/** What the media of a plan take from the budget, without setup. */
export function spentOn(choices: readonly Choice[], costOf: CostOf): Paise {
  return choices.reduce((sum, { offer, order }) => sum + costOf(offer.item, order), 0)
}

/**
 * Chooses the best plan of some offers: with printing and mounting inside the budget where that leaves enough for media,
 * else media first. What the search was not shown fills a rest that it could not place.
 */
export function choose(brief: CompleteBrief, market: Market, offers: readonly Offer[], choosing: Choosing): Chosen {
  const { budget, locked } = choosing
  const shown = shortlist(offers, brief, budget, locked)
  const media = costsIn(brief.budget, false)
  const floor = Math.max(MIN_ON_MEDIA * budget, toPaise(brief.budget.min ?? 0))
  const work = { evaluations: 0 }
  const tryWith = (costOf: CostOf, money: Paise, share: number): Attempt => {
    const evaluations = Math.round((choosing.evaluations ?? EVALUATIONS) * share)
    const found = search(brief, market, shown, { ...choosing, budget: money, evaluations }, costOf)
    work.evaluations += found.evaluations
    const spent = spentOn(found.choices, media)
    return { choices: found.choices, spent, isGood: spent >= floor && spent <= budget }
  }
  if (!shown.some(({ item }) => item.setup > 0)) {
    const { choices } = tryWith(media, budget, 1)
    return { choices: fill(brief, offers, choices, choosing), evaluations: work.evaluations }
  }

  const withSetup = costsIn(brief.budget, true)
  const mediaMoney = Math.min(budget, Math.max(Math.floor(MEDIA_FIRST * budget), toPaise(brief.budget.min ?? 0)))
  const sketch = tryWith(withSetup, budget, SKETCH)
  // Setup still counts in what a line is worth, but only the media's part of the money is held to the budget.
  const setupFactor = sketch.spent > 0 ? spentOn(sketch.choices, withSetup) / sketch.spent : 1
  const money = sketch.isGood ? budget : Math.round(mediaMoney * setupFactor)
  const drawn = tryWith(withSetup, money, 1 - SKETCH)
  const best = drawn.isGood ? drawn : sketch.isGood ? sketch : tryWith(media, mediaMoney, 1 - SKETCH)
  const choices = best.isGood ? best.choices : fill(brief, offers, best.choices, { ...choosing, budget: mediaMoney })
  return { choices, evaluations: work.evaluations }
}

interface Attempt {
  choices: Choice[]
  /** On media alone, in the budget's basis. */
  spent: Paise
  isGood: boolean
}

function search(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  { budget, emphasis, locked, evaluations }: Choosing,
  costOf: CostOf,
): Chosen {
  const held = lockIn(offers, locked, costOf, budget)
  const problem: Problem = {
    places: market.places,
    candidates: offers.map((offer) => toCandidate(offer, costOf, market.noCityPlace, held.get(offer.item.id))),
    budget,
    floor: Math.min(budget, toPaise(brief.budget.min ?? 0)),
    placeCap: brief.perCityCap === null ? null : toPaise(brief.perCityCap),
    mediumCaps: capsOf(brief, budget),
    coverPlaces:
      brief.geoScope === 'cities' ? market.places.flatMap(({ people }, index) => (people > 0 ? [index] : [])) : [],
    coverMedia: [...brief.channels],
    q: OBJECTIVES[emphasis].q,
  }
  const solution = optimise(problem, { seed: SEED, ...(evaluations !== undefined && { evaluations }) })
  const choices = offers.flatMap((offer): Choice[] => {
    const order = offer.orders[solution.chosen.get(offer.item.id) ?? -1]
    return order ? [{ offer, order, locked: locked.has(offer.item.id) }] : []
  })
  return { choices, evaluations: solution.evaluations }
}

function capsOf({ split }: CompleteBrief, budget: Paise): Partial<Record<MediaType, Paise>> {
  const caps = Object.entries(split).map(([medium, percent]) => [medium, Math.floor((budget * (percent ?? 0)) / 100)])
  return Object.fromEntries(caps)
}

/**
 * The orders that locked offers stay in: the longest run of one piece each while the budget holds them all, else the
 * smallest order. Who does not even fit so is left to the search.
 */
function lockIn(offers: readonly Offer[], locked: ReadonlySet<string>, costOf: CostOf, budget: Paise) {
  const held = new Map<string, number>()
  const own = offers.filter(({ item }) => locked.has(item.id))
  const full = own.map(({ orders }) =>
    Math.max(
      0,
      orders.findLastIndex(({ quantity }) => quantity === 1),
    ),
  )
  const costs = (indexes: readonly number[]) =>
    own.reduce((sum, { item, orders }, i) => {
      const order = orders[indexes[i] ?? 0]
      return sum + (order ? costOf(item, order) : 0)
    }, 0)
  const chosen = costs(full) <= budget ? full : own.map(() => 0)
  let left = budget
  own.forEach(({ item, orders }, i) => {
    const order = orders[chosen[i] ?? 0]
    const cost = order ? costOf(item, order) : Number.POSITIVE_INFINITY
    if (cost > left) return
    left -= cost
    held.set(item.id, chosen[i] ?? 0)
  })
  return held
}

/** Adds what still fits, best value first, where a shortlist could not take the money. Caps hold as in the search. */
function fill(
  brief: CompleteBrief,
  offers: readonly Offer[],
  choices: readonly Choice[],
  { budget, locked }: Choosing,
): Choice[] {
  const costOf = costsIn(brief.budget, false)
  const filled = [...choices]
  const spentIn = (of: (item: InventoryItem) => boolean) =>
    spentOn(
      filled.filter(({ offer }) => of(offer.item)),
      costOf,
    )
  let left = budget - spentOn(filled, costOf)
  if (left <= (1 - WELL_SPENT) * budget) return filled
  const caps = capsOf(brief, budget)
  const placeCap = brief.perCityCap === null ? Number.POSITIVE_INFINITY : toPaise(brief.perCityCap)
  const taken = new Set(choices.map(({ offer }) => offer.item.id))
  const worth = new Map(offers.map((offer) => [offer, worthOf(offer)]))
  const open = offers.filter(({ item }) => !taken.has(item.id))
  for (const offer of open.sort(
    (a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || (a.item.id < b.item.id ? -1 : 1),
  )) {
    const { channel, city } = offer.item
    const room = Math.min(
      left,
      (caps[channel] ?? Number.POSITIVE_INFINITY) - spentIn((item) => item.channel === channel),
      placeCap === Number.POSITIVE_INFINITY ? placeCap : placeCap - spentIn((item) => item.city === city),
    )
    const order = offer.orders.findLast((one) => costOf(offer.item, one) <= room)
    if (!order) continue
    filled.push({ offer, order, locked: locked.has(offer.item.id) })
    left -= costOf(offer.item, order)
  }
  return filled.sort((a, b) => (a.offer.item.id < b.offer.item.id ? -1 : 1))
}

const worthOf = ({ item, orders }: Offer) =>
  orders.reduce((most, { net, exposures }) => Math.max(most, peopleMet(item.channel, exposures) / net), 0)

/** Setup of a plan with its GST, paise. */
export function productionOf(choices: readonly Choice[]): Paise {
  return choices.reduce((sum, { offer: { item }, order }) => {
    const setup = item.setup * order.quantity
    return sum + setup + gstOn(setup, item)
  }, 0)
}
