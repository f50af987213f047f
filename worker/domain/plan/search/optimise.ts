import { anneal } from './anneal.ts'
import { type Basket, createBasket } from './basket.ts'
import { type CompiledProblem, compile } from './compiled-problem.ts'
import { coverDemands } from './cover-demands.ts'
import { forceGreedily } from './force-options.ts'
import { buyGreedily } from './greedy.ts'
import type { SearchProblem, Solution } from './problem.ts'
import { spendRest } from './spend-rest.ts'

/** Exposures that one plan may work out: well below a tenth of a second of a Worker's time. */
export const EVALUATIONS = 120_000
/** Share of them for forcing single options, the rest anneals in turns. */
const FORCED = 0.5
const TURNS = 3

/**
 * Chooses what to buy: maximises the people met, sum N·(1 − G(1 − q)), within the budget and the caps. Lazy greedy or the
 * best single purchase to start with (a constant share of the optimum for a submodular value, Khuller, Moss and Naor
 * 1999), then greedy with forced options and a seeded annealing; a rest of the money goes to what is not measured.
 * The same problem and seed give the same solution, in whatever order the candidates come. It never reads a clock: the
 * work is bounded by `evaluations`; only the greedy start, which every plan needs, may take more.
 * `locked` options stay in, whatever they cost. Where not all demands can be met, as many as possible are.
 */
export function optimise(
  problem: SearchProblem,
  { seed, evaluations = EVALUATIONS }: { seed: number; evaluations?: number },
): Solution {
  const compiled = compile(problem)
  const basket = createBasket(compiled)
  const isOpen = (candidate: number) => compiled.candidates[candidate]?.locked === undefined
  lockIn(compiled, basket.put)
  coverDemands(compiled, basket, isOpen)
  const base = basket.chosen.slice()
  const [single, alone] = bestSingle(compiled, basket)
  buyGreedily(compiled, basket, isOpen)
  if (basket.value() < alone) {
    basket.restore(base)
    basket.put(compiled.candidateOf[single] ?? 0, single)
    buyGreedily(compiled, basket, isOpen)
  }

  forceGreedily(compiled, basket, { base, evaluations: FORCED * evaluations })
  for (let turn = 0; turn < TURNS; turn++) {
    const left = evaluations - basket.evaluations()
    anneal(compiled, basket, { seed: seed + turn, evaluations: basket.evaluations() + left / (TURNS - turn) })
  }
  buyGreedily(compiled, basket, isOpen)
  spendRest(compiled, basket, isOpen)
  return toSolution(compiled, basket.chosen, basket.evaluations())
}

function lockIn({ candidates, firstOption }: CompiledProblem, put: (candidate: number, option: number) => void): void {
  candidates.forEach(({ locked, options }, c) => {
    if (locked !== undefined && locked < options.length) put(c, (firstOption[c] ?? 0) + locked)
  })
}

/** The option that adds most people to what has to be in, and the value with it; −1 when none fits. */
function bestSingle(
  { cost, candidateOf, candidates }: CompiledProblem,
  basket: Basket,
): [option: number, value: number] {
  let best = -1
  let most = 0
  for (let o = 0; o < cost.length; o++) {
    if (candidates[candidateOf[o] ?? 0]?.locked !== undefined || !basket.fits(o)) continue
    const gain = basket.gain(o)
    if (gain > most) {
      most = gain
      best = o
    }
  }
  return [best, basket.value() + most]
}

/** Cost and value are worked out afresh, in the order of ids: no rounding of the search is left in them. */
function toSolution(compiled: CompiledProblem, choice: Int32Array, evaluations: number): Solution {
  const fresh = createBasket(compiled)
  fresh.restore(choice)
  const chosen = new Map<string, number>()
  compiled.candidates.forEach(({ id }, c) => {
    const option = choice[c] ?? -1
    if (option >= 0) chosen.set(id, option - (compiled.firstOption[c] ?? 0))
  })
  return { chosen, cost: Math.round(fresh.spent()), value: fresh.value(), evaluations }
}
