import { findNumericDates } from '../dates/days.ts'
import { freeOf, mergeSpans, type Span } from '../text/spans.ts'
import { spanOfTokens, type Token, tokenise } from '../text/tokens.ts'
import { readBareShares } from './bare-shares.ts'
import { type BudgetChange, changeBy, readPercentChange } from './changes.ts'
import { destinationOf } from './context.ts'
import { countedBudgets, type InterpretedSum, interpretSum, partLimits } from './counted-budgets.ts'
import { type GstPhrase, readGst } from './gst.ts'
import { readSplits, type SplitReading } from './splits.ts'
import { type FoundSum, findSums } from './sums.ts'

const NO_MONEY = [
  /\b(?:zero|nil|0|no|shunya) (?:budget|rupees?|money|spend|cost|rs|paise)\b(?! (?:constraints?|limit|limits|yet|cap|issue|issues|problem|bar|decided|fixed|restriction))/,
  /\b(?:budget|spend)(?: is| =| :|:| hai| of)? ?(?:zero|nil|0|nothing|shunya|nahi hai)(?![\d.,]*\d)(?! ?%)/,
  /\b(?:for free|do (?:it|this|that) (?:for )?free|(?:run|give|make) (?:it|this|me|us) (?:for )?free|free of (?:cost|charge)|free mein|free me\b|muft|bina paise|without (?:any )?(?:money|budget|paying))/,
  /(?<!-)\bfree (?:ads?|advertising|advertisement|campaign|hoardings?|promotion|publicity)\b/,
]

/** True when a normalised text rules out any cost: "budget is zero", "do it free"; not "sugar-free". */
const saysNothing = (text: string): boolean => NO_MONEY.some((pattern) => pattern.test(text))

/** A sum that may be spent, in whole rupees. */
export interface AmountReading {
  /** The cap. */
  amount: number
  /** Lower end of a range, or of "at least"; never above `amount`. */
  min: number | null
  /** Null when the message does not name it. */
  gst: 'inclusive' | 'exclusive' | null
  /** Unit of the sum (a month, a city, …); the caller multiplies. */
  per: { month?: true; city?: true; week?: true; day?: true }
  /** Purpose of the sum, in words still to be understood: "mumbai" of "5 lakh for mumbai". */
  forText: string | null
  /** The words before it in its clause: "mumbai" of "mumbai 10 lakh". */
  beforeText: string | null
  sourceText: string
  index: number
}

/** Everything about money in one message. */
export interface AmountsReading {
  /** In order of text; a repeated sum is there once. */
  budgets: AmountReading[]
  /** Rupees. */
  perCityCap: number | null
  /** Rupees that one thing may take of a whole budget, in words still to be understood: "keep radio under 3 lakh". */
  limits: { amount: number; text: string }[]
  currency: '$' | '€' | '£' | null
  /** "zero", "for free", a negative sum. Only where no sum above zero was named. */
  zero: boolean
  /** Heads, of "reach 5 crore people". */
  reachGoal: number | null
  splits: SplitReading[]
  /** True when the message is nothing but these shares, without a sign: its numbers count nothing. */
  hasBareShares: boolean
  gst: 'inclusive' | 'exclusive' | null
  /** A step from an earlier budget: "increase it by 2 lakh". */
  change: BudgetChange | null
  /** Stretches of the text that were read as amounts. */
  spans: Span[]
}

/**
 * Reads the money of one normalised message. A bare number below 1,000, a phone number, a PIN code, a year or a count is
 * no money.
 */
