import { describe, expect, test } from 'vitest'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Purchase } from './exposure.ts'
import { lineReaches } from './line-reach.ts'
import { negativeBinomial, zeroTerm } from './negative-binomial.ts'
import { noticedShare } from './noticed-share.ts'
import { mix, multiply } from './polynomial.ts'
import { reachOf } from './reach.ts'
import { soloReach } from './solo-reach.ts'
import { universeOf } from './universe.ts'

const PLACES = [
  { name: 'Pune', state: 'Maharashtra', people: 1_000_000 },
  { name: 'Nashik', state: 'Maharashtra', people: 400_000 },
]
const bought = (medium: Purchase['medium'], ...exposures: Purchase['exposures']): Purchase => ({ medium, exposures })
const inPune = { place: 0, accessible: 200_000, impressions: 600_000 }
const inNashik = { place: 1, accessible: 50_000, impressions: 100_000 }

describe('the share that notices a purchase', () => {
  const model = { accessible: 0.5, k: 1 }

  test('is of the people that the medium can reach', () => {
    // 100 of 500 can meet it, three times each: (1 + 3)^-1 miss it.
    expect(noticedShare({ accessible: 100, impressions: 300 }, 1_000, model)).toBeCloseTo(0.2 * 0.75, 12)
    expect(noticedShare({ accessible: 900, impressions: 1_500 }, 1_000, model)).toBeCloseTo(0.75, 12)
  })

  test('falls with the probability of noticing one exposure', () => {
    expect(noticedShare({ accessible: 100, impressions: 300 }, 1_000, model, 1 / 3)).toBeCloseTo(0.2 * 0.5, 12)
  })

  test('is zero without people, impressions or a place', () => {
    expect(noticedShare({ accessible: 0, impressions: 300 }, 1_000, model)).toBe(0)
    expect(noticedShare({ accessible: 100, impressions: 0 }, 1_000, model)).toBe(0)
    expect(noticedShare({ accessible: 100, impressions: 300 }, 0, model)).toBe(0)
  })
})

test('the negative binomial of shape 1 halves with each exposure at a mean of 1', () => {
  const terms = negativeBinomial(1, 1)
  expect(terms).toHaveLength(10)
  for (const [x, share] of terms.entries()) expect(share).toBeCloseTo(0.5 ** (x + 1), 12)
  expect(zeroTerm(2, 2, 0.5)).toBeCloseTo((1 + 0.5) ** -2, 12)
  expect(zeroTerm(2, Number.POSITIVE_INFINITY, 0.5)).toBeCloseTo(Math.exp(-1), 12)
})

test('exposures of a share of the people leave the others without any', () => {
  expect(mix(0.4, [0.5, 0.25]).map((share) => Number(share.toFixed(9)))).toEqual([0.8, 0.1])
  expect(multiply([0.5, 0.5], [0, 1]).slice(0, 4)).toEqual([0, 0.5, 0.5, 0])
})

test('a line that is alone reaches what the model says, in each of its places', () => {
  const line = bought('radio', inPune, inNashik)
  const { reach } = reachOf(PLACES, [line])
  expect(soloReach(line)).toBeCloseTo(reach, 3)
  expect(lineReaches(PLACES, [line])[0]?.own).toBeCloseTo(reach, 3)
  expect(soloReach(bought('radio', { ...inPune, accessible: 0 }, inNashik))).toBeCloseTo(
    reachOf(PLACES, [bought('radio', inNashik)]).reach,
    3,
  )
})

test('lines of two places and three media add what the plan loses without them', () => {
  const lines = [
    bought('radio', inPune, inNashik),
    bought('radio', inNashik),
    bought('tv', inPune),
    bought('ooh', inPune, { ...inNashik, accessible: 90_000 }),
    bought('events'),
  ]
  const all = reachOf(PLACES, lines).reach
  for (const [i, { added }] of lineReaches(PLACES, lines).entries()) {
    expect(added, `line ${i}`).toBeCloseTo(all - reachOf(PLACES, lines.toSpliced(i, 1)).reach, 2)
  }
})

test('the factors of the range move both assumptions of a medium', () => {
  const { accessible, k } = PLAN_RULES.radio.reach
  const line = bought('radio', { place: 0, accessible: 1_000_000, impressions: 3_000_000 })
  const met = 1_000_000 * accessible * 0.8
  expect(reachOf(PLACES, [line], { kFactor: 0.8, accessFactor: 0.8 }).reach).toBeCloseTo(
    met * (1 - zeroTerm(3_000_000 / met, k * 0.8)),
    2,
  )
  expect(reachOf(PLACES, [line]).impressions).toBe(3_000_000)
})

test('people are 76 percent of a population, and of a usual one where it is unknown', () => {
  expect(universeOf({ city: 'Mumbai', state: 'Maharashtra' })).toBe(13_680_000)
  expect(universeOf({ city: 'Satara', state: 'Maharashtra' })).toBe(1_140_000)
  expect(universeOf({ city: null, state: 'Goa' })).toBe(1_216_000)
  expect(universeOf({ city: null, state: 'Sikkim' })).toBe(22_800_000)
  expect(universeOf({ city: null, state: 'India' })).toBe(1_083_684_000)
})
