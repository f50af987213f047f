import type { Paise } from '../../money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { deliveryOfPlan } from '../drafting/delivery.ts'
import { priceLines } from '../drafting/price-lines.ts'
import type { InventoryItem } from '../inventory.ts'
import { costsIn } from '../market/costs.ts'
import { openMarket } from '../market/market.ts'
import { selectOffers } from '../search/select-offers.ts'
import { spentOn } from '../search/selection.ts'

/** What a number of people costs. */
export interface BudgetFor {
  /** With GST and printing. */
  budget: Paise
  reach: number
  /** Whether the people can be reached at all; `budget` and `reach` are then those of the widest plan that was tried. */
  isEnough: boolean
}

const SOLVES = 6
const EVALUATIONS = 8_000
/** The range in which a budget is sought. */
const LEAST: Paise = 20_000_00
const MOST: Paise = 2_00_00_000_00

/**
 * The smallest budget whose plan reaches so many people, by bisection over the planner's own search.
 * @param times least contacts for a person to count
 */
export function budgetFor(
  brief: Omit<CompleteBrief, 'budget'>,
  items: readonly InventoryItem[],
  { people, times }: { people: number; times: number },
): BudgetFor | null {
  const market = openMarket({ ...brief, budget: budgetOf(MOST) }, items, { held: [], dropped: [] })
  if (market.offers.length === 0) return null
  const costOf = costsIn({ gst: 'inclusive' })
  const solve = (budget: Paise): BudgetFor => {
    const { selected } = selectOffers({ ...brief, budget: budgetOf(budget) }, market, market.offers, {
      budget,
      emphasis: times > 1 ? 'frequency' : 'reach',
      held: new Map(),
      evaluations: EVALUATIONS,
    })
    const delivery = deliveryOfPlan(priceLines(selected, market.places), market.places)
    const reach = times > 1 ? delivery.effectiveReach.reach : delivery.reach
    return { budget: spentOn(selected, costOf), reach, isEnough: reach >= people }
  }
  let [low, high] = [LEAST, LEAST * 4]
  let best = solve(high)
  while (!best.isEnough && high < MOST) {
    low = high
    high = Math.min(MOST, high * 4)
    const next = solve(high)
    if (!next.isEnough && next.reach <= best.reach * 1.01) return next.reach > best.reach ? next : best
    best = next
  }
  for (let i = 0; i < SOLVES && best.isEnough && high / low > 1.1; i++) {
    // Budgets are compared by their ratio.
    const middle = Math.round(Math.sqrt(low * high))
    const tried = solve(middle)
    if (tried.isEnough) [high, best] = [middle, tried]
    else low = middle
  }
  return best
}

const budgetOf = (amount: Paise): CompleteBrief['budget'] => ({ amount, min: null, gst: 'inclusive', sourceText: '' })

/** People whom a budget with GST reaches by the planner's own search. */
export function reachFor(brief: Omit<CompleteBrief, 'budget'>, items: readonly InventoryItem[], budget: Paise): number {
  const whole = { ...brief, budget: budgetOf(budget) }
  const market = openMarket(whole, items, { held: [], dropped: [] })
  const input = { budget, emphasis: 'reach' as const, held: new Map(), evaluations: EVALUATIONS }
  const { selected } = selectOffers(whole, market, market.offers, input)
  return deliveryOfPlan(priceLines(selected, market.places), market.places).reach
}
