import { addDays, addMonths, type CivilDate, daysIn } from '../../../../kernel/rules/dates.ts'
import { canRun, daysOfOrder } from './flight.ts'
import type { Offer, OfferedOrder } from './offer.ts'
import { netOn } from './prices.ts'

const WEEK = 7
const DAYS = { per_week: 7, per_day: 1 } as const

/**
 * An offer whose orders may also start on later days of its run, so that a plan can be spread over its flight: at most
 * so many for each order, evenly over the run in whole weeks, or in months for items sold by the month. Releases fall
 * on any day of the run, and events on their own.
 * @param isRising whether later days are worth more: then a release may be kept for the second half of the run
 */
export function withStarts(offer: Offer, most: number, isRising: boolean): Offer {
  const { item, run, orders } = offer
  if (item.fixedDates) return offer
  const startsOf = new Map<number, CivilDate[]>()
  for (const { units } of orders) {
    if (!startsOf.has(units)) startsOf.set(units, laterStarts(offer, units, most, isRising))
  }
  return {
    ...offer,
    orders: orders.flatMap((order) => {
      const later = order.start === undefined ? (startsOf.get(order.units) ?? []) : []
      return [
        order,
        ...later.map((start): OfferedOrder => {
          const days = daysOfOrder(item, order.units, { ...run, start })
          return { ...order, start, net: netOn(item, order, days) }
        }),
      ]
    }),
  }
}

function laterStarts({ item, run }: Offer, units: number, most: number, isRising: boolean): CivilDate[] {
  const { unit } = item
  if (unit === 'per_release') return isRising && units === 1 ? [addDays(run.start, Math.floor(daysIn(run) / 2))] : []
  if (unit === 'per_month') return evenly(monthsLeft(run, units), most).map((months) => addMonths(run.start, months))
  const weeks = Math.floor((daysIn(run) - units * DAYS[unit]) / WEEK)
  return evenly(weeks, most)
    .map((week) => addDays(run.start, week * WEEK))
    .filter((start) => canRun(item, daysOfOrder(item, units, { ...run, start })))
}

/** At most so many whole numbers from 1 to the last one, evenly. */
function evenly(last: number, most: number): number[] {
  const count = Math.max(0, Math.min(most, last))
  return Array.from({ length: count }, (_, n) => Math.round(((n + 1) * last) / count))
}

/** Months by which a booking of so many months can start later. */
function monthsLeft(run: Offer['run'], units: number): number {
  let months = 0
  while (addDays(addMonths(run.start, months + 1 + units), -1) <= run.end) months++
  return months
}
