import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Offer } from '../market/offer.ts'
import type { Limit } from './problem.ts'

/** Shares of all people that a budget's worth of fillers too many costs. */
const MONEY_PENALTY = 2

/** True when an item supplements others of its medium and does little alone. */
export const isFiller = ({ channel, type }: Pick<InventoryItem, 'channel' | 'type'>): boolean =>
  PLAN_RULES[channel].fillers?.of.test(type) === true

/** Limits for fillers: their largest share of the money of their medium, where it has anything else. */
export function fillerLimits(offers: readonly Offer[], budget: Paise): Limit[] {
  return MEDIA_TYPES.flatMap((medium): Limit[] => {
    const { fillers } = PLAN_RULES[medium]
    const own = offers.filter(({ item }) => item.channel === medium)
    const ids = new Set(own.filter(({ item }) => isFiller(item)).map(({ item }) => item.id))
    if (!fillers || ids.size === 0 || ids.size === own.length) return []
    return [
      {
        least: Number.NEGATIVE_INFINITY,
        most: 0,
        isHard: false,
        penalty: MONEY_PENALTY / budget,
        takes: (candidate, { cost }) => {
          if (candidate.medium !== medium) return 0
          return ids.has(candidate.id) ? (1 - fillers.most) * cost : -fillers.most * cost
        },
      },
    ]
  })
}
