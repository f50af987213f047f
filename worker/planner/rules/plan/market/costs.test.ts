import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { costsIn, gstOn } from './costs.ts'

/** A site with ₹100 of printing for each piece, at a GST of 18 %. */
const site = inventoryItem({ setup: 10_000 })
const order = { net: 100_000, quantity: 2 }

test.each([
  ['exclusive', 123_600],
  ['inclusive', 141_600],
] as const)('a budget %s of GST pays media and setup, %i paise', (gst, cost) => {
  expect(costsIn({ gst })(site, order)).toBe(cost)
})

test('GST is rounded to the paisa', () => {
  expect(gstOn(33, site)).toBe(6)
  expect(gstOn(30, site)).toBe(5)
})
