import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import type { InventoryItem } from '../inventory.ts'
import { orderSizes } from './order-sizes.ts'

const unitsOf = (unit: InventoryItem['unit'], minDuration: number, maxUnits: number) =>
  orderSizes(inventoryItem({ unit, minDuration }), maxUnits).map(({ units }) => units)
const quantitiesOf = (maxQuantity: number) =>
  orderSizes(inventoryItem({ maxQuantity }), 1).map(({ quantity }) => quantity)

test.each([
  ['per_month', 1, 12, [1, 2, 3, 12]],
  ['per_month', 2, 3, [2, 3]],
  ['per_week', 1, 4, [1, 2, 4]],
  ['per_week', 3, 6, [3, 4, 6]],
  ['per_day', 1, 30, [1, 3, 7, 14, 30]],
  ['per_day', 7, 14, [7, 14]],
  ['per_release', 2, 9, [2, 4, 8, 9]],
] as const)('%s from %i to %i is weighed in lengths of %j', (unit, least, most, lengths) => {
  expect(unitsOf(unit, least, most)).toEqual(lengths)
})

test.each([
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [16, [1, 2, 4, 8, 16]],
  [15, [1, 2, 4, 8, 15]],
])('of %i at a time, quantities of %j are weighed', (most, quantities) => {
  expect(quantitiesOf(most)).toEqual(quantities)
})

test('a quantity grows by the steps of the pieces in a smallest order', () => {
  const trade = { unit: 'per_mille', rate: 1, quantity: 2, step: 4, seconds: null } as const
  expect(orderSizes(inventoryItem({ maxQuantity: 5, trade }), 1).map(({ quantity }) => quantity)).toEqual([1, 3, 5])
})
