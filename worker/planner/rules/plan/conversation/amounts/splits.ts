import { freeOf, type Span } from '../text/spans.ts'
import { endsClause, type Token } from '../text/tokens.ts'

/** A share of the budget. `text` is its purpose, in words still to be understood. */
export interface SplitReading {
  percent: number
  /** Position of the number, and of the text after its sign. */
  index: number
  end: number
  text: string
}

/** Percentages that share nothing out. */
const NO_SHARE =
  /^ (?:off|discount|cashback|gst|tax|more|extra|less|interest|returns?|commission|growth|increase|sure|of (?:people|women|men))\b/
const NO_SHARE_BEFORE = /(?:by|flat|gst|tax|@|discount(?: of)?|save|upto|\+|plus) $/
const FILLER =
  /^(?: (?:of|the|my|our|budget|it|total|share|should|go|goes|must|be|spent|spend|money|on|to|in|for|into|via|through|towards|ka|ke|se|par|mein))* /

/** Shares such as "60% on radio", "radio 60%", "60:40 between radio and hoardings", "half on radio", outside `taken`. */
export function readSplits(tokens: readonly Token[], taken: readonly Span[]): SplitReading[] {
  const isFree = freeOf(taken)
  const marks = percentages(tokens).filter(({ span }) => isFree(span))
  const followed = marks.map((mark, i) => wordsAfter(tokens, mark.next, marks[i + 1]?.first ?? tokens.length))
  const preceded = marks.map((mark, i) => wordsBefore(tokens, mark.first, marks[i - 1]?.next ?? 0))
  // "radio 60% hoardings 40%" and "60% radio 40% hoardings" differ only in which end has words left over.
  const leads = (preceded[0] ?? '').trim() !== '' && (followed.at(-1) ?? '').trim() === ''
  const plain = marks.flatMap((mark, i) => {
    const after = followed[i] ?? ' '
    const before = preceded[i] ?? ' '
    if (NO_SHARE.test(after) || NO_SHARE_BEFORE.test(before)) return []
    const own = leads || after.replace(FILLER, ' ').trim() === '' ? before : after.replace(FILLER, ' ')
    return [{ percent: mark.percent, index: mark.span.start, end: mark.span.end, text: own.trim() }]
  })
  const rest = plain.length > 0 ? readRest(tokens, 100 - plain.reduce((sum, { percent }) => sum + percent, 0)) : []
  return [...plain, ...rest, ...readRatios(tokens)].filter(({ percent }) => percent > 0 && percent <= 100)
}

interface Mark {
  percent: number
  first: number
  next: number
  span: Span
}

/** Words after a fraction that share the budget out. */
const SHARED_OUT = /^(?:on|to|for|in|goes|should|of|mein|me|par|pe)$/
const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fifth: 5,
  fifths: 5,
  tihai: 3,
  chauthai: 4,
}
const COUNTS: Readonly<Record<string, number>> = { one: 1, a: 1, ek: 1, two: 2, do: 2, three: 3, teen: 3, four: 4 }

/** "half", "two thirds", "a quarter", "do tihai" as percent. */
function fractionAt(tokens: readonly Token[], i: number): { percent: number; next: number } | null {
  const word = tokens[i]?.text ?? ''
  if (/^(?:half|aadha|adha|आधा)$/.test(word)) return { percent: 50, next: i + 1 }
  const count = COUNTS[word]
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1
  const parts = PARTS[tokens[at]?.text ?? '']
  return count !== undefined && parts !== undefined && count < parts
    ? { percent: (count / parts) * 100, next: at + 1 }
    : null
}

const JOINS = /^(?:and|&|aur|और)$/
const NO_OWNER = /^(?:for|a|an|the|in|by|than|about|over|around|only|just|to|of|and|last|next|first|each|every)$/
/** True when the word right before a fraction may be its owner: "hoardings half, radio a quarter". */
const hasOwner = (tokens: readonly Token[], i: number) => {
  const { text = '', value = null } = tokens[i - 1] ?? {}
  return value === null && /^\p{L}{2,}$/u.test(text) && !NO_OWNER.test(text)
}

