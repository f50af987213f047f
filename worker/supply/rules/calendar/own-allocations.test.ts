import { describe, expect, test } from 'vitest'
import { gapsOf } from './gaps.ts'
import {
  allocationsOn,
  asPieces,
  countDays,
  freeSpansOf,
  leftOn,
  levelsOf,
  type OwnAllocation,
  placeIn,
} from './own-allocations.ts'

const allocation = (
  kind: OwnAllocation['kind'],
  starts: string,
  until: string,
  more: Partial<OwnAllocation> = {},
): OwnAllocation => ({
  ...{ id: `${kind}-${starts}`, resource: 'wall', kind, starts, until, quantity: 1 },
  ...{ who: null, ref: null, note: '', expiresAt: null, ...more },
})

const WINDOW = { start: '2027-02-01', end: '2027-02-28' }

describe('the days of a resource', () => {
  test('are cut where something begins or ends, without a gap', () => {
    const allocations = [
      allocation('booked', '2027-01-15', '2027-02-05', { quantity: 2 }),
      allocation('asked', '2027-02-03', '2027-02-10'),
      allocation('sold', '2027-02-27', '2027-03-05'),
    ]
    expect(levelsOf(allocations, WINDOW)).toEqual([
      { from: '2027-02-01', until: '2027-02-02', booked: 2, asked: 0, blocked: 0 },
      { from: '2027-02-03', until: '2027-02-04', booked: 2, asked: 1, blocked: 0 },
      { from: '2027-02-05', until: '2027-02-09', booked: 0, asked: 1, blocked: 0 },
      { from: '2027-02-10', until: '2027-02-26', booked: 0, asked: 0, blocked: 0 },
      { from: '2027-02-27', until: '2027-02-28', booked: 0, asked: 0, blocked: 1 },
    ])
  })

  test('that touch and have the same taken are one', () => {
    const allocations = [
      allocation('booked', '2027-02-01', '2027-02-05'),
      allocation('booked', '2027-02-05', '2027-02-10'),
    ]
    expect(levelsOf(allocations, WINDOW)).toMatchObject([
      { from: '2027-02-01', until: '2027-02-09', booked: 1 },
      { from: '2027-02-10', until: '2027-02-28', booked: 0 },
    ])
  })

  test('are free while some is left, and always where nothing limits them', () => {
    const allocations = [
      allocation('booked', '2027-02-03', '2027-02-05', { quantity: 2 }),
      allocation('asked', '2027-02-04', '2027-02-06'),
    ]
    expect(freeSpansOf({ capacity: 3, allocations }, WINDOW)).toEqual([
      { start: '2027-02-01', end: '2027-02-03' },
      { start: '2027-02-05', end: '2027-02-28' },
    ])
    expect(freeSpansOf({ capacity: null, allocations }, WINDOW)).toEqual([WINDOW])
    expect(leftOn({ capacity: 3, allocations }, { start: '2027-02-03', end: '2027-02-03' })).toBe(1)
    expect(leftOn({ capacity: 2, allocations }, WINDOW)).toBe(0)
    expect(leftOn({ capacity: null, allocations }, WINDOW)).toBeNull()
  })

  test('are counted so that they add up', () => {
    const allocations = [
      allocation('booked', '2027-02-01', '2027-02-06'),
      allocation('asked', '2027-02-06', '2027-02-09'),
      allocation('blocked', '2027-02-09', '2027-02-10'),
    ]
    expect(countDays({ capacity: 1, allocations }, WINDOW)).toEqual({ booked: 5, asked: 3, blocked: 1, free: 19 })
  })

  test.each([
    [{ booked: 2, blocked: 2 }, 'booked'],
    [{ booked: 1, blocked: 2, asked: 1 }, 'blocked'],
    [{ booked: 1, asked: 3 }, 'booked'],
    [{ blocked: 1, asked: 3 }, 'blocked'],
    [{ asked: 4 }, 'asked'],
    [{ booked: 3 }, 'free'],
  ] as const)('that are full with %o count as %s', (quantities, state) => {
    const allocations = Object.entries(quantities).map(([kind, quantity]) =>
      allocation(kind as OwnAllocation['kind'], WINDOW.start, '2027-03-01', { quantity }),
    )
    const none = { booked: 0, asked: 0, blocked: 0, free: 0 }
    expect(countDays({ capacity: 4, allocations }, WINDOW)).toEqual({ ...none, [state]: 28 })
  })

  test('before and after an allocation are not its days, its first and its last one are', () => {
    const days = ['2027-02-02', '2027-02-03', '2027-02-05', '2027-02-06']
    const one = allocation('booked', '2027-02-03', '2027-02-06')
    expect(days.map((day) => allocationsOn([one], day).length)).toEqual([0, 1, 1, 0])
    expect(levelsOf([one], { start: '2027-02-06', end: '2027-02-06' })).toMatchObject([{ booked: 0 }])
    expect(levelsOf([one], { start: '2027-01-01', end: '2027-02-02' })).toMatchObject([{ booked: 0 }])
  })
})

