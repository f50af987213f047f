import { type CompiledProblem, MEDIA_COUNT } from './compiled-problem.ts'

/**
 * A plan under construction: the options chosen, their cost and their value, kept up to date with every change. All
 * changes go through `put` and `restore`.
 */
export interface Basket {
  /** Option chosen for each candidate, −1 for none. */
  readonly chosen: Int32Array
  spent: () => number
  /** Value of the objective, in people. */
  value: () => number
  /** How many of the demanded places and media have at least one line. */
  covered: () => number
  /** Exposures worked out so far: the measure that limits the work. */
  evaluations: () => number
  /** Change of the value if an option replaces what its candidate has. */
  gain: (option: number) => number
  /** Change of the cost in the same case, paise. */
  extra: (option: number) => number
  /** Whether budget and caps would hold. */
  fits: (option: number) => boolean
  /** Number of changes so far. */
  changes: () => number
  /** Whether the places of an option are unchanged since a number of changes, so that its gain is still valid. */
  isUntouched: (option: number, since: number) => boolean
  /** Whether budget and caps hold now. */
  isWithin: () => boolean
  /** Chooses an option for a candidate, or −1 for none. */
  put: (candidate: number, option: number) => void
  /** Goes back to a copy of `chosen`. */
  restore: (chosen: Int32Array) => void
}

/** Tolerance in paise for the rounding of sums that go up and down. */
const SLACK = 1e-6

export function createBasket(compiled: CompiledProblem): Basket {
  const { candidates, candidateOf, cost, firstExposure, cellOf, weight, accessible, people } = compiled
  const { placeOf, mediumOf, mediumCap, placeCap, problem } = compiled
  const chosen = new Int32Array(candidates.length).fill(-1)
  const load = new Float64Array(accessible.length)
  const cellMiss = new Float64Array(accessible.length).fill(1)
  const placeMiss = new Float64Array(people.length).fill(1)
  const placeSpent = new Float64Array(people.length)
  const mediumSpent = new Float64Array(MEDIA_COUNT)
  const lastChange = new Int32Array(people.length)
  const placeLines = new Int32Array(people.length)
  const mediumLines = new Int32Array(MEDIA_COUNT)
  const wantsPlace = new Uint8Array(people.length)
  const wantsMedium = Uint8Array.from(mediumCap, () => 0)
  for (const place of problem.coverPlaces) wantsPlace[place] = 1
  candidates.forEach(({ medium }, c) => {
    if (problem.coverMedia.includes(medium)) wantsMedium[mediumOf[c] ?? 0] = 1
  })
  let spent = 0
  let value = 0
  let covered = 0
  let evaluations = 0
  let changes = 0

  /**
   * Change of the value if an option's weights are added (sign 1) or taken away (−1). Per cell the people missed are
   * 1 − A + A·e^−load, per place the product over its cells. @param isReal stores the change
   */
  const shift = (option: number, sign: number, isReal: boolean): number => {
    let change = 0
    const end = firstExposure[option + 1] ?? 0
    for (let e = firstExposure[option] ?? 0; e < end; e++) {
      const cell = cellOf[e] ?? 0
      const place = (cell / MEDIA_COUNT) | 0
      const share = accessible[cell] ?? 0
      const heavier = Math.max((load[cell] ?? 0) + sign * (weight[e] ?? 0), 0)
      const miss = 1 - share + share * Math.exp(-heavier)
      const before = placeMiss[place] ?? 1
      const after = (before * miss) / (cellMiss[cell] ?? 1)
      change += (people[place] ?? 0) * (before - after)
      if (!isReal) continue
      load[cell] = heavier
      cellMiss[cell] = miss
      placeMiss[place] = after
    }
    evaluations += end - (firstExposure[option] ?? 0)
    return change
  }

  /** Gain of replacing an option: takes it out, works out the other, and puts it back. Their cells may differ. */
  const upgradeGain = (from: number, to: number): number => {
    const lost = shift(from, -1, true)
    const won = shift(to, 1, false)
    shift(from, 1, true)
    return lost + won
  }

  const account = (candidate: number, option: number, sign: 1 | -1) => {
    const amount = sign * (cost[option] ?? 0)
    const place = placeOf[candidate] ?? -1
    const medium = mediumOf[candidate] ?? 0
    spent += amount
    mediumSpent[medium] = (mediumSpent[medium] ?? 0) + amount
    covered += step(mediumLines, medium, sign) * (wantsMedium[medium] ?? 0)
    if (place < 0) return
    placeSpent[place] = (placeSpent[place] ?? 0) + amount
    covered += step(placeLines, place, sign) * (wantsPlace[place] ?? 0)
  }

  const extra = (option: number) => {
    const has = chosen[candidateOf[option] ?? 0] ?? -1
    return (cost[option] ?? 0) - (has < 0 ? 0 : (cost[has] ?? 0))
  }

  const touch = (option: number) => {
    const end = firstExposure[option + 1] ?? 0
    for (let e = firstExposure[option] ?? 0; e < end; e++) lastChange[((cellOf[e] ?? 0) / MEDIA_COUNT) | 0] = changes
  }

  const put = (candidate: number, option: number) => {
    const has = chosen[candidate] ?? -1
    if (has === option) return
    changes += 1
    if (has >= 0) {
      value += shift(has, -1, true)
      account(candidate, has, -1)
      touch(has)
    }
    if (option >= 0) {
      value += shift(option, 1, true)
      account(candidate, option, 1)
      touch(option)
    }
    chosen[candidate] = option
  }

  return {
    chosen,
    spent: () => spent,
    value: () => value,
    covered: () => covered,
    evaluations: () => evaluations,
    changes: () => changes,
    isUntouched(option, since) {
      const end = firstExposure[option + 1] ?? 0
      for (let e = firstExposure[option] ?? 0; e < end; e++) {
        if ((lastChange[((cellOf[e] ?? 0) / MEDIA_COUNT) | 0] ?? 0) > since) return false
      }
      return true
    },
    extra,
    put,
    gain(option) {
      const has = chosen[candidateOf[option] ?? 0] ?? -1
      return has < 0 ? shift(option, 1, false) : upgradeGain(has, option)
    },
    fits(option) {
      const candidate = candidateOf[option] ?? 0
      const place = placeOf[candidate] ?? -1
      const more = extra(option)
      if (spent + more > problem.budget + SLACK) return false
      if ((mediumSpent[mediumOf[candidate] ?? 0] ?? 0) + more > (mediumCap[mediumOf[candidate] ?? 0] ?? 0) + SLACK)
        return false
      return place < 0 || (placeSpent[place] ?? 0) + more <= placeCap + SLACK
    },
    isWithin: () =>
      spent <= problem.budget + SLACK &&
      placeSpent.every((amount) => amount <= placeCap + SLACK) &&
      mediumSpent.every((amount, medium) => amount <= (mediumCap[medium] ?? 0) + SLACK),
    restore(wanted) {
      for (let c = 0; c < wanted.length; c++) put(c, wanted[c] ?? -1)
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
