import { type Paise, toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import { budgetFor } from '../drafting/inverse.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { BudgetGoal, Understanding } from '../understanding.ts'

/**
 * The turns of a conversation with the budgets that follow from a number of people, where the advertiser took the budget of an answer
 * ("plan it") and named none. Where so many cannot be reached, the budget is asked for.
 */
export function* withGoalBudgets(
  turns: readonly Understanding[],
  items: readonly InventoryItem[],
): InSteps<PlanStep, Understanding[]> {
  const known = new Map<string, Paise | null>()
  const found: Understanding[] = []
  for (const turn of turns) {
    const { budgetGoal, brief, isComplete } = turn
    if (!budgetGoal || !isComplete) {
      found.push(turn)
      continue
    }
    // The budget is the one of the turn that took it: later changes do not ask for another.
    const key = `${budgetGoal.people} ${budgetGoal.times}`
    const budget = known.has(key) ? (known.get(key) ?? null) : yield* budgetOf(brief, budgetGoal, items)
    known.set(key, budget)
    found.push(budget === null ? withoutBudget(turn) : withBudget(turn, changed(budget, budgetGoal)))
  }
  return found
}

/** The budget that the answer to the question named; null where so many people cannot be reached. */
function* budgetOf(brief: Brief, goal: BudgetGoal, items: readonly InventoryItem[]): InSteps<PlanStep, Paise | null> {
  const wanted: Brief = { ...brief, channelMode: 'only', perCityCap: null, split: {} }
  const found = yield* budgetFor(wanted, goal, items)
  return found?.isReachable ? found.budget : null
}

const changed = (budget: Paise, { steps }: BudgetGoal): Paise =>
  steps.reduce(
    (sum, step) => ('rupees' in step ? sum + toPaise(step.rupees) : Math.round(sum * (1 + step.percent / 100))),
    budget,
  )

const withBudget = (turn: Understanding, amount: Paise): Understanding =>
  amount > 0
    ? { ...turn, brief: { ...turn.brief, budget: { amount, min: null, gst: 'inclusive', sourceText: '' } } }
    : withoutBudget(turn)

const withoutBudget = (turn: Understanding): Understanding => ({ ...turn, isComplete: false, missing: ['budget'] })
