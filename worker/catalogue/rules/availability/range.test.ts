import { expect, test } from 'vitest'
import { daysText, endOf, lengthOf, rangeIn, rangeText, wantedDays, withRange } from './range.ts'

const TODAY = '2026-11-20'
const RANGE = { from: '2026-12-15', until: '2027-02-14' }

test.each([
  ['?from=2026-12-15&until=2027-02-14', RANGE],
  ['?from=2026-12-15', null],
  ['?from=2027-02-14&until=2026-12-15', null],
  ['?from=2027-02-31&until=2027-03-15', null],
  ['', null],
])('the range of %j', (search, range) => expect(rangeIn(search)).toEqual(range))

test.each([
  ['/compare', '/compare?from=2026-12-15&until=2027-02-14'],
  ['/compare?ids=a,b', '/compare?ids=a,b&from=2026-12-15&until=2027-02-14'],
  ['/tv/a?spot=b#price', '/tv/a?spot=b&from=2026-12-15&until=2027-02-14#price'],
])('%s with a range', (path, address) => {
  expect(withRange(path, RANGE)).toBe(address)
  expect(withRange(path, null)).toBe(path)
})

test.each([
  [{}, null],
  [RANGE, { start: '2026-12-15', end: '2027-02-14' }],
  [{ from: '2026-12-15' }, { start: '2026-12-15', end: '2026-12-15' }],
  [{ until: '2026-12-15' }, { start: TODAY, end: '2026-12-15' }],
  [
    { from: '2026-11-01', until: '2026-12-15' },
    { start: TODAY, end: '2026-12-15' },
  ],
  [
    { from: '2026-11-01', until: '2026-11-02' },
    { start: TODAY, end: TODAY },
  ],
])('%j asks for %j', (ends, days) => expect(wantedDays(ends, TODAY)).toEqual(days))

test('in words, the year once', () => {
  expect(rangeText(RANGE, TODAY)).toBe('15 Dec to 14 Feb 2027')
  expect(rangeText({ from: '2027-04-05', until: '2027-06-04' }, TODAY)).toBe('5 Apr to 4 Jun 2027')
})

test('a length is moved as it is called', () => {
  const length = lengthOf({ start: '2026-12-15', end: '2027-01-20' })
  expect(length).toEqual({ months: 1, days: 6 })
  expect(endOf('2027-02-01', length)).toBe('2027-03-06')
})

test.each([
  [RANGE, '15 Dec to 14 Feb 2027'],
  [{ from: '2026-12-15' }, 'On 15 Dec'],
  [{ until: '2027-02-14' }, 'Until 14 Feb 2027'],
  [{}, null],
])('%j in words', (ends, text) => expect(daysText(ends, TODAY)).toBe(text))
