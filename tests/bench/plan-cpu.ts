import { MEDIA_TYPES } from '../../worker/catalogue/rules/registry/media.ts'
import { optimise } from '../../worker/planner/rules/plan/search/optimise.ts'
import { problemOf } from './plan-problems.ts'

/**
 * Cost of the optimiser at its largest: 15 cities, every medium of the catalogue, ₹2 crore. Printed as evaluations, as
 * milliseconds, and as multiples of a plain loop in the same run, which is the same on a fast and on a slow machine.
 * `node tests/bench/plan-cpu.ts`
 */
const ROUNDS = 15
const LOOP = 5_000_000
const CITIES = [
  ...['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Hyderabad', 'Pune', 'Ahmedabad'],
  ...['Jaipur', 'Lucknow', 'Surat', 'Nagpur', 'Indore', 'Kochi', 'Patna'],
]

const problem = problemOf({ cities: CITIES, media: MEDIA_TYPES, budget: 2e7, q: 0.9 })

function time(work: () => number): { ms: number; result: number } {
  const started = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(started)
  return { ms: (user + system) / 1_000, result }
}

/** Five million logarithms: what the machine can do. */
function loop(): number {
  let sum = 0
  for (let i = 1; i <= LOOP; i++) sum += Math.log(i)
  return sum
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const plans: number[] = []
const loops: number[] = []
let evaluations = 0
for (let round = 0; round < ROUNDS; round++) {
  loops.push(time(loop).ms)
  const plan = time(() => {
    const solution = optimise(problem, { seed: 1 })
    return solution.evaluations
  })
  plans.push(plan.ms)
  evaluations = plan.result
}
process.stdout.write(
  `${[
    `candidates   ${problem.candidates.length}, options ${problem.candidates.reduce((n, { options }) => n + options.length, 0)}`,
    `evaluations  ${evaluations}`,
    `CPU          ${plans[0]?.toFixed(0)} ms cold, ${median(plans).toFixed(0)} ms median (at most 100)`,
    `of a loop    ${(median(plans) / median(loops)).toFixed(2)} × ${median(loops).toFixed(0)} ms`,
  ].join('\n')}\n`,
)
