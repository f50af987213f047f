import { expect, test } from 'vitest'
import { offerOf } from '../../../../tests/support/plan-lines.ts'
import type { Offer } from '../market/offer.ts'
import { lockedOrders } from './locked-orders.ts'

/** Offers of which each order costs so much. */
const offer = (id: string, ...costs: number[]): Offer => offerOf({ id }, ...costs.map((net) => ({ net })))
const hold = (budget: number, ...offers: Offer[]) => [
  ...lockedOrders(offers, new Set(offers.map(({ item }) => item.id)), (_, { net }) => net, budget),
]

test('what is locked takes its longest run, up to the last rupee', () => {
  expect(hold(70, offer('a', 10, 40), offer('b', 10, 30))).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

test('beyond the budget all take their smallest order', () => {
  expect(hold(69, offer('a', 10, 40), offer('b', 10, 30))).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

test('what does not fit even so is left out, and what follows still fits', () => {
  expect(hold(30, offer('a', 20), offer('b', 20), offer('c', 10))).toEqual([
    ['a', 0],
    ['c', 0],
  ])
  expect(hold(30, { ...offer('empty'), orders: [] }, offer('c', 10))).toEqual([['c', 0]])
})
