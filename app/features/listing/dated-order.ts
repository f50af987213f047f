import { type DayRun, freeSpans, nearestFree, takenIn } from '../../../worker/domain/availability/calendar.ts'
import {
  type DateRange,
  lastOpenDay,
  lengthOf,
  REVERSED,
  rangeOf,
  spanOf,
} from '../../../worker/domain/availability/range.ts'
import { type DatedEstimate, datedEstimate, shortestEnd } from '../../../worker/domain/catalogue/dated-price.ts'
import { describeMinimum, type Order, piecePrice } from '../../../worker/domain/catalogue/rate.ts'
import type { MediaSpec } from '../../../worker/domain/catalogue/registry/spec.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { seasonsIn, seasonText } from '../../../worker/domain/catalogue/seasons.ts'
import { type CivilDate, daysIn, formatDate, formatLongDate, isCivilDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import type { PanelOffer } from './offer.ts'
import type { Line } from './order.ts'

/** The days as typed: a range, or what is wrong with which end; neither while an end is missing. */
interface ReadDays {
  range: DateRange | null
  issues: Partial<Record<keyof DateRange, string>>
}

/** Reads the two dates of the estimate as typed. */
export function readDays(typed: Partial<Record<keyof DateRange, string | undefined>>, today: CivilDate): ReadDays {
  const { from = '', until = '' } = typed
  const last = lastOpenDay(today)
  const issues: ReadDays['issues'] = {}
  if (from !== '' && !isCivilDate(from)) issues.from = 'Choose a day'
  else if (from !== '' && from < today) issues.from = 'The first day has passed'
  if (until !== '' && !isCivilDate(until)) issues.until = 'Choose a day'
  else if (until !== '' && from !== '' && until < from) issues.until = REVERSED
  else if (until > last) issues.until = `Calendars are open until ${formatLongDate(last)}`
  const isRange = from !== '' && until !== '' && Object.keys(issues).length === 0
  return { range: isRange ? { from, until } : null, issues }
}

/** An order on days: its sums, and whether the days are free. */
export interface DatedOrder {
  sums: DatedEstimate
  days: number
  taken: DayRun[]
  /** Free days as long as these, the nearest first; only where these are taken. */
  nearest: DateRange[]
}

/** The price of days, and what is free of them; or why they are too few. */
function orderOn(
  offer: PanelOffer,
  { order, range }: { order: Order; range: DateRange },
  { gst }: Pick<MediaSpec, 'gst'>,
  today: CivilDate,
): DatedOrder | { tooShort: string } {
  const { rate, seconds, setup, minBudget, seasons } = offer
  const asked = { span: spanOf(range), quantity: order.quantity, pieces: order.duration }
  const sums = datedEstimate(rate, asked, gst.percent, { seconds, setup, minBudget, seasons })
  if (sums === null) {
    return { tooShort: `At least ${describeMinimum(rate)}: until ${formatDate(shortestEnd(rate, range.from), today)}` }
  }
  const { span } = sums.booking
  const runs = forQuantity(offer.runs, sums.quantity)
  const taken = takenIn(runs, span)
  const nearest = taken.length > 0 ? nearestFree(freeSpans(runs), span.start, lengthOf(span)).map(rangeOf) : []
  return { sums, days: daysIn(span), taken, nearest }
}

/** The days of the address as an order: those that can be ordered, their sums, and what is wrong with which end. */
export function orderOnRange(
  offer: PanelOffer,
  { order, range }: { order: Order; range: DateRange | null },
  spec: Pick<MediaSpec, 'gst'>,
  today: CivilDate,
): { chosen: DateRange | null; dated: DatedOrder | null; issues: ReadDays['issues'] } {
  if (range === null) return { chosen: null, dated: null, issues: {} }
  // Days that have passed since the address was made are no days to price.
  const { range: chosen, issues } = readDays(range, today)
  if (chosen === null) return { chosen, dated: null, issues }
  const onDays = orderOn(offer, { order, range: chosen }, spec, today)
  return 'sums' in onDays
    ? { chosen, dated: onDays, issues }
    : { chosen, dated: null, issues: { ...issues, until: onDays.tooShort } }
}

/** The same days for a larger order: where less is left they are taken. */
const forQuantity = (runs: readonly DayRun[], quantity: number): DayRun[] =>
  runs.map((run) =>
    run.state === 'free' && run.left !== null && run.left < quantity ? { ...run, state: 'booked' } : run,
  )

/** The sums of an order on days, line by line: `₹1,85,000 × 1 month and 6 days`, season, setup, GST, total. */
export function datedLines(offer: PanelOffer, { sums }: DatedOrder, { gst, setup }: Pick<MediaSpec, 'gst' | 'setup'>) {
  const { rate, seconds, seasons } = offer
  const { booking, quantity } = sums
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  const factors = [
    formatMoney(piecePrice(rate, seconds)),
    (quantity > 1 || !periodNoun) && plural(quantity, quantityNoun),
    lengthText(offer, sums),
  ]
  const lines: Line[] = [{ label: factors.filter(Boolean).join(' × '), amount: sums.media - sums.raised - sums.season }]
  if (sums.season !== 0) {
    const parts = seasonsIn(seasons, booking.span).map(({ season, days }) => ({ ...season, days }))
    lines.push({ label: seasonText(parts), amount: sums.season })
  }
  if (sums.raised > 0) lines.push({ label: 'Up to the minimum budget', amount: sums.raised })
  if (sums.setup > 0) lines.push({ label: setup ?? 'Setting up', amount: sums.setup })
  lines.push({ label: `GST, ${gst.percent}% (SAC ${gst.sac})`, amount: sums.gst })
  return { lines, total: sums.total }
}

/** How long, as it is billed: `2 months`, `1 month and 6 days`, `31 days`, `4 weeks`, `2 insertions`. */
function lengthText({ rate }: PanelOffer, { booking }: DatedEstimate): string | null {
  const { periodNoun, period } = UNITS[rate.unit]
  const { n, d } = booking.dues
  if (period === 'release') return periodNoun && plural(n, periodNoun)
  if (d === 1) return n === daysIn(booking.span) ? plural(n, ['day', 'days']) : plural(n, ['week', 'weeks'])
  const parts = [
    n >= 30 && plural(Math.floor(n / 30), ['month', 'months']),
    n % 30 > 0 && plural(n % 30, ['day', 'days']),
  ]
  return parts.filter(Boolean).join(' and ')
}

/** The periods of a booking, begun ones whole: what an enquiry says of it. */
export function periodsOf({ rate }: PanelOffer, { booking }: DatedEstimate): number {
  const { n, d } = booking.dues
  return Math.ceil(n / d / UNITS[rate.unit].duesPerPeriod)
}
