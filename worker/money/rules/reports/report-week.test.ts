import { expect, test } from 'vitest'
import { mondayOf } from '../../../kernel/rules/dates.ts'
import { nextMonday, weekToSend } from './report-week.ts'

test.each([
  ['2026-12-14T07:59:59+05:30', null],
  ['2026-12-14T08:00:00+05:30', '2026-12-14'],
  ['2026-12-14T23:59:59+05:30', '2026-12-14'],
  ['2026-12-15T00:00:00+05:30', null],
  ['2026-12-13T12:00:00+05:30', null],
])('at %s the week of the reports is %s', (at, week) => expect(weekToSend(new Date(at))).toBe(week))

test('a mail that is turned on comes on the next Monday', () => {
  expect(mondayOf('2026-12-20')).toBe('2026-12-14')
  expect(nextMonday('2026-12-13')).toBe('2026-12-14')
  expect(nextMonday('2026-12-14')).toBe('2026-12-21')
})
