import { expect, test } from 'vitest'
import { bandsText, formatPercent, milestonesText } from './dated-words.ts'

test('rates and rules are printed as percent', () => {
  expect([1000, 1250].map(formatPercent)).toEqual(['10%', '12.5%'])
  expect(milestonesText([30, 40, 30])).toBe('30% / 40% / 30%')
  const bands = [
    { days: 30, kept: 0 },
    { days: 15, kept: 25 },
  ]
  expect(bandsText(bands)).toBe('0% from 30 days before, 25% from 15 days before, then 100%')
})
