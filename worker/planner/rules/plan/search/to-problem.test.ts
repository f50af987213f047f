import { expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { JANUARY, offerOf } from '../../../../../tests/support/plan-lines.ts'
import type { Brief } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import { finish } from '../in-steps.ts'
import { costsIn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { selectOffers } from './select-offers.ts'
import { productionOf, spentOn } from './selection.ts'
import { toProblem } from './to-problem.ts'

const PLACES = [
  { name: 'Mumbai', state: 'Maharashtra', people: 1_000_000 },
  { name: 'No single city', state: '', people: 0 },
]
const MARKET: Market = {
  places: PLACES,
  noCityPlace: 1,
  flight: JANUARY,
  offers: [],
  extraOffers: [],
  unbookable: [],
  missingFormats: [],
  localities: [],
}
const complete = (more: Partial<Brief> = {}) => {
  const brief = briefWith(more)
  if (!isPlannable(brief)) throw new Error('An incomplete brief')
  return brief
}
const budgetOf = (min: number | null, gst: 'inclusive' | 'exclusive' = 'exclusive') => ({
  budget: { amount: 1_000_000, min, gst, sourceText: '' },
})
const problemOf = (offers: Offer[], more: Partial<Brief> = {}, locked: string[] = []) => {
  const brief = complete({ ...budgetOf(null), ...more })
  const input = {
    budget: 1_000_000,
    emphasis: brief.emphasis,
    held: new Map(locked.map((id) => [id, { id, units: 1, quantity: 1 }])),
  }
  return toProblem(brief, MARKET, offers, input, costsIn(brief.budget))
}

const seen = (people: number) => [{ place: 0, accessible: people, impressions: people * 3 }]

test('an offer becomes a candidate with what its orders cost', () => {
  const offer = offerOf({ id: 'site', setup: 7 }, { net: 100 }, { net: 200, units: 2, quantity: 3 })
  const [candidate] = problemOf([offer]).candidates
  expect(candidate).toMatchObject({ id: 'site', medium: 'ooh', place: 0 })
  expect(candidate?.options.map(({ units, quantity, cost }) => [units, quantity, cost])).toEqual([
    [1, 1, 108],
    [2, 3, 225],
  ])
  expect(candidate).not.toHaveProperty('locked')
})

test('a small advertisement is weighed by the exposures that are noticed, and keeps those that it has', () => {
  const offer = offerOf({ id: 'column', noticed: 0.25 })
  const all = offer.orders[0]?.exposures[0]?.impressions ?? 0
  const weighed = problemOf([offer]).candidates[0]?.options[0]?.exposures ?? []
  expect(all).toBeGreaterThan(0)
  expect(weighed.reduce((sum, { impressions }) => sum + impressions, 0)).toBeCloseTo(all / 4)
  expect(offer.orders[0]?.exposures[0]?.impressions).toBe(all)
})

test('what no city bounds counts for the place of these, and a locked offer for its order', () => {
  const { candidates } = problemOf([{ ...offerOf({ id: 'a' }), place: -1 }, offerOf({ id: 'b' })], {}, ['b'])
  expect(candidates.map(({ place }) => place)).toEqual([1, 0])
  expect(candidates[1]?.locked).toBe(0)
})

test('the limits and demands are those of the brief', () => {
  expect(problemOf([], { channels: ['radio'] })).toMatchObject({
    coverPlaces: [0],
    coverMedia: ['radio'],
    floor: 0,
    q: 0.9,
  })
  expect(problemOf([], { geoScope: 'pan_india', cities: [], emphasis: 'frequency' })).toMatchObject({
    coverPlaces: [],
    q: 0.3,
  })
  expect(problemOf([], budgetOf(400)).floor).toBe(400)
  expect(problemOf([], budgetOf(2_000_000)).floor).toBe(1_000_000)
})

test('people are met again in each period, by the part of the order that runs in it', () => {
  const weekly = offerOf({ id: 'a', unit: 'per_week' }, { units: 1, exposures: seen(1_000) })
  const { places, candidates } = problemOf([weekly], { objective: 'launch' })
  const weights = places.slice(0, 4).map(({ people }) => people / 1_000_000)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
  expect(weights[0]).toBeGreaterThan(weights[3] ?? 1)
  expect(candidates[0]?.options[0]?.exposures).toEqual([
    { place: 0, accessible: 1_000 * (weights[0] ?? 0), impressions: 3_000 },
  ])
  expect(candidates[0]?.options[0]?.parts).toEqual([1, 0, 0, 0])
})

test('a selection costs the sum of its orders, and its production has its own GST', () => {
  const offer = offerOf({ setup: 50 })
  const order = { units: 1, quantity: 2, net: 1_000, exposures: [] }
  const selected = [
    { offer, order, locked: false },
    { offer: offerOf({ setup: 100, gst: { percent: 5, sac: '' } }), order: { ...order, quantity: 1 }, locked: false },
  ]
  expect(spentOn(selected, (item, { net, quantity }) => net + item.setup * quantity)).toBe(2_200)
  expect(productionOf(selected)).toBe(100 + 18 + 100 + 5)
})

/** Ids that are selected with ₹10,000 before GST. */
const selected = (offers: Offer[], min: number | null = null, locked: string[] = []) => {
  const brief = complete(budgetOf(min))
  const market = { ...MARKET, places: PLACES.slice(0, 1), noCityPlace: -1, offers }
  const input = {
    budget: 1_000_000,
    emphasis: 'reach' as const,
    held: new Map(locked.map((id) => [id, { id, units: 1, quantity: 1 }])),
    evaluations: 2_000,
  }
  const found = finish(selectOffers(brief, market, offers, input))
  return { ...found, ids: found.selected.map(({ offer: { item }, locked: is }) => (is ? `${item.id}!` : item.id)) }
}

test('media and printing fit the budget together', () => {
  const media = (id: string, net: number, setup: number, people: number) =>
    offerOf({ id, setup }, { net, exposures: seen(people) })
  // ₹9,174 and ₹826 of printing with GST just fit; the wider line would leave no room for its own.
  expect(selected([media('fits', 917_400, 70_000, 50_000), media('wide', 950_000, 50_001, 60_000)]).ids).toEqual([
    'fits',
  ])
  expect(selected([media('over', 950_000, 50_001, 60_000)]).ids).toEqual([])
})

test('without printing the whole budget goes to media, and locked offers say so', () => {
  const offers = ['a', 'b', 'c'].map((id) => offerOf({ id }, { net: 500_000, exposures: seen(1_000) }))
  expect(selected(offers, null, ['c']).ids).toEqual(['a', 'c!'])
  expect(selected(offers).evaluations).toBeGreaterThan(0)
})
