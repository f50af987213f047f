import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { isOfFormat } from '../formats.ts'
import type { InventoryItem } from '../inventory.ts'
import { costsIn } from '../market/costs.ts'
import type { Offer } from '../market/offer.ts'
import type { Limit } from './problem.ts'

/** Favoured formats get at least this share of the money of their medium. */
const LEAST_OF_MONEY = 0.4
/** Share of the favoured offers' largest cost that can always be bought. */
const TAKEN = 0.9
/** Lines of other formats of the medium for each favoured one: three in ten are favoured. */
const OTHERS = 7 / 3
/** Shares of all people that the whole budget outside of the share, and one line too many, cost. */
const MONEY_PENALTY = 2
const LINE_PENALTY = 0.1

/**
 * Limits for favoured formats: their share of the money and of the lines of their medium, as far as they can be bought.
 */
export function favouredLimits(brief: CompleteBrief, offers: readonly Offer[], budget: Paise): Limit[] {
  const media = new Set(brief.favouredFormats.map(({ channel }) => channel))
  return [...media].flatMap((medium) => {
    const isFavoured = (item: InventoryItem) => brief.favouredFormats.some((wish) => isOfFormat(item, wish))
    const own = offers.filter(({ item }) => item.channel === medium && isFavoured(item))
    if (own.length === 0) return []
    const ids = new Set(own.map(({ item }) => item.id))
    const costOf = costsIn(brief.budget)
    const most = own.reduce(
      (sum, { item, orders }) => sum + Math.max(0, ...orders.map((order) => costOf(item, order))),
      0,
    )
    const money: Limit = {
      least: Math.min(LEAST_OF_MONEY * moneyOf(medium, brief, offers, budget), TAKEN * most),
      most: Number.POSITIVE_INFINITY,
      isHard: true,
      penalty: MONEY_PENALTY / budget,
      takes: ({ id }, { cost }) => (ids.has(id) ? cost : 0),
    }
    const lines: Limit = {
      least: Number.NEGATIVE_INFINITY,
      most: 0,
      isHard: false,
      penalty: LINE_PENALTY,
      takes: (candidate) => (ids.has(candidate.id) ? -OTHERS : candidate.medium === medium ? 1 : 0),
    }
    return [money, lines]
  })
}

/** Approximate money of a medium: its share of a split, else an even part. */
function moneyOf(
  medium: MediaType,
  { split, channels }: CompleteBrief,
  offers: readonly Offer[],
  budget: Paise,
): Paise {
  const percent = split[medium]
  if (percent !== undefined) return (budget * percent) / 100
  return budget / (channels.length || new Set(offers.map(({ item }) => item.channel)).size)
}
