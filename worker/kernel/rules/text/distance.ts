/**
 * Letters added, missing, changed, or swapped with their neighbour, between two words (optimal string alignment).
 * Anything over `max` is answered as `max + 1`, which costs less than counting it.
 */
export function editDistance(one: string, other: string, max: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  let spare: number[] = []
  for (let i = 0; i < a.length; i++) {
    const row = spare
    row[0] = i + 1
    let least = i + 1
    for (let j = 0; j < b.length; j++) {
      const replaced = at(last, j) + (a[i] === b[j] ? 0 : 1)
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const swapped = isSwapped ? at(beforeLast, j - 1) + 1 : replaced
      const distance = Math.min(replaced, swapped, at(last, j + 1) + 1, at(row, j) + 1)
      row[j + 1] = distance
      least = Math.min(least, distance)
    }
    // A swap looks two rows back and costs 1 more, so two words are over the limit once a row is over it by one.
    if (least > max + 1) return max + 1
    ;[spare, beforeLast, last] = [beforeLast, last, row]
  }
  return Math.min(at(last, b.length), max + 1)
}

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY
