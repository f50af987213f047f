import { editDistance } from '../../../text/distance.ts'

/** Slips that a word of this length may hold and still be meant: short words are too near to each other. */
const allowed = (length: number) => (length >= 9 ? 2 : length >= 6 ? 1 : 0)

/**
 * The one name that a mistyped word can mean.
 * @param names each name with its meaning; several names may have the same meaning
 * @returns null where nothing is near, or two meanings are equally near
 */
export function closest(word: string, names: Iterable<readonly [name: string, meaning: string]>): string | null {
  let best = allowed(word.length) + 1
  let meanings = new Set<string>()
  for (const [name, meaning] of names) {
    if (Math.abs(name.length - word.length) >= best || allowed(name.length) === 0) continue
    const max = Math.min(allowed(word.length), allowed(name.length))
    const distance = editDistance(word, name, max)
    if (distance > max || distance > best) continue
    if (distance < best) meanings = new Set()
    best = distance
    meanings.add(meaning)
  }
  const [only, ...others] = meanings
  return only !== undefined && others.length === 0 ? only : null
}
