import type { CivilDate, DateSpan } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Exposure } from '../reach/exposure.ts'
import type { PlanPlace } from '../reach/place.ts'
import { exposuresPerUnit } from './exposures.ts'
import { daysOfOrder, type FlightRun } from './flight.ts'
import { type OrderSize, orderSizes } from './order-sizes.ts'
import { netOn } from './prices.ts'

/** An inventory item that can run in the flight, with every order of it that the search may choose. */
export interface Offer {
  item: InventoryItem
  run: FlightRun
  /** Ascending by size. */
  orders: OfferedOrder[]
  /** Index of its place; −1 where no city bounds it. */
  place: number
}

/** One size of an item with its price and its delivery. */
export interface OfferedOrder extends OrderSize {
  /** Its first day; absent for the first one of the run. */
  start?: CivilDate
  /** Price of its days, before GST and without setup. */
  net: Paise
  exposures: Exposure[]
}

/** An item with its orders in a flight. */
export function toOffer(item: InventoryItem, run: FlightRun, places: readonly PlanPlace[]): Offer {
  const place = placeOf(item, places)
  const perUnit = exposuresPerUnit(item, places, place)
  return {
    item,
    run,
    orders: orderSizes(item, run.maxUnits).map((size) => priced(item, size, { run, perUnit })),
    place,
  }
}

/** An order size from a day; without one, from the first day of the run. */
export type DatedSize = OrderSize & { start?: CivilDate }

/** Index of the order of this size and first day in an offer; −1 for none. */
export const indexOfOrder = ({ orders, run }: Offer, { units, quantity, start = run.start }: DatedSize): number =>
  orders.findIndex(
    (order) => order.units === units && order.quantity === quantity && (order.start ?? run.start) === start,
  )

/** The offer with this order among its orders, whatever sizes and days the search would weigh. */
export function withOrder(offer: Offer, size: DatedSize, places: readonly PlanPlace[]): Offer {
  if (indexOfOrder(offer, size) >= 0) return offer
  const { item, run, place } = offer
  const perUnit = exposuresPerUnit(item, places, place)
  const start = size.start ?? run.start
  const order = priced(item, size, { run: { ...run, start }, perUnit })
  return { ...offer, orders: [...offer.orders, start === run.start ? order : { ...order, start }] }
}

/** An offer of one size alone: an order that was made before. */
export function toOrderedOffer(item: InventoryItem, size: OrderSize, run: FlightRun, places: readonly PlanPlace[]) {
  const place = placeOf(item, places)
  const order = priced(item, size, { run, perUnit: exposuresPerUnit(item, places, place) })
  return { offer: { item, run, orders: [order], place } satisfies Offer, order }
}

const placeOf = ({ city }: InventoryItem, places: readonly PlanPlace[]) =>
  city === null ? -1 : places.findIndex(({ name }) => name === city)

/** The days of an order of an offer. */
export const daysOf = ({ item, run }: Offer, { units, start = run.start }: OfferedOrder): DateSpan =>
  daysOfOrder(item, units, { ...run, start })

const priced = (
  item: InventoryItem,
  { units, quantity }: OrderSize,
  { run, perUnit }: { run: FlightRun; perUnit: readonly Exposure[] },
): OfferedOrder => ({
  units,
  quantity,
  net: netOn(item, { units, quantity }, daysOfOrder(item, units, run)),
  exposures: perUnit.map((exposure) => ({
    place: exposure.place,
    accessible: exposure.accessible,
    impressions: exposure.impressions * units * quantity,
  })),
})
