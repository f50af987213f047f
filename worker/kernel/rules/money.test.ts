import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCount, formatMillions, formatMoney, formatMoneyShort, formatNumber, toPaise } from './money.ts'

test('rupees become whole paise, to the nearest', () => {
  expect(toPaise(1_85_000)).toBe(1_85_00_000)
  expect(toPaise(0.35)).toBe(35)
  expect(toPaise(19.999)).toBe(2_000)
  // 1.15 × 100 is 114.99999999999999 in floating point.
  expect(toPaise(1.15)).toBe(115)
})

describe('formatMoney', () => {
  test.each([
    [0, '₹0'],
    [100, '₹1'],
    [999_00, '₹999'],
    [1_000_00, '₹1,000'],
    [99_999_00, '₹99,999'],
    [1_00_000_00, '₹1,00,000'],
    [1_50_000_00, '₹1,50,000'],
    [1_07_00_000_00, '₹1,07,00,000'],
  ])('groups %i paise the Indian way: %s', (paise, text) => expect(formatMoney(paise)).toBe(text))

  test.each([
    [35, '₹0.35'],
    [12_50, '₹12.50'],
    [99_00, '₹99'],
    [99_99, '₹99.99'],
  ])('shows the paise of a small amount: %i is %s', (paise, text) => expect(formatMoney(paise)).toBe(text))

  test('rounds paise away from ₹100 on', () => {
    expect(formatMoney(100_49)).toBe('₹100')
    expect(formatMoney(100_50)).toBe('₹101')
  })
})

test.each([
  [99_999_00, '₹99,999'],
  [1_00_000_00, '₹1 L'],
  [45_60_000_00, '₹45.6 L'],
  [1_85_000_00, '₹1.85 L'],
  [1_12_00_000_00, '₹1.12 Cr'],
])('formatMoneyShort says %i as %s', (paise, text) => expect(formatMoneyShort(paise)).toBe(text))

test.each([
  [38_000, '38,000'],
  [2_10_000, '2.1 lakh'],
  [4_80_00_000, '4.8 crore'],
])('formatCount says %i as %s', (count, text) => expect(formatCount(count)).toBe(text))

test.each([
  [100_000, '0.1M'],
  [1_500_000, '1.5M'],
  [2_000_000, '2.0M'],
])('followers are always millions with one decimal: %i is %s', (count, text) =>
  expect(formatMillions(count)).toBe(text),
)

test('a formatted number keeps its digits', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(formatNumber(value).replaceAll(',', '')).toBe(String(value))
    }),
  )
})
