import type { Token } from '../text/tokens.ts'
import { isChange } from './changes.ts'
import { destinationOf, type SumMeaning, type Surroundings, sumMeaning, surroundings } from './context.ts'
import type { FoundSum } from './sums.ts'

/** A sum with the meaning that the words around it give it. */
export interface InterpretedSum {
  sum: FoundSum['sum']
  min: number | null
  source: FoundSum
  role: SumMeaning
  words: Surroundings
  /** It corrects the sum before it: "5 lakh, sorry, 8 lakh". */
  isCorrection: boolean
}

const CORRECTION = / (?:sorry|wait|i mean|correction|make that|matlab|scratch that|oops) /

/** Reads the words around a sum, not past the sums before and after it. */
export function interpretSum(
  tokens: readonly Token[],
  source: FoundSum,
  limits: { floor: number; ceiling: number },
): InterpretedSum {
  const words = surroundings(tokens, source, limits)
  const role = sumMeaning(words)
  const between = tokens.slice(Math.max(limits.floor, source.first - 8), source.first).map(({ text }) => text)
  const isCorrection =
    limits.floor > 0 && (CORRECTION.test(` ${between.join(' ')} `) || / (?:rather|actually) /.test(words.before))
  const { low, sum } = source
  if (low === null || isChange(words)) {
    return { sum, min: role.isFloor ? sum.amount : null, source, role, words, isCorrection }
  }
  const [least, most] = low.amount <= sum.amount ? [low, sum] : [sum, low]
  return {
    sum: { ...sum, amount: most.amount },
    min: least.amount,
    source,
    role: { ...role, isFloor: false },
    words,
    isCorrection,
  }
}

/** A name right before the limit on it: "radio not more than", "Pune max". */
const NAMED_LIMIT =
  / (?!(?:but|and|total|budget|only|just|is|be|it|can|to|at|say|says|we|i|the) )\p{L}{3,}(?: (?:ka|ke|pe|par|mein|me|for|is|should be))? (?:not more than|no more than|not over|not above|at most|max|maximum|under|below|within|up to|upto|limited to|capped at) (?:of |rs |₹ )?$/u

/** "Radio pe 6 lakh se zyada nahi". */
const isNamedInHindi = ({ before, after }: Surroundings) =>
  / \p{L}{3,} (?:pe|par|mein|me|ko|ke liye) $/u.test(before) &&
  /^ se (?:zyada|jyada|upar) (?:nahi|nahin|mat|na) /.test(after)

/** Separates limits on a part from budgets: "keep radio under 3 lakh, total 10 lakh". */
export function partLimits(entries: readonly InterpretedSum[]): {
  budgets: InterpretedSum[]
  limits: InterpretedSum[]
} {
  const stated = entries.filter(({ role }) => role.isBudget)
  // "12 lakh in Hyderabad, max 5 lakh on hoardings": without the word, the sum that is no limit is the budget.
  const whole = stated.length > 0 ? stated : entries.filter(({ role }) => !role.isCap)
  const total = Math.max(0, ...whole.map(({ sum }) => sum.amount))
  const isLimit = ({ role, sum, words }: InterpretedSum) =>
    role.isCap &&
    sum.amount < total &&
    !/ (?:budget|total|overall) /.test(words.before + words.after) &&
    (destinationOf(words) !== null ||
      / (?:keep|cap|limit) /.test(words.before) ||
      NAMED_LIMIT.test(words.before) ||
      isNamedInHindi(words))
  return { budgets: entries.filter((entry) => !isLimit(entry)), limits: entries.filter(isLimit) }
}

/**
 * The budgets that count: without those taken back, without a small price next to a budget, and each once. A floor and a
 * cap become one range.
 */
export function countedBudgets(entries: InterpretedSum[]): InterpretedSum[] {
  const valid = entries.filter(({ role }) => !role.isDenied)
  const named = valid.filter(({ role }) => role.isBudget)
  const largest = Math.max(0, ...named.map(({ sum }) => sum.amount))
  const spendable = valid.filter(
    ({ role, sum, source }) => role.isBudget || source.sum.hasUnit || sum.amount * 20 > largest || sum.amount > 5_000,
  )
  const standing = spendable.filter((_, i) => !spendable[i + 1]?.isCorrection)
  return merged(standing.length > 0 ? standing : entries.slice(0, 1))
}

function merged(entries: InterpretedSum[]): InterpretedSum[] {
  const [floor, cap] = entries
  if (entries.length === 2 && floor && cap && floor.role.isFloor !== cap.role.isFloor && floor.source.low === null) {
    const [least, most] = floor.role.isFloor ? [floor, cap] : [cap, floor]
    if (most.role.isCap && least.sum.amount <= most.sum.amount) return [{ ...most, min: least.sum.amount }]
  }
  const said = new Set<string>()
  return entries.filter(({ sum, words }) => {
    const key = `${sum.amount} ${destinationOf(words) ?? ''}`
    return !said.has(key) && said.add(key)
  })
}
