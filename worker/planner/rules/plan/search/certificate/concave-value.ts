import { type CompiledProblem, MEDIA_COUNT } from '../compiled-problem.ts'

/**
 * The objective as a function of the loads of cells: Σ N·(1 − Π (1 − A + A·e^−load)). The logarithm of each product is
 * convex, so the product is, and the value is concave in all loads together; loads are linear in the purchases.
 */
export interface ConcaveValue {
  valueAt: (load: Float64Array) => number
  /** Change of the value for each unit of load, by cell, and the value. */
  slopesAt: (load: Float64Array) => { slopes: Float64Array; value: number }
}

export function concaveValue({ accessible, people, cellOf }: CompiledProblem): ConcaveValue {
  const cells = cellsByPlace(people.length, cellOf)
  const missedIn = (cell: number, load: Float64Array) => {
    const share = accessible[cell] ?? 0
    return 1 - share + share * Math.exp(-(load[cell] ?? 0))
  }
  const missedAt = (place: number, load: Float64Array) =>
    (cells[place] ?? []).reduce((missed, cell) => missed * missedIn(cell, load), 1)
  return {
    valueAt: (load) => people.reduce((sum, count, place) => sum + count * (1 - missedAt(place, load)), 0),
    slopesAt(load) {
      const slopes = new Float64Array(accessible.length)
      let value = 0
      people.forEach((count, place) => {
        const missed = missedAt(place, load)
        value += count * (1 - missed)
        for (const cell of cells[place] ?? []) {
          const reached = (accessible[cell] ?? 0) * Math.exp(-(load[cell] ?? 0))
          slopes[cell] = (count * missed * reached) / missedIn(cell, load)
        }
      })
      return { slopes, value }
    },
  }
}

/** The cells that any purchase meets, by place. */
function cellsByPlace(places: number, cellOf: Int32Array): number[][] {
  const cells: number[][] = Array.from({ length: places }, () => [])
  for (const cell of new Set(cellOf)) cells[(cell / MEDIA_COUNT) | 0]?.push(cell)
  return cells
}
