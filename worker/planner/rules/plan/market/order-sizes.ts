import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { daysIn } from '../../../../kernel/rules/dates.ts'
import type { InventoryItem } from '../inventory.ts'
import type { FlightRun } from './flight.ts'

/** Units and number booked of an item. */
export interface OrderSize {
  /** Periods of the item: months, weeks, days or releases. */
  units: number
  /** Smallest orders that run at the same time. */
  quantity: number
}

/** Sizes of one item that the search may weigh: each one costs it evaluations. */
const MAX_SIZES = 6
/** Lengths between the shortest and the longest booking, in units. */
const LENGTHS = {
  per_month: [2, 3],
  per_week: [2, 4],
  per_day: [3, 7, 14],
  per_release: [2, 4, 8],
} as const

/**
 * The sizes of an item that are weighed, ascending: lengths from the shortest to the longest booking, or, where more than
 * one can run at a time, the shortest and the longest with several quantities of the longest.
 * @param maxUnits longest booking in the flight, at least the minimum of the item
 */
export function orderSizes(item: InventoryItem, maxUnits: number): OrderSize[] {
  const { unit, minDuration } = item
  const between = LENGTHS[unit].filter((length) => length > minDuration && length < maxUnits)
  const quantities = quantitiesOf(item)
  const lengths = quantities.length > 1 ? [minDuration, maxUnits] : [minDuration, ...between, maxUnits]
  const sizes = [...new Set(lengths)].flatMap((units) =>
    (units === maxUnits ? quantities : [1]).map((quantity) => ({ units, quantity })),
  )
  return sizes.slice(0, MAX_SIZES).sort((a, b) => a.units * a.quantity - b.units * b.quantity || a.units - b.units)
}

/**
 * One, two, about the root, half and all of the number that can run at a time; only quantities on the seller's steps.
 */
function quantitiesOf({ maxQuantity, trade }: InventoryItem): number[] {
  const onStep = (quantity: number) => quantity === 1 || (trade.quantity * (quantity - 1)) % trade.step === 0
  const wanted = [1, 2, Math.round(Math.sqrt(maxQuantity)), Math.ceil(maxQuantity / 2), maxQuantity]
  return [...new Set(wanted)].filter((quantity) => quantity <= maxQuantity && onStep(quantity)).sort((a, b) => a - b)
}

/** Fewest units of a line that people notice in the days that it has; 1 where any is enough. */
export function enoughUnits({ channel, unit, title }: InventoryItem, run: FlightRun): number {
  const { enough } = PLAN_RULES[channel]
  if (!enough || enough.unit !== unit || daysIn(run) < (enough.minDays ?? 0)) return 1
  return enough.unless?.test(title) === true ? 1 : Math.min(enough.units, run.maxUnits)
}
