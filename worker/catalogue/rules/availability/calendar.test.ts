import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CAPACITIES } from '../../../../tests/support/booking-vectors.ts'
import { addDays } from '../../../kernel/rules/dates.ts'
import { type Allocation, type Calendar, daysOf, firstFit, freeSpans, nearestFree, takenIn } from './calendar.ts'

const NOW = Date.parse('2026-12-01T12:00+05:30')
const MONTH = { start: '2026-12-01', end: '2026-12-31' }
const taken = (starts: string, until: string, more: Partial<Allocation> = {}): Allocation => ({
  kind: 'block',
  starts,
  until,
  quantity: 1,
  expiresAt: null,
  ...more,
})
const calendar = (capacity: number | null, ...allocations: Allocation[]): Calendar => ({
  capacity,
  soldOut: false,
  allocations,
})
const days = (one: Calendar, quantity = 1) => daysOf(one, MONTH, { quantity, now: NOW })
const states = (one: Calendar, quantity = 1) => days(one, quantity).map(({ from, state, left }) => [from, state, left])

describe('the days of a calendar', () => {
  test('the day on which something ends is free', () => {
    expect(states(calendar(1, taken('2026-11-01', '2026-12-10')))).toEqual([
      ['2026-12-01', 'blocked', 0],
      ['2026-12-10', 'free', 1],
    ])
  })

  test('a campaign is booked, and what is only asked for is neither', () => {
    const line = { kind: 'line' } as const
    expect(
      states(
        calendar(
          1,
          taken('2026-12-03', '2026-12-05', line),
          taken('2026-12-10', '2026-12-12', { ...line, expiresAt: NOW + 1 }),
        ),
      ),
    ).toEqual([
      ['2026-12-01', 'free', 1],
      ['2026-12-03', 'booked', 0],
      ['2026-12-05', 'free', 1],
      ['2026-12-10', 'asked', 0],
      ['2026-12-12', 'free', 1],
    ])
  })

  test('what was asked for and ran out is free again, without anything done', () => {
    expect(states(calendar(1, taken('2026-12-10', '2026-12-12', { expiresAt: NOW })))).toEqual([
      ['2026-12-01', 'free', 1],
    ])
  })

  test('without a limit nothing is ever taken, and an owner who is sold out sells none', () => {
    expect(states(calendar(null, taken('2026-12-03', '2026-12-05')))).toEqual([['2026-12-01', 'free', null]])
    expect(states({ ...calendar(null), soldOut: true })).toEqual([['2026-12-01', 'blocked', 0]])
  })

  // A calendar judges each of two spans of one line by itself.
  const SINGLE = CAPACITIES.filter(([name]) => name !== 'a line may not overlap itself')
  test.each(SINGLE)('%s', (_, { capacity, standing, asked }, fits) => {
    const one = calendar(capacity, ...standing.map(([starts, until, quantity]) => taken(starts, until, { quantity })))
    const free = asked.every(([starts, until, quantity]) => {
      const span = { start: starts, end: addDays(until, -1) }
      return takenIn(daysOf(one, span, { quantity, now: NOW }), span).length === 0
    })
    expect(free).toBe(fits)
  })

  test('are those of counting day by day', () => {
    const anyTaken = fc
      .tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 4 }))
      .map(([from, long, quantity]) =>
        taken(addDays(MONTH.start, from), addDays(MONTH.start, from + long), { quantity }),
      )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(anyTaken, { maxLength: 8 }), (capacity, allocations) => {
        const runs = days(calendar(capacity, ...allocations), 2)
        for (let i = 0; i < 31; i++) {
          const day = addDays(MONTH.start, i)
          const used = allocations.reduce(
            (sum, { starts, until, quantity }) => sum + (starts <= day && day < until ? quantity : 0),
            0,
          )
          const run = runs.filter(({ from, until }) => from <= day && day <= until)
          expect(run).toHaveLength(1)
          expect(run[0]?.left).toBe(Math.max(0, capacity - used))
          expect(run[0]?.state === 'free').toBe(capacity - used >= 2)
        }
      }),
    )
  })
})

describe('free spans', () => {
  const loop = calendar(
    6,
    taken('2026-12-01', '2026-12-10', { quantity: 2 }),
    taken('2026-12-15', '2026-12-20', { quantity: 6 }),
  )
  const free = freeSpans(days(loop))

  test('run on while enough is left', () => {
    expect(free).toEqual([
      { start: '2026-12-01', end: '2026-12-14' },
      { start: '2026-12-20', end: '2026-12-31' },
    ])
  })

  test('the first that is long enough', () => {
    expect(firstFit(free, '2026-12-08', { months: 0, days: 7 })).toEqual({ start: '2026-12-08', end: '2026-12-14' })
    expect(firstFit(free, '2026-12-09', { months: 0, days: 7 })).toEqual({ start: '2026-12-20', end: '2026-12-26' })
    expect(firstFit(free, '2026-12-09', { months: 1, days: 0 })).toBeNull()
  })

  test('the nearest to the days that are taken, on both sides', () => {
    expect(nearestFree(free, '2026-12-14', { months: 0, days: 5 })).toEqual([
      { start: '2026-12-10', end: '2026-12-14' },
      { start: '2026-12-20', end: '2026-12-24' },
    ])
  })

  test('a month stays a month, however long it is', () => {
    const open = [{ start: '2026-12-20', end: '2027-06-30' }]
    expect(nearestFree(open, '2027-02-01', { months: 1, days: 0 })).toEqual([
      { start: '2027-02-01', end: '2027-02-28' },
    ])
  })
})
