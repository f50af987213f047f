import { describe, expect, test } from 'vitest'
import type { OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { lanesOf, moved, spanOfSelected, stepOf, ticksOf, weeksFrom } from './layout.ts'

test('a year is divided by months of their true length, with the year where it changes', () => {
  const ticks = ticksOf({ start: '2026-11-01', end: '2027-10-31' }, 12)
  expect(ticks.map(({ label }) => label).slice(0, 4)).toEqual(['Nov 2026', 'Dec', 'Jan 2027', 'Feb'])
  expect(ticks[0]?.width).toBeCloseTo((30 / 365) * 100)
  expect(ticks[3]?.width).toBeCloseTo((28 / 365) * 100)
  expect(ticks.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100)
})

test('a quarter is divided by its weeks, a month by its days', () => {
  const weeks = ticksOf({ start: '2026-11-01', end: '2027-01-31' }, 3)
  expect(weeks.slice(0, 3).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-09'])
  expect(ticksOf({ start: '2026-11-01', end: '2026-11-30' }, 1)).toHaveLength(30)
})

test('weeks begin on Monday and run on', () => {
  expect(weeksFrom('2026-11-20', 3)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  expect(weeksFrom('2026-11-22', 1)).toEqual(['2026-11-16'])
})

test('what overlaps is in lanes of its own, what follows takes the first that is free', () => {
  const allocation = (starts: string, until: string) => ({ starts, until }) as OwnAllocation
  const allocations = [
    allocation('2027-02-01', '2027-02-10'),
    allocation('2027-02-05', '2027-02-08'),
    allocation('2027-02-08', '2027-02-12'),
  ]
  expect(lanesOf(allocations, { start: '2027-02-01', end: '2027-02-28' }).map(({ lane }) => lane)).toEqual([0, 1, 1])
  expect(lanesOf(allocations, { start: '2027-02-12', end: '2027-02-28' })).toEqual([])
})

describe('the keyboard', () => {
  const window = { start: '2027-02-01', end: '2027-02-28' }
  const on = (selected: Parameters<typeof moved>[0], step: number, isExtending = false) =>
    moved(selected, step, { window, isExtending, from: '2027-02-10' })

  test('begins at a day, moves it, and extends from it', () => {
    expect(on(null, 1)).toEqual({ anchor: '2027-02-10', head: '2027-02-10' })
    expect(on({ anchor: '2027-02-10', head: '2027-02-12' }, 1)).toEqual({ anchor: '2027-02-13', head: '2027-02-13' })
    const back = on({ anchor: '2027-02-10', head: '2027-02-10' }, -3, true)
    expect(spanOfSelected(back)).toEqual({ start: '2027-02-07', end: '2027-02-10' })
  })

  test('stays inside of the window', () => {
    expect(on({ anchor: '2027-02-01', head: '2027-02-27' }, 28, true)).toEqual({
      anchor: '2027-02-01',
      head: '2027-02-28',
    })
    expect(moved(null, 1, { window, isExtending: false, from: '2026-11-01' }).head).toBe('2027-02-01')
  })

  test('moves by days, by weeks where these are rows, and by four weeks', () => {
    expect([
      stepOf('ArrowLeft', null),
      stepOf('ArrowDown', 7),
      stepOf('ArrowDown', null),
      stepOf('PageDown', 7),
    ]).toEqual([-1, 7, null, 28])
  })
})
