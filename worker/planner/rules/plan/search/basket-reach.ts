import { type CompiledProblem, MEDIA_COUNT } from './compiled-problem.ts'

/** People reached by a plan under construction, kept up to date option by option. */
export interface ReachSums {
  /** Change of the people met if an option's weights are added (sign 1) or taken away (−1). @param isReal stores the change */
  shift: (option: number, sign: 1 | -1, isReal: boolean) => number
  /** Change of the people met if one option replaces another. */
  exchange: (from: number, to: number) => number
  touch: (option: number, change: number) => void
  isUntouched: (option: number, since: number) => boolean
  /** Exposures worked out so far. */
  evaluations: () => number
}

const placeOfCell = (cell: number) => (cell / MEDIA_COUNT) | 0

/** Per cell the people missed are 1 − A + A·e^−load, per place the product over its cells. */
export function createReachSums({ firstExposure, cellOf, weight, accessible, people }: CompiledProblem): ReachSums {
  const load = new Float64Array(accessible.length)
  /** e^−load of each cell, and e^−weight of each exposure: trying an option then needs no exponential. */
  const decay = new Float64Array(accessible.length).fill(1)
  const factor = weight.map((one) => Math.exp(-one))
  const cellMiss = new Float64Array(accessible.length).fill(1)
  const placeMiss = new Float64Array(people.length).fill(1)
  const lastChange = new Int32Array(people.length)
  let evaluations = 0

  const missOf = (cell: number, left: number) => {
    const share = accessible[cell] ?? 0
    return 1 - share + share * left
  }

  const shift = (option: number, sign: 1 | -1, isReal: boolean): number => {
    let change = 0
    const start = firstExposure[option] ?? 0
    const end = firstExposure[option + 1] ?? 0
    evaluations += end - start
    // The cells of one place may be several only where media are; an option has one medium, so its places differ.
    for (let e = start; e < end; e++) {
      const cell = cellOf[e] ?? 0
      const place = placeOfCell(cell)
      const before = placeMiss[place] ?? 1
      if (!isReal && sign > 0) {
        const miss = missOf(cell, (decay[cell] ?? 1) * (factor[e] ?? 1))
        change += (people[place] ?? 0) * (before - (before * miss) / (cellMiss[cell] ?? 1))
        continue
      }
      const heavier = Math.max((load[cell] ?? 0) + sign * (weight[e] ?? 0), 0)
      const left = Math.exp(-heavier)
      const miss = missOf(cell, left)
      const after = (before * miss) / (cellMiss[cell] ?? 1)
      change += (people[place] ?? 0) * (before - after)
      if (!isReal) continue
      load[cell] = heavier
      decay[cell] = left
      cellMiss[cell] = miss
      placeMiss[place] = after
    }
    return change
  }

  const hasSameCells = (from: number, to: number) => {
    const start = firstExposure[from] ?? 0
    const other = firstExposure[to] ?? 0
    const count = (firstExposure[from + 1] ?? 0) - start
    if ((firstExposure[to + 1] ?? 0) - other !== count) return false
    for (let i = 0; i < count; i++) if (cellOf[start + i] !== cellOf[other + i]) return false
    return true
  }

  /** Both options meet the same cells, as two sizes of one offer do: one pass is enough. */
  const resize = (from: number, to: number): number => {
    let change = 0
    const start = firstExposure[from] ?? 0
    const other = firstExposure[to] ?? 0
    const count = (firstExposure[from + 1] ?? 0) - start
    evaluations += count
    for (let i = 0; i < count; i++) {
      const cell = cellOf[start + i] ?? 0
      const place = placeOfCell(cell)
      const heavier = Math.max((load[cell] ?? 0) - (weight[start + i] ?? 0) + (weight[other + i] ?? 0), 0)
      const before = placeMiss[place] ?? 1
      const miss = missOf(cell, Math.exp(-heavier))
      change += (people[place] ?? 0) * (before - (before * miss) / (cellMiss[cell] ?? 1))
    }
    return change
  }

  return {
    shift,
    exchange(from, to) {
      if (hasSameCells(from, to)) return resize(from, to)
      const lost = shift(from, -1, true)
      const won = shift(to, 1, false)
      shift(from, 1, true)
      return lost + won
    },
    touch(option, change) {
      const end = firstExposure[option + 1] ?? 0
      for (let e = firstExposure[option] ?? 0; e < end; e++) lastChange[placeOfCell(cellOf[e] ?? 0)] = change
    },
    isUntouched(option, since) {
      const end = firstExposure[option + 1] ?? 0
      for (let e = firstExposure[option] ?? 0; e < end; e++) {
        if ((lastChange[placeOfCell(cellOf[e] ?? 0)] ?? 0) > since) return false
      }
      return true
    },
    evaluations: () => evaluations,
  }
}
