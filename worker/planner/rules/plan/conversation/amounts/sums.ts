import { readSum, type Sum, unitAt } from '../text/amount-units.ts'
import { readNumber } from '../text/numbers.ts'
import type { Token } from '../text/tokens.ts'
import { type CountedNoun, countedAt } from './nouns.ts'

/** A sum, or a range of two, in the tokens of a text. `low` is null for a single sum. */
export interface FoundSum {
  low: Sum | null
  sum: Sum
  first: number
  next: number
  counts: CountedNoun | null
}

/** Sums of money and numbers of people, in order of text. Bare numbers that could be anything else are left out. */
export function findSums(tokens: readonly Token[], isTaken: (token: Token) => boolean): FoundSum[] {
  const found: FoundSum[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    const isOpen = token !== undefined && !isTaken(token) && !isAttached(tokens, i)
    const spoken = isOpen ? readSpokenRange(tokens, i) : null
    const sum = spoken?.sum ?? (isOpen ? readSum(tokens, i) : null)
    if (sum === null) {
      i += 1
      continue
    }
    const range = spoken ?? readRange(tokens, sum)
    const last = range?.sum ?? sum
    const counts = last.hasCurrency ? null : countedAt(tokens, last.next, last.amount)
    if (range || isMoney(tokens, sum, counts)) {
      found.push(range ? { ...range, counts } : { low: null, sum, first: i, next: sum.next, counts })
    }
    i = Math.max(last.next, i + 1)
  }
  return found
}

/** Digits within a word or a longer number: "b2b", "covid19", "10.5.3". */
const isAttached = (tokens: readonly Token[], i: number) =>
  tokens[i]?.glued === true &&
  /^[\p{L}\p{M}_@#&]+$/u.test(tokens[i - 1]?.text ?? '') &&
  !/^(?:rs|inr|re|usd)$/.test(tokens[i - 1]?.text ?? '')

const CONNECTORS = new Set(['-', 'to', 'se', 'and', 'or', 'ya', 'aur', '~', 'till', 'upto', 'से'])

function readRange(tokens: readonly Token[], low: Sum): Omit<FoundSum, 'counts'> | null {
  const connector = tokens[low.next]?.text ?? ''
  if (!CONNECTORS.has(connector)) return null
  const high = readSum(tokens, low.next + 1)
  if (!high || high.currency !== low.currency) return null
  if (!high.hasUnit && !high.hasCurrency && !(isPlainMoney(tokens, low) && isPlainMoney(tokens, high))) return null
  const isLoose = connector === 'and' || connector === 'or' || connector === 'ya' || connector === 'aur'
  if (isLoose && low.hasUnit && !isBetween(tokens, low.first, high.next)) return null
  if (!low.hasCurrency && !low.hasUnit && isYear(low)) return null
  if (connector === 'and' && !low.hasUnit && !low.hasCurrency && !isBetween(tokens, low.first, high.next)) return null
  const spread = low.hasUnit || low.value * high.scale > high.amount ? low.amount : Math.round(low.value * high.scale)
  if (spread < 1_000 && !low.hasCurrency) return null
  const isWide = low.hasUnit || low.hasCurrency
  if (spread > high.amount && !isWide) return null
  return { low: { ...low, amount: spread }, sum: high, first: low.first, next: high.next }
}

/** "teen se paanch lakh", and "do teen lakh" for two or three. */
function readSpokenRange(tokens: readonly Token[], i: number): Omit<FoundSum, 'counts'> | null {
  const number = tokens[i]?.value === null ? readNumber(tokens, i) : null
  if (!number || unitAt(tokens, number.next) !== null) return null
  const isJoined = /^(?:se|to|-|ya|or|से)$/.test(tokens[number.next]?.text ?? '')
  const high = readSum(tokens, isJoined ? number.next + 1 : number.next)
  if (!high?.hasUnit || number.value >= high.value || (!isJoined && (!high.isWord || number.value * 3 < high.value)))
    return null
  const amount = Math.round(number.value * high.scale)
  return { low: { ...high, amount }, sum: high, first: i, next: high.next }
}

/** "between 5 and 10 lakh", "5 lakh aur 10 lakh ke beech". */
const isBetween = (tokens: readonly Token[], first: number, next: number) =>
  [1, 2].some((back) => /^(?:between|betw|btw|from)$/.test(tokens[first - back]?.text ?? '')) ||
  [0, 1].some((ahead) => /^(?:beech|bich|बीच)$/.test(tokens[next + ahead]?.text ?? ''))

const isYear = ({ value, isFormatted }: Sum) =>
  !isFormatted && Number.isInteger(value) && value >= 1900 && value <= 2100

function isMoney(tokens: readonly Token[], sum: Sum, counts: FoundSum['counts']): boolean {
  if (sum.hasCurrency || sum.currency !== null) return true
  if (counts !== null) return counts !== 'things' && sum.amount >= 1_000 && (sum.hasUnit || !isYear(sum))
  return sum.hasUnit || isPlainMoney(tokens, sum)
}

/** A number without unit and currency that is money all the same: big, and no year, phone, PIN or count. */
function isPlainMoney(tokens: readonly Token[], sum: Sum): boolean {
  if (sum.hasUnit || sum.hasCurrency) return true
  if (sum.isFormatted) return sum.amount >= 1_000
  if (sum.isWord || !Number.isInteger(sum.value) || sum.value < 1_000 || isYear(sum)) return false
  const digits = tokens[sum.first]?.text ?? ''
  const before = tokens[sum.first - 1]
  if (
    digits.startsWith('0') ||
    /^(?:pin|pincode|zip|phone|mobile|call|whatsapp|contact|sector|plot|flat|model|no|number|id|code|#|@|\+)$/.test(
      before?.text ?? '',
    )
  )
    return false
  const isTold = /^(?:budget|spend|of|is|around|about|approx|upto|under|max|maximum|only|within|:|=|₹|rs|to|hai)$/.test(
    before?.text ?? '',
  )
  if (digits.length === 10 && /^[6-9]/.test(digits)) return sum.value % 1e6 === 0
  if (digits.length > 10 && sum.value % 1e5 !== 0) return false
  if (digits.length === 6 && sum.value % 1_000 !== 0) return isTold && tokens.some(({ text }) => text === 'budget')
  // Two groups of five are a phone number as well.
  if (
    digits.length === 5 &&
    [tokens[sum.first - 1], tokens[sum.first + 1]].some((token) => token?.value != null && token.text.length === 5)
  )
    return false
  return isTold || sum.value % 100 === 0
}
