import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief, HeldOrder } from '../brief.ts'
import { type CostOf, gstOn } from '../market/costs.ts'
import type { Offer, OfferedOrder } from '../market/offer.ts'
import type { Limit, SearchProblem, Solution } from './problem.ts'

/** An offer that the plan buys, in one of its orders. */
export interface SelectedOffer {
  offer: Offer
  order: OfferedOrder
  /** True when the user locked it. */
  locked: boolean
}

export interface SelectionInput {
  /** In the budget's own GST basis. */
  budget: Paise
  emphasis: Brief['emphasis']
  /** Orders that stay exactly as they are, by item id. */
  held: ReadonlyMap<string, HeldOrder>
  /** Orders of the plan before, by item id: one that is as good stays. */
  standing?: ReadonlyMap<string, HeldOrder>
  /** Leasts of media that the plan has to reach, by group. */
  floors?: ReadonlyMap<string, Limit>
  /** Ids of items that are left out, so that each medium has enough or nothing. */
  without?: ReadonlySet<string>
  /** Exposures that may be worked out; the optimiser's own limit by default. */
  evaluations?: number | undefined
}

export interface Selection {
  /** Offers by item id. */
  selected: SelectedOffer[]
  /** Exposures that were worked out. */
  evaluations: number
  /** Problem of the search, with all offers instead of those that it was shown: for the certificate. */
  problem: () => SearchProblem
  solution: Solution
}

/** Sum of the costs of a selection. */
export function spentOn(selected: readonly SelectedOffer[], costOf: CostOf): Paise {
  return selected.reduce((sum, { offer, order }) => sum + costOf(offer.item, order), 0)
}

/** Setup of a selection (printing, mounting, fitting) with its GST. */
export function productionOf(selected: readonly SelectedOffer[]): Paise {
  return selected.reduce((sum, { offer: { item }, order }) => {
    const setup = item.setup * order.quantity
    return sum + setup + gstOn(setup, item)
  }, 0)
}
