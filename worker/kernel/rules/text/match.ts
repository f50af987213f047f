import { indexWords } from './words.ts'

/** Words of a search that are looked for; more only cost. */
const MAX_WORDS = 12

/** A query that finds nothing. */
const NOTHING = '""'

/** A text as a query of a full-text table: every word has to be there, or to begin one that is. Without words it finds nothing. */
export function matchOf(text: string): string {
  const words = indexWords(text).slice(0, MAX_WORDS)
  return words.length === 0 ? NOTHING : words.map((word) => `"${word}"*`).join(' AND ')
}
