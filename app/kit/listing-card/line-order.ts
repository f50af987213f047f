import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { list } from '../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'

const MAX_NAMED = 4

/**
 * Days of a line: `15 Dec to 14 Jan 2027`; chosen days of issue by name, or their number with the first and last.
 * @param maxNamed maximum number of chosen days that are named
 */
export function lineDays(
  { starts, ends, days }: Pick<CampaignLine, 'starts' | 'ends' | 'days'>,
  today: CivilDate,
  maxNamed = MAX_NAMED,
): string {
  if (days !== null && days.length <= maxNamed) return list(days.map((day) => formatDate(day, today)))
  const range = starts === ends ? formatDate(starts, today) : rangeText({ from: starts, until: ends }, today)
  return days === null ? range : `${plural(days.length, ['day', 'days'])}, ${range}`
}

/** Quantity of a line: `2 slots`, `1 ad × 4 issues`. */
export function lineQuantity({
  unit,
  quantity,
  insertions,
}: Pick<CampaignLine, 'unit' | 'quantity' | 'insertions'>): string {
  const { quantityNoun, periodNoun, period } = UNITS[unit]
  const pieces = plural(quantity, quantityNoun)
  return period === 'release' && periodNoun ? `${pieces} × ${plural(insertions, periodNoun)}` : pieces
}