function percentages(tokens: readonly Token[]): Mark[] {
  return tokens.flatMap((token, i) => {
    const sign = tokens[i + 1]
    const span = (last: number): Span => ({ start: token.start, end: tokens[last]?.end ?? token.end })
    if (token.value !== null && sign && /^(?:%|percent|percentage|pct|per|pratishat|फीसदी|प्रतिशत)$/.test(sign.text)) {
      if (sign.text !== 'per') return [{ percent: token.value, first: i, next: i + 2, span: span(i + 1) }]
      return tokens[i + 2]?.text === 'cent' ? [{ percent: token.value, first: i, next: i + 3, span: span(i + 2) }] : []
    }
    const fraction = fractionAt(tokens, i)
    const after = tokens[fraction?.next ?? 0]?.text ?? ''
    const isOwn = after === '' || /^[,.;]$/.test(after) || JOINS.test(after)
    return fraction && (SHARED_OUT.test(after) || (isOwn && hasOwner(tokens, i)))
      ? [{ percent: fraction.percent, first: i, next: fraction.next, span: span(fraction.next - 1) }]
      : []
  })
}

function wordsAfter(tokens: readonly Token[], from: number, limit: number): string {
  let to = from
  while (to < limit && to - from < 8 && !endsClause(tokens, to)) to += 1
  return ` ${joined(tokens, from, to).replace(/(?: (?:and|&|\+|aur|-|\()){1,4}$/, '')} `.replace(/^ {2,}/, ' ')
}

function wordsBefore(tokens: readonly Token[], to: number, limit: number): string {
  let from = to
  while (from > limit && to - from < 4 && !endsClause(tokens, from - 1)) from -= 1
  return ` ${joined(tokens, from, to).replace(/^(?:(?:and|&|\+|aur|-|:|\)) )+/, '')} `.replace(
    /(?: (?:-|:|=|\(|is|at|gets|ko)){1,4} $/,
    ' ',
  )
}

/** "the rest in Pune": the remainder of the other shares. */
function readRest(tokens: readonly Token[], percent: number): SplitReading[] {
  const at = tokens.findIndex(
    ({ text }, i) => /^(?:rest|remaining|balance|baaki|baki|बाकी)$/.test(text) && tokens[i - 1]?.text !== 'all',
  )
  const token = tokens[at]
  if (!token) return []
  const text = wordsAfter(tokens, at + 1, tokens.length)
    .replace(FILLER, ' ')
    .trim()
  return [{ percent, index: token.start, end: token.end, text }]
}

const joined = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ')

/** "60:40 between radio and hoardings": two shares that make a hundred, for two names in the same order. */
function readRatios(tokens: readonly Token[]): SplitReading[] {
  for (const [i, token] of tokens.entries()) {
    const [mark, other] = [tokens[i + 1], tokens[i + 2]]
    if (token.value === null || other?.value == null || token.value + other.value !== 100 || token.value === 0) continue
    if (
      !/^[:/-]$/.test(mark?.text ?? '') ||
      (mark?.text === '-' && !tokens.some(({ text }) => /^(?:split|ratio)$/.test(text)))
    )
      continue
    const after = joined(tokens, i + 3, i + 15).replace(
      /^(?:(?:split|ratio|between|for|in|across|on|of|budget|the) )+/,
      '',
    )
    const before = joined(tokens, Math.max(0, i - 8), i)
      .replace(/^.*[,.;] /, '')
      .replace(/^(?:split|divide) | (?:in|split|ratio|at|a)$/g, '')
    const [one = '', two = ''] = (/ (?:and|vs|&|\/|:|aur) | , /.test(after) ? after : before).split(
      / (?:and|vs|&|\/|:|aur) | , /,
    )
    return [
      { percent: token.value, index: token.start, end: token.end, text: one.trim() },
      { percent: other.value, index: other.start, end: other.end, text: two.trim() },
    ]
  }
  return []
}
