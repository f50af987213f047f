const WORDS_A_MINUTE = 200
const MAX_KEYWORDS = 10
const MIN_LETTERS = 4

/** A run of letters, with the part after an apostrophe: `owner's` is one word. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu

const lettersIn = (word: string) => word.match(/\p{L}/gu)?.length ?? 0

/** Number of words in a text: parts with a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Reading time in whole minutes, at 200 words a minute. */
export const readMinutes = (text: string): number => Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE))

/** The words of cleaned HTML, without tags and character references. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ').replace(/&#?\w+;/g, ' ')

/** The first ten different words of four or more letters of an article, in lower case, in the order in which they come. */
export function relatedKeywords({
  title,
  excerpt,
  content,
}: {
  title: string
  excerpt: string
  content: string
}): string[] {
  const words = `${title} ${excerpt} ${withoutTags(content)}`.toLowerCase().match(WORD) ?? []
  return [...new Set(words.filter((word) => lettersIn(word) >= MIN_LETTERS))].slice(0, MAX_KEYWORDS)
}

/** Text for comparison: lower case, one form of Unicode, single spaces. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** The words of a search, each once. */
export const searchWords = (q: string | undefined): string[] => [...new Set(folded(q ?? '').split(' '))].filter(Boolean)
