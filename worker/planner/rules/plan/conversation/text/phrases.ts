import { type Word, wordsOf } from '../../../../../kernel/rules/text/words.ts'
import { type Span, textAfter, textBefore } from './spans.ts'

/** A phrase found in a text: its meaning, its stretch of the text, and the indexes of its first and last word. */
export interface Mention<T> extends Span {
  value: T
  text: string
  first: number
  last: number
}

/** Phrases with their meanings. `longest` is the number of words of the longest one. */
export interface Lexicon<T> {
  entries: ReadonlyMap<string, T>
  longest: number
}

/** Separators between two words of one phrase: `t. nagar`, `pan-india`, `bus shelter`. */
const INSIDE = /^[ .\-/&]{1,3}$/

/** A lexicon of phrases in lower case. A phrase given twice keeps its first meaning. */
export function lexiconOf<T>(rows: Iterable<readonly [phrase: string, value: T]>): Lexicon<T> {
  const entries = new Map<string, T>()
  let longest = 1
  for (const [phrase, value] of rows) {
    const words = wordsOf(phrase.normalize('NFKC').toLowerCase())
    const key = words.map(({ text }) => text).join(' ')
    if (!entries.has(key)) entries.set(key, value)
    longest = Math.max(longest, words.length)
  }
  return { entries, longest }
}

/** Every phrase of the lexicon in the text, in order. Of two that overlap the first and longest counts. */
export function findPhrases<T>(text: string, words: readonly Word[], { entries, longest }: Lexicon<T>): Mention<T>[] {
  const found: Mention<T>[] = []
  for (let first = 0; first < words.length; first++) {
    const mention = longestAt(text, words, first, entries, longest)
    if (!mention) continue
    found.push(mention)
    first = mention.last
  }
  return found
}

function longestAt<T>(
  text: string,
  words: readonly Word[],
  first: number,
  entries: ReadonlyMap<string, T>,
  longest: number,
): Mention<T> | null {
  const start = words[first]?.start ?? 0
  let key = ''
  let best: Mention<T> | null = null
  for (let last = first; last < Math.min(first + longest, words.length); last++) {
    const word = words[last]
    const before = words[last - 1]
    if (!word || (last > first && before && !INSIDE.test(text.slice(before.end, word.start)))) break
    const bare = word.text.replace(/'s$/, '')
    key = last === first ? bare : `${key} ${bare}`
    const value = entries.get(key)
    if (value !== undefined) best = { value, text: text.slice(start, word.end), start, end: word.end, first, last }
  }
  return best
}

/** The clause around a stretch of the text, up to the next comma, full stop or line, as far as the readers look. */
export function clauseAround(text: string, { start, end }: Span): string {
  const before = textBefore(text, start)
  const from = Math.max(...[',', ';', '!', '?', '\n'].map((stop) => before.lastIndexOf(stop)), before.lastIndexOf('. '))
  const rest = textAfter(text, end)
  const after = rest.search(/[,;!?\n]|\.(\s|$)/)
  return before.slice(from + 1) + text.slice(start, end) + (after < 0 ? rest : rest.slice(0, after))
}
