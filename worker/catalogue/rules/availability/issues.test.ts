import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../../kernel/rules/parse.ts'
import type { DayRun } from './calendar.ts'
import {
  type Appears,
  acrossIssues,
  artworkBy,
  IssueDays,
  isPeriodical,
  issueRefusal,
  issueRuns,
  issueState,
  issuesIn,
  issuesOfSearch,
  issuesOfWeekday,
  openIssuesIn,
  runsWithIssue,
  weekdayOfWeekly,
  withIssues,
} from './issues.ts'

const DAILY: Appears = { weekdays: [1, 2, 3, 4, 5, 6], artworkDays: 1 }
const SUNDAYS: Appears = { weekdays: [0], artworkDays: 1 }
const FORTNIGHTLY: Appears = { from: '2026-12-20', everyDays: 14, artworkDays: 12 }
const QUARTERLY: Appears = { from: '2026-11-30', everyMonths: 3, artworkDays: 28 }
const WINTER = { start: '2026-12-05', end: '2027-03-01' }

test.each([
  ['six days a week', DAILY, { start: '2026-12-05', end: '2026-12-08' }, ['2026-12-05', '2026-12-07', '2026-12-08']],
  ['Sundays', SUNDAYS, { start: '2026-12-06', end: '2026-12-19' }, ['2026-12-06', '2026-12-13']],
  [
    'each second week, from its first issue on',
    FORTNIGHTLY,
    { start: '2026-12-01', end: '2027-01-17' },
    ['2026-12-20', '2027-01-03', '2027-01-17'],
  ],
  ['each third month, on its last day where it is shorter', QUARTERLY, WINTER, ['2027-02-28']],
] as const)('issues: %s', (_, appears, span, days) => expect(issuesIn(appears, span)).toEqual(days))

test('what appears once a week or less has few issues', () => {
  expect([DAILY, SUNDAYS, FORTNIGHTLY, QUARTERLY].map(isPeriodical)).toEqual([false, true, true, true])
})

test('artwork is due days before the issue', () => expect(artworkBy(FORTNIGHTLY, '2027-01-03')).toBe('2026-12-22'))

const run = (from: string, until: string, state: DayRun['state'], left: number | null): DayRun => ({
  from,
  until,
  state,
  left,
})
const RUNS = [
  run('2026-12-01', '2026-12-07', 'free', 2),
  run('2026-12-08', '2026-12-08', 'asked', 0),
  run('2026-12-09', '2026-12-09', 'booked', 0),
  run('2026-12-10', '2026-12-31', 'free', null),
]
const stateOf = (day: string, { quantity = 1, today = '2026-12-01' } = {}) =>
  issueState(DAILY, RUNS, day, { today, quantity })

test.each([
  ['2026-12-06', {}, 'none'],
  ['2026-12-07', {}, 'free'],
  ['2026-12-07', { quantity: 3 }, 'full'],
  ['2026-12-08', {}, 'asked'],
  ['2026-12-09', {}, 'full'],
  ['2026-12-10', { quantity: 1_000 }, 'free'],
  ['2026-12-01', {}, 'closed'],
  ['2026-12-02', {}, 'free'],
  ['2026-12-02', { today: '2026-12-02' }, 'closed'],
  ['2027-01-04', {}, 'closed'],
])('%s with %j is %s', (day, more, state) => expect(stateOf(day, more)).toBe(state))

test.each([
  [{ weekdays: [0] }, 0],
  [{ weekdays: [1, 2] }, undefined],
  [{ from: '2026-12-31', everyDays: 7 }, 4],
  [{ from: '2026-12-31', everyDays: 14 }, undefined],
  [{ from: '2026-12-31', everyMonths: 1 }, undefined],
])('%j appears once a week on %s', (rhythm, weekday) =>
  expect(weekdayOfWeekly({ ...rhythm, artworkDays: 2 })).toBe(weekday),
)

