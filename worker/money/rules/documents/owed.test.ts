import { expect, test } from 'vitest'
import { daysOverdue } from './owed.ts'

test.each([
  ['2026-11-24', 2],
  ['2026-11-26', 0],
  ['2026-12-01', 0],
  [null, 0],
])('due on %s is overdue for %i days on 26 Nov', (due, days) => expect(daysOverdue(due, '2026-11-26')).toBe(days))
