import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { JANUARY, offerOf } from '../../../../../tests/support/plan-lines.ts'
import { isPlannable } from '../complete-brief.ts'
import type { Market } from '../market/market.ts'
import { explainInfeasible } from './infeasible.ts'

const explain = (market: Partial<Market>) => {
  const brief = briefWith({ budget: { amount: 50_000, min: null, gst: 'inclusive', sourceText: '' } })
  if (!isPlannable(brief)) throw new Error('An incomplete brief')
  const empty: Market = {
    places: [],
    noCityPlace: -1,
    flight: JANUARY,
    offers: [],
    extraOffers: [],
    unbookable: [],
    missingFormats: [],
    localities: [],
  }
  return explainInfeasible(brief, { ...empty, ...market })
}
const item = inventoryItem
const tooShort = (...items: Partial<Parameters<typeof item>[0]>[]) =>
  items.map((one) => ({ item: item(one), reason: 'too_short' as const }))

test('too little money is answered with the lowest order of all media, for its shortest booking', () => {
  const found = explain({
    offers: [offerOf({ title: 'Long' }, { net: 180_000 }), offerOf({ title: 'Dear' }, { net: 190_000 })],
    extraOffers: [
      offerOf({ title: 'Low' }, { net: 120_000 }, { net: 240_000 }),
      offerOf({ title: 'Same' }, { net: 120_000 }),
    ],
    unbookable: tooShort({}),
  })
  expect(found).toMatchObject({ feasible: false, reason: 'too_little', cheapest: { net: 120_000, withGst: 141_600 } })
  expect(found.text).toBe(
    '₹500 is not enough: the lowest order that suits this brief, Low, costs at least ₹1,200 and ₹1,416 with GST.',
  )
})

test("the cost of an order's days is named, not the rate of its item", () => {
  const inSeason = offerOf({ rate: 90_000, minDuration: 2 }, { units: 2, net: 198_000 })
  expect(explain({ offers: [inSeason] }).cheapest).toMatchObject({ net: 198_000, withGst: 233_640 })
})

test('too short dates are answered with the shortest booking in days', () => {
  const found = explain({
    unbookable: [
      ...tooShort({ title: 'Month', unit: 'per_month' }, { title: 'Weeks', unit: 'per_week', minDuration: 3 }),
      ...tooShort({ title: 'Same', unit: 'per_week', minDuration: 3 }),
      { item: item({ unit: 'per_day' }), reason: 'unavailable' },
    ],
  })
  expect(found).toMatchObject({ feasible: false, reason: 'too_short' })
  expect(found.text).toContain('the shortest booking that suits this brief, Weeks, runs at least 21 days.')
})

test('taken days are answered with the first day on which anything is free', () => {
  const taken = (nextAvailable: string | null) => ({
    item: item({ availability: { status: 'booked', nextAvailable } }),
    reason: 'unavailable' as const,
  })
  expect(explain({ unbookable: [taken(null), taken('2027-03-01'), taken('2027-02-03')] })).toMatchObject({
    feasible: false,
    reason: 'unavailable',
    cheapest: null,
    text: expect.stringMatching(/free from 3 Feb 2027\.$/),
  })
  expect(explain({ unbookable: [taken(null)] }).text).toBe(
    'Everything that suits this brief is unavailable in these dates.',
  )
})

test('without any item there is no inventory', () => {
  expect(explain({})).toMatchObject({ feasible: false, reason: 'no_inventory', cheapest: null })
})
