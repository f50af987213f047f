/**
 * Letters added, missing, changed, or swapped with their neighbour, between two words (optimal string alignment).
 * Anything over `max` is answered as `max + 1`, which costs less than counting it.
 */
export function editDistance(one: string, other: string, max: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, against] of b.entries()) {
      const replaced = at(last, j) + (letter === against ? 0 : 1)
      const swapped = letter === b[j - 1] && a[i - 1] === against ? at(beforeLast, j - 1) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, swapped, at(last, j + 1) + 1, at(row, j) + 1))
    }
    ;[beforeLast, last] = [last, row]
  }
  return Math.min(at(last, b.length), max + 1)
}

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY
