/**
 * A table of words as one group of alternatives for an expression. Commas and line ends separate the phrases, which are
 * in the form of `normalise`. `?`, `(?:a|b)` and `[ab]` mean the same as in expressions; a `*` after a letter is any
 * ending, so `launch*` is launch, launches and launching; `…` is up to 60 characters. A comma in `{0,20}` separates
 * nothing. The first phrase that fits wins.
 */
export const anyOf = (table: string): string =>
  `(?:${table
    .split(/,(?!\d*\})|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .join('|')
    .replace(/(?<=\p{L})\*/gu, '\\w*')
    .replaceAll('…', '.{0,60}')})`

/** Finds any phrase of a table, as whole words of Latin letters. */
export const wholeWords = (table: string, flags = ''): RegExp => new RegExp(`\\b${anyOf(table)}\\b`, flags)

/** Letters, marks and digits of the scripts that tables are written in. With `\p{L}` each expression takes ten times as long to compile. */
const IN_A_WORD = '[a-zA-Z0-9\u00c0-\u024f\u0900-\u0963\u0966-\u097f]'

/** Finds any phrase of a table, as whole words of any script: `\b` knows Latin letters alone. */
export const wholeWordsOfAnyScript = (table: string): RegExp =>
  new RegExp(`(?<!${IN_A_WORD})${anyOf(table)}(?!${IN_A_WORD})`, 'u')
