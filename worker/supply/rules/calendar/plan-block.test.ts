import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewBlock, Unblocks } from './block.ts'
import { CalendarQuery, windowOf } from './calendar-query.ts'
import { dayPrice } from './day-price.ts'
import { cannotBlock, cutTo, mergeSpans, type Place, planBlock } from './plan-block.ts'

const PLACE: Place = { resource: 'wall', title: 'Wall', capacity: 1, appears: null, soldOut: false, allocations: [] }
const booked = {
  id: 'lin',
  resource: 'wall',
  kind: 'booked',
  quantity: 1,
  who: 'Heera',
  ref: 'BKG-1',
  note: '',
  expiresAt: null,
} as const

test('days are put in order, and those that touch are one span', () => {
  expect(
    mergeSpans([
      { from: '2027-02-10', until: '2027-02-12' },
      { from: '2027-02-01', until: '2027-02-03' },
      { from: '2027-02-04', until: '2027-02-05' },
      { from: '2027-02-02', until: '2027-02-02' },
    ]),
  ).toEqual([
    { start: '2027-02-01', end: '2027-02-05' },
    { start: '2027-02-10', end: '2027-02-12' },
  ])
})

test('a plan leaves out the days of others and says whose they are', () => {
  const allocations = [
    { ...booked, starts: '2027-02-03', until: '2027-02-04' },
    { ...booked, starts: '2027-02-04', until: '2027-02-06', kind: 'asked' as const },
  ]
  const plan = planBlock({ ...PLACE, allocations }, [{ from: '2027-02-01', until: '2027-02-10' }], 1)
  expect(plan.taken).toEqual([
    { from: '2027-02-03', until: '2027-02-03', by: 'booked by Heera' },
    { from: '2027-02-04', until: '2027-02-05', by: 'requested by Heera' },
  ])
  expect(plan.spans).toEqual([
    { starts: '2027-02-01', until: '2027-02-03' },
    { starts: '2027-02-06', until: '2027-02-11' },
  ])
})

test('taken days in a row that the same advertiser has are one span, also where it has more of them', () => {
  const allocations = [
    { ...booked, starts: '2027-02-03', until: '2027-02-05' },
    { ...booked, starts: '2027-02-05', until: '2027-02-07', quantity: 2 },
    { ...booked, starts: '2027-02-09', until: '2027-02-10' },
    { ...booked, starts: '2027-02-10', until: '2027-02-11', kind: 'blocked' as const, who: null },
  ]
  const wanted = [{ from: '2027-02-01', until: '2027-02-28' }]
  expect(planBlock({ ...PLACE, capacity: 2, allocations }, wanted, 2).taken).toEqual([
    { from: '2027-02-03', until: '2027-02-06', by: 'booked by Heera' },
    { from: '2027-02-09', until: '2027-02-09', by: 'booked by Heera' },
    { from: '2027-02-10', until: '2027-02-10', by: 'blocked by you' },
  ])
})

test('a daily paper is blocked day after day as one span, a weekly issue by issue', () => {
  const wanted = [{ from: '2027-02-01', until: '2027-02-14' }]
  const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], artworkDays: 1 }
  expect(planBlock({ ...PLACE, appears: daily }, wanted, 1).spans).toEqual([
    { starts: '2027-02-01', until: '2027-02-15' },
  ])
  expect(planBlock({ ...PLACE, appears: { weekdays: [0], artworkDays: 1 } }, wanted, 1).spans).toHaveLength(2)
})

test('what is sold out, endless, or asked for in too large a number is refused', () => {
  expect(cannotBlock(PLACE, 1)).toBeNull()
  expect(cannotBlock(PLACE, 2)).toBe('Wall has 1 on a day')
  expect(cannotBlock({ ...PLACE, capacity: null }, 1)).toContain('not limited')
  expect(cannotBlock({ ...PLACE, soldOut: true }, 1)).toContain('sold out')
})

