import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { seasonsIn } from '../../../../catalogue/rules/seasons.ts'
import type { CivilDate, DateSpan } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import { gstOn } from '../market/costs.ts'
import { daysOf } from '../market/offer.ts'
import { discountOn, plainNet } from '../market/prices.ts'
import type { LineSeason } from '../plan.ts'
import { type LineReach, lineReaches } from '../reach/line-reach.ts'
import type { PlanPlace } from '../reach/place.ts'
import type { SelectedOffer } from '../search/selection.ts'

/** A selected offer with its price, dates and reach: a line of the plan before its texts are written. */
export interface PricedLine extends SelectedOffer {
  net: Paise
  season: LineSeason | null
  /** The discount for its length; in `net`. */
  discount: Paise
  gst: Paise
  setup: Paise
  startDate: CivilDate
  endDate: CivilDate
  /** Null without audience figures. */
  impressions: number | null
  reach: LineReach
  channel: MediaType
}

/** Priced lines in the order of a plan: the medium that costs most first, in it the dearest line first. */
export function priceLines(selected: readonly SelectedOffer[], places: readonly PlanPlace[]): PricedLine[] {
  const reaches = lineReaches(
    places,
    selected.map(({ offer, order }) => ({ medium: offer.item.channel, exposures: order.exposures })),
  )
  const lines = selected.map((choice, index): PricedLine => {
    const { item } = choice.offer
    const { net, exposures } = choice.order
    const span = daysOf(choice.offer, choice.order)
    const discount = discountOn(item, choice.order, span)
    const isMeasured = item.impressionsPerUnit !== null && exposures.length > 0
    return {
      ...choice,
      net,
      season: seasonOf(choice, discount, span),
      discount,
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

/** The price of lines in no season, whatever their days, by which cost per thousand is compared. */
export const netAtRates = (lines: readonly PricedLine[]): Paise =>
  lines.reduce((sum, { net, season }) => sum + net - (season?.amount ?? 0), 0)

/** The difference of a line from the rate of the catalogue before its discount, with the reason. */
function seasonOf({ offer: { item }, order }: SelectedOffer, discount: Paise, span: DateSpan): LineSeason | null {
  const parts = seasonsIn(item.seasons ?? [], span).map(({ season: { name, bp }, days }) => ({ name, bp, days }))
  return parts.length > 0 ? { amount: order.net + discount - plainNet(item, order), parts } : null
}
