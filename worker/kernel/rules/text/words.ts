/** A word of a text, with the position of its first character and of the one after its last. */
export interface Word {
  text: string
  start: number
  end: number
}

/** A word as people write it: letters of any script with their vowel signs, `owner's` is one. `\b` knows Latin only. */
const WRITTEN_WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu

/** A word as the tokenizer of `listings_fts` cuts it: an apostrophe parts words. */
const INDEXED_WORD = /[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+/gu

/** The written words of a text in order. A hyphen parts words: `gym-goers` is two. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WRITTEN_WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The words of a text as the search index cuts them, in NFC. */
export const indexWords = (text: string): string[] => text.normalize('NFC').match(INDEXED_WORD) ?? []

/** Replaces words as the search index cuts them and leaves everything between them alone. */
export const replaceIndexWords = (text: string, replace: (word: string) => string): string =>
  text.normalize('NFC').replaceAll(INDEXED_WORD, replace)

/**
 * One form for words that differ in case, in Latin accents, or in signs that Hindi typists leave out: the nukta, and
 * the chandrabindu that becomes a plain dot.
 */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')

/** Ends in s and is not a plural. */
const NO_PLURAL = new Set(['news', 'business', 'glass', 'bus'])

/** An English word in the other number, by the ordinary rules; other scripts and short words have none. */
export function otherNumber(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word) || NO_PLURAL.has(word)) return null
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/[^s]s$/.test(word)) return word.slice(0, -1)
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** Words that say nothing about a listing: everything here is advertising. */
const FILLERS = new Set(
  ['a an the in at on of for to near with and or', 'ad ads advert adverts advertising advertisement advertisements']
    .concat('विज्ञापन में का की के पर और पास')
    .flatMap((line) => line.split(' '))
    .map(fold),
)

export const isFiller = (word: string): boolean => FILLERS.has(fold(word))
