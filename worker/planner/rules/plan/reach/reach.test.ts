import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Purchase } from './exposure.ts'
import { meanFor, negativeBinomial } from './negative-binomial.ts'
import { multiply, ONE, TERMS } from './polynomial.ts'
import { reachOf } from './reach.ts'

const PEOPLE = 1_000_000
const ONE_PLACE = [{ name: 'Pune', people: PEOPLE }]
const TWO_PLACES = [...ONE_PLACE, { name: 'Nashik', people: 400_000 }]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** Makes every A 1: lines of one medium then meet people independently of each other. */
const EVERYONE = { accessFactor: 1_000 }

const exposure = fc.record({
  place: fc.nat({ max: 1 }),
  accessible: fc.integer({ min: 1, max: 900_000 }),
  impressions: fc.integer({ min: 1, max: 20_000_000 }),
})
const purchase: fc.Arbitrary<Purchase> = fc.record({
  medium: fc.constantFrom(...MEDIA_TYPES),
  exposures: fc.array(exposure, { maxLength: 2 }),
})
const purchases = fc.array(purchase, { maxLength: 6 })
const bought = (medium: Purchase['medium'], accessible: number, impressions: number): Purchase => ({
  medium,
  exposures: [{ place: 0, accessible, impressions }],
})

test('one line meets what the closed form of the negative binomial says', () => {
  const { k } = PLAN_RULES.radio.reach
  const { reach, impressions } = reachOf(ONE_PLACE, [bought('radio', 200_000, 900_000)])
  expect(reach).toBeCloseTo(200_000 * (1 - (1 + 4.5 / k) ** -k), 3)
  expect(impressions).toBe(900_000)
})

test('two lines are independent where the medium can meet everyone', () => {
  const first = bought('ooh', 300_000, 1_500_000)
  const second = bought('ooh', 500_000, 800_000)
  const [a, b] = [first, second].map((line) => reachOf(ONE_PLACE, [line], EVERYONE).reach / PEOPLE)
  const both = reachOf(ONE_PLACE, [first, second], EVERYONE).reach / PEOPLE
  expect(both).toBeCloseTo(1 - (1 - (a ?? 0)) * (1 - (b ?? 0)), 9)
})

test('two lines of one medium share the people that it can meet, so they add less than in two media', () => {
  const lines = [bought('radio', 250_000, 2_000_000), bought('radio', 250_000, 2_000_000)]
  const [r, both] = [reachOf(ONE_PLACE, lines.slice(0, 1)).reach / PEOPLE, reachOf(ONE_PLACE, lines).reach / PEOPLE]
  const a = PLAN_RULES.radio.reach.accessible
  expect(both).toBeCloseTo(a * (1 - (1 - r / a) ** 2), 9)
  expect(both).toBeLessThan(1 - (1 - r) ** 2)
})

test('media are independent of each other', () => {
  const lines = [bought('radio', 250_000, 2_000_000), bought('tv', 600_000, 2_000_000)]
  const [a, b] = lines.map((line) => reachOf(ONE_PLACE, [line]).reach / PEOPLE)
  expect(reachOf(ONE_PLACE, lines).reach / PEOPLE).toBeCloseTo(1 - (1 - (a ?? 0)) * (1 - (b ?? 0)), 9)
})

test('the distribution approaches Poisson as k grows', () => {
  const poisson = negativeBinomial(2.5, Number.POSITIVE_INFINITY)
  expect(sum(poisson)).toBeCloseTo(1, 3)
  expect(poisson[2]).toBeCloseTo((Math.exp(-2.5) * 2.5 ** 2) / 2, 12)
  negativeBinomial(2.5, 1e9).forEach((share, x) => {
    expect(share).toBeCloseTo(poisson[x] ?? 0, 8)
  })
})

test('a product of generating functions is the sum of independent exposures', () => {
  const product = multiply(
    negativeBinomial(1.5, Number.POSITIVE_INFINITY),
    negativeBinomial(0.7, Number.POSITIVE_INFINITY),
  )
  negativeBinomial(2.2, Number.POSITIVE_INFINITY).forEach((share, x) => {
    expect(product[x]).toBeCloseTo(share, 12)
  })
  expect(multiply(ONE, product)).toEqual(product)
})

