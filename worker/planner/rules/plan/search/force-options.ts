import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { buyGreedily } from './greedy.ts'

/**
 * Runs greedy again with one more option forced in, or one more candidate kept out: greedy by value for money mostly
 * misses one expensive line that finds no room later (partial enumeration, after Sviridenko 2004). The best forced
 * choice is kept, a second one is tried on top of it, and so on, while that helps and evaluations are left. Leaves the
 * best plan found in the basket.
 * @param base locked and demanded lines, before greedy
 * @param evaluations count of the basket at which to stop
 */
export function forceGreedily(
  compiled: CompiledProblem,
  basket: Basket,
  { base, evaluations }: { base: Int32Array; evaluations: number },
): void {
  const { candidates, candidateOf, cost } = compiled
  const covered = basket.covered()
  const forced = new Map<number, number>()
  const isOpen = (c: number) => candidates[c]?.locked === undefined && !forced.has(c)
  let best = basket.chosen.slice()
  let bestValue = basket.value()

  /** Keeps the plan with this forced choice if it is better (−1 keeps the candidate out). @returns whether it is */
  const improveWith = (candidate: number, option: number): boolean => {
    const had = forced.get(candidate)
    forced.set(candidate, option)
    basket.restore(base)
    for (const [c, o] of forced) if (o < 0 || basket.fits(o)) basket.put(c, o)
    buyGreedily(compiled, basket, isOpen)
    const isBetter = basket.value() > bestValue && basket.covered() >= covered
    if (isBetter) {
      bestValue = basket.value()
      best = basket.chosen.slice()
    }
    if (had === undefined) forced.delete(candidate)
    else forced.set(candidate, had)
    return isBetter
  }

  for (let step: readonly [number, number] | null = [-1, -1]; step && basket.evaluations() < evaluations; ) {
    step = null
    const around = best.slice()
    for (let o = 0; o < cost.length && basket.evaluations() < evaluations; o++) {
      const c = candidateOf[o] ?? 0
      if (candidates[c]?.locked !== undefined || (cost[o] ?? 0) > compiled.problem.budget) continue
      // An option that is in the best plan is tried without.
      const option = around[c] === o ? -1 : o
      if (forced.get(c) !== option && improveWith(c, option)) step = [c, option]
    }
    if (step) forced.set(...step)
  }
  basket.restore(best)
}
