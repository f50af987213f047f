import type { CompiledLimits, CompiledProblem } from './compiled-problem.ts'

/** Sums of a plan under construction that limits bound. */
export interface LimitSums {
  /** Cost of missed goals in an empty plan, subtracted from its value. */
  start: number
  /** Adds an option to its sums (sign 1), or takes it away (−1). @returns the change of the value */
  shift: (option: number, sign: 1 | -1) => number
  /** Change of the value if an option replaces another; −1 for none. */
  gain: (from: number, to: number) => number
  /** True when caps would hold in the same case. */
  fits: (from: number, to: number) => boolean
  /** True when caps hold now. */
  isWithin: () => boolean
  touch: (option: number, change: number) => void
  isUntouched: (option: number, since: number) => boolean
}

/** Tolerance for the rounding of sums that go up and down. */
const SLACK = 1e-6

export function createLimitSums({ caps, goals }: Pick<CompiledProblem, 'caps' | 'goals'>): LimitSums {
  const spent = new Float64Array(caps.least.length)
  const sums = new Float64Array(goals.least.length)
  const lastChange = new Int32Array(goals.least.length)

  const costOf = (goal: number, sum: number): number => {
    const short = Math.max((goals.least[goal] ?? 0) - sum, 0)
    const over = Math.max(sum - (goals.most[goal] ?? 0), 0)
    return (goals.penalty[goal] ?? 0) * (short + over)
  }

  const shiftGoals = (option: number, sign: 1 | -1): number => {
    let change = 0
    const end = goals.first[option + 1] ?? 0
    for (let e = goals.first[option] ?? 0; e < end; e++) {
      const goal = goals.of[e] ?? 0
      const before = sums[goal] ?? 0
      const after = before + sign * (goals.amount[e] ?? 0)
      change += costOf(goal, before) - costOf(goal, after)
      sums[goal] = after
    }
    return change
  }

  const gainOf = (option: number): number => {
    let change = 0
    const end = goals.first[option + 1] ?? 0
    for (let e = goals.first[option] ?? 0; e < end; e++) {
      const goal = goals.of[e] ?? 0
      const before = sums[goal] ?? 0
      change += costOf(goal, before) - costOf(goal, before + (goals.amount[e] ?? 0))
    }
    return change
  }

  const isKept = (option: number): boolean => {
    const end = caps.first[option + 1] ?? 0
    for (let e = caps.first[option] ?? 0; e < end; e++) {
      const cap = caps.of[e] ?? 0
      if ((spent[cap] ?? 0) + (caps.amount[e] ?? 0) > (caps.most[cap] ?? 0) + SLACK) return false
    }
    return true
  }

  return {
    start: goals.least.reduce((sum, _, goal) => sum + costOf(goal, 0), 0),
    shift(option, sign) {
      addTo(spent, caps, option, sign)
      return shiftGoals(option, sign)
    },
    gain(from, to) {
      if (from < 0) return gainOf(to)
      const left = shiftGoals(from, -1)
      const change = left + gainOf(to)
      shiftGoals(from, 1)
      return change
    },
    fits(from, to) {
      if (from < 0) return isKept(to)
      addTo(spent, caps, from, -1)
      const fits = isKept(to)
      addTo(spent, caps, from, 1)
      return fits
    },
    isWithin: () => spent.every((sum, cap) => sum <= (caps.most[cap] ?? 0) + SLACK),
    touch(option, change) {
      const end = goals.first[option + 1] ?? 0
      for (let e = goals.first[option] ?? 0; e < end; e++) lastChange[goals.of[e] ?? 0] = change
    },
    isUntouched(option, since) {
      const end = goals.first[option + 1] ?? 0
      for (let e = goals.first[option] ?? 0; e < end; e++) if ((lastChange[goals.of[e] ?? 0] ?? 0) > since) return false
      return true
    },
  }
}

function addTo(sums: Float64Array, { first, of, amount }: CompiledLimits, option: number, sign: 1 | -1): void {
  const end = first[option + 1] ?? 0
  for (let e = first[option] ?? 0; e < end; e++) sums[of[e] ?? 0] = (sums[of[e] ?? 0] ?? 0) + sign * (amount[e] ?? 0)
}
