import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import type { InventoryItem } from '../inventory.ts'
import { toOffer } from '../market/offer.ts'
import { rankOffers } from './ranking.ts'
import { shortlist } from './shortlist.ts'

const RUN = { start: '2027-01-01', end: '2027-01-31', maxUnits: 1 }
const PLACES = [{ name: 'Mumbai', state: 'Maharashtra', people: 10_000_000 }]
const offer = (id: string, more: Partial<InventoryItem> = {}) => toOffer(inventoryItem({ id, ...more }), RUN, PLACES)
const idsOf = (offers: ReturnType<typeof rankOffers>) => offers.map(({ item }) => item.id)
const DADAR = [{ city: 'Mumbai', area: 'Dadar' }]

describe('the ranking of offers', () => {
  test('is by people for the money, then by id, and unmeasured offers come last', () => {
    const offers = [
      offer('unmeasured', { impressionsPerUnit: null, accessible: null, rate: 1 }),
      offer('b'),
      offer('a'),
      offer('cheap', { rate: 50_000 }),
    ]
    expect(idsOf(rankOffers(offers, []))).toEqual(['cheap', 'a', 'b', 'unmeasured'])
  })

  test('counts the best order of an offer', () => {
    const growing = toOffer(inventoryItem({ id: 'growing', maxQuantity: 4, rate: 60_000 }), RUN, PLACES)
    expect(idsOf(rankOffers([offer('single', { rate: 70_000 }), growing], []))).toEqual(['growing', 'single'])
  })

  test('puts a listing of a named locality first where the difference is small', () => {
    const elsewhere = offer('elsewhere', { rate: 90_000 })
    const near = offer('near', { area: 'Dadar', rate: 100_000 })
    expect(idsOf(rankOffers([elsewhere, near], []))).toEqual(['elsewhere', 'near'])
    expect(idsOf(rankOffers([elsewhere, near], DADAR))).toEqual(['near', 'elsewhere'])
    const dear = offer('near', { area: 'Dadar', rate: 200_000 })
    expect(idsOf(rankOffers([elsewhere, dear], DADAR))).toEqual(['elsewhere', 'near'])
  })

  test('takes a locality of the same name in another city for what it is', () => {
    const offers = [offer('elsewhere', { rate: 90_000 }), offer('other', { area: 'Dadar', city: 'Pune' })]
    expect(idsOf(rankOffers(offers, DADAR))).toEqual(['elsewhere', 'other'])
  })
})

describe('the shortlist', () => {
  const SITES = 800
  /** Sites of one city, the first ones a little cheaper; every fortieth is in the named locality. */
  const sites = Array.from({ length: SITES }, (_, n) =>
    offer(`site-${String(n).padStart(3, '0')}`, { rate: 100_000 + n, area: n % 40 === 39 ? 'Dadar' : 'Andheri' }),
  )
  const shown = (areas: typeof DADAR, budget = 100_000, keep: string[] = []) =>
    shortlist(sites, briefWith({ areas }), budget, new Map(keep.map((id) => [id, id])))

  test('is the best value, by id, in any order of the offers', () => {
    const ids = idsOf(shown([]))
    expect(ids).toEqual(idsOf(sites.slice(0, 420)))
    expect(idsOf(shortlist(sites.toReversed(), briefWith({ areas: [] }), 100_000, new Map()))).toEqual(ids)
  })

  test('holds every listing of a named locality', () => {
    const inDadar = idsOf(sites.filter(({ item }) => item.area === 'Dadar'))
    const shownOf = (areas: typeof DADAR) => idsOf(shown(areas)).filter((id) => inDadar.includes(id))
    expect(shownOf([]).length).toBeLessThan(inDadar.length)
    expect(shownOf(DADAR)).toEqual(inDadar)
  })

  test('holds locked offers and the cheapest of each medium', () => {
    const poor = offer('poor', { channel: 'radio', rate: 900_000 })
    const cheap = [1, 2, 3].map((n) => offer(`cheap-${n}`, { channel: 'radio', rate: n, impressionsPerUnit: null }))
    const better = Array.from({ length: 60 }, (_, n) => offer(`radio-${n}`, { channel: 'radio' }))
    const found = idsOf(
      shortlist(
        [...sites, poor, ...cheap, ...better],
        briefWith(),
        100_000,
        new Map([poor.item.id, 'site-799'].map((id) => [id, id])),
      ),
    )
    expect(found).toEqual(expect.arrayContaining(['poor', 'site-799', 'cheap-1', 'cheap-2', 'cheap-3']))
    expect(found).not.toContain('site-798')
  })

  test('grows until it could take the budget three times', () => {
    const budget = 20_000_000
    const prices = shown([], budget).map(({ orders }) => orders.at(-1)?.net ?? 0)
    const total = prices.reduce((sum, price) => sum + price, 0)
    expect(total).toBeGreaterThanOrEqual(3 * budget)
    expect(total - Math.max(...prices)).toBeLessThan(3 * budget)
    expect(shown([], 5 * budget)).toHaveLength(SITES)
  })
})
