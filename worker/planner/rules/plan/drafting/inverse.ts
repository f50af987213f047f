import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { costsIn } from '../market/costs.ts'
import { openMarket } from '../market/market.ts'
import { selectOffers } from '../search/select-offers.ts'
import type { SelectedOffer } from '../search/selection.ts'
import { reachAmong } from './target.ts'

/** Searches for one answer, apart from two for the ends of its range, and the limit of each. */
const SEARCHES_FOR_THE_BUDGET = 4
const EVALUATIONS = 60_000
/** The band around reach: k and the accessible shares a fifth lower and higher. */
const BAND = [0.8, 1.2] as const
/** A next budget stays away from both ends by this part of the way. */
const MARGIN = 0.1
/** From so many contacts on the search looks for the same people again. */
const OFTEN = 3

/** People to reach, and how often at least. */
export interface ReachGoal {
  people: number
  times: number
}

/** Budget for reaching so many people. Money includes GST, as a budget does by default. */
export type BudgetForGoal =
  | {
      isReachable: true
      /** The least that was found to be enough. */
      budget: Paise
      /** Enough for the goal at the higher and at the lower end of the range of reach. */
      least: Paise
      /** Null where everything there is would not be enough. */
      most: Paise | null
      /** People who are met for `budget` so often, and the range of that. */
      reach: number
      reachRange: [number, number]
      /** Media that it is spent on, the largest first. */
      media: MediaType[]
    }
  | {
      isReachable: false
      /** People who are met so often where everything is bought. */
      highest: number
    }

/** One budget with the plan that it buys. */
interface Trial {
  budget: Paise
  reach: number
  low: number
  high: number
  selected: readonly SelectedOffer[]
}

/**
 * The money that a reach takes: the search that makes plans is given budgets between the cheapest order and
 * everything there is. People are those of the audience that the brief names, else all adults.
 * @param brief with places and dates; its budget does not matter
 * @returns null where the brief has no places or dates, or nothing can be bought
 */
export function* budgetFor(
  brief: Brief,
  { people, times }: ReachGoal,
  items: readonly InventoryItem[],
): InSteps<PlanStep, BudgetForGoal | null> {
  const asked = withMoney(brief, 1, times)
  if (!isPlannable(asked)) return null
  const market = openMarket(asked, items, { held: [], dropped: [] })
  const { offers } = market
  const all = offers.flatMap((offer): SelectedOffer[] => {
    const order = offer.orders.at(-1)
    return order ? [{ offer, order, locked: false }] : []
  })
  if (all.length === 0) return null
  const audience = audienceOf(brief)
  const met = (selected: readonly SelectedOffer[], factor = 1) =>
    Math.round(reachAmong(audience, selected, market.places, { kFactor: factor, accessFactor: factor }).atLeast(times))
  const highest = met(all)
  if (highest < people) return { isReachable: false, highest }

  const costOf = costsIn(asked.budget)
  const costs = all.map(({ offer, order }) => costOf(offer.item, order))
  const search = function* (budget: Paise): InSteps<PlanStep, Trial> {
    const { selected } = yield* selectOffers(
      { ...asked, budget: { ...asked.budget, amount: budget } },
      market,
      offers,
      {
        budget,
        emphasis: asked.emphasis,
        held: new Map(),
        evaluations: EVALUATIONS,
      },
    )
    const [low, high] = [met(selected, BAND[0]), met(selected, BAND[1])]
    return { budget, selected, reach: met(selected), low, high }
  }
  const everything: Trial = {
    budget: costs.reduce((sum, cost) => sum + cost, 0),
    selected: all,
    reach: highest,
    low: met(all, BAND[0]),
    high: met(all, BAND[1]),
  }
  const nothing: Trial = { budget: Math.min(...costs), selected: [], reach: 0, low: 0, high: 0 }
  const trials = [nothing, everything]
  for (let count = 0; count < SEARCHES_FOR_THE_BUDGET; count++) {
    trials.push(yield* search(between(trials, ({ reach }) => reach, people) ?? everything.budget))
  }
  for (const end of ENDS) trials.push(yield* search(between(trials, end, people) ?? everything.budget))
  const enough = cheapestWhere(trials, ({ reach }) => reach, people) ?? everything
  const [least, most] = ENDS.map((end) => between(trials, end, people))
  return {
    isReachable: true,
    budget: rounded(enough.budget),
    least: rounded(Math.min(least ?? enough.budget, enough.budget)),
    most: most === null || most === undefined ? null : rounded(Math.max(most, enough.budget)),
    reach: enough.reach,
    reachRange: [Math.min(enough.low, enough.reach), Math.max(enough.high, enough.reach)],
    media: mediaOf(enough.selected),
  }
}

type Of = (trial: Trial) => number
/** The higher end of the range needs the least money, the lower end the most. */
const ENDS: readonly Of[] = [({ high }) => high, ({ low }) => low]

/** The trial with the smallest budget that meets so many people. */
const cheapestWhere = (trials: readonly Trial[], of: Of, people: number): Trial | undefined =>
  trials.filter((trial) => of(trial) >= people).sort((a, b) => a.budget - b.budget)[0]

/**
 * A budget between the dearest trial that is too little and the cheapest that is enough: reach grows about evenly with the
 * logarithm of the money. Null where no trial is enough.
 */
function between(trials: readonly Trial[], of: Of, people: number): Paise | null {
  const enough = cheapestWhere(trials, of, people)
  if (!enough) return null
  const short = trials
    .filter((trial) => of(trial) < people && trial.budget < enough.budget)
    .sort((a, b) => b.budget - a.budget)[0]
  if (!short) return enough.budget
  const part = (people - of(short)) / Math.max(of(enough) - of(short), 1)
  const inside = Math.min(Math.max(part, MARGIN), 1 - MARGIN)
  return Math.round(short.budget ** (1 - inside) * enough.budget ** inside)
}

/** The brief with a budget that includes GST, for people who are met so often. */
const withMoney = (brief: Brief, amount: Paise, times: number): Brief => ({
  ...brief,
  budget: { amount, min: null, gst: 'inclusive', sourceText: '' },
  cityMoney: [],
  emphasis: times >= OFTEN ? 'frequency' : brief.emphasis,
  frequencyGoal: times > 1 ? times : brief.frequencyGoal,
})

function mediaOf(selected: readonly SelectedOffer[]): MediaType[] {
  const spent = new Map<MediaType, Paise>()
  for (const { offer, order } of selected)
    spent.set(offer.item.channel, (spent.get(offer.item.channel) ?? 0) + order.net)
  return MEDIA_TYPES.filter((medium) => spent.has(medium)).sort((a, b) => (spent.get(b) ?? 0) - (spent.get(a) ?? 0))
}

/** An amount rounded up to two figures: more would claim to know it better. */
function rounded(amount: Paise): Paise {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amount)) - 1)
  return Math.ceil(amount / step) * step
}
