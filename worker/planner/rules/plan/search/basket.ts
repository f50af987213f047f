import { createLimitSums } from './basket-limits.ts'
import { createReachSums } from './basket-reach.ts'
import { type CompiledProblem, MEDIA_COUNT } from './compiled-problem.ts'

/**
 * A plan under construction: the options chosen, their cost and their value, kept up to date with every change. All
 * changes go through `put` and `restore`.
 */
export interface Basket {
  /** Option chosen for each candidate, −1 for none. */
  readonly chosen: Int32Array
  spent: () => number
  /** Objective of the search: people, less the penalty of missed limits, and a bonus for lines of the previous plan. */
  value: () => number
  /** Value of the objective alone, in people. */
  people: () => number
  /** Number of the demanded places and media that have at least one line. */
  covered: () => number
  /** Exposures worked out so far: the measure that limits the work. */
  evaluations: () => number
  /** Change of the value if an option replaces the current one of its candidate. */
  gain: (option: number) => number
  /** Change of the cost in the same case, paise. */
  extra: (option: number) => number
  /** True when budget and hard limits would hold. */
  fits: (option: number) => boolean
  /** Number of changes so far. */
  changes: () => number
  /**
   * True when places and limits of an option are unchanged since a number of changes, so that its gain is still valid.
   */
  isUntouched: (option: number, since: number) => boolean
  /** True when budget and hard limits hold now. */
  isWithin: () => boolean
  /** Chooses an option for a candidate, or −1 for none. */
  put: (candidate: number, option: number) => void
  /** Goes back to a copy of `chosen`. */
  restore: (chosen: Int32Array) => void
}

/** Tolerance in paise for the rounding of sums that go up and down. */
const SLACK = 1e-6
/** Share of the value of a line that stays as it was in the plan before: it breaks ties in favour of that plan. */
const STANDING_BONUS = 0.01

export function createBasket(compiled: CompiledProblem): Basket {
  const { candidates, candidateOf, cost, problem } = compiled
  const chosen = new Int32Array(candidates.length).fill(-1)
  const reach = createReachSums(compiled)
  const limits = createLimitSums(compiled)
  const demands = createDemands(compiled)
  const bonus = bonusOf(compiled, (option) => reach.shift(option, 1, false))
  let spent = 0
  let people = 0
  let added = 0
  let changes = 0

  const extra = (option: number) => {
    const has = chosen[candidateOf[option] ?? 0] ?? -1
    return (cost[option] ?? 0) - (has < 0 ? 0 : (cost[has] ?? 0))
  }

  /** Adds an option to all sums (sign 1), or takes it away (−1). */
  const move = (candidate: number, option: number, sign: 1 | -1) => {
    people += reach.shift(option, sign, true)
    added += limits.shift(option, sign) + sign * (bonus.get(option) ?? 0)
    spent += sign * (cost[option] ?? 0)
    demands.count(candidate, sign)
    reach.touch(option, changes)
    limits.touch(option, changes)
  }

  const put = (candidate: number, option: number) => {
    const has = chosen[candidate] ?? -1
    if (has === option) return
    changes += 1
    if (has >= 0) move(candidate, has, -1)
    if (option >= 0) move(candidate, option, 1)
    chosen[candidate] = option
  }

  return {
    chosen,
    spent: () => spent,
    value: () => people + added - limits.start,
    people: () => people,
    covered: demands.covered,
    evaluations: reach.evaluations,
    changes: () => changes,
    isUntouched: (option, since) => reach.isUntouched(option, since) && limits.isUntouched(option, since),
    extra,
    put,
    gain(option) {
      const has = chosen[candidateOf[option] ?? 0] ?? -1
      const met = has < 0 ? reach.shift(option, 1, false) : reach.exchange(has, option)
      return met + limits.gain(has, option) + (bonus.get(option) ?? 0) - (bonus.get(has) ?? 0)
    },
    fits(option) {
      if (spent + extra(option) > problem.budget + SLACK) return false
      return limits.fits(chosen[candidateOf[option] ?? 0] ?? -1, option)
    },
    isWithin: () => spent <= problem.budget + SLACK && limits.isWithin(),
    restore(wanted) {
      for (let c = 0; c < wanted.length; c++) put(c, wanted[c] ?? -1)
    },
  }
}

function bonusOf({ candidates, firstOption }: CompiledProblem, solo: (option: number) => number): Map<number, number> {
  const bonus = new Map<number, number>()
  candidates.forEach(({ standing }, c) => {
    const option = (firstOption[c] ?? 0) + (standing ?? 0)
    if (standing !== undefined) bonus.set(option, STANDING_BONUS * solo(option))
  })
  return bonus
}

/** Counts the demanded places and media that have a line. */
function createDemands({ candidates, placeOf, mediumOf, homes, problem }: CompiledProblem) {
  const placeLines = new Int32Array(homes)
  const mediumLines = new Int32Array(MEDIA_COUNT)
  const wantsPlace = new Uint8Array(homes)
  const wantsMedium = new Uint8Array(MEDIA_COUNT)
  for (const place of problem.coverPlaces) wantsPlace[place] = 1
  candidates.forEach(({ medium }, c) => {
    if (problem.coverMedia.includes(medium)) wantsMedium[mediumOf[c] ?? 0] = 1
  })
  let covered = 0
  return {
    covered: () => covered,
    count(candidate: number, sign: 1 | -1) {
      const place = placeOf[candidate] ?? -1
      const medium = mediumOf[candidate] ?? 0
      covered += step(mediumLines, medium, sign) * (wantsMedium[medium] ?? 0)
      if (place >= 0) covered += step(placeLines, place, sign) * (wantsPlace[place] ?? 0)
    },
  }
}

/** Counts a line in or out: 1 when it is the first, −1 when it was the last, else 0. */
function step(lines: Int32Array, index: number, sign: 1 | -1): number {
  const before = lines[index] ?? 0
  lines[index] = before + sign
  if (sign > 0) return before === 0 ? 1 : 0
  return before === 1 ? -1 : 0
}
