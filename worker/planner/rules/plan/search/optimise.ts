import { finish, type InSteps, type PlanStep } from '../in-steps.ts'
import { anneal } from './anneal.ts'
import { type Basket, createBasket } from './basket.ts'
import { type CompiledProblem, compile } from './compiled-problem.ts'
import { coverDemands } from './cover-demands.ts'
import { forceGreedily } from './force-options.ts'
import { buyGreedily } from './greedy.ts'
import type { SearchProblem, Solution } from './problem.ts'
import { spendRest } from './spend-rest.ts'
import { swapLines } from './swap-lines.ts'

/** Exposures that one plan may work out: well below 100 ms of CPU. */
const EVALUATIONS = 160_000
/**
 * Among few candidates, where the rest of a plan is quick: one more round finds more
 * (`tests/bench/plan-optimality.ts`).
 */
const EVALUATIONS_OF_FEW = 240_000
const FEW = 150
/** Share of them for forced options; the rest is for annealing, in rounds with different seeds. */
const FORCED_SHARE = 0.1
const ANNEAL_ROUNDS = 3
/** Evaluations of the last exchanges, beyond those of the search, as a share of them. */
const SWAP_SHARE = 0.25
/** Exposures worked out between two stops, at least: some ten milliseconds. */
const PART = 15_000

/**
 * Chooses options that maximise Σ N·(1 − G(1 − q)), in people, within the budget and the caps. The start is greedy by
 * value for money or the best single purchase (together a constant share of the optimum, because the value is monotone
 * and submodular: Khuller, Moss and Naor 1999). Greedy with forced options and seeded annealing improve it, and the
 * rest of the money goes to unmeasured media.
 *
 * The same problem and seed give the same solution, in any order of the candidates. No clock is read: `evaluations`
 * limits the work, and only the greedy start, which every plan needs, may take more. Locked options stay in, at any
 * cost. Where not all demands can be met, as many as possible are.
 */
export const optimise = (...inputs: Parameters<typeof optimiseInSteps>): Solution => finish(optimiseInSteps(...inputs))

/** `optimise` with a stop between two parts of its work. */
export function* optimiseInSteps(
  problem: SearchProblem,
  {
    seed,
    evaluations = problem.candidates.length > FEW ? EVALUATIONS : EVALUATIONS_OF_FEW,
  }: { seed: number; evaluations?: number },
): InSteps<PlanStep, Solution> {
  const compiled = compile(problem)
  const basket = createBasket(compiled)
  let stoppedAt = 0
  const stop = function* (): InSteps<PlanStep, void> {
    if (basket.evaluations() - stoppedAt < PART) return
    stoppedAt = basket.evaluations()
    yield { lines: basket.chosen.reduce((lines, option) => lines + (option < 0 ? 0 : 1), 0) }
  }
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

  yield* stop()
  forceGreedily(compiled, basket, { base, evaluations: FORCED_SHARE * evaluations })
  for (let round = 0; round < ANNEAL_ROUNDS; round++) {
    yield* stop()
    const left = evaluations - basket.evaluations()
    anneal(compiled, basket, { seed: seed + round, evaluations: basket.evaluations() + left / (ANNEAL_ROUNDS - round) })
  }
  yield* stop()
  swapLines(compiled, basket, basket.evaluations() + SWAP_SHARE * evaluations)
  buyGreedily(compiled, basket, isOpen)
  spendRest(compiled, basket, isOpen)
  return toSolution(compiled, basket.chosen, basket.evaluations())
}

function lockIn({ candidates, firstOption }: CompiledProblem, put: (candidate: number, option: number) => void): void {
  candidates.forEach(({ locked, options }, c) => {
    if (locked !== undefined && locked < options.length) put(c, (firstOption[c] ?? 0) + locked)
  })
}

/** The option with the largest gain, −1 when none fits, and the value with it. */
function bestSingle(
  { cost, candidateOf, candidates }: CompiledProblem,
  basket: Basket,
): [option: number, value: number] {
  let best = -1
  let bestGain = 0
  for (let o = 0; o < cost.length; o++) {
    if (candidates[candidateOf[o] ?? 0]?.locked !== undefined || !basket.fits(o)) continue
    const gain = basket.gain(o)
    if (gain > bestGain) {
      bestGain = gain
      best = o
    }
  }
  return [best, basket.value() + bestGain]
}

/** Works out cost and value again from the chosen options, so that the search leaves no rounding in them. */
function toSolution(compiled: CompiledProblem, choice: Int32Array, evaluations: number): Solution {
  const fresh = createBasket(compiled)
  fresh.restore(choice)
  const chosen = new Map<string, number>()
  compiled.candidates.forEach(({ id }, c) => {
    const option = choice[c] ?? -1
    if (option >= 0) chosen.set(id, option - (compiled.firstOption[c] ?? 0))
  })
  return {
    chosen,
    cost: Math.round(fresh.spent()),
    value: fresh.people(),
    penalty: fresh.people() - fresh.value(),
    evaluations,
  }
}
