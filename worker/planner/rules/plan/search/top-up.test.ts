import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { toOffer } from '../market/offer.ts'
import { withNoCity } from '../market/places.ts'
import { topUp } from './top-up.ts'

const RUN = { start: '2027-01-01', end: '2027-01-31', maxUnits: 1 }
const PLACES = [
  { name: 'Mumbai', state: 'Maharashtra', people: 10_000_000 },
  { name: 'Pune', state: 'Maharashtra', people: 5_000_000 },
]
const offer = (id: string, more: Partial<InventoryItem> = {}) => toOffer(inventoryItem({ id, ...more }), RUN, PLACES)
/** Ids that are bought with ₹10,000 before GST; an item costs ₹1,000. */
const boughtWith = (more: Partial<Brief>, offers = OFFERS, selected: Parameters<typeof topUp>[3] = []) => {
  const brief = briefWith({
    cities: ['Mumbai', 'Pune'],
    budget: { amount: toPaise(10_000), min: null, gst: 'exclusive', sourceText: '' },
    ...more,
  })
  if (!isPlannable(brief)) throw new Error('An incomplete brief')
  const places = brief.perCityCap === null ? PLACES : withNoCity(PLACES)
  const market = {
    places,
    noCityPlace: places.length - 1,
    flight: RUN,
    offers: [],
    extraOffers: [],
    unbookable: [],
    missingFormats: [],
    localities: [],
  }
  return topUp(brief, brief.perCityCap === null ? { ...market, noCityPlace: -1 } : market, offers, selected, {
    budget: toPaise(10_000),
    held: new Map([['pune-2', { id: 'pune-2', units: 1, quantity: 1 }]]),
  })
}
const idsOf = (bought: ReturnType<typeof boughtWith>) => bought.map(({ offer: { item } }) => item.id)

const OFFERS = [
  ...[1, 2, 3].map((n) => offer(`mumbai-${n}`, { impressionsPerUnit: 300 + n })),
  ...[1, 2, 3].map((n) => offer(`pune-${n}`, { city: 'Pune', channel: 'transit', impressionsPerUnit: 200 + n })),
  ...[1, 2, 3].map((n) =>
    offer(`zine-${n}`, { city: null, channel: 'magazine', scope: 'national', impressionsPerUnit: null }),
  ),
]

test('a rest of the budget buys what fits, ordered by id, up to the lines of a plan of this size', () => {
  expect(idsOf(boughtWith({}))).toEqual(OFFERS.slice(0, 8).map(({ item }) => item.id))
})

test('what is bought first leaves less for the next', () => {
  const dear = ['a', 'b', 'c'].map((id) => offer(id, { rate: toPaise(4_000) }))
  expect(idsOf(boughtWith({}, dear))).toEqual(['a', 'b'])
})

test('the cap on a city holds, also for what no city bounds, and the best value comes first', () => {
  expect(idsOf(boughtWith({ perCityCap: toPaise(2_000) }))).toEqual([
    'mumbai-2',
    'mumbai-3',
    'pune-2',
    'pune-3',
    'zine-1',
    'zine-2',
  ])
  expect(idsOf(boughtWith({ perCityCap: toPaise(999) }))).toEqual([])
})

test('what is selected already counts within the cap of its city', () => {
  const first = OFFERS[0]
  const order = first?.orders[0]
  if (!first || !order) throw new Error('No offer')
  const bought = boughtWith({ perCityCap: toPaise(2_000) }, OFFERS.slice(0, 3), [
    { offer: first, order, locked: false },
  ])
  expect(idsOf(bought)).toEqual(['mumbai-1', 'mumbai-3'])
})

test('the share of a medium in a split holds', () => {
  expect(idsOf(boughtWith({ split: { ooh: 10, transit: 20, magazine: 0 } }))).toEqual(['mumbai-3', 'pune-2', 'pune-3'])
})

test('a budget that is nearly spent buys nothing more', () => {
  const first = offer('dear', { rate: 970_000 })
  const order = first.orders[0]
  if (!order) throw new Error('No order')
  const cheap = offer('cheap', { rate: 1_000 })
  expect(idsOf(boughtWith({}, [cheap], [{ offer: first, order, locked: false }]))).toEqual(['dear'])
})

test('a line that the user locked says so', () => {
  expect(boughtWith({}).flatMap(({ offer: { item }, locked }) => (locked ? [item.id] : []))).toEqual(['pune-2'])
})

test('a first line of a medium that needs several is not bought, nor what does little alone', () => {
  const channels = [1, 2].map((n) =>
    offer(`tv-${n}`, { city: null, channel: 'tv', languages: ['Hindi'], scope: 'national' }),
  )
  const tag = offer('tag', { channel: 'radio', type: 'Traffic update tag' })
  expect(idsOf(boughtWith({}, [...channels, tag]))).toEqual([])
  const [first, second] = channels
  const order = first?.orders[0]
  if (!first || !second || !order) throw new Error('No offer')
  expect(idsOf(boughtWith({}, [second, tag], [{ offer: first, order, locked: false }]))).toEqual(['tv-1', 'tv-2'])
})
