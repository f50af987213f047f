import { type CivilDate, formatDate, monthsFrom } from '../../kernel/rules/dates.ts'
import { type Calendar, daysOf } from './availability/calendar.ts'

export const AVAILABILITY = ['available', 'booked', 'sold_out'] as const

export interface Availability {
  status: (typeof AVAILABILITY)[number]
  /** First free day of a booked listing; null when unknown. */
  nextAvailable: CivilDate | null
}

/** A booking that has run out frees the listing by itself. */
export function isAvailable({ status, nextAvailable }: Availability, today: CivilDate): boolean {
  return status === 'available' || (nextAvailable !== null && nextAvailable <= today)
}

/** `Available`, `Free from 14 Jan`, `Sold out` */
export function availabilityText(availability: Availability, today: CivilDate): string {
  if (isAvailable(availability, today)) return 'Available'
  return availability.nextAvailable ? `Free from ${formatDate(availability.nextAvailable, today)}` : 'Sold out'
}

/** Six months from today: the share of each month that is booked, 0 to 1. */
export function bookedMonths(availability: Availability, today: CivilDate): { name: string; booked: number }[] {
  const free = isAvailable(availability, today)
  return monthsFrom(today, 6).map(({ first, next, name }) => {
    if (free) return { name, booked: 0 }
    const until = availability.nextAvailable
    if (!until || until >= next) return { name, booked: 1 }
    return { name, booked: until <= first ? 0 : (Number(until.slice(8)) - 1) / 30 }
  })
}

/** Availability of today by a calendar, for an offer sold in this minimum quantity. */
export function availabilityOf(
  calendar: Calendar,
  today: CivilDate,
  wanted: { quantity: number; now: number },
): Availability {
  const last = calendar.allocations.reduce((end, { until }) => (until > end ? until : end), today)
  const free = daysOf(calendar, { start: today, end: last }, wanted).find(({ state }) => state === 'free')
  if (!free || calendar.soldOut) return { status: 'sold_out', nextAvailable: null }
  return free.from === today
    ? { status: 'available', nextAvailable: null }
    : { status: 'booked', nextAvailable: free.from }
}

/** A channel, station or venue is as free as the freest of its spots. */
export function availabilityOfSpots(spots: readonly Availability[], today: CivilDate): Availability {
  if (spots.some((spot) => isAvailable(spot, today))) return { status: 'available', nextAvailable: null }
  const [next] = spots.flatMap(({ nextAvailable }) => nextAvailable ?? []).sort()
  return next === undefined ? { status: 'sold_out', nextAvailable: null } : { status: 'booked', nextAvailable: next }
}
