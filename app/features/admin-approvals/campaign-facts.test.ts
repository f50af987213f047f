import { expect, test } from 'vitest'
import { budgetOf, durationOf, heldText } from './campaign-facts.ts'

test('a flight lasts from its first to its last day', () => {
  expect(durationOf({ starts: '2026-12-15', ends: '2027-01-13' })).toBe('30 days')
  expect(durationOf({ starts: '2026-12-15', ends: '2026-12-15' })).toBe('1 day')
})

test('the sum stands against the budget', () => {
  expect(budgetOf({ budget: null, total: 100_00 })).toEqual({ text: '₹100, no budget set', over: null })
  expect(budgetOf({ budget: 200_00, total: 200_00 })).toEqual({ text: '₹200 of ₹200', over: false })
  expect(budgetOf({ budget: 200_00, total: 200_01 }).over).toBe(true)
})

test('places are held, in part or no longer', () => {
  const until = Date.parse('2026-11-26T14:00+05:30')
  expect(heldText(3, { lines: 3, until })).toEqual({
    text: '3 of 3 places held until 26 Nov 2026, 14:00',
    isWhole: true,
  })
  expect(heldText(3, { lines: 2, until }).isWhole).toBe(false)
  expect(heldText(1, { lines: 1, until }).text).toBe('Its place is held until 26 Nov 2026, 14:00')
  expect(heldText(3, { lines: 0, until: null })).toEqual({ text: 'No place is held any more', isWhole: false })
})
