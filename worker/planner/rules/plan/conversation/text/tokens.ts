import { latinDigits } from '../../../../../kernel/rules/text/digits.ts'
import type { Span } from './spans.ts'

/** A word, a number or a mark of a normalised text. */
export interface Token {
  text: string
  /** Position of the first character, and of the one after the last. */
  start: number
  end: number
  /** Value of digits: `10,00,000` is 1000000; else null. */
  value: number | null
  /** No space before it: the `l` of `5l`. */
  glued: boolean
}

const FRACTIONS: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }

/**
 * The form in which every reader takes a text: lower case, one kind of dash, quote and space, ASCII digits.
 * Fractions become decimals, so `1½` is `1.5`. Positions in every reading are positions in this text.
 */
export function normalise(text: string): string {
  const folded = text
    .replace(/[½¼¾]/g, (sign, at: number) => `${/\d/.test(text[at - 1] ?? '') ? '' : '0'}${FRACTIONS[sign]}`)
    .normalize('NFKC')
    .toLowerCase()
  return latinDigits(folded)
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201a\u201b\u2032`´]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

// A grouped number ends in three digits, so that "1,2 and 3" stays three numbers.
const TOKEN = /\d{1,3}(?:,\d{2,3}){0,6},\d{3}(?!,?\d)(?:\.\d+)?|\d+(?:\.\d+(?!\.?\d))?|[\p{L}\p{M}]+|\S/gu

/** Words, numbers and marks of a normalised text, in order. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [word] = match
    const start = match.index
    tokens.push({
      text: word,
      start,
      end: start + word.length,
      value: /^\d/.test(word) ? Number(word.replaceAll(',', '')) : null,
      glued: start > 0 && tokens.at(-1)?.end === start,
    })
  }
  return tokens
}

/** The stretch of text from one token to before another; that of the first alone where there is none between. */
export const spanOfTokens = (tokens: readonly Token[], first: number, next: number): Span => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[Math.max(first, next - 1)]?.end ?? 0,
})

/** True when a token ends a clause. The dot of `rs.` or `max.` does not, nor does one within a word. */
export function endsClause(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token === undefined) return true
  if (token.text === '.') return !(tokens[i + 1]?.glued || ABBREVIATED.has(tokens[i - 1]?.text ?? ''))
  return CLAUSE_MARKS.has(token.text)
}

const CLAUSE_MARKS = new Set([',', ';', '?', '!', '|', '।', '•'])
const ABBREVIATED = new Set(['rs', 'max', 'min', 'approx', 'incl', 'excl', 'no', 'inr', 're', 'st'])
