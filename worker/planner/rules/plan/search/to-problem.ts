import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { CostOf } from '../market/costs.ts'
import { noticedOnly } from '../market/exposures.ts'
import type { Market } from '../market/market.ts'
import { daysOf, indexOfOrder, type Offer, type OfferedOrder } from '../market/offer.ts'
import type { Exposure } from '../reach/exposure.ts'
import { daysFrom, type FlightParts, periodsOf, sharesIn, weeksOf } from './flight-shape.ts'
import { heldIndexes } from './held-orders.ts'
import { limitsOf } from './limits.ts'
import { aimOf } from './objectives.ts'
import type { Candidate, Option, SearchProblem } from './problem.ts'
import type { SelectionInput } from './selection.ts'

/**
 * A brief and its offers in numbers. Reach counts again in each period of the flight, in which they count by its
 * weight: each place comes once for every period, and exposures fall in the periods of their days. A line that runs
 * evenly over the periods is worth the same as in the whole flight, and a burst is worth less.
 * @param costOf cost of an order to `budget`
 */
export function toProblem(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  input: SelectionInput,
  costOf: CostOf,
): SearchProblem {
  const { budget, emphasis, held, standing } = input
  const { places, flight } = market
  const indexes = heldIndexes(offers, held, costOf, budget)
  const periods = periodsOf(flight, brief.objective)
  const weeks = weeksOf(flight, brief.objective)
  const sharesOf = new Map<string, { periods: number[]; weeks: number[] }>()
  /** Orders mostly share their days, which need not be worked out again. */
  const sharesOn = (offer: Offer, order: OfferedOrder) => {
    const { item, run } = offer
    const length = item.fixedDates ? '' : `${order.units} ${item.unit}`
    const key = `${order.start ?? run.start} ${run.end} ${length}`
    const known = sharesOf.get(key)
    if (known) return known
    const from = daysFrom(flight, daysOf(offer, order))
    const shares = { periods: sharesIn(from, periods.bounds), weeks: sharesIn(from, weeks.bounds) }
    sharesOf.set(key, shares)
    return shares
  }
  const optionOf = (offer: Offer, order: OfferedOrder): Option => {
    const shares = sharesOn(offer, order)
    return {
      units: order.units,
      quantity: order.quantity,
      cost: costOf(offer.item, order),
      exposures: byPeriod(noticedOnly(offer.item, order.exposures), periods, shares.periods),
      parts: shares.weeks,
    }
  }
  return {
    places: places.flatMap(({ name, people }) => periods.weights.map((weight) => ({ name, people: people * weight }))),
    candidates: offers.map((offer): Candidate => {
      const { item, place, orders } = offer
      const locked = indexes.get(item.id)
      const before = standing?.get(item.id)
      const same = before ? indexOfOrder(offer, before) : -1
      return {
        id: item.id,
        medium: item.channel,
        place: place < 0 ? market.noCityPlace : place,
        options: orders.map((order) => optionOf(offer, order)),
        ...(locked !== undefined && { locked }),
        ...(same >= 0 && { standing: same }),
      }
    }),
    budget,
    floor: floorOf(brief, budget),
    limits: limitsOf(brief, market, offers, input),
    coverPlaces: brief.geoScope === 'cities' ? places.flatMap(({ people }, index) => (people > 0 ? [index] : [])) : [],
    coverMedia: [...brief.channels],
    q: aimOf({ ...brief, emphasis }).q,
  }
}

const floorOf = ({ budget: { min } }: CompleteBrief, budget: Paise): Paise => Math.min(budget, min ?? 0)

/** Exposures in each period among its part of the people. */
function byPeriod(exposures: readonly Exposure[], { weights }: FlightParts, shares: readonly number[]): Exposure[] {
  return exposures.flatMap(({ place, accessible, impressions }) =>
    weights.flatMap((weight, period) => {
      const share = shares[period] ?? 0
      if (share <= 0) return []
      return [
        { place: place * weights.length + period, accessible: accessible * weight, impressions: impressions * share },
      ]
    }),
  )
}
