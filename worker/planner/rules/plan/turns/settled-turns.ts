import type { PlanResult } from '../drafting/plan-campaign.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { type FollowContext, follow } from './follow.ts'
import { orderOf } from './resolve-lines.ts'

/**
 * What a conversation means, with version numbers for the turns alone that changed their plan. Whether an edit of lines does anything
 * can only be told from the plan that it speaks of.
 * @param meanings of `readConversation`
 */
export function* settledTurns(
  meanings: (unchanged: ReadonlySet<number>) => Understanding[],
  items: readonly InventoryItem[],
  context: FollowContext,
): InSteps<PlanStep, Understanding[]> {
  const unchanged = new Set<number>()
  let turns = meanings(unchanged)
  for (let i = 0; i < turns.length; i++) {
    if (!isSameBrief(turns[i], turns[i - 1])) continue
    const { before, result, outcomes } = yield* follow(turns.slice(0, i + 1), items, context, 'lines')
    if (outcomes.some(({ isDone, lines }) => isDone && lines.length > 0) || hasMoved(before?.plan, result)) continue
    unchanged.add(i)
    turns = meanings(unchanged)
  }
  return turns
}

/** Whether the money was shifted: the lines of the plan are others, or in other amounts. */
const hasMoved = (before: Plan | undefined, result: PlanResult | null): boolean =>
  result?.feasible === true &&
  JSON.stringify(before?.lineItems.map(orderOf)) !== JSON.stringify(result.plan.lineItems.map(orderOf))

/** Whether a turn that asks for a plan leaves the brief as it was. */
const isSameBrief = (turn?: Understanding, before?: Understanding): boolean =>
  turn !== undefined &&
  turn.intent === 'plan' &&
  turn.isComplete &&
  !turn.isReset &&
  before?.isComplete === true &&
  JSON.stringify(turn.brief) === JSON.stringify(before.brief)
