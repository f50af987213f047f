import { unitAt } from '../text/amount-units.ts'
import { normalise, type Token } from '../text/tokens.ts'

const NAMES = [
  'january jan janurary janaury januari janvari janwari janavari जनवरी',
  'february feb febuary feburary februari farvari farwari फरवरी फ़रवरी',
  'march mar मार्च',
  'april apr aprail अप्रैल',
  'may मई',
  'june jun joon जून',
  'july jul julai जुलाई',
  'august aug agast अगस्त',
  'september sep sept septmber sitambar sitamber सितंबर सितम्बर',
  'october oct octuber aktubar october अक्टूबर अक्तूबर',
  'november nov novmber navambar नवंबर नवम्बर',
  'december dec decemeber decmber disambar दिसंबर दिसम्बर',
]
const MONTHS = new Map(NAMES.flatMap((names, i) => names.split(' ').map((name) => [normalise(name), i + 1] as const)))

const MARCHING = /^(?:ahead|on|forward|forwards|towards|past|along|into|against)$/
const MARCHERS = /^(?:we|they|will|let|lets|protest|long|peace|i|you)$/
const EAGER = /^(?:want|wants|ready|going|plan|need|us|about|continue|troops)$/
const BEFORE_MAY =
  /^(?:in|of|by|during|this|next|early|mid|late|since|till|until|whole|entire|full|for|from|month|coming|last|end|start|starting|beginning|through|around|before|after)$/
const AFTER_MAY = /^(?:month|mein|me|ke|se|tak|end|mid)$/
const NAMES_WITH_JAN = /^(?:aushadhi|dhan|arogya|seva|sewa|lokpal|kalyan|sabha|andolan|suraksha)$/

/** Number 1–12 of the month that the token names, or null. "may" and "march" may be verbs. */
export function monthAt(tokens: readonly Token[], i: number): number | null {
  const word = tokens[i]?.text ?? ''
  const month = MONTHS.get(word)
  if (month === undefined) return null
  const next = tokens[i + 1]?.text ?? ''
  if (word === 'jan' && NAMES_WITH_JAN.test(next)) return null
  if (word === 'may') return isMay(tokens, i) ? month : null
  if (word === 'mar')
    return isDated(tokens, i) || /^(?:in|by|till|from|of|end|month)$/.test(tokens[i - 1]?.text ?? '') ? month : null
  if (word === 'march') {
    if (isDated(tokens, i)) return month
    const before = tokens[i - 1]?.text ?? ''
    const isVerb = MARCHERS.test(before) || (before === 'to' && EAGER.test(tokens[i - 2]?.text ?? ''))
    return MARCHING.test(next) || isVerb ? null : month
  }
  return month
}

function isMay(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text
  const after = tokens[i + 1]?.text
  if (isDated(tokens, i) || BEFORE_MAY.test(before ?? '') || AFTER_MAY.test(after ?? '')) return true
  const isAlone = (text: string | undefined) => text === undefined || /^[,.;:()|?!]$/.test(text)
  return isAlone(before) && isAlone(after)
}

/** True when a day, a year or another month is next to it. */
function isDated(tokens: readonly Token[], i: number): boolean {
  if (isDayNumber(tokens, i - 1) || /^(?:st|nd|rd|th)$/.test(tokens[i - 1]?.text ?? '')) return true
  if (tokens[i - 1]?.text === 'of' && /^(?:st|nd|rd|th)$/.test(tokens[i - 2]?.text ?? '')) return true
  const next = tokens[i + 1]?.text === ',' || tokens[i + 1]?.text === "'" || tokens[i + 1]?.text === '-' ? i + 2 : i + 1
  if (yearAt(tokens, next) !== null || isDayNumber(tokens, i + 1)) return true
  const isJoined = (text: string | undefined) => /^(?:-|to|till|until|and|&|\/|,|se|aur|through|\+)$/.test(text ?? '')
  const isMonth = (token: Token | undefined) => MONTHS.has(token?.text ?? '') && token?.text !== 'may'
  const past = (from: number) => (/^(?:mid|early|late|end|of)$/.test(tokens[from]?.text ?? '') ? from + 1 : from)
  if (isJoined(tokens[i + 1]?.text) && isMonth(tokens[past(i + 2)])) return true
  if (isJoined(tokens[i + 1]?.text) && isDayNumber(tokens, i + 2) && isMonth(tokens[i + 3])) return true
  if (!isJoined(tokens[i - 1]?.text)) return false
  return (
    isMonth(tokens[i - 2]) || yearAt(tokens, i - 2) !== null || (isDayNumber(tokens, i - 2) && isMonth(tokens[i - 3]))
  )
}

/** True when the token is a number that can be a day of a month: not money, not a count. */
export function isDayNumber(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (!token || token.value === null || !/^\d{1,2}$/.test(token.text) || token.value < 1 || token.value > 31)
    return false
  const next = tokens[i + 1]?.text ?? ''
  const before = tokens[i - 1]?.text ?? ''
  if (/^(?:₹|rs|inr|\$)$/.test(before) || unitAt(tokens, i + 1) !== null) return false
  return !/^(?:%|percent|hoardings?|billboards?|screens?|spots?|sec|secs|seconds?|buses|autos?|cities|days?|weeks?|months?|years?|din|hafte|mahine|\+|insertions?|ads?|creators?|am|pm|yrs?|crores?|panels?|units?|sites?)$/.test(
    next,
  )
}

/** The year at a token, in four figures. */
export function yearAt(tokens: readonly Token[], i: number): number | null {
  const token = tokens[i]
  if (!token || !/^20\d\d$/.test(token.text) || unitAt(tokens, i + 1) !== null) return null
  return token.value
}

/** The year written before a month or a quarter, unless it belongs to another date: "2027 january". */
export function yearBefore(tokens: readonly Token[], i: number): number | null {
  return MONTHS.has(tokens[i - 2]?.text ?? '') || tokens[i - 2]?.text === ',' ? null : yearAt(tokens, i - 1)
}
