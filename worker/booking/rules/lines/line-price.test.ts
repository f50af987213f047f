import { describe, expect, test } from 'vitest'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import { orderProblem } from './line-price.ts'

const rateOf = (unit: Rate['unit'], more: Partial<Rate> = {}): Rate => ({
  ...{ rate: 100_000, unit, minQuantity: 1, step: 1, minDuration: 1 },
  ...more,
})

describe('an order is refused at its field', () => {
  const order = (start: string, end: string, more: object = {}) => ({
    ...{ span: { start, end }, days: null, quantity: 1, insertions: 1 },
    ...more,
  })
  const month = rateOf('per_month')
  const byThree = rateOf('per_month', { minQuantity: 3, step: 3 })

  test.each([
    ['a month', month, order('2026-12-15', '2027-01-13'), null],
    ['a day', rateOf('per_day'), order('2026-12-15', '2026-12-15'), null],
    ['six of three and three', byThree, order('2026-12-15', '2027-01-13', { quantity: 6 }), null],
    ['two of three', byThree, order('2026-12-15', '2027-01-13', { quantity: 2 }), 'At least 3, in steps of 3'],
    ['the end before the start', month, order('2026-12-15', '2026-12-14'), 'The last day is before the first'],
    ['ten days of weeks', rateOf('per_screen_week'), order('2026-12-15', '2026-12-24'), 'It is sold by whole weeks'],
    ['29 days', month, order('2026-12-15', '2027-01-12'), 'At least 1 month: until 14 Jan 2027'],
  ])('%s', (_, rate, asked, message) => expect(orderProblem(rate, asked)?.message ?? null).toBe(message))

  const days = ['2026-12-13', '2026-12-20', '2026-12-27']
  const WHICH = 'Choose days inside the dates, each once'
  test.each([
    ['from the first day to the last', days, null],
    ['one before the first day', ['2026-12-12', ...days.slice(1)], WHICH],
    ['one after the last day', [...days.slice(0, 2), '2026-12-28'], WHICH],
    ['one twice', ['2026-12-13', '2026-12-13', '2026-12-27'], WHICH],
    ['in another order', days.toReversed(), WHICH],
    ['one too few', days.slice(0, 2), 'Choose 3 days'],
  ])('days of issue, %s', (_, chosen, message) => {
    const asked = order('2026-12-13', '2026-12-27', { days: chosen, insertions: 3 })
    expect(orderProblem(rateOf('per_insertion'), asked)?.message ?? null).toBe(message)
  })
})