export function readAmounts(text: string): AmountsReading {
  const tokens = tokenise(text)
  const gst = readGst(text)
  const taken = [...gst.map(({ span }) => span), ...findNumericDates(text).map(({ span }) => span)]
  const isFree = freeOf(taken)
  const found = findSums(tokens, (token) => !isFree(token))
  const sums = found.map((sum, i) =>
    interpretSum(tokens, sum, { floor: found[i - 1]?.next ?? 0, ceiling: found[i + 1]?.first ?? tokens.length }),
  )
  const goal = sums.find(
    ({ sum, role, source: { counts } }) =>
      !role.isPrice &&
      ((counts === 'people' && (role.isReach || sum.hasUnit)) ||
        ((counts === 'audience' || counts === 'described') && role.isReach)),
  )
  const plain = sums.filter(
    ({ role, source }) => source.counts === null && !role.isPrice && !(role.isReach && !source.sum.hasCurrency),
  )
  // "Delhi, 5 lakh students": the only sum there is, so it is the money.
  const money =
    plain.length > 0
      ? plain
      : sums.filter(({ role, source }) => source.counts === 'audience' && !role.isReach && !role.isPrice)
  const reach =
    goal ??
    sums.find(({ role, source }) => role.isReach && source.counts === null && !source.sum.hasCurrency && !role.isPrice)
  const rupees = money.filter(({ sum }) => sum.currency === null)
  const steps = rupees.map((entry) => changeBy(entry.sum.amount, entry.words))
  const stated = rupees.filter((entry, i) => steps[i] === null && entry.sum.amount > 0 && !entry.sum.isNegative)
  const caps = stated.filter(({ role }) => role.isCityCap)
  const whole = stated.filter(({ role }) => !role.isCityCap)
  const total = Math.max(0, ...whole.filter(({ role }) => !role.per.city).map(({ sum }) => sum.amount))
  // With a whole budget in the same message, a sum "per city" can only be the most that a city may take of it.
  const inWhole = whole.filter(({ role, sum }) => role.per.city && sum.amount <= total)
  const parted = partLimits(whole.filter((entry) => !inWhole.includes(entry)))
  const budgets = countedBudgets(parted.budgets)
  const limit = [...caps, ...inWhole].map(({ sum }) => sum.amount)
  const signed = readSplits(tokens, taken)
  const bare = signed.length === 0 ? readBareShares(tokens) : []
  const splits = signed.length === 0 ? bare : signed
  const share = splits.find(({ text: of }) => /\b(?:any|one|single|each|per|every) (?:single )?city\b/.test(of))
  const step = steps.find((rupeesMore) => rupeesMore !== null)
  return {
    budgets: budgets.map((entry) => readingOf(text, tokens, entry, gst, budgets)),
    perCityCap:
      limit.length > 0 ? Math.min(...limit) : share && total > 0 ? Math.round((total * share.percent) / 100) : null,
    limits: parted.limits.map(({ sum, words }) => ({
      amount: sum.amount,
      text: destinationOf(words) ?? words.before.trim(),
    })),
    currency: money.find(({ sum }) => sum.currency !== null)?.sum.currency ?? null,
    zero:
      budgets.length === 0 &&
      limit.length === 0 &&
      (money.some(({ sum }) => sum.amount === 0 || sum.isNegative) || saysNothing(text)),
    reachGoal: reach?.sum.amount ?? null,
    splits: splits.filter((split) => split !== share),
    hasBareShares: bare.length > 0,
    gst: gst.at(-1)?.basis ?? null,
    change: step == null ? readPercentChange(text) : { rupees: step },
    spans: mergeSpans([
      ...sums.map(({ source }) => spanOf(tokens, source)),
      ...gst.map(({ span }) => span),
      ...splits.map(({ index, end }) => ({ start: index, end })),
    ]),
  }
}

function readingOf(
  text: string,
  tokens: readonly Token[],
  { sum, min, source, role, words }: InterpretedSum,
  gst: readonly GstPhrase[],
  all: readonly InterpretedSum[],
): AmountReading {
  const { start, end } = spanOf(tokens, source)
  const next = all.find(({ source: other }) => other.first > source.first)
  const limit = next ? spanOf(tokens, next.source).start : text.length
  const phrase =
    gst.find(({ span }) => span.start >= end && span.start < limit) ?? (all.length === 1 ? gst.at(-1) : undefined)
  return {
    amount: sum.amount,
    min,
    gst: phrase?.basis ?? null,
    per: role.per,
    forText: destinationOf(words),
    beforeText: words.before.trim() || null,
    sourceText: text.slice(start, end),
    index: start,
  }
}

const spanOf = (tokens: readonly Token[], { first, next }: FoundSum): Span => spanOfTokens(tokens, first, next)
