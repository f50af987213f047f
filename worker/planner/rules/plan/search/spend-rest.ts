import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { WELL_SPENT } from './limits.ts'

/**
 * Spends the rest, up to `WELL_SPENT` of the budget, on options without a measured gain: unmeasured media, and places
 * where everyone is reached already. Each time the most expensive one that fits, so that few lines are added for the
 * sake of the money, and never one that lowers the value.
 */
export function spendRest(compiled: CompiledProblem, basket: Basket, isOpen: (candidate: number) => boolean): void {
  const { problem, candidateOf, cost } = compiled
  const enough = Math.max(problem.floor, WELL_SPENT * problem.budget)
  const byCost = Array.from(cost, (_, o) => o).sort((a, b) => (cost[b] ?? 0) - (cost[a] ?? 0) || a - b)
  for (let next: number | undefined = -1; next !== undefined && basket.spent() < enough; ) {
    next = byCost.find(
      (o) => isOpen(candidateOf[o] ?? 0) && basket.extra(o) > 0 && basket.fits(o) && basket.gain(o) >= 0,
    )
    if (next !== undefined) basket.put(candidateOf[next] ?? 0, next)
  }
}
