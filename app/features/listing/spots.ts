import type { Spot } from '../../../worker/catalogue/rules/listing.ts'
import { showingPrice } from '../../../worker/catalogue/rules/rate.ts'
import type { SpotSort } from '../../../worker/catalogue/rules/registry/spec.ts'
import { formatClock } from '../../../worker/kernel/rules/dates.ts'
import type { Paise } from '../../../worker/kernel/rules/money.ts'

const DAY = 1440

/** The price of one airing, insertion or month of a spot, before GST. */
export const spotPrice = ({ rate, seconds }: Pick<Spot, 'rate' | 'seconds'>): Paise => showingPrice(rate, seconds)

/** Spots without a slot or a length come last. */
const KEYS: Record<SpotSort, (spot: Spot) => number> = {
  time: ({ slot }) => (slot ? slot.from * 2 * DAY + slot.to : Number.POSITIVE_INFINITY),
  price: spotPrice,
  duration: ({ seconds }) => seconds ?? Number.POSITIVE_INFINITY,
}

/** Sorts a copy: slots by start, then end; prices by amount; lengths by seconds. Equal spots keep their order. */
export function sortSpots(spots: readonly Spot[], sort: SpotSort | undefined): Spot[] {
  if (!sort) return [...spots]
  const key = KEYS[sort]
  // Compared first: Infinity - Infinity is NaN.
  return spots.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)))
}

/** Slot as text: `20:00 to 21:00`. After midnight the clock of the next day applies: `23:00 to 01:00`. */
export const slotText = ({ from, to }: NonNullable<Spot['slot']>): string =>
  `${formatClock(from)} to ${formatClock(to % DAY)}`
