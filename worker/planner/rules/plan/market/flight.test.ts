import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysIn } from '../../../../kernel/rules/dates.ts'
import { type Bookable, lineSpan, runOf } from './flight.ts'

const base: Bookable = {
  availability: { status: 'available', nextAvailable: null },
  fixedDates: null,
  trade: { unit: 'per_month', rate: 1, quantity: 1, step: 1, seconds: null },
  unit: 'per_month',
  minDuration: 1,
  maxDuration: null,
}
const run = (start: string, end: string, more: Partial<Bookable> = {}) => runOf({ ...base, ...more }, { start, end })
const weekly = { unit: 'per_week', trade: { ...base.trade, unit: 'per_screen_week' } } as const

test('a calendar month counts as one, and so do thirty days', () => {
  expect(run('2027-02-01', '2027-02-28')).toMatchObject({ maxUnits: 1 })
  expect(run('2026-12-01', '2026-12-30')).toMatchObject({ maxUnits: 1 })
  expect(run('2027-01-01', '2027-02-28')).toMatchObject({ maxUnits: 2 })
  expect(run('2027-01-05', '2027-02-02')).toBe('too_short')
})

test('an item that is booked starts when it is free, if enough of the flight is left', () => {
  const taken = { availability: { status: 'booked', nextAvailable: '2027-01-14' } } as const
  expect(run('2027-01-01', '2027-02-28', taken)).toMatchObject({ start: '2027-01-14', maxUnits: 1 })
  expect(run('2027-01-01', '2027-01-31', taken)).toBe('too_short')
  expect(run('2027-01-01', '2027-01-10', taken)).toBe('unavailable')
  const unknown = { availability: { status: 'sold_out', nextAvailable: null } } as const
  expect(run('2027-01-01', '2027-01-31', unknown)).toBe('unavailable')
})

test('a film starts on a Friday unless that costs its shortest run', () => {
  expect(run('2027-01-12', '2027-01-31', weekly)).toMatchObject({ start: '2027-01-15', maxUnits: 2 })
  expect(run('2027-01-12', '2027-01-18', weekly)).toMatchObject({ start: '2027-01-12', maxUnits: 1 })
})

test('an event takes place on its own days or not at all', () => {
  const fixedDates = { from: '2027-01-10', until: '2027-01-12' }
  expect(run('2027-01-01', '2027-01-31', { fixedDates, unit: 'per_release' })).toMatchObject({
    start: '2027-01-10',
    end: '2027-01-12',
    maxUnits: 1,
  })
  expect(run('2027-01-10', '2027-01-12', { fixedDates, unit: 'per_release' })).toMatchObject({ maxUnits: 1 })
  expect(run('2027-01-11', '2027-01-31', { fixedDates, unit: 'per_release' })).toBe('unavailable')
  expect(run('2027-01-01', '2027-01-11', { fixedDates, unit: 'per_release' })).toBe('unavailable')
})

test('a title appears as often as it has issues', () => {
  const monthly = { unit: 'per_release', everyDays: 30, maxDuration: 12, minDuration: 3 } as const
  expect(run('2027-01-01', '2027-01-31', monthly)).toBe('too_short')
  expect(run('2027-01-01', '2027-03-31', monthly)).toMatchObject({ maxUnits: 3 })
})

test('the units of a line fit into its days, and the days into the flight', () => {
  const unit = fc.constantFrom('per_month', 'per_week', 'per_day')
  fc.assert(
    fc.property(unit, fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 400 }), (unit, after, length) => {
      const start = addDays('2026-11-20', after)
      const end = addDays(start, length - 1)
      const found = run(start, end, { unit, trade: { ...base.trade, unit: 'per_day' } })
      if (typeof found === 'string') return
      for (const units of new Set([1, found.maxUnits])) {
        const span = lineSpan(unit, units, found)
        const days = daysIn(span)
        const isMonth = addDays(addMonths(span.start, units), -1) <= span.end || 30 * units <= days
        expect(span.start >= start && span.end <= end).toBe(true)
        expect({ per_month: isMonth, per_week: 7 * units <= days, per_day: units <= days }[unit]).toBe(true)
      }
    }),
  )
})
