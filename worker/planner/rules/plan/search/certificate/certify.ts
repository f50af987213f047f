import type { Certificate } from '../../plan.ts'
import { type CompiledProblem, compile, MEDIA_COUNT } from '../compiled-problem.ts'
import type { SearchProblem, Solution } from '../problem.ts'
import { bestOfFew } from './best-of-few.ts'
import { concaveValue } from './concave-value.ts'
import { type Fixed, FREE } from './linear-best.ts'
import { loadOf } from './loads.ts'
import { type Money, upperBound } from './upper-bound.ts'

/** Steps of the bound; further ones hardly lower it. */
const STEPS = 10
/** Exposures that all steps together may weigh: a large market gets fewer steps, never fewer than `MIN_STEPS`. */
const MAX_WEIGHED = 120_000
const MIN_STEPS = 2
/** With fewer candidates than this the relaxation is too rough, and the best choice is found. */
const FEW = 20
/** Parts of the choices that may be bounded for that. */
const MAX_NODES = 240
/** A share is given to so many parts of one, rounded down. */
const PARTS = 10_000
/** Tolerance for the gap that branch and bound leaves in one part. */
const ROUNDING = 0.02

/**
 * Lower bound of a solution's quality: its value against an upper bound on every choice of the candidates within the
 * budget and the caps of media. Other limits (caps of places, numbers, demands) are left out: they only make less
 * possible, so the bound holds. Locked lines are taken as given. Null where nothing is measured.
 * @param solution of this problem, or of one with some of its candidates; its value is in people of the same objective
 */
export function certify(
  problem: SearchProblem,
  { chosen, cost, value }: Pick<Solution, 'chosen' | 'cost' | 'value'>,
): Certificate | null {
  if (!(value > 0)) return null
  const compiled = compile(problem)
  const choice = choiceOf(compiled, chosen)
  const money = moneyOf(compiled, choice, cost)
  const fixed = lockedOf(compiled, choice)
  const objective = concaveValue(compiled)
  const weighed = Math.max(compiled.weight.length, 1)
  const steps = Math.min(STEPS, Math.max(MIN_STEPS, Math.floor(MAX_WEIGHED / weighed)))
  const first = upperBound(compiled, objective, money, { fixed, start: loadOf(compiled, choice), steps })
  const few = fixed.filter((option) => option === FREE).length < FEW
  const found = few ? bestOfFew(compiled, objective, money, { fixed, known: value, nodes: MAX_NODES }) : null
  // Rounding in the sums may leave a bound a little below the value that it bounds.
  const bound = Math.max(Math.min(first.bound, found?.bound ?? first.bound), value)
  return {
    share: Math.floor((value / bound) * PARTS + ROUNDING) / PARTS,
    bound: Math.ceil(bound),
    steps: first.steps + (found?.steps ?? 0),
  }
}

/** The options of a solution by candidate, −1 for none. */
function choiceOf({ candidates, firstOption }: CompiledProblem, chosen: Solution['chosen']): Int32Array {
  return Int32Array.from(candidates, ({ id, options }, c) => {
    const option = chosen.get(id) ?? -1
    return option >= 0 && option < options.length ? (firstOption[c] ?? 0) + option : -1
  })
}

/** The limits, never below the cost of the solution: a plan with locked orders may exceed them. */
function moneyOf(compiled: CompiledProblem, choice: Int32Array, spent: number): Money {
  const { problem, mediumOf, cost } = compiled
  const mediumCap = mediumCaps(compiled)
  const byMedium = new Float64Array(mediumCap.length)
  choice.forEach((option, c) => {
    const medium = mediumOf[c] ?? 0
    if (option >= 0) byMedium[medium] = (byMedium[medium] ?? 0) + (cost[option] ?? 0)
  })
  const total = byMedium.reduce((sum, amount) => sum + amount, 0)
  return {
    budget: Math.max(problem.budget, spent, total),
    mediumCap: mediumCap.map((cap, medium) => Math.max(cap, byMedium[medium] ?? 0)),
  }
}

/**
 * Caps of media in money: a limit is one of a medium where it counts the cost of all its candidates and of no other.
 */
function mediumCaps({ problem, candidates, mediumOf }: CompiledProblem): Float64Array {
  const caps = new Float64Array(MEDIA_COUNT).fill(Number.POSITIVE_INFINITY)
  for (const { isHard, isCount, most, takes } of problem.limits) {
    if (!isHard || isCount || most === Number.POSITIVE_INFINITY) continue
    const counted = candidates.map((candidate) =>
      candidate.options.every((option) => takes(candidate, option) === option.cost),
    )
    const media = new Set(candidates.flatMap((_, c) => (counted[c] ? [mediumOf[c] ?? 0] : [])))
    const [medium] = media
    const isWhole = candidates.every((_, c) => counted[c] === (mediumOf[c] === medium))
    if (medium !== undefined && media.size === 1 && isWhole) caps[medium] = Math.min(caps[medium] ?? most, most)
  }
  return caps
}

/** Locked candidates in the option that the solution has of them; the others are open. */
function lockedOf({ candidates, firstOption }: CompiledProblem, choice: Int32Array): Fixed {
  return Int32Array.from(candidates, ({ locked }, c) => {
    if (locked === undefined || choice[c] !== (firstOption[c] ?? 0) + locked) return FREE
    return choice[c] ?? FREE
  })
}
