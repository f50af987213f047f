import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'

/** Smallest gain, as a share of the value of a plan, for which a line is exchanged: rounding alone stays below it. */
const MIN_GAIN = 1e-7

/**
 * Exchanges one line for another, or for another order of the same offer, as long as that improves the plan: afterwards no
 * single exchange does, unless the evaluations ended first. A gain in an empty plan bounds the gain in any plan, so options
 * are tried from the largest bound down and most are never worked out. Locked candidates stay, and no demand is lost.
 * @param evaluations count of the basket at which to stop
 */
export function swapLines(compiled: CompiledProblem, basket: Basket, evaluations: number): void {
  const { candidates, candidateOf } = compiled
  const isOpen = (c: number) => candidates[c]?.locked === undefined
  const start = basket.chosen.slice()
  basket.restore(new Int32Array(start.length).fill(-1))
  const bound = Float64Array.from(candidateOf, (_, option) => basket.gain(option))
  basket.restore(start)
  const order = [...candidateOf.keys()]
    .filter((option) => isOpen(candidateOf[option] ?? 0) && (bound[option] ?? 0) > 0)
    .sort((a, b) => (bound[b] ?? 0) - (bound[a] ?? 0) || a - b)
  const covered = basket.covered()

  /** Exchanges the line of a candidate for the best one. @returns whether that is another one */
  const exchange = (candidate: number): boolean => {
    const from = basket.chosen[candidate] ?? -1
    const before = basket.value()
    basket.put(candidate, -1)
    let best = from
    let bestGain = before - basket.value() + MIN_GAIN * Math.abs(before)
    for (const option of order) {
      if ((bound[option] ?? 0) <= bestGain || basket.evaluations() >= evaluations) break
      const other = candidateOf[option] ?? 0
      if ((basket.chosen[other] ?? -1) >= 0 || !basket.fits(option)) continue
      const gain = basket.gain(option)
      if (gain > bestGain) {
        bestGain = gain
        best = option
      }
    }
    basket.put(candidateOf[best] ?? 0, best)
    if (best === from) return false
    if (basket.covered() >= covered) return true
    basket.put(candidateOf[best] ?? 0, -1)
    basket.put(candidate, from)
    return false
  }

  for (let isBetter = true; isBetter && basket.evaluations() < evaluations; ) {
    isBetter = false
    for (let c = 0; c < candidates.length && basket.evaluations() < evaluations; c++) {
      if ((basket.chosen[c] ?? -1) >= 0 && isOpen(c) && exchange(c)) isBetter = true
    }
  }
}
