import type { NamedAudience } from '../../../../catalogue/rules/registry/affinity/columns.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { addDays } from '../../../../kernel/rules/dates.ts'
import { audienceIndex } from '../market/affinity/audience-index.ts'
import { leadDays } from '../market/lead-time.ts'
import type { PlanLine } from '../plan.ts'
import { perThousand, round } from './figures.ts'
import { orderText } from './order-text.ts'
import { netAtRates, type PricedLine } from './price-lines.ts'
import { reasonsFor } from './reasons.ts'

/** The last day for the artwork of a line; null where creators or presenters make the content. */
function artworkBy({ channel, startDate, offer }: PricedLine): PlanLine['artworkBy'] {
  if (PLAN_RULES[channel].spread === 'followers' || offer.item.trade.unit === 'per_mention') return null
  return addDays(startDate, -leadDays(channel))
}

/**
 * Lines in the form of the plan.
 * @param universe people in all places of the plan @param asked media of the brief
 * @param audience named in the brief; null for all adults
 */
export function writeLines(
  lines: readonly PricedLine[],
  {
    universe,
    now,
    asked,
    audience = null,
  }: { universe: number; now: string; asked: readonly MediaType[]; audience?: NamedAudience | null },
): PlanLine[] {
  const reasons = reasonsFor(lines, asked, audience)
  return lines.map((line, index) => {
    const { item } = line.offer
    const { impressions } = line
    const reach = impressions === null ? null : Math.round(line.reach.own)
    return {
      lineNo: index + 1,
      inventoryId: item.id,
      listingId: item.listingId,
      path: item.path,
      title: item.title,
      ref: item.ref,
      side: item.side,
      channel: item.channel,
      subcategory: item.subcategory,
      mediaOwner: item.owner,
      city: item.city,
      state: item.state,
      variant: item.variant,
      area: item.area,
      startDate: line.startDate,
      endDate: line.endDate,
      unit: item.unit,
      units: line.order.units,
      quantity: line.order.quantity,
      rate: item.rate,
      rateType: 'card',
      order: orderText(item, line.order, line.season, line.discount),
      tradeUnit: item.trade.unit,
      discountAmount: line.discount,
      season: line.season,
      netAmount: line.net,
      sac: item.gst.sac,
      gstRate: item.gst.percent / 100,
      gstAmount: line.gst,
      totalAmount: line.net + line.gst,
      setupAmount: line.setup,
      impressions,
      reach,
      reachPct: reach === null ? null : round((100 * reach) / universe),
      frequency: reach && impressions !== null ? round(impressions / reach) : null,
      grps: impressions === null ? null : round((100 * impressions) / universe),
      cpm: impressions ? perThousand(netAtRates([line]), impressions) : null,
      availability: { status: 'available', checkedAt: now },
      audienceIndex: audience && audienceIndex(item, audience),
      artworkBy: artworkBy(line),
      locked: line.locked,
      why: reasons[index] ?? '',
    }
  })
}
