import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import type { PriceLimit } from '../../question.ts'
import { readAmounts } from '../amounts/amounts.ts'
import { readChannels } from '../media/channels.ts'
import { normalise } from '../text/tokens.ts'
import { wholeWordsOfAnyScript } from '../text/word-table.ts'

const words = (table: string) => wholeWordsOfAnyScript(normalise(table))
const UNDER = words(`
  under, below, less than, within, cheaper than, not more than, at most, up ?to, upto, for less than, se kam, ke andar, ke neeche, ke niche, tak,
  से कम, के अंदर, के नीचे, तक
`)
const OVER = words('more than, over, above, costlier than, dearer than, se zyada, se jyada, se upar, से ज़्यादा, से ऊपर')
const GETS =
  /(?<![\p{L}\p{M}])(?:mein|me|mai|में)(?![\p{L}\p{M}]).{0,40}(?:(?:mil|aa|ho) ?(?:jaa?(?:y|e)|sak|paa?y)|milega|milegi|aayega|aayegi|मिल|आ जाए|आएग)/u
/** These ask for a plan within a sum, not for a price. */
const PLANNING = words(`
  plan, campaign, budget, package, mix, do, run, advertise, promote, make, keep, reach, people, customers, leads, total, all, everything, it, this, that, these,
  योजना, प्लान, बजट, अभियान
`)

/** The sum that a clause asks whether the price of a medium or format is below or above; null where it asks no such thing. */
export function readPriceLimit(clause: string): PriceLimit | null {
  const isUnder = UNDER.test(clause) || GETS.test(clause)
  const isOver = OVER.test(clause)
  if (isUnder === isOver || PLANNING.test(clause)) return null
  const { budgets, limits, change } = readAmounts(clause)
  const [sum, ...others] = [...budgets, ...limits]
  if (!sum || others.length > 0 || change) return null
  const { mentions, formatSpans } = readChannels(clause, wordsOf(clause), [])
  return mentions.length + formatSpans.length > 0 ? { rupees: sum.amount, isUnder } : null
}
