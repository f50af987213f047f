import { expect, test } from 'vitest'
import { paiseOf, textOf } from './amount-text.ts'

test.each([
  ['2,04,728', 2_04_728_00],
  ['₹ 2,04,728.5', 2_04_728_50],
  ['Rs. 12.05', 12_05],
  ['0', 0],
])('%s is %i paise', (text, paise) => expect(paiseOf(text)).toBe(paise))

test.each(['', '-5', '1.234', '2 lakh', '=1+1', '1e5'])('%j is no amount', (text) => expect(paiseOf(text)).toBeNaN())

test.each([0, 5, 12_05, 2_04_728_00, 2_04_728_50])('%i paise read the same again', (amount) =>
  expect(paiseOf(textOf(amount))).toBe(amount),
)
