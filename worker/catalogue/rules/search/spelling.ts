import { editDistance } from '../../../kernel/rules/text/distance.ts'
import { fold, otherNumber, replaceIndexWords } from '../../../kernel/rules/text/words.ts'
import { namesOf, SINGLE_NAMES } from './aliases.ts'
import { searchedWords } from './fts-query.ts'

/** A word of the index and how many listings have it. */
export interface IndexedWord {
  word: string
  listings: number
}

/** Letters that may be wrong: none in a short word, because too many other words are one letter away. */
export function tolerance(word: string): 0 | 1 | 2 {
  const letters = [...word].length
  if (letters < 4) return 0
  return letters < 7 ? 1 : 2
}

/** The word that was meant: the nearest one within the tolerance, of equally near ones the most frequent. */
export function nearestWord(typed: string, words: readonly IndexedWord[]): string | null {
  const max = tolerance(typed)
  let best: (IndexedWord & { distance: number }) | null = null
  for (const candidate of words) {
    const distance = editDistance(typed, candidate.word, max)
    if (distance > max) continue
    if (
      best === null ||
      distance < best.distance ||
      (distance === best.distance && candidate.listings > best.listings)
    ) {
      best = { ...candidate, distance }
    }
  }
  return best?.word ?? null
}

/** The words of a text that may be mistakes: long enough to tell, and no name that we know. */
export const doubtfulWords = (text: string): string[] => [
  ...new Set(
    searchedWords(text)
      .filter((word) => tolerance(fold(word)) > 0 && !namesOf([word]))
      .map(fold),
  ),
]

/**
 * The text with its mistakes put right by the words of the index and the names that we know; null when there are none.
 * The first letter of a word is taken to be right: people seldom mistype it, and it keeps the candidates few.
 */
export function correctSpelling(text: string, indexed: readonly IndexedWord[]): string | null {
  const inIndex = new Set(indexed.map(({ word }) => word))
  const isKnown = (word: string) => inIndex.has(word) || inIndex.has(otherNumber(word) ?? '')
  const words = [...indexed, ...SINGLE_NAMES.map((word) => ({ word, listings: 0 }))]

  const meant = new Map<string, string>()
  for (const typed of doubtfulWords(text)) {
    const [first] = typed
    const nearest = isKnown(typed)
      ? null
      : nearestWord(
          typed,
          words.filter(({ word }) => first !== undefined && word.startsWith(first)),
        )
    if (nearest !== null && nearest !== typed) meant.set(typed, nearest)
  }
  return meant.size > 0 ? replaceIndexWords(text, (word) => meant.get(fold(word)) ?? word) : null
}
