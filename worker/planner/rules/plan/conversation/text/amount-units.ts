import { scaleOf } from '../../../../../kernel/rules/text/amounts.ts'
import { type NumberReading, readNumber } from './numbers.ts'
import { normalise, type Token } from './tokens.ts'

const named = (words: string) => new Set(words.split(' ').map(normalise))
const RUPEES = named('₹ rs re inr rupee rupees rupaye rupaya rupay rupaiye rupya rupiya रुपये रुपए रुपया रुपयों')
const FOREIGN = new Map<string, '$' | '€' | '£'>([
  ...['$', 'usd', 'dollar', 'dollars'].map((word) => [word, '$'] as const),
  ...['€', 'eur', 'euro', 'euros'].map((word) => [word, '€'] as const),
  ...['£', 'gbp', 'pound', 'pounds'].map((word) => [word, '£'] as const),
])

/** A sum as it is written, before the words around it give its meaning. */
export interface Sum {
  /** In whole units of the currency. */
  amount: number
  /** Value of one of the number, 1 without a unit. */
  scale: number
  /** The bare number before its unit. */
  value: number
  hasUnit: boolean
  hasCurrency: boolean
  currency: '$' | '€' | '£' | null
  /** Written with commas or with "/-", which a phone number or a PIN never has. */
  isFormatted: boolean
  isNegative: boolean
  isWord: boolean
  /** Tokens it takes: the first, and the one after the last. */
  first: number
  next: number
}

/** Rupees that one of a unit of money is worth, or null when the word at `i` is no such unit there. */
export function unitAt(tokens: readonly Token[], i: number): number | null {
  const token = tokens[i]
  const scale = token && scaleOf(token.text)
  if (!token || !scale) return null
  // "20 m" are metres, "3 b" is a flat; with the digit they are millions and billions.
  if ((token.text === 'm' || token.text === 'b') && !token.glued) return null
  if (token.text.length === 1 && tokens[i + 1]?.glued && /^['&x×]$/.test(tokens[i + 1]?.text ?? '')) return null
  return scale
}

/** True when the token means rupees. */
const isRupees = (token: Token | undefined): boolean => token !== undefined && RUPEES.has(token.text)

/** The sum that begins at token `i`: currency, number, unit, smaller unit, "rupees", "/-", as far as they are there. */
export function readSum(tokens: readonly Token[], i: number): Sum | null {
  const opening = readCurrency(tokens, i)
  const isNegative = isMinus(tokens, opening.next, opening.next > i)
  const number =
    readFraction(tokens, opening.next + Number(isNegative)) ?? readNumber(tokens, opening.next + Number(isNegative))
  if (number === null) return null
  const unit = unitAt(tokens, number.next)
  // A word such as "do" or "a" is a number only before a unit that is a word itself.
  if (number.isWord && (unit === null || (tokens[number.next]?.text.length ?? 0) < 2)) return null
  // "10 thousand crore", "1 lakh crore".
  const second = unit === null ? null : unitAt(tokens, number.next + 1)
  const times = unit !== null && second !== null && second > unit ? second : 1
  const after = number.next + Number(unit !== null) + Number(times > 1)
  const amount = number.value * (unit ?? 1) * times
  const rest = unit === null ? { amount: 0, next: after } : readSmaller(tokens, after, unit)
  const closing = readClosing(tokens, rest.next)
  return {
    amount: Math.round(amount + rest.amount),
    scale: (unit ?? 1) * times,
    value: number.value,
    hasUnit: unit !== null,
    hasCurrency: opening.next > i || closing.hasCurrency,
    currency: opening.currency ?? closing.currency,
    isFormatted: closing.isSlashed || (tokens[number.next - 1]?.text.includes(',') ?? false),
    isNegative: isNegative || ['minus', 'negative'].includes(tokens[i - 1]?.text ?? ''),
    isWord: number.isWord,
    first: i,
    next: closing.next,
  }
}

function readCurrency(tokens: readonly Token[], i: number) {
  const token = tokens[i]
  const currency = FOREIGN.get(token?.text ?? '') ?? null
  if (currency === null && !isRupees(token)) return { currency, next: i }
  let next = i + 1
  while (tokens[next]?.text === '.' || tokens[next]?.text === ':') next += 1
  return { currency, next }
}

const isMinus = (tokens: readonly Token[], i: number, afterCurrency: boolean) =>
  afterCurrency && tokens[i]?.text === '-' && tokens[i + 1]?.glued === true

/** "1/2 crore". */
function readFraction(tokens: readonly Token[], i: number): NumberReading | null {
  const [top, slash, bottom] = [tokens[i], tokens[i + 1], tokens[i + 2]]
  if (top?.value == null || slash?.text !== '/' || !bottom?.value || unitAt(tokens, i + 3) === null) return null
  return top.value < bottom.value && bottom.value <= 4
    ? { value: top.value / bottom.value, next: i + 3, isWord: false }
    : null
}

/** "1 crore 20 lakh", "ek lakh pachas hazaar": units that follow and are smaller. */
function readSmaller(tokens: readonly Token[], i: number, above: number): { amount: number; next: number } {
  const joined = ['and', 'aur'].includes(tokens[i]?.text ?? '') ? i + 1 : i
  const number = readNumber(tokens, joined)
  const unit = number && unitAt(tokens, number.next)
  if (!number || !unit || unit >= above || number.value * unit >= above) return { amount: 0, next: i }
  const rest = readSmaller(tokens, number.next + 1, unit)
  return { amount: number.value * unit + rest.amount, next: rest.next }
}

function readClosing(tokens: readonly Token[], i: number) {
  let next = i
  const isSlashed = tokens[next]?.text === '/' && tokens[next + 1]?.text === '-'
  if (isSlashed) next += 2
  const currency = FOREIGN.get(tokens[next]?.text ?? '') ?? null
  const hasCurrency = isRupees(tokens[next]) || currency !== null
  // "5 lakh rs 3 lakh": the word belongs to the number that follows.
  const isOpening = hasCurrency && !isSlashed && tokens[next + 1]?.value != null
  if (hasCurrency && !isOpening) next += 1
  if (tokens[next]?.text === 'only' && endsSum(tokens, next + 1)) next += 1
  return { next, isSlashed, hasCurrency: hasCurrency && !isOpening, currency: isOpening ? null : currency }
}

/** "5,00,000 only," ends a sum; "5 lakh, only radio" and "5 lakh only radio" do not. */
const endsSum = (tokens: readonly Token[], i: number) => {
  const text = tokens[i]?.text
  return text === undefined || /^[.,;()!?]$/.test(text)
}
