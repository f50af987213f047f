/** Typing slips between two words: letters changed, missing, added, or two neighbours swapped (Damerau 1964). */
export function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

/** Slips that a word of this length may hold and still be meant: short words are too near to each other. */
const allowed = (length: number) => (length >= 9 ? 2 : length >= 6 ? 1 : 0)

/**
 * The one name that a mistyped word can mean.
 * @param names name and what it stands for; several names may stand for the same
 * @returns null where nothing is near, or two meanings are equally near
 */
export function closest(word: string, names: Iterable<readonly [name: string, meaning: string]>): string | null {
  let best = allowed(word.length) + 1
  let meanings = new Set<string>()
  for (const [name, meaning] of names) {
    if (Math.abs(name.length - word.length) >= best || allowed(name.length) === 0) continue
    const distance = slips(word, name)
    if (distance > Math.min(allowed(word.length), allowed(name.length)) || distance > best) continue
    if (distance < best) meanings = new Set()
    best = distance
    meanings.add(meaning)
  }
  const [only, ...others] = meanings
  return only !== undefined && others.length === 0 ? only : null
}
