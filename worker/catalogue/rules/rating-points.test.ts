import { expect, test } from 'vitest'
import { toPaise } from '../../kernel/rules/money.ts'
import {
  costPerRatingPoint,
  daypartRatings,
  grossRatingPoints,
  ratingOf,
  shareBetween,
  spotRating,
} from './rating-points.ts'

const base = { universe: 4_00_00_000, of: 'adults', peak: 8_00_000 }
const rate = { rate: toPaise(4_000), unit: 'per_10_sec', minQuantity: 7, step: 7, minDuration: 2 } as const

test('a rating is a percent of the universe, GRP the sum of ratings, CPRP the cost of one point', () => {
  expect(ratingOf(4_00_000, 4_00_00_000)).toBe(1)
  expect(grossRatingPoints(1.2, 30)).toBe(36)
  expect(costPerRatingPoint(toPaise(3_60_000), 36)).toBe(toPaise(10_000))
  expect(ratingOf(10, 0)).toBe(0)
  expect(costPerRatingPoint(toPaise(1), 0)).toBeNull()
})

test('a spot has the points of its smallest booking over 30 days, and the same cost a point as one airing', () => {
  const rated = spotRating({ rate, seconds: 30, audience: 4_00_000 }, base)
  expect(rated?.rating).toBe(1)
  expect(rated?.grp).toBeCloseTo((7 * 30) / 7, 10)
  // ₹4,000 per 10 seconds: ₹12,000 for the airing of 30 seconds that brings one point.
  expect(rated?.cprp).toBe(toPaise(12_000))
})

test('without an audience or a universe there is no rating', () => {
  expect(spotRating({ rate, seconds: 30, audience: null }, base)).toBeNull()
  expect(spotRating({ rate, seconds: 30, audience: 1_000 }, undefined)).toBeNull()
})

test('the share of a slot is the average of its minutes, past midnight too', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 100 : hour === 0 ? 40 : 10))
  expect(shareBetween(hours, 20 * 60, 21 * 60)).toBe(100)
  expect(shareBetween(hours, 19 * 60 + 30, 20 * 60 + 30)).toBe(55)
  expect(shareBetween(hours, 23 * 60, 25 * 60)).toBe(25)
  expect(shareBetween(hours, 600, 600)).toBe(0)
  const prime = daypartRatings(hours, base).find(({ name }) => name === 'Prime time')
  expect(prime?.rating).toBeCloseTo((2 * (100 + 10 + 10)) / 3 / 100, 10)
})
