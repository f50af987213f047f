import { indexWords } from '../text/words.ts'

const MAX_WORDS = 8

/**
 * A text as a query of a full-text table: every word has to be there, the last one may be the beginning of one.
 * @returns null where the text has no word
 */
export function matchOf(text: string): string | null {
  const words = indexWords(text).slice(0, MAX_WORDS)
  return words.length === 0 ? null : `${words.map((word) => `"${word}"`).join(' AND ')}*`
}
