import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { seededRandom } from './seeded-random.ts'

/** Options that annealing considers: those in the plan, and the others with the best gain for the money. */
const POOL = 600
/** First and last temperature, as a share of the average value of a line of the plan. */
const FIRST_TEMPERATURE = 0.1
const LAST_TEMPERATURE = 0.005
/** Probability of taking each option that still fits, while a gap is filled. */
const FILL_PROBABILITY = 0.6
/** Probability of a move that exchanges one line for another. */
const EXCHANGE_PROBABILITY = 0.7
/** Share of the budget from which an exchange is followed by a fill. */
const FILL_FROM = 0.05
/** Lines that one move may take out to make room. */
const MAX_OUT = 12
/** Moves per evaluation: some moves cost no evaluation, and they must end too. */
const MOVES_PER_EVALUATION = 4

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) from the plan in the basket. A move puts in an option, takes
 * out others at random until budget and caps hold, and fills the rest of the money; a worse plan is kept with a
 * probability that falls with the temperature. Leaves the best plan found in the basket. Locked candidates stay, and no
 * demand that was met is lost.
 * @param evaluations count of the basket at which to stop
 */
export function anneal(
  compiled: CompiledProblem,
  basket: Basket,
  { seed, evaluations }: { seed: number; evaluations: number },
): void {
  const { candidateOf, cost, problem } = compiled
  const pool = poolOf(compiled, basket)
  if (pool.length === 0) return
  const draw = seededRandom(seed)
  const covered = basket.covered()
  const inside = createLines(basket, (candidate) => isOpen(compiled, candidate))
  const lineValue = Math.max(basket.people(), 1) / Math.max(inside.count(), 1)
  const from = basket.evaluations()
  const span = Math.max(evaluations - from, 0)
  let best = basket.chosen.slice()
  let bestScore = basket.value()
  let now = bestScore

  for (let moves = MOVES_PER_EVALUATION * span; moves > 0 && basket.evaluations() - from < span; moves--) {
    const progress = (basket.evaluations() - from) / span
    const temperature = lineValue * FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** progress
    const option = pool[(draw() * pool.length) | 0] ?? 0
    const candidate = candidateOf[option] ?? 0
    if (basket.chosen[candidate] === option) continue
    inside.begin()
    const isExchange = draw() < EXCHANGE_PROBABILITY
    if (isExchange) {
      // One line for another is the move that costs least, and most plans of few lines are reached by it.
      const out = inside.pick(draw())
      const price = (cost[option] ?? 0) - (cost[basket.chosen[out] ?? -1] ?? 0)
      if (basket.chosen[candidate] === -1 && basket.spent() + price > problem.budget) continue
      inside.drop(out, candidate)
    }
    inside.put(candidate, option)
    for (let i = 0; i < MAX_OUT && !basket.isWithin(); i++) inside.drop(inside.pick(draw()), candidate)
    if (!basket.isWithin()) {
      inside.undo()
      continue
    }
    let left = problem.budget - basket.spent()
    for (const next of isExchange && left < FILL_FROM * problem.budget ? [] : pool) {
      const more = basket.extra(next)
      // Cheap conditions first: most options of the pool end here.
      if (more <= 0 || more > left || draw() >= FILL_PROBABILITY || !basket.fits(next)) continue
      inside.put(candidateOf[next] ?? 0, next)
      left = problem.budget - basket.spent()
    }
    const then = basket.value()
    if (basket.covered() < covered || (then < now && draw() >= Math.exp((then - now) / temperature))) {
      inside.undo()
      continue
    }
    now = then
    if (now > bestScore) {
      bestScore = now
      best = basket.chosen.slice()
    }
  }
  basket.restore(best)
}

const isOpen = ({ candidates }: CompiledProblem, candidate: number) => candidates[candidate]?.locked === undefined

/** The candidates in the plan that may be taken out, with an undo of everything since `begin`. */
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
  const { candidateOf, cost, lineCost } = compiled
  const rated: { option: number; ratio: number }[] = []
  for (let option = 0; option < cost.length; option++) {
    const candidate = candidateOf[option] ?? 0
    if (!isOpen(compiled, candidate) || (cost[option] ?? 0) > compiled.problem.budget) continue
    if ((basket.chosen[candidate] ?? -1) >= 0) rated.push({ option, ratio: Number.POSITIVE_INFINITY })
    else
      rated.push({ option, ratio: basket.gain(option) / Math.max((cost[option] ?? 0) + (lineCost[candidate] ?? 0), 1) })
  }
  return rated
    .sort((a, b) => b.ratio - a.ratio || a.option - b.option)
    .slice(0, POOL)
    .map(({ option }) => option)
}
