import { type CompiledProblem, MEDIA_COUNT } from './compiled-problem.ts'

/** A plan in the making: what is chosen, what it costs, whom it meets. All changes go through `put`. */
export interface Basket {
  /** Option chosen for each candidate, −1 for none. */
  readonly chosen: Int32Array
  spent: () => number
  /** People, by the objective. */
  value: () => number
  /** How many of the demanded places and media have at least one line. */
  covered: () => number
  /** Exposures that were worked out: what the work is bounded by. */
  evaluations: () => number
  /** What putting in an option, instead of what its candidate has, adds to the value. */
  gain: (option: number) => number
  /** Money that it adds. */
  extra: (option: number) => number
  /** Whether budget and caps hold with it. */
  fits: (option: number) => boolean
  /** How many changes there were. */
  changes: () => number
  /** Whether nothing has changed in the places of an option since then, so that what it adds is still the same. */
  isUntouched: (option: number, since: number) => boolean
  /** Whether budget and caps hold now. */
  isWithin: () => boolean
  /** Chooses an option for a candidate, or −1 for none. */
  put: (candidate: number, option: number) => void
  restore: (chosen: Int32Array) => void
}

/** Roundings of a paisa, while sums run up and down. */
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

  /** Value of moving the load of an option's cells; writes it down when asked. */
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

  /** An upgrade moves the load by the difference; options of one candidate meet the same cells in most cases, but not in all. */
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

/** Counts a line in or out; 1 when it is the first, −1 when it was the last. */
function step(lines: Int32Array, index: number, sign: 1 | -1): number {
  const before = lines[index] ?? 0
  lines[index] = before + sign
  if (sign > 0) return before === 0 ? 1 : 0
  return before === 1 ? -1 : 0
}
