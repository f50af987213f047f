import type { PlanResult } from './rules/plan/drafting/plan-campaign.ts'
import type { PlanMemory } from './rules/plan/turns/follow.ts'

/** Plans that are kept: a few conversations of a few turns each. A plan of many lines takes about a megabyte. */
const MAX_PLANS = 24

/** Keeps the plans that were asked for last. */
export function createPlanMemory(): PlanMemory {
  const kept = new Map<string, PlanResult>()
  const renew = (key: string, result: PlanResult) => {
    kept.delete(key)
    kept.set(key, result)
  }
  return {
    recall(key) {
      const found = kept.get(key)
      if (found) renew(key, found)
      return found
    },
    keep(key, result) {
      renew(key, result)
      const oldest = kept.keys().next()
      if (kept.size > MAX_PLANS && !oldest.done) kept.delete(oldest.value)
    },
  }
}
