import { expect, test } from 'vitest'
import { offerOf } from '../../../../../tests/support/plan-lines.ts'
import type { Offer } from '../market/offer.ts'
import { heldIndexes } from './held-orders.ts'

/** Offers of which each order costs so much; the first runs one unit, the second two, … */
const offer = (id: string, ...costs: number[]): Offer =>
  offerOf({ id }, ...costs.map((net, at) => ({ net, units: at + 1 })))
const hold = (budget: number, units: Record<string, number>, ...offers: Offer[]) => [
  ...heldIndexes(
    offers,
    new Map(Object.entries(units).map(([id, count]) => [id, { id, units: count, quantity: 1 }])),
    (_, { net }) => net,
    budget,
  ),
]

test('what is held keeps its own order, and nothing else is held', () => {
  expect(hold(70, { a: 2, b: 1 }, offer('a', 10, 40), offer('b', 10, 30), offer('c', 1))).toEqual([
    ['a', 1],
    ['b', 0],
  ])
})

test('an order beyond the money left, or of another size, is left to the search', () => {
  expect(hold(30, { a: 1, b: 1, c: 1 }, offer('a', 20), offer('b', 20), offer('c', 10))).toEqual([
    ['a', 0],
    ['c', 0],
  ])
  expect(hold(30, { a: 3 }, offer('a', 10, 20))).toEqual([])
})
