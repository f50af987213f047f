import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'

/** Gain for a paisa; for something free, the gain itself, which puts it first. */
const ratio = (gain: number, extra: number) => gain / Math.max(extra, 1)

interface Entry {
  option: number
  ratio: number
  /** Option of its candidate, and changes of the basket, when the ratio was worked out. */
  had: number
  at: number
}

/** Better first, equal ones by id: the result does not depend on the order of insertion. */
const isBefore = (a: Entry, b: Entry) => a.ratio > b.ratio || (a.ratio === b.ratio && a.option < b.option)

/**
 * Buys by gain for the money until nothing more fits. Lazy greedy (Minoux 1978): a gain only falls as the plan grows, so
 * an old ratio is an upper bound and is worked out again only at the top of the heap. A larger option of a candidate that
 * is in the plan is an upgrade, by the same rule.
 * @param isOpen which candidates may be changed
 */
export function buyGreedily(compiled: CompiledProblem, basket: Basket, isOpen: (candidate: number) => boolean): void {
  const { candidateOf, firstOption, lineCost } = compiled
  const heap: Entry[] = []
  const rate = (option: number) => {
    const candidate = candidateOf[option] ?? 0
    const extra = basket.extra(option)
    if (extra <= 0 && (basket.chosen[candidate] ?? -1) >= 0) return
    const gain = basket.gain(option)
    if (gain > 0)
      push(heap, {
        option,
        ratio: ratio(gain, priceOf(candidate, extra)),
        had: basket.chosen[candidate] ?? -1,
        at: basket.changes(),
      })
  }
  /** A new line also uses up one of the lines that may be bought. */
  const priceOf = (candidate: number, extra: number) =>
    (basket.chosen[candidate] ?? -1) < 0 ? extra + (lineCost[candidate] ?? 0) : extra
  const rateAll = (candidate: number) => {
    for (let o = firstOption[candidate] ?? 0; o < (firstOption[candidate + 1] ?? 0); o++) if (basket.fits(o)) rate(o)
  }
  for (let c = 0; c < compiled.candidates.length; c++) if (isOpen(c)) rateAll(c)

  for (let best = pop(heap); best; best = pop(heap)) {
    const candidate = candidateOf[best.option] ?? 0
    const isStale = best.had !== (basket.chosen[candidate] ?? -1)
    if (isStale || !basket.fits(best.option)) continue
    if (!basket.isUntouched(best.option, best.at)) {
      rate(best.option)
      continue
    }
    basket.put(candidate, best.option)
    rateAll(candidate)
  }
}

function push(heap: Entry[], entry: Entry): void {
  let at = heap.length
  heap.push(entry)
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above]
    if (!parent || !isBefore(entry, parent)) break
    heap[at] = parent
    at = above
  }
  heap[at] = entry
}

function pop(heap: Entry[]): Entry | undefined {
  const top = heap[0]
  const last = heap.pop()
  if (!last || heap.length === 0) return top
  let at = 0
  for (;;) {
    let next = 2 * at + 1
    const left = heap[next]
    const right = heap[next + 1]
    if (!left) break
    if (right && isBefore(right, left)) next += 1
    const child = heap[next]
    if (!child || !isBefore(child, last)) break
    heap[at] = child
    at = next
  }
  heap[at] = last
  return top
}
