import { describe, expect, test } from 'vitest'
import {
  type Availability,
  availabilityOf,
  availabilityOfSpots,
  availabilityText,
  bookedMonths,
  isAvailable,
} from './availability.ts'

const TODAY = '2026-11-20'
const FREE: Availability = { status: 'available', nextAvailable: null }
const SOLD_OUT: Availability = { status: 'sold_out', nextAvailable: null }
const bookedUntil = (nextAvailable: string): Availability => ({ status: 'booked', nextAvailable })

describe('isAvailable', () => {
  test.each([
    [FREE, true],
    [SOLD_OUT, false],
    [bookedUntil('2026-11-21'), false],
    [bookedUntil('2026-11-20'), true],
    [bookedUntil('2026-11-01'), true],
  ])('%j on 20 November: %s', (availability, free) => expect(isAvailable(availability, TODAY)).toBe(free))
})

test.each([
  [FREE, 'Available'],
  [SOLD_OUT, 'Sold out'],
  [bookedUntil('2026-12-14'), 'Free from 14 Dec'],
  [bookedUntil('2027-01-14'), 'Free from 14 Jan 2027'],
  [bookedUntil('2026-11-20'), 'Available'],
])('%j is shown as %s', (availability, text) => expect(availabilityText(availability, TODAY)).toBe(text))

describe('bookedMonths', () => {
  const booked = (availability: Availability) => bookedMonths(availability, TODAY).map((month) => month.booked)

  test('six months from this one', () => {
    expect(bookedMonths(FREE, TODAY).map(({ name }) => name)).toEqual(['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'])
  })

  test('what is free is free throughout', () => expect(booked(FREE)).toEqual([0, 0, 0, 0, 0, 0]))
  test('what nobody knows an end of is booked throughout', () => expect(booked(SOLD_OUT)).toEqual([1, 1, 1, 1, 1, 1]))
  test('a booking ends inside a month', () => expect(booked(bookedUntil('2026-12-16'))).toEqual([1, 0.5, 0, 0, 0, 0]))
  test('a booking up to the first leaves that month free', () =>
    expect(booked(bookedUntil('2027-01-01'))).toEqual([1, 1, 0, 0, 0, 0]))
})

describe('availability of today from a calendar', () => {
  const block = (starts: string, until: string, quantity = 1) =>
    ({ kind: 'block', starts, until, quantity, expiresAt: null }) as const
  const words = (capacity: number | null, soldOut: boolean, ...allocations: ReturnType<typeof block>[]) =>
    availabilityOf({ capacity, soldOut, allocations }, TODAY, { quantity: 1, now: 0 })

  test('free, or booked until the first free day', () => {
    expect(words(1, false)).toEqual(FREE)
    expect(words(1, false, block('2026-12-01', '2027-01-01'))).toEqual(FREE)
    expect(words(1, false, block('2026-11-01', '2026-12-01'), block('2026-12-01', '2026-12-14'))).toEqual(
      bookedUntil('2026-12-14'),
    )
    expect(words(2, false, block('2026-11-01', '2026-12-01'), block('2026-11-20', '2026-12-10'))).toEqual(
      bookedUntil('2026-12-01'),
    )
  })

  test('the word of the owner wins', () => expect(words(1, true)).toEqual(SOLD_OUT))
  test('what is not limited is never booked', () =>
    expect(words(null, false, block(TODAY, '2027-01-01'))).toEqual(FREE))

  test('a channel is as free as the freest of its spots', () => {
    expect(availabilityOfSpots([SOLD_OUT, FREE], TODAY)).toEqual(FREE)
    expect(availabilityOfSpots([bookedUntil('2027-01-01'), bookedUntil('2026-12-01'), SOLD_OUT], TODAY)).toEqual(
      bookedUntil('2026-12-01'),
    )
    expect(availabilityOfSpots([SOLD_OUT], TODAY)).toEqual(SOLD_OUT)
  })
})
