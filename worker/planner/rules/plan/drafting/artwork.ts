import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { addDays } from '../../../../kernel/rules/dates.ts'
import { leadDays } from '../market/lead-time.ts'
import type { PlanLine } from '../plan.ts'
import type { PricedLine } from './price-lines.ts'

/** The last day for the artwork of a line; null where creators or presenters make what is shown or said. */
export function artworkBy({ channel, startDate, offer }: PricedLine): PlanLine['artworkBy'] {
  if (PLAN_RULES[channel].spread === 'followers' || offer.item.trade.unit === 'per_mention') return null
  return addDays(startDate, -leadDays(channel))
}