test('days of a span that are asked for', () => {
  const span = { starts: '2027-02-01', until: '2027-02-08' }
  expect(cutTo(span, {})).toEqual({ from: '2027-02-01', until: '2027-02-07' })
  expect(cutTo(span, { from: '2027-02-03', until: '2027-02-20' })).toEqual({ from: '2027-02-03', until: '2027-02-07' })
  expect(cutTo(span, { from: '2027-02-08' })).toBeNull()
  expect(cutTo(span, { from: '2027-02-07' })).toEqual({ from: '2027-02-07', until: '2027-02-07' })
  expect(cutTo(span, { from: '2027-01-01', until: '2027-02-01' })).toEqual({ from: '2027-02-01', until: '2027-02-01' })
  expect(cutTo(span, { until: '2027-01-31' })).toBeNull()
})

test('a day costs its share of the rate, with its season', () => {
  const rate = { rate: 185_000_00, unit: 'per_month', minQuantity: 1, step: 1, minDuration: 1 } as const
  const seasons = [{ name: 'Wedding', fromMd: '11-15', untilMd: '02-14', bp: 800 }]
  expect(dayPrice(rate, null, seasons, '2026-12-01')).toBe(6_660_00)
  expect(dayPrice(rate, null, seasons, '2026-08-01')).toBe(6_166_67)
  expect(dayPrice({ ...rate, unit: 'per_10_sec', rate: 700_00 }, 20, [], '2026-08-01')).toBe(200_00)
})

test('of several on a day the last one can be blocked, and one more cannot', () => {
  const allocations = [{ ...booked, quantity: 2, starts: '2027-02-03', until: '2027-02-05' }]
  const wanted = [{ from: '2027-02-01', until: '2027-02-10' }]
  const plan = (quantity: number) => planBlock({ ...PLACE, capacity: 3, allocations }, wanted, quantity)
  expect(plan(1)).toMatchObject({ taken: [], spans: [{ starts: '2027-02-01', until: '2027-02-11' }] })
  expect(plan(2).taken).toEqual([{ from: '2027-02-03', until: '2027-02-04', by: 'booked by Heera' }])
})

test('a calendar begins with a month, this one unless another is asked for, and ends with a month', () => {
  const windowFor = (search: object) => windowOf(v.parse(CalendarQuery, search), '2026-11-24')
  expect(windowFor({})).toEqual({ start: '2026-11-01', end: '2027-10-31' })
  expect(windowFor({ from: '2028-02', months: '1' })).toEqual({ start: '2028-02-01', end: '2028-02-29' })
  expect(windowFor({ from: '2026-12', months: '3' })).toEqual({ start: '2026-12-01', end: '2027-02-28' })
  for (const search of [{ months: '2' }, { from: '2026-13' }, { from: '2026-00' }, { free: '2' }]) {
    expect(v.safeParse(CalendarQuery, search).success).toBe(false)
  }
})

test('a form blocks a hundred places in a hundred spans, each place once', () => {
  const spans = (n: number) => Array(n).fill({ from: '2027-02-01', until: '2027-02-07' })
  const places = (n: number) => Array.from({ length: n }, (_, i) => `wall-${i}`)
  const form = { resources: ['wall-1'], spans: spans(1), key: '11111111-2222-4333-8444-555555555555' }
  const isRead = (more: object) => v.safeParse(NewBlock, { ...form, ...more }).success
  const pairs = [
    [{ resources: places(100) }, { resources: places(101) }],
    [{ spans: spans(100) }, { spans: spans(101) }],
    [{ quantity: 1 }, { quantity: 0 }],
    [{ note: 'x'.repeat(200) }, { note: 'x'.repeat(201) }],
    [{ kind: 'sold' }, { kind: 'booked' }],
  ]
  expect(pairs.map((pair) => pair.map(isRead))).toEqual(pairs.map(() => [true, false]))
  for (const more of [{ resources: [] }, { spans: [] }, { quantity: 1.5 }]) expect(isRead(more)).toBe(false)
  expect(v.parse(NewBlock, { ...form, resources: ['b', 'a:one', 'b'] }).resources).toEqual(['a:one', 'b'])
  expect([0, 1, 500, 501].map((n) => v.safeParse(Unblocks, { ids: places(n) }).success)).toEqual([
    ...[false, true, true, false],
  ])
})
