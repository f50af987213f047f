import { anyOf } from '../conversation/text/word-table.ts'

/** Finds any phrase of a table as whole words, in Latin letters and in Devanagari; `text` is of `plainText`. */
export const phrase = (table: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${anyOf(table.normalize('NFKC'))}(?![\\p{L}\\p{M}])`, 'gu')

const DENIES_BEFORE =
  /(?<![\p{L}\p{M}])(?:no|not(?! (?:only|just))|nobody|nothing|none|never|neither|nor|cannot|can't|won't|don't|doesn't|isn't|aren't|without|nahi|nahin|how many|kitne|नहीं|कोई|कितने)(?![\p{L}\p{M}])/u
const DENIES_AFTER = /^[^,;:.!?।]{0,24}?(?<![\p{L}\p{M}])(?:nahin?|mat|नहीं|नही|not)(?![\p{L}\p{M}])/u
/** Condition of a promise: "once the owner has confirmed". */
const CONDITION = /(?<![\p{L}\p{M}])(?:once|until|till|unless|when|if|after|before|as soon as)(?![\p{L}\p{M}])/u
const CONDITION_AFTER = /^ (?:only|but only|not) (?:once|when|if|after|as soon as)(?![\p{L}\p{M}])/u
/** Letters before a phrase in which its clause is looked at. */
const CLAUSE = 60

/** The text of its own clause before a match. */
const clauseBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - CLAUSE), at)
    .split(/[,;:.!?।]|(?<![\p{L}])(?:but|and|aur|और)(?![\p{L}])/u)
    .at(-1) ?? ''

/**
 * True when a phrase is said and not denied in its own clause. `isConditional` lets "once it is confirmed" pass too.
 */
export function isClaimed(text: string, pattern: RegExp, { isConditional = false } = {}): boolean {
  for (const match of text.matchAll(pattern)) {
    const before = clauseBefore(text, match.index)
    const after = text.slice(match.index + match[0].length)
    const isDenied = DENIES_BEFORE.test(before) || DENIES_AFTER.test(after)
    if (!isDenied && !(isConditional && (CONDITION.test(before) || CONDITION_AFTER.test(after)))) return true
  }
  return false
}
