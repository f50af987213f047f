import { expect, test } from 'vitest'
import { daysFrom, isRising, periodsOf, sharesIn, weeksOf } from './flight-shape.ts'

const JANUARY = { start: '2027-01-01', end: '2027-01-31' }
const HALF_YEAR = { start: '2027-01-01', end: '2027-06-30' }
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('a month has four periods of whole weeks, the last one with the days beyond', () => {
  const { bounds, weights } = periodsOf(JANUARY, null)
  expect(bounds).toEqual([0, 7, 14, 21, 31])
  expect(weights.map((weight) => Math.round(weight * 31))).toEqual([7, 7, 7, 10])
})

test('a few days are one period, and a half year has ten parts at most', () => {
  expect(periodsOf({ start: '2027-01-01', end: '2027-01-09' }, null)).toEqual({ bounds: [0, 9], weights: [1] })
  expect(weeksOf(HALF_YEAR, null).weights.length).toBeLessThanOrEqual(10)
  expect(weeksOf(JANUARY, null).bounds).toEqual([0, 7, 14, 21, 31])
})

test.each(['launch', 'sales', 'event', null])('the weights of %s sum to 1 in every division', (objective) => {
  for (const { weights } of [
    periodsOf(JANUARY, objective),
    weeksOf(JANUARY, objective),
    weeksOf(HALF_YEAR, objective),
  ]) {
    expect(sum(weights)).toBeCloseTo(1, 9)
  }
})

test('a launch starts high, and a sale rises to its day', () => {
  const [first = 0, , , last = 0] = periodsOf({ start: '2027-02-01', end: '2027-02-28' }, 'launch').weights
  expect([first, last]).toEqual([expect.closeTo(0.35), expect.closeTo(0.2)])
  expect(['launch', 'sales', null].map(isRising)).toEqual([false, true, false])
})

test('days are shared among the parts that they fall in', () => {
  const days = daysFrom(JANUARY, { start: '2027-01-06', end: '2027-01-15' })
  expect(days).toEqual({ from: 5, until: 15 })
  expect(sharesIn(days, [0, 7, 14, 31])).toEqual([0.2, 0.7, 0.1])
})
