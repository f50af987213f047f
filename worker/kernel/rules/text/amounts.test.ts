import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, toPaise } from '../money.ts'
import { parseRupees, scaleOf } from './amounts.ts'

describe('parseRupees', () => {
  test.each([
    ['185000', 1_85_000],
    ['1,85,000', 1_85_000],
    [' ₹1,85,000 ', 1_85_000],
    ['Rs. 500', 500],
    ['1.85 L', 1_85_000],
    ['1.85lakh', 1_85_000],
    ['2 lakhs', 2_00_000],
    ['1.2 Cr', 1_20_00_000],
    ['40k', 40_000],
    ['12.', 12],
    ['12.50', 13],
  ])('reads %j as %i', (text, amount) => expect(parseRupees(text)).toBe(amount))

  test.each(['', 'cheap', '-5', '1e5', '1.2.3', '5 dollars', '₹', ',5', '१०००'])(
    'does not take %j for an amount',
    (text) => expect(parseRupees(text)).toBeNull(),
  )

  test('reads what formatMoney writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999_999_999 }), (amount) => {
        expect(parseRupees(formatMoney(toPaise(amount)))).toBe(amount)
      }),
    )
  })
})

test('a unit is worth the same in Latin letters, in Hindi and misspelt', () => {
  expect(['lakh', 'lac', 'लाख', 'lkh'].map(scaleOf)).toEqual([1e5, 1e5, 1e5, 1e5])
  // With and without the nukta, which many keyboards leave out.
  expect(['करोड़'.normalize('NFKC'), 'करोड'].map(scaleOf)).toEqual([1e7, 1e7])
  expect(scaleOf('hundred')).toBeUndefined()
})
