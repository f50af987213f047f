import { describe, expect, test } from 'vitest'
import { lateOf } from './days-late.ts'

const milestone = (due: string | null, amount: number, received = 0) => ({
  milestones: [{ n: 2, kind: 'progress' as const, percent: 40, due, amount, received }],
})

describe('what of a milestone is overdue', () => {
  test('is that of owners whose day has passed, from the earliest', () => {
    const owners = [
      milestone('2026-10-03', 98_327_00, 47_014_00),
      milestone('2026-11-18', 96_760_00, 46_265_00),
      milestone('2026-12-28', 50_000_00),
    ]
    expect(lateOf(2, owners, '2026-11-26')).toEqual({ amount: 1_01_808_00, days: 54 })
    expect(lateOf(3, owners, '2026-11-26')).toEqual({ amount: 0, days: 0 })
  })

  test('is nothing of what is received, due today, or has no day', () => {
    const owners = [milestone('2026-10-03', 100, 100), milestone('2026-11-26', 100), milestone(null, 100)]
    expect(lateOf(2, owners, '2026-11-26')).toEqual({ amount: 0, days: 0 })
  })
})
