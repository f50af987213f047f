import { describe, expect, test } from 'vitest'
import type { InventoryItem } from '../inventory.ts'
import { type Bookable, lineSpan, runOf } from './flight.ts'

const trade: InventoryItem['trade'] = { unit: 'per_month', rate: 1, quantity: 1, step: 1, seconds: null }
const base: Bookable = {
  availability: { status: 'available', nextAvailable: null },
  fixedDates: null,
  trade,
  unit: 'per_day',
  minDuration: 1,
  maxDuration: null,
}
const run = (start: string, end: string, more: Partial<Bookable> = {}) => runOf({ ...base, ...more }, { start, end })
const unitsOf = (start: string, end: string, more: Partial<Bookable> = {}) => {
  const found = run(start, end, more)
  return typeof found === 'string' ? found : found.maxUnits
}
const bookedUntil = (nextAvailable: string) => ({ availability: { status: 'booked', nextAvailable } as const })

describe('the first day of a run', () => {
  test('is that of the flight where the item is free before it', () => {
    expect(run('2027-01-10', '2027-01-20', bookedUntil('2027-01-05'))).toMatchObject({
      start: '2027-01-10',
      end: '2027-01-20',
      maxUnits: 11,
    })
  })

  test('is that of the flight for an available item, with any date next to it', () => {
    const availability = { status: 'available', nextAvailable: '2027-01-15' } as const
    expect(run('2027-01-10', '2027-01-20', { availability })).toMatchObject({ start: '2027-01-10' })
  })

  test('may be the last day of the flight', () => {
    expect(run('2027-01-10', '2027-01-20', bookedUntil('2027-01-20'))).toEqual({
      start: '2027-01-20',
      end: '2027-01-20',
      maxUnits: 1,
    })
    expect(run('2027-01-10', '2027-01-20', bookedUntil('2027-01-21'))).toBe('unavailable')
  })

  test('of a cinema week is a Friday, the very first day if it is one', () => {
    const film = { unit: 'per_week', trade: { ...trade, unit: 'per_screen_week' } } as const
    expect(run('2027-01-15', '2027-02-28', film)).toMatchObject({ start: '2027-01-15', maxUnits: 6 })
    expect(run('2027-01-16', '2027-02-28', film)).toMatchObject({ start: '2027-01-22', maxUnits: 5 })
    expect(run('2027-01-16', '2027-02-28', { unit: 'per_week' })).toMatchObject({ start: '2027-01-16', maxUnits: 6 })
  })

  test('of an event is its own, unless the event is taken by then', () => {
    const fixedDates = { from: '2027-01-10', until: '2027-01-12' }
    expect(run('2027-01-01', '2027-01-31', { fixedDates, ...bookedUntil('2027-01-10') })).toMatchObject({
      start: '2027-01-10',
    })
    expect(run('2027-01-01', '2027-01-31', { fixedDates, ...bookedUntil('2027-01-11') })).toBe('unavailable')
  })
})

describe('the longest booking', () => {
  test('is of whole weeks and days', () => {
    expect(unitsOf('2027-01-01', '2027-01-13', { unit: 'per_week' })).toBe(1)
    expect(unitsOf('2027-01-01', '2027-01-14', { unit: 'per_week' })).toBe(2)
    expect(unitsOf('2027-01-01', '2027-01-14')).toBe(14)
  })

  test('is never longer than the item allows, and may be just its shortest', () => {
    expect(unitsOf('2027-01-01', '2027-01-14', { maxDuration: 5 })).toBe(5)
    expect(unitsOf('2027-01-01', '2027-01-14', { minDuration: 14 })).toBe(14)
    expect(unitsOf('2027-01-01', '2027-01-14', { minDuration: 15 })).toBe('too_short')
  })

  test('of releases is their own limit', () => {
    expect(unitsOf('2027-01-01', '2027-01-02', { unit: 'per_release', maxDuration: 3 })).toBe(3)
  })

  test('of a title is the issues that appear in its days, the first day included', () => {
    const weekly = { unit: 'per_release', everyDays: 7, maxDuration: 52 } as const
    expect(unitsOf('2027-01-01', '2027-01-07', weekly)).toBe(1)
    expect(unitsOf('2027-01-01', '2027-01-08', weekly)).toBe(2)
    expect(unitsOf('2027-01-01', '2027-01-31', { ...weekly, maxDuration: 4 })).toBe(4)
  })
})

describe('the days of a line', () => {
  const span = { start: '2027-01-05', end: '2027-04-30' }

  test('are its units from the first day', () => {
    expect(lineSpan('per_month', 2, span)).toEqual({ start: '2027-01-05', end: '2027-03-04' })
    expect(lineSpan('per_week', 2, span)).toEqual({ start: '2027-01-05', end: '2027-01-18' })
    expect(lineSpan('per_day', 3, span)).toEqual({ start: '2027-01-05', end: '2027-01-07' })
  })

  test('end with the run, where thirty days count as a month', () => {
    const thirty = { start: '2026-12-01', end: '2026-12-30' }
    expect(lineSpan('per_month', 1, thirty)).toEqual(thirty)
  })

  test('of releases are all days of the run', () => {
    expect(lineSpan('per_release', 1, span)).toEqual(span)
  })
})
