import type { CompiledProblem } from '../compiled-problem.ts'
import type { ConcaveValue } from './concave-value.ts'
import { type Fixed, FREE } from './linear-best.ts'
import { loadOf } from './loads.ts'
import { type Money, type UpperBound, upperBound } from './upper-bound.ts'

/** Steps of the bound for each part of the choices. */
const STEPS = 4
/** A part whose bound exceeds the best value by less than this share is closed. */
const CLOSE = 1e-6

interface Part {
  fixed: Fixed
  bound: UpperBound
}

/**
 * The highest value that any choice can have, by branch and bound: the choices are parted by the options of one candidate, and
 * a part is closed where its bound is no better than a choice that is known. The part with the highest bound is opened first, so
 * the work may end at any time with a valid bound.
 * @param known value of a choice, such as the plan's
 * @param nodes limit of the parts that are bounded
 */
export function bestOfFew(
  compiled: CompiledProblem,
  value: ConcaveValue,
  money: Money,
  { fixed, known, nodes }: { fixed: Fixed; known: number; nodes: number },
): { bound: number; steps: number } {
  let best = known
  let steps = 0
  let work = 0
  const boundOf = (one: Fixed): Part => {
    const bound = upperBound(compiled, value, money, { fixed: one, steps: STEPS })
    work += 1
    steps += bound.steps
    if (bound.best) best = Math.max(best, value.valueAt(loadOf(compiled, bound.best.whole)))
    return { fixed: one, bound }
  }
  const open: Part[] = [boundOf(fixed)]
  for (;;) {
    const first = open.reduce((top, part, at) => (part.bound.bound > (open[top]?.bound.bound ?? 0) ? at : top), 0)
    const part = open[first]
    if (!part || part.bound.bound <= best * (1 + CLOSE)) return { bound: best * (1 + CLOSE), steps }
    const candidate = candidateToPart(part)
    // Every candidate is decided: the bound of such a part is its value.
    if (candidate < 0) return { bound: part.bound.bound, steps }
    if (work >= nodes) return { bound: Math.max(best, part.bound.bound), steps }
    open.splice(first, 1)
    for (const option of [-1, ...optionsOf(compiled, candidate)]) {
      const child = part.fixed.slice()
      child[candidate] = option
      const next = boundOf(child)
      if (next.bound.bound > best * (1 + CLOSE)) open.push(next)
    }
  }
}

/** The candidate that was bought in part, else one that was bought, else any that is open. */
function candidateToPart({ fixed, bound: { best } }: Part): number {
  if (best && best.split >= 0) return best.split
  const isBought = (c: number) => fixed[c] === FREE && (best?.whole[c] ?? -1) >= 0
  const bought = fixed.findIndex((_, c) => isBought(c))
  return bought >= 0 ? bought : fixed.indexOf(FREE)
}

function optionsOf({ firstOption }: CompiledProblem, candidate: number): number[] {
  const first = firstOption[candidate] ?? 0
  return Array.from({ length: (firstOption[candidate + 1] ?? 0) - first }, (_, at) => first + at)
}
