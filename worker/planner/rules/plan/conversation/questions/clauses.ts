import { withoutEnd } from '../../../../../kernel/rules/text/trim.ts'
import type { Span } from '../text/spans.ts'

/** A part of a sentence. */
export interface Clause extends Span {
  text: string
  /** True when it ends with a question mark. */
  isAsked: boolean
  sentence: number
}

/** A longer clause is read up to here: the readers look at its beginning. */
const MAX_CLAUSE = 300
const SENTENCE = /[^?!।;.]+(?:\.(?=[^\s?!।;.])[^?!।;.]*)*[?!।;.]*/gu
/** A comma parts clauses, but not the digits of a sum. So does "and" before a question word. */
const PART =
  /,(?!\d)|\s(?:and|but|aur|और|लेकिन)\s(?=(?:what|which|how|when|why|who|is|are|will|can|do|does|kya|kitn|kab|क्या|कितन|कब|क्यों))/gu

/** The clauses of a normalised text, in order. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let sentence = 0
  for (const match of text.matchAll(SENTENCE)) {
    const end = match.index + match[0].length
    const isAsked = match[0].includes('?')
    const starts = [0, ...[...match[0].matchAll(PART)].map((part) => part.index + 1)]
    for (const [i, from] of starts.entries()) {
      const start = match.index + from
      const next = starts[i + 1]
      const last = next === undefined ? end : match.index + next - 1
      const said = withoutEnd(text.slice(start, Math.min(last, start + MAX_CLAUSE)), /[?!।;.\s]/u).trim()
      if (said !== '') clauses.push({ start, end: last, text: said, isAsked: isAsked && next === undefined, sentence })
    }
    sentence++
  }
  return clauses
}
