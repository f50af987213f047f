import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { buyGreedily } from './greedy.ts'

/**
 * Greedy again and again, each time with one more option forced in, or one more candidate kept out: what greedy by rupee
 * misses is mostly one dear line that leaves no room later (partial enumeration, after Sviridenko 2004). Takes the best
 * force, adds a second to it, and so on, while that helps and evaluations are left. Leaves the best plan in the basket.
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
  let most = basket.value()

  const tryWith = (candidate: number, option: number): boolean => {
    const had = forced.get(candidate)
    forced.set(candidate, option)
    basket.restore(base)
    for (const [c, o] of forced) if (o < 0 || basket.fits(o)) basket.put(c, o)
    buyGreedily(compiled, basket, isOpen)
    const isBetter = basket.value() > most && basket.covered() >= covered
    if (isBetter) {
      most = basket.value()
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
      // What is in already is worth a try without.
      const option = around[c] === o ? -1 : o
      if (forced.get(c) !== option && tryWith(c, option)) step = [c, option]
    }
    if (step) forced.set(...step)
  }
  basket.restore(best)
}
