import type { CompleteBrief } from '../complete-brief.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import { type CostOf, costsIn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { withStarts } from '../market/order-starts.ts'
import { aimAt } from './aim.ts'
import { isRising } from './flight-shape.ts'
import { withEnough } from './line-sizes.ts'
import { optimiseInSteps } from './optimise.ts'
import type { SelectedOffer, Selection, SelectionInput } from './selection.ts'
import { shortlist } from './shortlist.ts'
import { toProblem } from './to-problem.ts'
import { topUp } from './top-up.ts'

/** Any fixed seed: the same brief and catalogue give the same plan. */
const SEED = 20_27
/** First days beyond the first one that an order may have; fewer in a large market. */
const STARTS = 3
const FEW_STARTS = 1
const MANY_OFFERS = 400

/** Selects the best plan from some offers. Offers that the search was not shown fill money that it could not place. */
export function* selectOffers(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  input: SelectionInput,
): InSteps<PlanStep, Selection> {
  const costOf = costsIn(brief.budget)
  const enough = withEnough(offers, brief, input, costOf)
  const isIn = ({ item }: Offer) => !input.without?.has(item.id)
  const shown = shortlist(enough.filter(isIn), brief, input.budget, input.held)
  const starts = shown.length > MANY_OFFERS ? FEW_STARTS : STARTS
  const dated = (some: readonly Offer[]) => some.map((offer) => withStarts(offer, starts, isRising(brief.objective)))
  const found = yield* search(brief, market, { shown: dated(shown), all: () => dated(enough) }, input, costOf)
  return { ...found, selected: topUp(brief, market, offers.filter(isIn), found.selected, input) }
}

function* search(
  brief: CompleteBrief,
  market: Market,
  { shown, all }: { shown: readonly Offer[]; all: () => readonly Offer[] },
  input: SelectionInput,
  costOf: CostOf,
): InSteps<PlanStep, Selection> {
  const { evaluations, held } = input
  const problemOf = (offers: readonly Offer[]) => aimAt(toProblem(brief, market, offers, input, costOf), brief, offers)
  const problem = problemOf(shown)
  yield { lines: held.size }
  const solution = yield* optimiseInSteps(problem, {
    seed: SEED,
    ...(evaluations !== undefined && { evaluations }),
  })
  const selected = shown.flatMap((offer): SelectedOffer[] => {
    const order = offer.orders[solution.chosen.get(offer.item.id) ?? -1]
    return order ? [{ offer, order, locked: held.has(offer.item.id) }] : []
  })
  return { selected, evaluations: solution.evaluations, problem: () => problemOf(all()), solution }
}
