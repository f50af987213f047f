import type { MediaType } from '../../worker/catalogue/rules/registry/media.ts'
import { createBasket } from '../../worker/planner/rules/plan/search/basket.ts'
import { compile } from '../../worker/planner/rules/plan/search/compiled-problem.ts'
import { optimise } from '../../worker/planner/rules/plan/search/optimise.ts'
import type { SearchProblem } from '../../worker/planner/rules/plan/search/problem.ts'
import { solveExactly } from './plan-exact.ts'
import { drawProblem, inPeriods, problemOf } from './plan-problems.ts'

/**
 * Distance of the planner's optimiser from the best plan possible, which `plan-exact.ts` proves, and its extra reach
 * over buying by the lowest price per thousand views. The share is of the proven bound, so that it is never too kind.
 * `node tests/bench/plan-optimality.ts [instances]`; minutes.
 */
const INSTANCES = Number(process.argv[2] ?? 160)
const MEDIA: readonly MediaType[] = ['ooh', 'radio', 'newspaper', 'dooh', 'transit', 'theatre', 'vehicle', 'btl']
const CITIES = ['Pune', 'Mumbai', 'Jaipur', 'Delhi', 'Kochi', 'Hyderabad', 'Surat', 'Lucknow', 'Indore', 'Chennai']
const LINES = [8, 14, 24, 40] as const
const BUDGETS = [3e5, 8e5, 2e6, 5e6] as const

/** Every other one from the catalogue, the others drawn at random; half of both are planned in periods. */
function instance(i: number): SearchProblem {
  const media = MEDIA.slice(i % 3, (i % 3) + 1 + (i % 5))
  if (i % 2 === 0) {
    return drawProblem(i, { cities: 1 + (i % 3), media, lines: LINES[(i >> 1) % 4] ?? 8, options: 1 + ((i >> 2) % 3) })
  }
  const cities = [...new Set([CITIES[i % 10] ?? 'Pune', CITIES[(i * 3 + 1) % 10] ?? 'Pune'])].slice(
    0,
    1 + ((i >> 1) % 2),
  )
  const budget = BUDGETS[(i >> 1) % 4] ?? 3e5
  return problemOf({ cities, media, budget, q: i % 3 === 0 ? 0.15 : 0.9, most: [20, 40][(i >> 2) % 2], seed: i })
}

/** Usual way to make a plan: the lowest cost per thousand views first, in the smallest order. */
function byCpm(problem: SearchProblem): number {
  const compiled = compile(problem)
  const basket = createBasket(compiled)
  const views = (c: number) =>
    (compiled.candidates[c]?.options[0]?.exposures ?? []).reduce((n, e) => n + e.impressions, 0)
  const cpm = (c: number) => (compiled.cost[compiled.firstOption[c] ?? 0] ?? 0) / views(c)
  const order = compiled.candidates.map((_, c) => c).sort((a, b) => cpm(a) - cpm(b))
  for (const c of order) if (basket.fits(compiled.firstOption[c] ?? 0)) basket.put(c, compiled.firstOption[c] ?? 0)
  return basket.value()
}

const shares: number[] = []
const lifts: number[] = []
let milliseconds = 0
for (let i = 0; i < INSTANCES; i++) {
  const problem = i % 4 < 2 ? inPeriods(instance(i)) : instance(i)
  const { bound } = solveExactly(problem)
  const started = performance.now()
  const { value, cost } = optimise(problem, { seed: i })
  milliseconds += performance.now() - started
  if (cost > problem.budget || value > bound * (1 + 1e-9)) throw new Error(`Instance ${i}: a plan beyond what can be`)
  if (bound === 0) continue
  shares.push(value / bound)
  lifts.push(value / byCpm(problem) - 1)
}

const quantile = (of: number[], p: number) =>
  [...of].sort((a, b) => a - b)[Math.floor(p * (of.length - 1))] ?? Number.NaN
const percent = (share: number) => `${(share * 100).toFixed(3)}%`
process.stdout.write(
  `${[
    `instances            ${shares.length}`,
    `of the optimum, min  ${percent(quantile(shares, 0))}   (at least 98%)`,
    `                p5   ${percent(quantile(shares, 0.05))}   (at least 99%)`,
    `                p50  ${percent(quantile(shares, 0.5))}   (at least 99.9%)`,
    `lift over lowest CPM ${percent(quantile(lifts, 0.5))}   (at least 8%)`,
    `one plan             ${(milliseconds / INSTANCES).toFixed(1)} ms`,
  ].join('\n')}\n`,
)
