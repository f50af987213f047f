import { expect, test } from 'vitest'
import { anOffer } from '../../../tests/support/offer.ts'
import type { Offer } from '../../../worker/catalogue/rules/offer.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { orderLines, readOrder } from './order.ts'

const offer = anOffer({
  rate: { rate: toPaise(185_000) },
  setup: toPaise(14_400),
  discounts: [{ months: 3, bp: 500 }],
})
const print: Offer = {
  ...offer,
  setup: 0,
  rate: { rate: toPaise(220), unit: 'per_sq_cm', minQuantity: 40, step: 10, minDuration: 1 },
}
const order = { quantity: 1, duration: 1 }

test('the estimate shows each step of the sum', () => {
  const { lines, total } = orderLines(offer, { quantity: 1, duration: 2 })
  expect(lines).toEqual([
    { label: '₹1,85,000 × 2 months', amount: toPaise(370_000) },
    { label: 'Printing and mounting', amount: toPaise(14_400) },
    { label: 'GST, 18% (SAC 998366)', amount: toPaise(69_192) },
  ])
  expect(total).toBe(toPaise(453_592))
})

test('what its length takes off has a line of its own', () => {
  const { lines, total } = orderLines(offer, { quantity: 1, duration: 3 })
  expect(lines.slice(0, 2)).toEqual([
    { label: '₹1,85,000 × 3 months', amount: toPaise(555_000) },
    { label: 'Discount for a long booking', amount: toPaise(-27_750) },
  ])
  expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
})

test('a budget under the minimum is brought up to it, and the line says so', () => {
  const clicks: Offer = {
    ...offer,
    setup: 0,
    minBudget: toPaise(50_000),
    rate: { rate: toPaise(10), unit: 'per_click', minQuantity: 100, step: 100, minDuration: 1 },
  }
  const { lines, total } = orderLines(clicks, { quantity: 1000, duration: 1 })
  expect(lines.slice(0, 2)).toEqual([
    { label: '₹10 × 1,000 clicks', amount: toPaise(10_000) },
    { label: 'Up to the minimum budget', amount: toPaise(40_000) },
  ])
  expect(total).toBe(toPaise(59_000))
})

test('a price a day that is booked by the week names its seven days', () => {
  const slot: Offer = {
    ...offer,
    setup: 0,
    rate: { rate: toPaise(6500), unit: 'per_slot_day', minQuantity: 1, step: 1, minDuration: 1 },
  }
  expect(orderLines(slot, { quantity: 2, duration: 3 }).lines[0]).toEqual({
    label: '₹6,500 × 7 days × 2 slots × 3 weeks',
    amount: toPaise(6500 * 42),
  })
})

test('good fields are taken as typed', () => {
  expect(readOrder(print, { quantity: ' 120 ', duration: '2' }, { quantity: 40, duration: 1 })).toEqual({
    order: { quantity: 120, duration: 2 },
    issues: {},
  })
})

test.each([
  ['', 'Type a whole number'],
  ['1.5', 'Type a whole number'],
  ['-40', 'Type a whole number'],
  ['30', 'At least 40 sq cm'],
  ['45', 'In steps of 10, from 40'],
  ['2000000', 'At most 10,00,000'],
])('quantity %j is refused, and the last good one stays', (quantity, message) => {
  const draft = readOrder(print, { quantity, duration: '3' }, { quantity: 80, duration: 1 })
  expect(draft).toEqual({ order: { quantity: 80, duration: 3 }, issues: { quantity: message } })
})

test('where time does not change the price, a duration is not read', () => {
  const reel: Offer = { ...offer, rate: { ...offer.rate, unit: 'per_reel' } }
  expect(readOrder(reel, { quantity: '2', duration: 'x' }, order)).toEqual({
    order: { quantity: 2, duration: 1 },
    issues: {},
  })
})
