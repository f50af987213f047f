import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { WELL_SPENT } from './limits.ts'

/**
 * Spends what is left on options that add nothing that can be counted: unmeasured media, and places met to the full.
 * Each time the dearest that fits, so that few lines are bought for the money's sake; never a worse option of what is in.
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
