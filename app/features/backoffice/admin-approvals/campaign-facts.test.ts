import { expect, test } from 'vitest'
import { budgetOf, durationOf } from './campaign-facts.ts'

test('a flight lasts from its first to its last day', () => {
  expect(durationOf({ starts: '2026-12-15', ends: '2027-01-13' })).toBe('30 days')
  expect(durationOf({ starts: '2026-12-15', ends: '2026-12-15' })).toBe('1 day')
})

test('the sum is compared with the budget', () => {
  expect(budgetOf({ budget: null, total: 100_00 })).toEqual({ text: '₹100, no budget set', over: null })
  expect(budgetOf({ budget: 200_00, total: 200_00 })).toEqual({ text: '₹200 of ₹200', over: false })
  expect(budgetOf({ budget: 200_00, total: 200_01 }).over).toBe(true)
})
