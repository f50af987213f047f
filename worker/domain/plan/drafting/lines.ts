import type { MediaType } from '../../catalogue/registry/media.ts'
import type { CivilDate } from '../../dates.ts'
import type { Paise } from '../../money.ts'
import { gstOn } from '../market/costs.ts'
import { lineSpan } from '../market/flight.ts'
import type { PlanLine } from '../plan.ts'
import { type LineReach, lineReaches } from '../reach/line-reach.ts'
import type { PlanPlace } from '../reach/place.ts'
import type { SelectedOffer } from '../search/selection.ts'
import { orderText } from './order-text.ts'
import { reasonsFor } from './reasons.ts'

/** A chosen line with what it does, before it is written down. */
export interface PricedLine extends SelectedOffer {
  net: Paise
  gst: Paise
  setup: Paise
  startDate: CivilDate
  endDate: CivilDate
  /** Null where nobody measures it. */
  impressions: number | null
  reach: LineReach
  channel: MediaType
}

/** The cost of a thousand impressions, to the paisa. */
export const perThousand = (net: Paise, impressions: number): Paise => Math.round((net / impressions) * 1_000)

/** Rounded to so many decimals. */
export const round = (value: number, decimals = 2): number => {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** Lines in the order of a plan: media by what they cost, then the dearest first. */
export function priceLines(selected: readonly SelectedOffer[], places: readonly PlanPlace[]): PricedLine[] {
  const reaches = lineReaches(
    places,
    selected.map(({ offer, order }) => ({ medium: offer.item.channel, exposures: order.exposures })),
  )
  const lines = selected.map((choice, index): PricedLine => {
    const { item, run } = choice.offer
    const { net, units, exposures } = choice.order
    const span = item.fixedDates ? run : lineSpan(item.unit, units, run)
    const isMeasured = item.impressionsPerUnit !== null && exposures.length > 0
    return {
      ...choice,
      net,
      gst: gstOn(net, item),
      setup: item.setup * choice.order.quantity,
      startDate: span.start,
      endDate: span.end,
      impressions: isMeasured ? Math.round(exposures.reduce((sum, exposure) => sum + exposure.impressions, 0)) : null,
      reach: reaches[index] ?? { own: 0, added: 0 },
      channel: item.channel,
    }
  })
  const ofMedium = new Map<MediaType, Paise>()
  for (const { channel, net } of lines) ofMedium.set(channel, (ofMedium.get(channel) ?? 0) + net)
  return lines.sort(
    (a, b) =>
      (ofMedium.get(b.channel) ?? 0) - (ofMedium.get(a.channel) ?? 0) ||
      (a.channel < b.channel ? -1 : a.channel > b.channel ? 1 : 0) ||
      b.net - a.net ||
      (a.offer.item.id < b.offer.item.id ? -1 : 1),
  )
}

/** Lines as the plan has them. @param universe people of all places of the plan */
export function writeLines(
  lines: readonly PricedLine[],
  { universe, now, asked }: { universe: number; now: string; asked: readonly MediaType[] },
): PlanLine[] {
  const reasons = reasonsFor(lines, asked)
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
      channel: item.channel,
      subcategory: item.subcategory,
      mediaOwner: item.owner,
      city: item.city,
      state: item.state,
      variant: item.variant,
      startDate: line.startDate,
      endDate: line.endDate,
      unit: item.unit,
      units: line.order.units,
      quantity: line.order.quantity,
      rate: item.rate,
      rateType: 'card',
      order: orderText(item, line.order.units, line.order.quantity),
      tradeUnit: item.trade.unit,
      discountAmount: 0,
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
      cpm: impressions ? perThousand(line.net, impressions) : null,
      availability: { status: 'available', checkedAt: now },
      locked: line.locked,
      why: reasons[index] ?? '',
    }
  })
}
