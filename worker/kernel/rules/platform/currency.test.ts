import { expect, test } from 'vitest'
import { type DisplayCurrency, formatAdminAmount, RUPEES } from './currency.ts'

const DOLLARS: DisplayCurrency = { currency: 'USD', paise: 84_50, fromDate: '2026-11-01' }

test.each<[number, DisplayCurrency, boolean, string]>([
  [45_60_000_00, RUPEES, true, '₹45.6 L'],
  [45_60_000_00, RUPEES, false, '₹45,60,000'],
  [45_60_000_00, DOLLARS, false, '$53,964'],
  [45_60_000_00, DOLLARS, true, '$54K'],
  [169_00, DOLLARS, false, '$2.00'],
  [8_450_000_00, { ...DOLLARS, currency: 'EUR' }, true, '€100K'],
  [-1_69_000_00, DOLLARS, false, '-$2,000'],
  [0, DOLLARS, true, '$0'],
  [0, DOLLARS, false, '$0.00'],
])('%i paise', (paise, shown, isShort, text) => expect(formatAdminAmount(paise, shown, isShort)).toBe(text))
