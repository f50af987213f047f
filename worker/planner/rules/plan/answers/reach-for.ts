import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { deliveryOfPlan } from '../drafting/delivery.ts'
import { priceLines } from '../drafting/price-lines.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import { openMarket } from '../market/market.ts'
import { selectOffers } from '../search/select-offers.ts'

/** Limit of the search for one figure of a comparison. */
const EVALUATIONS = 8_000

const budgetOf = (amount: Paise): CompleteBrief['budget'] => ({ amount, min: null, gst: 'inclusive', sourceText: '' })

/** People reached with a budget, GST included, by the planner's own search. */
export function* reachFor(
  brief: Omit<CompleteBrief, 'budget'>,
  items: readonly InventoryItem[],
  budget: Paise,
): InSteps<PlanStep, number> {
  const whole = { ...brief, budget: budgetOf(budget) }
  const market = openMarket(whole, items, { held: [], dropped: [] })
  const input = { budget, emphasis: 'reach' as const, held: new Map(), evaluations: EVALUATIONS }
  const { selected } = yield* selectOffers(whole, market, market.offers, input)
  return deliveryOfPlan(priceLines(selected, market.places), market.places).reach
}
