import { expect, test } from 'vitest'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import {
  cityText,
  colourOf,
  dateRange,
  fullMoney,
  gstRows,
  NOT_MEASURED,
  people,
  peopleRange,
  percent,
  planChoices,
  planParts,
  spanText,
  sumText,
  times,
  unitCost,
} from './plan-formats.ts'

const sum = { impressions: 0, reach: 0, frequency: 0, cpm: 0 }
const line = (lineNo: number, own: Partial<PlanLine>) => ({ lineNo, reach: 1, totalAmount: 1, ...own }) as PlanLine

test('money shows its paise only where it has some', () => {
  expect(fullMoney(toPaise(236_000))).toBe('₹2,36,000')
  expect(fullMoney(toPaise(236_000.5))).toBe('₹2,36,000.50')
  expect(fullMoney(0)).toBe('₹0')
})

test('a figure that nobody measures is said to be so, and a zero is not', () => {
  expect([people(null), times(null), unitCost(null)]).toEqual([NOT_MEASURED, NOT_MEASURED, NOT_MEASURED])
  expect(people(0)).toBe('0')
})

test('people are counted in lakh and crore, and a narrow range reads as one figure', () => {
  expect(people(8_600_000)).toBe('86 lakh')
  expect(peopleRange([7_400_000, 9_800_000])).toBe('74 lakh to 98 lakh')
  expect(peopleRange([8_600_000, 8_600_001])).toBe('86 lakh')
})

test('frequency and cost keep the decimals that matter', () => {
  expect([times(7.24), times(7), times(1250.4)]).toEqual(['7.2', '7', '1,250'])
  expect([unitCost(toPaise(65.4)), unitCost(toPaise(640.4))]).toEqual(['₹65.40', '₹640'])
})

test('a small share is not rounded to nothing', () => {
  expect([percent(38), percent(10.46), percent(0.04), percent(0)]).toEqual(['38%', '10.5%', 'under 0.1%', '0%'])
})

test.each([
  ['2027-01-01', '2027-01-31', '1 to 31 Jan 2027'],
  ['2027-01-15', '2027-02-14', '15 Jan to 14 Feb 2027'],
  ['2026-12-20', '2027-01-10', '20 Dec 2026 to 10 Jan 2027'],
  ['2027-01-15', '2027-01-15', '15 Jan 2027'],
])('from %s to %s reads %s', (from, until, text) => {
  expect(dateRange(from, until)).toBe(text)
})

test.each([
  [42, '6 weeks'],
  [7, '7 days'],
  [31, '31 days'],
  [1, '1 day'],
  [null, ''],
])('%s days read %o', (days, text) => {
  expect(spanText(days)).toBe(text)
})

test('an amount explains itself', () => {
  expect(sumText({ rate: toPaise(200_000), unit: 'per_month', units: 2, quantity: 3 })).toBe(
    '₹2,00,000 a month × 2 months × 3',
  )
  expect(sumText({ rate: toPaise(500), unit: 'per_release', units: 1, quantity: 1 })).toBe(
    '₹500 an insertion × 1 insertion',
  )
})

test('the ring leaves out media without money and begins with the largest', () => {
  const parts = planParts({
    channelSummary: [
      { channel: 'radio', netAmount: 10, sharePct: 10, ...sum },
      { channel: 'tv', netAmount: 0, sharePct: 0, ...sum },
      { channel: 'ooh', netAmount: 90, sharePct: 90, ...sum },
    ],
  })
  expect(parts.map(({ channel, value }) => [channel, value])).toEqual([
    ['ooh', 90],
    ['radio', 10],
  ])
  expect(colourOf(parts, 'ooh')).toBe(parts[0]?.colour)
  expect(parts.map(({ channel }) => colourOf(parts, channel))).not.toContain(colourOf(parts, 'tv'))
})

test('GST is listed by its rate, without empty rates', () => {
  expect(gstRows({ gstByRate: { '0.18': 36_000, '0.05': 500, '0.12': 0 } })).toEqual([
    { label: 'GST 5%', amount: 500 },
    { label: 'GST 18%', amount: 36_000 },
  ])
})

test('alternatives follow the plan as B and C, with what they share', () => {
  const figures = { total: 1, reach: 2, frequency: 3, cpm: 4 }
  const plan = {
    lineItems: [line(1, { inventoryId: 'a' }), line(2, { inventoryId: 'b' })],
    totals: { total: 10 },
    delivery: { reach: 20, frequency: 3, cpm: 4, effectiveReach: { k: 3, reach: 5, pct: 1 } },
    alternatives: ['More outdoor', 'Digital first', 'A third'].map((label) => ({
      ...figures,
      label,
      effectiveReach: 5,
      inventoryIds: ['b', 'c', 'd'],
      ask: label,
    })),
  } as Plan
  expect(
    planChoices(plan, true).map(({ letter, label, lines, shared, ask }) => [letter, label, lines, shared, ask]),
  ).toEqual([
    ['A', 'Your edit', 2, 2, null],
    ['B', 'More outdoor', 3, 1, 'More outdoor'],
    ['C', 'Digital first', 3, 1, 'Digital first'],
  ])
})

test('many cities are named by the first three', () => {
  expect(cityText({ geoScope: 'pan_india', cities: [] })).toBe('All India')
  expect(cityText({ geoScope: 'cities', cities: ['Mumbai', 'Pune'] })).toBe('Mumbai and Pune')
  expect(cityText({ geoScope: 'cities', cities: ['A', 'B', 'C', 'D', 'E'] })).toBe('A, B, C and 2 more')
})