test('a listing with spots counts the spots of which something is taken', () => {
  const allocations = [
    allocation('booked', '2027-02-01', '2027-02-05', { resource: 'c:one', quantity: 3 }),
    allocation('asked', '2027-02-03', '2027-02-08', { resource: 'c:one' }),
    allocation('blocked', '2027-02-03', '2027-02-05', { resource: 'c:two' }),
  ]
  const { capacity, allocations: pieces } = asPieces(['c:one', 'c:two', 'c:three'], allocations)
  expect(capacity).toBe(3)
  expect(levelsOf(pieces, { start: '2027-02-01', end: '2027-02-08' })).toEqual([
    { from: '2027-02-01', until: '2027-02-02', booked: 1, asked: 0, blocked: 0 },
    { from: '2027-02-03', until: '2027-02-04', booked: 1, asked: 0, blocked: 1 },
    { from: '2027-02-05', until: '2027-02-07', booked: 0, asked: 1, blocked: 0 },
    { from: '2027-02-08', until: '2027-02-08', booked: 0, asked: 0, blocked: 0 },
  ])
})

test('a spot is one piece from its first taken day to its last, in any order and without the days between', () => {
  const allocations = [
    allocation('sold', '2027-02-05', '2027-02-12', { resource: 'c:one' }),
    allocation('booked', '2027-02-10', '2027-02-11', { resource: 'c:one' }),
    allocation('asked', '2027-02-01', '2027-02-03', { resource: 'c:one' }),
  ]
  const { allocations: pieces } = asPieces(['c:one'], allocations)
  expect(pieces.map(({ kind, starts, until }) => [kind, starts, until])).toEqual([
    ['asked', '2027-02-01', '2027-02-03'],
    ['blocked', '2027-02-05', '2027-02-10'],
    ['booked', '2027-02-10', '2027-02-11'],
    ['blocked', '2027-02-11', '2027-02-12'],
  ])
})

test('a bar has its place in the window, cut to it', () => {
  const window = { start: '2027-02-01', end: '2027-02-10' }
  expect(placeIn(window, { starts: '2027-02-02', until: '2027-02-04' })).toEqual({ left: 10, width: 20 })
  expect(placeIn(window, { starts: '2027-01-02', until: '2027-05-04' })).toEqual({ left: 0, width: 100 })
  expect(placeIn(window, { starts: '2027-02-11', until: '2027-02-12' })).toBeNull()
  expect(placeIn(window, { starts: '2027-01-11', until: '2027-02-01' })).toBeNull()
})

describe('gaps that cannot be sold', () => {
  const rate = { rate: 1, unit: 'per_month', minQuantity: 1, step: 1, minDuration: 1 } as const
  const allocations = [
    allocation('booked', '2027-02-05', '2027-02-10'),
    allocation('booked', '2027-02-20', '2027-03-01'),
    allocation('booked', '2027-04-01', '2027-04-10'),
  ]
  const span = { start: '2027-02-01', end: '2027-04-20' }

  test('are free days between others that are fewer than the least booking', () => {
    expect(gapsOf({ capacity: 1, allocations }, rate, span)).toEqual([
      { start: '2027-02-01', end: '2027-02-04' },
      { start: '2027-02-10', end: '2027-02-19' },
    ])
  })

  test('have an end: what is free at the end of the span may go on', () => {
    expect(gapsOf({ capacity: 1, allocations: [] }, { ...rate, minDuration: 6 }, span)).toEqual([])
  })

  test('are none where there is a day at least, and where it is sold by the piece', () => {
    expect(gapsOf({ capacity: 1, allocations }, { ...rate, unit: 'per_day' }, span)).toEqual([])
    expect(gapsOf({ capacity: 1, allocations }, { ...rate, unit: 'per_insertion' }, span)).toEqual([])
  })
})
