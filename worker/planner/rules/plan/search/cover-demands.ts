import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'

/**
 * Gives each demanded place and medium at least one line, as far as the money goes: each time the best gain for the money
 * among the options that leave enough for the cheapest line of every other demand. Where that cannot meet all demands,
 * it starts again with the lowest price per demand met, and keeps the result that meets more.
 */
export function coverDemands(compiled: CompiledProblem, basket: Basket, isOpen: (candidate: number) => boolean): void {
  const start = basket.chosen.slice()
  const demands = demandsOf(compiled)
  if (demands.length === 0) return
  meetByValue(compiled, basket, demands, isOpen)
  if (areMet(basket, demands)) return
  const count = basket.covered()
  const byValue = basket.chosen.slice()
  basket.restore(start)
  meetByPrice(compiled, basket, demands, isOpen)
  if (basket.covered() < count) basket.restore(byValue)
}

/** The candidates that meet one demand, by index. */
type Demand = readonly number[]

function demandsOf({ problem, candidates }: CompiledProblem): Demand[] {
  const all = candidates.map((_, c) => c)
  const places = new Set(problem.coverPlaces)
  const media = new Set(problem.coverMedia)
  return [
    ...[...places].sort((a, b) => a - b).map((place) => all.filter((c) => candidates[c]?.place === place)),
    ...[...media].sort().map((medium) => all.filter((c) => candidates[c]?.medium === medium)),
  ].filter((demand) => demand.length > 0)
}

const isMet = (basket: Basket, demand: Demand) => demand.some((c) => (basket.chosen[c] ?? -1) >= 0)
const areMet = (basket: Basket, demands: readonly Demand[]) => demands.every((demand) => isMet(basket, demand))

function* optionsOf({ firstOption }: CompiledProblem, candidates: Iterable<number>): Generator<number> {
  for (const c of candidates) for (let o = firstOption[c] ?? 0; o < (firstOption[c + 1] ?? 0); o++) yield o
}

function meetByValue(
  compiled: CompiledProblem,
  basket: Basket,
  demands: Demand[],
  isOpen: (c: number) => boolean,
): void {
  const { cost, problem, candidateOf } = compiled
  const cheapest = demands.map((demand) => {
    let lowest = Number.POSITIVE_INFINITY
    for (const o of optionsOf(compiled, demand)) lowest = Math.min(lowest, cost[o] ?? lowest)
    return lowest
  })
  // The most expensive demand first: it has the smallest choice.
  const order = demands.map((_, d) => d).sort((a, b) => (cheapest[b] ?? 0) - (cheapest[a] ?? 0) || a - b)
  for (const d of order) {
    const demand = demands[d] ?? []
    if (isMet(basket, demand)) continue
    const open = order.filter((other) => other !== d && !isMet(basket, demands[other] ?? []))
    const reserve = open.reduce((sum, other) => sum + (cheapest[other] ?? 0), 0)
    const room = problem.budget - basket.spent() - reserve
    let best = -1
    let bestWorth = -1
    for (const o of optionsOf(compiled, demand)) {
      if (!isOpen(candidateOf[o] ?? 0) || !basket.fits(o) || (cost[o] ?? 0) > room) continue
      const worth = basket.gain(o) / Math.max(cost[o] ?? 0, 1)
      if (worth > bestWorth) {
        bestWorth = worth
        best = o
      }
    }
    if (best >= 0) basket.put(candidateOf[best] ?? 0, best)
  }
}

function meetByPrice(
  compiled: CompiledProblem,
  basket: Basket,
  demands: Demand[],
  isOpen: (c: number) => boolean,
): void {
  const { cost, candidateOf } = compiled
  for (;;) {
    const open = demands.filter((demand) => !isMet(basket, demand))
    const serves = new Map<number, number>()
    for (const demand of open) for (const c of demand) serves.set(c, (serves.get(c) ?? 0) + 1)
    let best = -1
    let lowest = Number.POSITIVE_INFINITY
    for (const o of optionsOf(
      compiled,
      [...serves.keys()].sort((a, b) => a - b),
    )) {
      if (!isOpen(candidateOf[o] ?? 0) || !basket.fits(o)) continue
      const price = (cost[o] ?? 0) / (serves.get(candidateOf[o] ?? 0) ?? 1)
      if (price < lowest) {
        lowest = price
        best = o
      }
    }
    if (best < 0) return
    basket.put(candidateOf[best] ?? 0, best)
  }
}
