import type { PlanResult } from '../drafting/plan-campaign.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { type FollowContext, follow } from './follow.ts'
import { orderOf } from './resolve-lines.ts'

/**
 * Meaning of a conversation, with version numbers only for the turns that changed their plan. Only the plan that an
 * edit of lines refers to shows if it has an effect.
 * @param meanings of `readConversation`
 */
export function* versionedTurns(
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

/** True when money was shifted: the lines of the plan are others, or in other amounts. */
const hasMoved = (before: Plan | undefined, result: PlanResult | null): boolean =>
  result?.feasible === true &&
  JSON.stringify(before?.lineItems.map(orderOf)) !== JSON.stringify(result.plan.lineItems.map(orderOf))

/** True when a turn that asks for a plan leaves the brief as it was. */
const isSameBrief = (turn?: Understanding, before?: Understanding): boolean =>
  turn !== undefined &&
  turn.intent === 'plan' &&
  turn.isComplete &&
  !turn.isReset &&
  before?.isComplete === true &&
  JSON.stringify(turn.brief) === JSON.stringify(before.brief)
