import type { CompiledProblem } from '../compiled-problem.ts'
import type { ConcaveValue } from './concave-value.ts'
import { type Fixed, type LinearBest, linearBest, type Rest } from './linear-best.ts'
import { loadOf } from './loads.ts'

/** Halvings in the search for the best point between two loads. */
const HALVINGS = 8

export interface UpperBound {
  /** No choice with these fixed options has a higher value; −∞ where they cost too much. */
  bound: number
  /** The spending of the last step. */
  best: LinearBest | null
  /** Steps taken. */
  steps: number
}

/** Money of a problem: its budget and caps, never below the cost of a given plan. */
export interface Money {
  budget: number
  mediumCap: Float64Array
}

/**
 * An upper bound by the method of Frank and Wolfe (1956): the tangent at any loads lies above a concave value, so the best
 * spending by its slopes bounds every choice. Each step moves the loads towards that spending, where the tangent is tighter.
 * @param start loads to begin with; any are valid
 */
export function upperBound(
  compiled: CompiledProblem,
  value: ConcaveValue,
  money: Money,
  { fixed, start, steps }: { fixed: Fixed; start?: Float64Array; steps: number },
): UpperBound {
  const rest = restOf(compiled, money, fixed)
  if (rest.money < 0) return { bound: Number.NEGATIVE_INFINITY, best: null, steps: 0 }
  const load = start ? start.slice() : rest.load.slice()
  let bound = Number.POSITIVE_INFINITY
  let best: LinearBest | null = null
  for (let step = 0; step < steps; step++) {
    const { slopes, value: here } = value.slopesAt(load)
    best = linearBest(compiled, slopes, fixed, rest)
    bound = Math.min(bound, here + best.gain + dot(slopes, rest.load) - dot(slopes, load))
    moveTo(load, best.load, value)
  }
  return { bound, best, steps }
}

/** Moves loads towards others, as far as the value rises. */
function moveTo(load: Float64Array, target: Float64Array, value: ConcaveValue): void {
  const way = target.map((one, cell) => one - (load[cell] ?? 0))
  const at = (part: number) => load.map((one, cell) => one + part * (way[cell] ?? 0))
  let [low, high] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (dot(value.slopesAt(at(middle)).slopes, way) > 0) low = middle
    else high = middle
  }
  load.set(at((low + high) / 2))
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

function restOf(compiled: CompiledProblem, { budget, mediumCap }: Money, fixed: Fixed): Rest {
  const rest: Rest = { money: budget, room: mediumCap.slice(), load: loadOf(compiled, fixed) }
  fixed.forEach((option, c) => {
    if (option < 0) return
    const cost = compiled.cost[option] ?? 0
    const medium = compiled.mediumOf[c] ?? 0
    rest.money -= cost
    rest.room[medium] = (rest.room[medium] ?? 0) - cost
  })
  if (rest.room.some((room) => room < 0)) rest.money = Number.NEGATIVE_INFINITY
  return rest
}