describe('the runs of what is printed', () => {
  const runs = issueRuns(DAILY, RUNS, '2026-12-02')

  test('have only days of issue free, and none whose artwork was due', () => {
    expect(runs.slice(0, 6)).toEqual([
      { from: '2026-12-01', until: '2026-12-02', state: 'closed', left: 0 },
      { from: '2026-12-03', until: '2026-12-05', state: 'free', left: 2 },
      { from: '2026-12-06', until: '2026-12-06', state: 'none', left: 0 },
      { from: '2026-12-07', until: '2026-12-07', state: 'free', left: 2 },
      { from: '2026-12-08', until: '2026-12-08', state: 'asked', left: 0 },
      { from: '2026-12-09', until: '2026-12-09', state: 'booked', left: 0 },
    ])
  })

  test('have no gap, whatever is asked of them', () => {
    expect(acrossIssues(runs).map(({ from }) => from)).toEqual(runs.map(({ from }) => from))
    expect(runsWithIssue(runs).map(({ state }) => state)).not.toContain('none')
  })

  test('issues that can still be booked are those with time for artwork', () => {
    const span = { start: '2026-12-01', end: '2026-12-07' }
    expect(openIssuesIn(DAILY, span, '2026-12-03')).toEqual(['2026-12-04', '2026-12-05', '2026-12-07'])
  })
})

describe('one press on a weekday', () => {
  const today = '2026-12-01'
  const FRIDAY = 5
  const press = (more: object = {}, taken: readonly string[] = []) =>
    issuesOfWeekday(DAILY, FRIDAY, { range: null, others: 0, least: 1, today, ...more }, (day) =>
      taken.includes(day) ? 'full' : 'free',
    )
  const range = { start: '2026-12-01', end: '2026-12-12' }

  test.each([
    ['the next four', {}, [], ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25']],
    ['those that can be had', {}, ['2026-12-11'], ['2026-12-04', '2026-12-18', '2026-12-25', '2027-01-01']],
    ['all of a range', { range }, [], ['2026-12-04', '2026-12-11']],
    ['as many as the least order has', { range, least: 3 }, [], ['2026-12-04', '2026-12-11', '2026-12-18']],
    ['no more than that with others', { range, least: 3, others: 1 }, [], ['2026-12-04', '2026-12-11']],
    ['none where an order is full', { others: 60 }, [], []],
    ['what is left of an order', { others: 58 }, [], ['2026-12-04', '2026-12-11']],
    ['no day that has passed', { range: { start: '2026-11-01', end: '2026-12-05' } }, [], ['2026-12-04']],
  ])('chooses %s', (_, more, taken, days) => expect(press(more, taken)).toEqual(days))

  test('chooses none where no issue appears', () => {
    const wanted = { range: null, others: 0, least: 1, today }
    expect(issuesOfWeekday(DAILY, 0, wanted, () => 'free')).toEqual([])
  })
})

describe('a refusal', () => {
  const refusal = (...days: string[]) => issueRefusal(days, (day) => stateOf(day), '2026-12-01')
  test.each([
    [['2026-12-07', '2026-12-10'], null],
    [['2026-12-06', '2026-12-13', '2026-12-09'], 'No issue appears on 6 Dec and 13 Dec'],
    [['2026-12-07', '2026-12-09'], 'Fully booked on 9 Dec'],
    [['2026-12-08'], 'Requested by another buyer on 8 Dec'],
    [['2026-12-01'], 'Artwork is no longer taken for 1 Dec'],
  ])('of %j: %s', (days, sentence) => expect(refusal(...days)).toBe(sentence))
})

describe('in an address', () => {
  test.each([
    ['?days=2026-12-13,2026-12-06', ['2026-12-06', '2026-12-13']],
    ['?days=2026-12-06%2C2026-12-06', ['2026-12-06']],
    ['?days=2026-12-06,soon', []],
    ['?days=', []],
    ['', []],
  ])('%j has %j', (search, days) => expect(issuesOfSearch(search)).toEqual(days))

  test('what is no day is refused with a sentence', () => {
    const read = (text: string) => parseSearch(v.object({ days: IssueDays }), new URLSearchParams(text)).days
    expect(read('days=2026-12-13,2026-12-06')).toEqual(['2026-12-06', '2026-12-13'])
    expect(read('days=')).toBeUndefined()
    for (const text of ['days=soon', 'days=2026-02-31', 'days=2026-12-06;2026-12-07']) {
      expect(() => read(text)).toThrow('Each day of issue is a date such as 2027-01-14')
    }
  })

  test('they follow what it has already', () => {
    expect(withIssues('/a', ['2026-12-06', '2026-12-13'])).toBe('/a?days=2026-12-06,2026-12-13')
    expect(withIssues('/a?spot=b', ['2026-12-06'])).toBe('/a?spot=b&days=2026-12-06')
    expect(withIssues('/a', [])).toBe('/a')
  })
})
