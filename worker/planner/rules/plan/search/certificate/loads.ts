import type { CompiledProblem } from '../compiled-problem.ts'

/** Adds the weights of an option, or of a part of it, to the loads of its cells. */
export function addLoad(
  { firstExposure, cellOf, weight }: CompiledProblem,
  load: Float64Array,
  option: number,
  part = 1,
): void {
  if (option < 0) return
  for (let e = firstExposure[option] ?? 0; e < (firstExposure[option + 1] ?? 0); e++) {
    const cell = cellOf[e] ?? 0
    load[cell] = (load[cell] ?? 0) + part * (weight[e] ?? 0)
  }
}

/** Loads of a choice: of each candidate an option, negative for none. */
export function loadOf(compiled: CompiledProblem, choice: Iterable<number>): Float64Array {
  const load = new Float64Array(compiled.accessible.length)
  for (const option of choice) addLoad(compiled, load, option)
  return load
}
