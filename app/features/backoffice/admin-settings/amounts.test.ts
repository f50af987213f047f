import { expect, test } from 'vitest'
import { printBands, readBands, toHundredths } from './amounts.ts'

test.each([
  ['18', 1800],
  ['12.5', 1250],
  [' 84.55 ', 8455],
  ['1,000', 100_000],
  ['0.005', 0.5],
  ['', Number.NaN],
  ['ten', Number.NaN],
  ['1e3', Number.NaN],
])('%j typed is %d hundredths', (text, hundredths) => expect(toHundredths(text)).toBe(hundredths))

test('bands are read as they are printed', () => {
  const bands = [
    { days: 30, kept: 0 },
    { days: 15, kept: 25 },
  ]
  expect(printBands(bands)).toBe('30: 0, 15: 25')
  expect(readBands(printBands(bands))).toEqual(bands)
  expect(readBands('30 - 0')).toEqual([{ days: Number.NaN, kept: Number.NaN }])
})
