import { editDistance } from '../../../../../kernel/rules/text/distance.ts'

/** A name with its meaning; several names may have the same meaning. */
export interface Spelling {
  name: string
  meaning: string
  /** See `lettersOf`. */
  letters: number
}

export const spellingOf = (name: string, meaning: string): Spelling => ({ name, meaning, letters: lettersOf(name) })

/** The letters of a word as a set of bits, in which one slip changes two at most. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) % 32)
  return letters
}

function bitsOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Slips that a word of this length may hold and still be meant: short words are too near to each other. */
const allowed = (length: number) => (length >= 9 ? 2 : length >= 6 ? 1 : 0)

/**
 * The one name that a mistyped word can mean.
 * @returns null where nothing is near, or two meanings are equally near
 */
export function closest(word: string, names: Iterable<Spelling>): string | null {
  const slips = allowed(word.length)
  const own = lettersOf(word)
  let best = slips + 1
  let meanings = new Set<string>()
  for (const { name, meaning, letters } of names) {
    if (Math.abs(name.length - word.length) >= best || allowed(name.length) === 0) continue
    const max = Math.min(slips, allowed(name.length))
    // Most names have other letters: comparing the sets costs far less than comparing the words.
    if (bitsOf(own ^ letters) > 2 * max) continue
    const distance = editDistance(word, name, max)
    if (distance > max || distance > best) continue
    if (distance < best) meanings = new Set()
    best = distance
    meanings.add(meaning)
  }
  const [only, ...others] = meanings
  return only !== undefined && others.length === 0 ? only : null
}