test('everyone is met some number of times, and fewer are met more often', () => {
  fc.assert(
    fc.property(purchases, (lines) => {
      const { distribution, atLeast, reach } = reachOf(TWO_PLACES, lines)
      expect(distribution).toHaveLength(TERMS + 1)
      expect(distribution.every((people) => people >= 0)).toBe(true)
      expect(sum(distribution)).toBeCloseTo(1_400_000, 3)
      expect(reach).toBe(atLeast(1))
      for (let k = 0; k < TERMS; k++) expect(atLeast(k)).toBeGreaterThanOrEqual(atLeast(k + 1))
    }),
  )
})

test('another line adds no fewer than zero people, and no more than it meets alone', () => {
  fc.assert(
    fc.property(purchases, purchase, (lines, one) => {
      const before = reachOf(TWO_PLACES, lines).reach
      const after = reachOf(TWO_PLACES, [...lines, one]).reach
      expect(after).toBeGreaterThanOrEqual(before - 1e-3)
      expect(after).toBeLessThanOrEqual(before + reachOf(TWO_PLACES, [one]).reach + 1e-3)
    }),
  )
})

test('the order of the lines changes nothing, and twice the people seen twice as often are met twice', () => {
  fc.assert(
    fc.property(purchases, (lines) => {
      const { reach, distribution } = reachOf(TWO_PLACES, lines)
      expect(reachOf(TWO_PLACES, [...lines].reverse()).reach).toBeCloseTo(reach, 3)
      const doubled = lines.map(({ medium, exposures }) => ({
        medium,
        exposures: exposures.map(({ place, accessible, impressions }) => ({
          place,
          accessible: accessible * 2,
          impressions: impressions * 2,
        })),
      }))
      const places = TWO_PLACES.map(({ name, people }) => ({ name, people: people * 2 }))
      reachOf(places, doubled).distribution.forEach((people, x) => {
        expect(people).toBeCloseTo((distribution[x] ?? 0) * 2, 3)
      })
    }),
  )
})

test('a line cannot meet more people than its medium can', () => {
  const { reach } = reachOf(ONE_PLACE, [bought('airport', PEOPLE, 1e12)])
  expect(reach).toBeLessThanOrEqual(PEOPLE * PLAN_RULES.airport.reach.accessible)
  expect(reach).toBeGreaterThan(PEOPLE * PLAN_RULES.airport.reach.accessible * 0.99)
})

test('a purchase that nobody measures meets no one', () => {
  expect(reachOf(ONE_PLACE, [{ medium: 'events', exposures: [] }]).reach).toBe(0)
  expect(reachOf(ONE_PLACE, [bought('ooh', 0, 500), bought('ooh', 500, 0)]).reach).toBe(0)
})

test('a smaller accessible share and a smaller k give a lower reach', () => {
  const lines = [bought('radio', 300_000, 900_000), bought('radio', 350_000, 900_000)]
  const usual = reachOf(ONE_PLACE, lines).reach
  expect(reachOf(ONE_PLACE, lines, { accessFactor: 0.8 }).reach).toBeLessThan(usual)
  expect(reachOf(ONE_PLACE, lines, { kFactor: 0.8 }).reach).toBeLessThan(usual)
  expect(reachOf(ONE_PLACE, lines, { kFactor: 1.2, accessFactor: 1.2 }).reach).toBeGreaterThan(usual)
})

test('every share is more than nobody and less than everybody', () => {
  for (const {
    reach: { accessible, k, source },
  } of Object.values(PLAN_RULES)) {
    expect(accessible).toBeGreaterThan(0)
    expect(accessible).toBeLessThan(1)
    expect(k).toBeGreaterThan(0)
    expect(source).not.toBe('')
  }
})

test.each([
  [2, 0.6],
  [15, 0.4],
  [3, Number.POSITIVE_INFINITY],
])('the mean for %d contacts with those who are met, of shape %d', (contacts, k) => {
  const mean = meanFor(contacts, k)
  const met = 1 - (negativeBinomial(mean, k)[0] ?? 0)
  expect(mean / met).toBeCloseTo(contacts, 6)
})
