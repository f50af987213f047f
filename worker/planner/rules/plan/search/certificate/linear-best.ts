import type { CompiledProblem } from '../compiled-problem.ts'
import { addLoad } from './loads.ts'

/** Fixed option of each candidate, −1 for none, `FREE` where it is open. */
export type Fixed = Int32Array
export const FREE = -2

/** Money and room of each medium left by fixed options, and their loads. */
export interface Rest {
  money: number
  room: Float64Array
  load: Float64Array
}

/** The best spending by slopes, where an option may be bought in part. */
export interface LinearBest {
  /** Value, by the slopes, of the choice apart from the fixed options. */
  gain: number
  /** Loads of all, fixed options included. */
  load: Float64Array
  /** The candidate of the first option that was bought in part; −1 where all are whole. */
  split: number
  /** Option of each candidate, −1 for none; rounded down where it is split. */
  whole: Int32Array
}

/** From one option of a candidate, or from none, to a larger one. */
interface Step {
  candidate: number
  from: number
  to: number
  gain: number
  cost: number
}

/**
 * The linear relaxation of the choice: of each candidate the concave hull of its options, then steps of all of them by gain for
 * the money until the budget ends. A cap on a medium stops its steps. Other limits are left out, which only raises the result.
 */
export function linearBest(compiled: CompiledProblem, slopes: Float64Array, fixed: Fixed, rest: Rest): LinearBest {
  const steps: Step[] = []
  fixed.forEach((option, c) => {
    if (option === FREE) steps.push(...hullOf(compiled, c, slopes, rest.money))
  })
  steps.sort((a, b) => b.gain * a.cost - a.gain * b.cost || a.cost - b.cost || a.to - b.to)

  const load = rest.load.slice()
  const room = rest.room.slice()
  const whole = fixed.map((option) => Math.max(option, -1))
  let left = rest.money
  let gain = 0
  let split = -1
  for (const step of steps) {
    const medium = compiled.mediumOf[step.candidate] ?? 0
    const money = Math.min(left, room[medium] ?? 0)
    const part = step.cost <= money ? 1 : money / step.cost
    if (part <= 0) continue
    gain += part * step.gain
    left -= part * step.cost
    room[medium] = (room[medium] ?? 0) - part * step.cost
    addLoad(compiled, load, step.to, part)
    addLoad(compiled, load, step.from, -part)
    if (part === 1) whole[step.candidate] = step.to
    else if (split < 0) split = step.candidate
  }
  return { gain, load, split, whole }
}

/** Steps of one candidate along the concave hull of its options, ascending. An option dearer than the money is in no plan. */
function hullOf(compiled: CompiledProblem, c: number, slopes: Float64Array, money: number): Step[] {
  const { cost, firstOption, firstExposure, cellOf, weight } = compiled
  const options: { option: number; cost: number; value: number }[] = []
  for (let o = firstOption[c] ?? 0; o < (firstOption[c + 1] ?? 0); o++) {
    let value = 0
    for (let e = firstExposure[o] ?? 0; e < (firstExposure[o + 1] ?? 0); e++)
      value += (weight[e] ?? 0) * (slopes[cellOf[e] ?? 0] ?? 0)
    if (value > 0 && (cost[o] ?? 0) <= money) options.push({ option: o, cost: cost[o] ?? 0, value })
  }
  options.sort((a, b) => a.cost - b.cost || b.value - a.value)
  const hull = [{ option: -1, cost: 0, value: 0 }]
  for (const next of options) {
    if (next.value <= (hull.at(-1)?.value ?? 0)) continue
    for (let last = hull.length - 1; last > 0; last--) {
      const [a, b] = [hull[last - 1], hull[last]]
      if (!a || !b || (b.value - a.value) * (next.cost - b.cost) > (next.value - b.value) * (b.cost - a.cost)) break
      hull.pop()
    }
    hull.push(next)
  }
  return hull.slice(1).map((to, at) => {
    const from = hull[at] ?? to
    const gain = to.value - from.value
    return { candidate: c, from: from.option, to: to.option, gain, cost: to.cost - from.cost }
  })
}
