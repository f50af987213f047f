/** What the tokenizer of `listings_fts` takes for one word: letters and digits with the signs that belong to them. */
const WORD = /[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+/gu

/** The words of a text as they were typed, composed. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

/** Puts other words in the place of some and leaves everything between them alone. */
export const replaceWords = (text: string, replace: (word: string) => string): string =>
  text.normalize('NFC').replaceAll(WORD, replace)

/**
 * One form for words that differ in case, in Latin accents, or in what Hindi typists leave out: the nukta, and the
 * chandrabindu that becomes a plain dot.
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
