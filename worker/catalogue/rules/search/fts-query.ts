import { fold, indexWords, isFiller, otherNumber } from '../../../kernel/rules/text/words.ts'
import { MAX_ALIAS_WORDS, namesOf } from './aliases.ts'

/** An expression that no listing matches. */
const NOTHING = '""'
/** A hundred characters hold fifty words of one letter: the rest would only cost. */
const MAX_WORDS = 12
/** The index of prefixes begins with two letters; a shorter one would be looked for in every word. */
const MIN_PREFIX = 2

/** The words that count: without fillers, unless there is nothing else. */
export function searchedWords(text: string): string[] {
  const words = indexWords(text).slice(0, MAX_WORDS)
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}

/**
 * Words that were typed, as an expression for `MATCH`: every one must be there, under any name that we know for it and in
 * either number; the last one may be unfinished. Words consist of letters and digits and are quoted, so no text can be
 * syntax. No word matches nothing.
 */
export function ftsQuery(words: readonly string[]): string {
  const terms: string[] = []
  for (let at = 0; at < words.length; ) {
    const { count, names } = nameAt(words, at)
    const typed = words.slice(at, at + count)
    at += count
    terms.push(names ? anyOf([typed.join(' '), ...names]) : termOf(typed.join(' '), at === words.length))
  }
  return terms.join(' AND ') || NOTHING
}

/** Mark in the index of listings that cover places. */
const COVERS = '{marks} : "xcovers"'

/** The expression for matches that may be in a place: with its name among their places, or covering some. */
export function inPlaceNamed(
  match: string,
  { state, city }: { state?: string | undefined; city?: string | undefined },
) {
  const names = [state, city].flatMap((name) => (name === undefined ? [] : [indexWords(name).join(' ')]))
  return names.filter(Boolean).reduce((all, name) => `(${all}) AND ({place} : ${quoted(name)} OR ${COVERS})`, match)
}

/** The expression for those that cover places. */
export const coveringOnly = (match: string) => `(${match}) AND ${COVERS}`

/**
 * The expression for matches beyond the words of their kind and owner. These words are in `facet_words` as well, once
 * for all listings that share them.
 */
export const beyondKind = (match: string) => `(${match}) NOT ({kind owner} : (${match}))`

/** The longest name that begins at a word, or the word alone. */
function nameAt(words: readonly string[], at: number): { count: number; names: readonly string[] | null } {
  for (let count = Math.min(MAX_ALIAS_WORDS, words.length - at); count > 0; count--) {
    const names = namesOf(words.slice(at, at + count))
    if (names) return { count, names }
  }
  return { count: 1, names: null }
}

/** A word that has no other name. */
function termOf(word: string, isLast: boolean): string {
  const other = otherNumber(fold(word))
  const mayGoOn = isLast && [...word].length >= MIN_PREFIX
  return `(${quoted(word)}${mayGoOn ? ' *' : ''}${other ? ` OR ${quoted(other)}` : ''})`
}

/** Each name in both numbers, once. */
function anyOf(names: readonly string[]): string {
  const spelled = new Map<string, string>()
  for (const name of names) {
    const words = indexWords(name)
    const other = otherNumber(fold(words.at(-1) ?? ''))
    for (const spelling of [words, ...(other ? [[...words.slice(0, -1), other]] : [])]) {
      const phrase = spelling.join(' ')
      if (!spelled.has(phrase.toLowerCase())) spelled.set(phrase.toLowerCase(), quoted(phrase))
    }
  }
  return `(${[...spelled.values()].join(' OR ')})`
}

const quoted = (phrase: string) => `"${phrase}"`
