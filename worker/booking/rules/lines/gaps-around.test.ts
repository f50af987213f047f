import { describe, expect, test } from 'vitest'
import type { DayRun } from '../../../catalogue/rules/availability/calendar.ts'
import { gapsAround, leastDays } from './gaps-around.ts'

const run = (from: string, until: string, state: DayRun['state'] = 'free'): DayRun => ({
  from,
  until,
  state,
  left: state === 'free' ? 1 : 0,
})

test.each([
  ['per_month', 1, 30],
  ['per_screen_week', 2, 14],
  ['per_day', 3, 3],
  ['per_insertion', 4, 1],
] as const)('the fewest days of %s, %i at least', (unit, minDuration, days) => {
  expect(leastDays({ unit, minDuration })).toBe(days)
})

describe('gaps around a booking', () => {
  const open = [
    run('2026-12-01', '2026-12-04', 'booked'),
    run('2026-12-05', '2027-01-31'),
    run('2027-02-01', '2027-02-28', 'blocked'),
  ]

  test('days that are too few are named', () => {
    expect(gapsAround(open, { start: '2026-12-10', end: '2027-01-20' }, 30)).toEqual({
      before: { start: '2026-12-05', end: '2026-12-09' },
      after: { start: '2027-01-21', end: '2027-01-31' },
    })
  })

  test('one day is a gap as well', () => {
    expect(gapsAround(open, { start: '2026-12-06', end: '2027-01-30' }, 2)).toEqual({
      before: { start: '2026-12-05', end: '2026-12-05' },
      after: { start: '2027-01-31', end: '2027-01-31' },
    })
  })

  test('days enough are none, and neither is a booking next to it', () => {
    expect(gapsAround(open, { start: '2026-12-05', end: '2027-01-01' }, 30)).toEqual({ before: null, after: null })
  })
})
