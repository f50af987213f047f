import type { CompleteBrief } from '../complete-brief.ts'
import { type CostOf, costsIn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { aimAt } from './aim.ts'
import { optimise } from './optimise.ts'
import type { SelectedOffer, Selection, SelectionInput } from './selection.ts'
import { shortlist } from './shortlist.ts'
import { toProblem } from './to-problem.ts'
import { topUp } from './top-up.ts'

/** Any fixed seed: the same brief and catalogue give the same plan. */
const SEED = 20_27

/** Selects the best plan from some offers. Offers that the search was not shown fill money that it could not place. */
export function selectOffers(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  input: SelectionInput,
): Selection {
  const shown = shortlist(offers, brief, input.budget, input.held)
  const found = search(brief, market, { shown, all: offers }, input, costsIn(brief.budget))
  return { ...found, selected: topUp(brief, offers, found.selected, input) }
}

function search(
  brief: CompleteBrief,
  market: Market,
  { shown, all }: { shown: readonly Offer[]; all: readonly Offer[] },
  input: SelectionInput,
  costOf: CostOf,
): Selection {
  const { evaluations, held } = input
  const problemOf = (offers: readonly Offer[]) => aimAt(toProblem(brief, market, offers, input, costOf), brief, offers)
  const solution = optimise(problemOf(shown), {
    seed: SEED,
    ...(evaluations !== undefined && { evaluations }),
  })
  const selected = shown.flatMap((offer): SelectedOffer[] => {
    const order = offer.orders[solution.chosen.get(offer.item.id) ?? -1]
    return order ? [{ offer, order, locked: held.has(offer.item.id) }] : []
  })
  return { selected, evaluations: solution.evaluations, problem: () => problemOf(all), solution }
}
