import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planLine, planWith } from '../../../../tests/support/plan.ts'
import { addDays } from '../../../../worker/kernel/rules/dates.ts'
import { flightOf, moneyByWeek, movedStart } from './flow-weeks.ts'
import { groupLines } from './line-groups.ts'
import { bringBack, dropLine, holdLine, toggleLock } from './plan-edits.ts'
import { allIn, spendOf, sumAllIn } from './plan-money.ts'

const lineOn = (startDate: string, endDate: string, more = {}) => planLine({ startDate, endDate, ...more })
const flightFor = (...lines: ReturnType<typeof lineOn>[]) => {
  const flight = flightOf(planWith(lines))
  if (!flight) throw new Error('no flight')
  return flight
}

test('a flight counts its weeks from its first day; the last may be short', () => {
  const { weeks, days } = flightFor(lineOn('2027-01-01', '2027-01-31'))
  expect(days).toBe(31)
  expect(weeks.map(({ start, days }) => `${start} ${days}`)).toEqual([
    '2027-01-01 7',
    '2027-01-08 7',
    '2027-01-15 7',
    '2027-01-22 7',
    '2027-01-29 3',
  ])
})

test('the money of the weeks adds up to the lines, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          from: fc.integer({ min: 0, max: 30 }),
          days: fc.integer({ min: 1, max: 60 }),
          totalAmount: fc.integer({ min: 1, max: 10_000_000 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      (drawn) => {
        const lines = drawn.map(({ from, days, totalAmount }) => {
          const start = addDays('2027-01-01', from)
          return lineOn(start, addDays(start, days - 1), { totalAmount })
        })
        const money = moneyByWeek(lines, flightFor(...lines))
        expect(money.reduce((sum, week) => sum + week, 0)).toBe(sumAllIn(lines))
        expect(Math.min(...money)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('a line moves by days and stays inside of the campaign', () => {
  const bounds = { start: '2027-01-01', end: '2027-01-31' }
  const line = lineOn('2027-01-08', '2027-01-14')
  expect(movedStart(line, 3, bounds)).toBe('2027-01-11')
  expect(movedStart(line, -30, bounds)).toBe('2027-01-01')
  expect(movedStart(line, 90, bounds)).toBe('2027-01-25')
  expect(movedStart(lineOn('2027-01-01', '2027-01-31'), 7, bounds)).toBe('2027-01-01')
})

test('lines are grouped by medium in the order of their numbers, whatever order they come in', () => {
  const lines = [3, 1, 2].map((lineNo) =>
    planLine({ lineNo, inventoryId: `l-${lineNo}`, channel: lineNo === 2 ? 'radio' : 'ooh' }),
  )
  const groups = groupLines(lines)
  expect(groups.map(({ name, lines }) => [name, lines.map(({ lineNo }) => lineNo)])).toEqual([
    ['Outdoor', [1, 3]],
    ['Radio', [2]],
  ])
  expect(groups.reduce((sum, { sharePct }) => sum + sharePct, 0)).toBeCloseTo(100)
})

test('what a plan costs is media, printing and GST, against the budget in its own terms', () => {
  const plan = planWith()
  const spend = spendOf(plan)
  expect(spend.media + spend.printing + spend.gst).toBe(plan.totals.payable)
  expect(spend.payable).toBe(sumAllIn(plan.lineItems))
  expect(spend.left).toBe(plan.totals.budget - plan.totals.payable)
  const budget = { amount: plan.totals.budget, min: null, gst: 'exclusive' as const, sourceText: '' }
  const before = spendOf({ ...plan, brief: { ...plan.brief, budget } })
  // Printing includes its GST, as in the totals of the plan.
  expect(before.left).toBe(plan.totals.budget - plan.totals.subtotal - plan.totals.production)
  expect(allIn(planLine())).toBe(plan.totals.payable)
})

test('an edit holds a line exactly, keeps where it was moved to, and names no other line', () => {
  const line = planLine({ inventoryId: 'a', units: 2, quantity: 3 })
  const none = { held: [{ id: 'b', units: 1, quantity: 1 }], dropped: [] }
  const moved = holdLine(none, line, { start: '2027-01-08' })
  expect(moved.held).toEqual([...none.held, { id: 'a', units: 2, quantity: 3, start: '2027-01-08' }])
  expect(holdLine(moved, line, { quantity: 4 }).held.at(-1)).toEqual({
    id: 'a',
    units: 2,
    quantity: 4,
    start: '2027-01-08',
  })
  expect(toggleLock(moved, { ...line, locked: true })).toEqual(none)
  expect(dropLine(moved, line)).toEqual({ held: none.held, dropped: ['a'] })
  expect(bringBack(dropLine(moved, line), 'a').dropped).toEqual([])
})
