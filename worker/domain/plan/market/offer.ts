import type { Paise } from '../../money.ts'
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

/** One size of an item with its price and what it delivers. */
export interface OfferedOrder extends OrderSize {
  /** Of its days, before GST and without setup. */
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

/** The offer with the order of a size among its orders, and the index of it. */
export function withOrder(
  offer: Offer,
  size: OrderSize,
  places: readonly PlanPlace[],
): { offer: Offer; index: number } {
  const isSize = ({ units, quantity }: OrderSize) => units === size.units && quantity === size.quantity
  const index = offer.orders.findIndex(isSize)
  if (index >= 0) return { offer, index }
  const { item, run, place } = offer
  const orders = [...offer.orders, priced(item, size, { run, perUnit: exposuresPerUnit(item, places, place) })]
  return { offer: { ...offer, orders }, index: orders.length - 1 }
}

/** An offer of one size alone: an order that was made before. */
export function toOrderedOffer(item: InventoryItem, size: OrderSize, run: FlightRun, places: readonly PlanPlace[]) {
  const place = placeOf(item, places)
  const order = priced(item, size, { run, perUnit: exposuresPerUnit(item, places, place) })
  return { offer: { item, run, orders: [order], place } satisfies Offer, order }
}

const placeOf = ({ city }: InventoryItem, places: readonly PlanPlace[]) =>
  city === null ? -1 : places.findIndex(({ name }) => name === city)

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
