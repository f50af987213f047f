import { unitAt } from '../text/amount-units.ts'
import { readNumber } from '../text/numbers.ts'
import { normalise, type Token } from '../text/tokens.ts'

/** Days, or calendar months. */
export interface DateLength {
  days?: number
  months?: number
}

/** A stretch without a place in the calendar: "for 3 weeks". */
export interface Duration extends DateLength {
  /** "in 2 weeks", "2 hafte baad": when it begins rather than how long it lasts. */
  isLater: boolean
  /** "3 weeks in january": it lies within the month or range after it. */
  isWithin: boolean
  /** "10 days before diwali", "2 weeks after holi". */
  isBefore: boolean
  isAfter: boolean
  /** "next 3 weeks": from tomorrow. */
  isNext: boolean
  first: number
  next: number
}

const named = (words: string) => words.split(' ').map((word) => normalise(word))
const UNITS = new Map<string, { days?: number; months?: number }>([
  ...named('day days din dino dinon दिन दिनों').map((word) => [word, { days: 1 }] as const),
  ...named('week weeks wk wks hafta hafte haftey hafton haftay saptah हफ्ते हफ्ता सप्ताह').map(
    (word) => [word, { days: 7 }] as const,
  ),
  ...named('fortnight fortnights').map((word) => [word, { days: 14 }] as const),
  ...named('month months mth mths mahina mahine mahiney mahino mahinon maah महीना महीने महीनों माह').map(
    (word) => [word, { months: 1 }] as const,
  ),
  ...named('quarter quarters').map((word) => [word, { months: 3 }] as const),
  ...named('year years yr saal साल').map((word) => [word, { months: 12 }] as const),
])

const THINGS =
  /^(?:old|warranty|guarantee|course|courses|emi|emis|membership|trial|return|returns|anniversary|delivery|experience|money|exchange|service|replacement|ago|loan)$/
const NOT_A_WISH =
  /^(?:last|past|since|celebrating|every|per|completed|completing|within|previous|each|our|\/|old|over)$/

const YOUNG = /^(?:baby|babies|infants?|kids?|child|children|toddlers?|bachche)$/
/**
 * A bare length that begins at token `i`, with any words around it: `two weeks`, `2 more weeks`, `ek hafta`. Null where
 * there is none.
 */
export function lengthAt(
  tokens: readonly Token[],
  i: number,
): { length: DateLength; isMore: boolean; next: number } | null {
  const number = readNumber(tokens, i)
  if (number === null || number.value <= 0) return null
  let at = number.next
  const isMore = /^(?:more|extra|और|aur|zyada)$/.test(tokens[at]?.text ?? '')
  while (/^(?:-|more|extra|full|whole|और|aur|zyada)$/.test(tokens[at]?.text ?? '') && at < number.next + 2) at += 1
  const unit = UNITS.get(tokens[at]?.text ?? '')
  return unit && unitAt(tokens, number.next) === null
    ? { length: scaled(unit, number.value), isMore, next: at + 1 }
    : null
}

/** The duration that begins at token `i`, or null where the words mean something else: an age, a rate, a warranty. */
export function readDuration(tokens: readonly Token[], i: number): Duration | null {
  const text = (at: number) => tokens[at]?.text ?? ''
  const number = readNumber(tokens, i)
  if (number === null || number.value <= 0) return null
  let at = number.next
  while (/^(?:-|full|whole|complete|calendar|long)$/.test(text(at)) && at < number.next + 2) at += 1
  const unit = UNITS.get(text(at))
  if (!unit || unitAt(tokens, number.next) !== null) return null
  const before = text(i - 1)
  const isArticle = text(i) === 'a' || text(i) === 'an'
  if (
    isArticle &&
    !/^(?:for|run|of|duration|lasting|within|about|around|period|in|over|take|just|only|,|:|\.|)$/.test(before)
  )
    return null
  if (NOT_A_WISH.test(before) && !(before === 'over' && text(i - 2) !== '')) return null
  // "(0-6 months)", "6-12 months baby": the age of a child.
  const isAge = tokens[i - 2]?.value === 0 || YOUNG.test(text(at + 1))
  if (/^(?:-|to|se)$/.test(before) && isAge) return null
  // "One day sale" is the product.
  if (unit.days === 1 && number.value === 1 && /^(?:sale|event|fest|mela|only|offer|bonanza|match)$/.test(text(at + 1)))
    return null
  const isAgo = THINGS.test(text(at + 1)) || /^(?:a|per|\/)$/.test(text(at + 1))
  if (isAgo || ((unit.months ?? 0) === 12 && number.value > 2)) return null
  // "age 5 months", "15 second spots of 30 days" keep their own nouns; ages of people are years, handled above.
  const after = text(at + 1)
  return {
    ...scaled(unit, number.value),
    isLater:
      (before === 'in' && !/^(?:of|in)$/.test(after)) ||
      /^(?:later|baad|hence)$/.test(after) ||
      (before === 'after' && after !== 'of'),
    isWithin: /^(?:in|of|during|mein|within)$/.test(after),
    isBefore: /^(?:before|prior|pehle)$/.test(after),
    isAfter: after === 'after' || after === 'post',
    isNext: /^(?:next|agle|coming|upcoming|aane)$/.test(before) || (text(i - 2) === 'aane' && before === 'wale'),
    first: i,
    next: at + 1,
  }
}

/** Halves of a month are counted at thirty days. */
function scaled({ days, months }: DateLength, count: number): DateLength {
  if (days !== undefined) return { days: Math.max(1, Math.round(days * count)) }
  const whole = (months ?? 1) * count
  return Number.isInteger(whole) ? { months: whole } : { days: Math.max(1, Math.round(whole * 30)) }
}
