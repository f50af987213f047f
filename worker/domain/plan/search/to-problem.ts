import type { Paise } from '../../money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { CostOf } from '../market/costs.ts'
import { noticedOnly } from '../market/exposures.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { heldIndexes } from './held-orders.ts'
import { mediumCapsOf } from './limits.ts'
import { OBJECTIVE_BY_EMPHASIS } from './objectives.ts'
import type { Candidate, Option, SearchProblem } from './problem.ts'
import type { SelectionInput } from './selection.ts'

/** A brief and its offers in numbers. @param costOf what an order takes from `budget` */
export function toProblem(
  brief: CompleteBrief,
  { places, noCityPlace }: Market,
  offers: readonly Offer[],
  { budget, emphasis, held }: SelectionInput,
  costOf: CostOf,
): SearchProblem {
  const indexes = heldIndexes(offers, held, costOf, budget)
  return {
    places,
    candidates: offers.map((offer) => toCandidate(offer, costOf, noCityPlace, indexes.get(offer.item.id))),
    budget,
    floor: floorOf(brief, budget),
    placeCap: brief.perCityCap,
    mediumCaps: mediumCapsOf(brief, budget),
    coverPlaces: brief.geoScope === 'cities' ? places.flatMap(({ people }, index) => (people > 0 ? [index] : [])) : [],
    coverMedia: [...brief.channels],
    q: OBJECTIVE_BY_EMPHASIS[emphasis].q,
  }
}

const floorOf = ({ budget: { min } }: CompleteBrief, budget: Paise): Paise => Math.min(budget, min ?? 0)

function toCandidate(offer: Offer, costOf: CostOf, noCityPlace: number, locked: number | undefined): Candidate {
  const { item, orders, place } = offer
  const options: Option[] = orders.map((order) => ({
    units: order.units,
    quantity: order.quantity,
    cost: costOf(item, order),
    exposures: noticedOnly(item, order.exposures),
  }))
  return {
    id: item.id,
    medium: item.channel,
    place: place < 0 ? noCityPlace : place,
    options,
    ...(locked !== undefined && { locked }),
  }
}
