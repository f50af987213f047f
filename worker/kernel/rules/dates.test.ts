import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, civilDate, daysIn, formatClock, formatDate, formatLongDate, monthsFrom } from './dates.ts'

const aDate = fc
  .date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('civilDate', () => {
  test('turns the day at midnight in India, five and a half hours before UTC', () => {
    expect(civilDate(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
    expect(civilDate(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
  })

  test('turns the year there as well', () => expect(civilDate(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01'))
})

test('a date of this year is shown without the year, another with it', () => {
  expect(formatDate('2026-12-14', '2026-11-20')).toBe('14 Dec')
  expect(formatDate('2027-01-14', '2026-11-20')).toBe('14 Jan 2027')
  expect(formatLongDate('2026-12-15')).toBe('15 Dec 2026')
})

describe('addDays', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  test('comes back the way it went', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })
})

describe('monthsFrom', () => {
  test('begins with the month of the date and passes the turn of the year', () => {
    expect(monthsFrom('2026-11-20', 3)).toEqual([
      { first: '2026-11-01', next: '2026-12-01', name: 'Nov' },
      { first: '2026-12-01', next: '2027-01-01', name: 'Dec' },
      { first: '2027-01-01', next: '2027-02-01', name: 'Jan' },
    ])
  })

  test('leaves no gap between months', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        const months = monthsFrom(date, 12)
        expect(months.slice(1).map(({ first }) => first)).toEqual(months.slice(0, -1).map(({ next }) => next))
        expect(months[0] && months[0].first <= date && date < months[0].next).toBe(true)
      }),
    )
  })
})

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1200, '20:00'],
  [1440, '24:00'],
])('%i minutes after midnight is %s', (minutes, text) => expect(formatClock(minutes)).toBe(text))

describe('addMonths', () => {
  test.each([
    ['2027-01-15', 1, '2027-02-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2026-11-30', 14, '2028-01-30'],
    ['2027-01-31', -2, '2026-11-30'],
    ['2027-03-31', -13, '2026-02-28'],
  ])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))
})

test('a span counts both of its ends', () => {
  expect(daysIn({ start: '2027-01-01', end: '2027-01-31' })).toBe(31)
  expect(daysIn({ start: '2027-01-01', end: '2027-01-01' })).toBe(1)
  expect(daysIn({ start: '2027-01-02', end: '2027-01-01' })).toBe(0)
})
