import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { createDraws } from './seeded-random.ts'

/** Options that the search looks at: those that are in, and the best of the others per rupee. */
const POOL = 600
/** Temperature, as a share of what a line of the plan is worth on average: from, to. */
const HOT = 0.3
const COLD = 0.005
/** Chance that an option which still fits is taken up while a gap is filled. */
const FILL = 0.6
/** Lines taken out at most to make room for one. */
const MAX_OUT = 12
/** Bounds moves that cost no evaluation at all. */
const TRIES = 4

/**
 * Simulated annealing from where the basket stands: puts in an option, takes out others at random until budget and caps
 * hold, fills what is left, and keeps worse plans less and less often. Leaves the best plan that it met in the basket.
 * Locked candidates and demands that are met stay.
 */
export function anneal(
  compiled: CompiledProblem,
  basket: Basket,
  { seed, evaluations }: { seed: number; evaluations: number },
): void {
  const { candidateOf, problem } = compiled
  const pool = poolOf(compiled, basket)
  if (pool.length === 0) return
  const draw = createDraws(seed)
  const covered = basket.covered()
  const inside = createLines(basket, (candidate) => isOpen(compiled, candidate))
  const perPaisa = basket.value() / Math.max(problem.budget, 1)
  const score = () => basket.value() - 4 * perPaisa * Math.max(problem.floor - basket.spent(), 0)
  const worth = Math.max(basket.value(), 1) / Math.max(inside.count(), 1)
  const from = basket.evaluations()
  const span = Math.max(evaluations - from, 0)
  let best = basket.chosen.slice()
  let most = score()
  let now = most

  for (let tries = TRIES * span; tries > 0 && basket.evaluations() - from < span; tries--) {
    const progress = (basket.evaluations() - from) / span
    const temperature = worth * HOT * (COLD / HOT) ** progress
    const option = pool[(draw() * pool.length) | 0] ?? 0
    const candidate = candidateOf[option] ?? 0
    if (basket.chosen[candidate] === option) continue
    inside.begin()
    inside.put(candidate, option)
    for (let i = 0; i < MAX_OUT && !basket.isWithin(); i++) inside.drop(inside.pick(draw()), candidate)
    if (!basket.isWithin()) {
      inside.undo()
      continue
    }
    for (const next of pool) {
      if (basket.fits(next) && basket.extra(next) > 0 && draw() < FILL) inside.put(candidateOf[next] ?? 0, next)
    }
    const then = score()
    if (basket.covered() < covered || (then < now && draw() >= Math.exp((then - now) / temperature))) {
      inside.undo()
      continue
    }
    now = then
    if (now > most) {
      most = now
      best = basket.chosen.slice()
    }
  }
  basket.restore(best)
}

const isOpen = ({ candidates }: CompiledProblem, candidate: number) => candidates[candidate]?.locked === undefined

/** The candidates that are in and may be taken out, with an undo for everything since `begin`. */
function createLines(basket: Basket, isFree: (candidate: number) => boolean) {
  const lines = [...basket.chosen.keys()].filter((c) => (basket.chosen[c] ?? -1) >= 0 && isFree(c))
  const at = new Int32Array(basket.chosen.length).fill(-1)
  lines.forEach((candidate, index) => {
    at[candidate] = index
  })
  const log: number[] = []
  const set = (candidate: number, option: number) => {
    const index = at[candidate] ?? -1
    if (option >= 0 && index < 0) at[candidate] = lines.push(candidate) - 1
    if (option < 0 && index >= 0) {
      const last = lines.pop() ?? candidate
      if (last !== candidate) {
        lines[index] = last
        at[last] = index
      }
      at[candidate] = -1
    }
    basket.put(candidate, option)
  }
  const put = (candidate: number, option: number) => {
    log.push(candidate, basket.chosen[candidate] ?? -1)
    set(candidate, option)
  }
  return {
    count: () => lines.length,
    pick: (random: number) => lines[(random * lines.length) | 0] ?? -1,
    begin() {
      log.length = 0
    },
    put,
    drop(candidate: number, kept: number) {
      if (candidate >= 0 && candidate !== kept) put(candidate, -1)
    },
    undo() {
      for (let i = log.length - 2; i >= 0; i -= 2) set(log[i] ?? 0, log[i + 1] ?? -1)
    },
  }
}

function poolOf(compiled: CompiledProblem, basket: Basket): number[] {
  const { candidateOf, cost } = compiled
  const rated: { option: number; ratio: number }[] = []
  for (let option = 0; option < cost.length; option++) {
    const candidate = candidateOf[option] ?? 0
    if (!isOpen(compiled, candidate) || (cost[option] ?? 0) > compiled.problem.budget) continue
    if ((basket.chosen[candidate] ?? -1) >= 0) rated.push({ option, ratio: Number.POSITIVE_INFINITY })
    else rated.push({ option, ratio: basket.gain(option) / Math.max(cost[option] ?? 0, 1) })
  }
  return rated
    .sort((a, b) => b.ratio - a.ratio || a.option - b.option)
    .slice(0, POOL)
    .map(({ option }) => option)
}
