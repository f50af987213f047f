import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { ALL_INDIA } from '../../../../catalogue/rules/places/coverage.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { InventoryItem } from '../inventory.ts'
import { INDIA_ADULTS, universeOf } from '../reach/universe.ts'
import { toOffer } from './offer.ts'

const RUN = { start: '2027-01-01', end: '2027-01-31', maxUnits: 1 }
const peopleOf = (city: string) => universeOf({ city, state: '' })
const MUMBAI = { name: 'Mumbai', state: 'Maharashtra', people: peopleOf('Mumbai') }
const PUNE = { name: 'Pune', state: 'Maharashtra', people: peopleOf('Pune') }
const REST = { name: 'Rest of India', state: null, people: INDIA_ADULTS - MUMBAI.people - PUNE.people }
const PLACES = [MUMBAI, PUNE, REST]

/** Exposures of the first order of an item. */
const exposuresOf = (more: Partial<InventoryItem>, places = PLACES) =>
  toOffer(inventoryItem(more), RUN, places).orders[0]?.exposures ?? []

describe('the people that an order meets', () => {
  test('a site meets its own city with all that it counts', () => {
    expect(exposuresOf({ accessible: 5_000, impressionsPerUnit: 90_000 })).toEqual([
      { place: 0, accessible: 5_000, impressions: 90_000 },
    ])
  })

  test('no medium meets more people of a city than it can reach there', () => {
    const [exposure] = exposuresOf({ accessible: 1e9 })
    expect(exposure?.accessible).toBeCloseTo(MUMBAI.people * PLAN_RULES.ooh.reach.accessible, 6)
  })

  test('a station of the whole country counts in a city with the city’s share of the people', () => {
    const share = MUMBAI.people / INDIA_ADULTS
    const station = {
      channel: 'radio',
      city: null,
      scope: 'national',
      covers: [ALL_INDIA],
      accessible: 1_000_000,
      impressionsPerUnit: 4_000_000,
    } as const
    const [exposure, other] = exposuresOf(station, [MUMBAI, PUNE])
    expect(other?.place).toBe(1)
    expect(exposure?.accessible).toBeCloseTo(1_000_000 * share, 6)
    expect(exposure?.impressions).toBeCloseTo(4_000_000 * share, 6)
  })

  test('a digital network has only its users of each place, and all its views go to the places of the plan', () => {
    const network = {
      channel: 'digital',
      city: null,
      scope: 'national',
      accessible: 1_000_000,
      impressionsPerUnit: 900,
    } as const
    const exposures = exposuresOf(network, [MUMBAI, PUNE])
    const both = MUMBAI.people + PUNE.people
    expect(exposures.map(({ place }) => place)).toEqual([0, 1])
    expect(exposures[0]?.accessible).toBeCloseTo((1_000_000 * MUMBAI.people) / INDIA_ADULTS, 6)
    expect(exposures[1]?.accessible).toBeCloseTo((1_000_000 * PUNE.people) / INDIA_ADULTS, 6)
    expect(exposures[0]?.impressions).toBeCloseTo((900 * MUMBAI.people) / both, 6)
    expect(exposures.reduce((sum, { impressions }) => sum + impressions, 0)).toBeCloseTo(900, 6)
  })

  test('a creator’s own figures come first, other places share what is left of the followers', () => {
    const creator: Partial<InventoryItem> = {
      channel: 'influencer',
      city: null,
      scope: 'national',
      audienceCities: [{ city: 'Mumbai', percent: 40 }],
      impressionsPerUnit: 1_000,
      accessible: 1_000,
    }
    const shares = exposuresOf(creator).map(({ impressions }) => impressions / 1_000)
    const pune = (0.6 * PUNE.people) / INDIA_ADULTS
    expect(shares[0]).toBeCloseTo(0.4, 9)
    expect(shares[1]).toBeCloseTo(pune, 9)
    expect(shares[2]).toBeCloseTo(0.6 - pune, 9)
    expect(exposuresOf(creator)[0]?.accessible).toBeCloseTo(400, 9)
  })

  test('a state’s channel meets each of its cities by the city’s share of the state', () => {
    const channel = {
      channel: 'tv',
      city: null,
      scope: 'state',
      covers: [{ state: 'Maharashtra', city: '' }],
      impressionsPerUnit: 1_000,
    } as const
    const state = universeOf({ city: null, state: 'Maharashtra' })
    const [mumbai, pune] = exposuresOf(channel, [MUMBAI, PUNE])
    expect(mumbai?.impressions).toBeCloseTo((1_000 * MUMBAI.people) / state, 6)
    expect(pune?.impressions).toBeCloseTo((1_000 * PUNE.people) / state, 6)
    expect(exposuresOf(channel, [{ name: 'Chennai', state: 'Tamil Nadu', people: 9_000_000 }])).toEqual([])
  })

  test('an item that nobody measures meets no one', () => {
    expect(exposuresOf({ impressionsPerUnit: null, accessible: null })).toEqual([])
  })
})

describe('the orders of an offer', () => {
  const ordersOf = (more: Partial<InventoryItem>, maxUnits: number) =>
    toOffer(inventoryItem(more), { ...RUN, maxUnits }, PLACES).orders
  const sizesOf = (...args: Parameters<typeof ordersOf>) =>
    ordersOf(...args).map(({ units, quantity }) => [units, quantity])

  test('are the shortest and the longest booking, and lengths between', () => {
    expect(sizesOf({}, 6)).toEqual([1, 2, 3, 6].map((units) => [units, 1]))
    expect(sizesOf({ minDuration: 2 }, 2)).toEqual([[2, 1]])
  })

  test('grow by quantity on the seller’s steps where several can run at a time', () => {
    const trade = { unit: 'per_month', rate: 100_000, quantity: 10, step: 10, seconds: null } as const
    expect(sizesOf({ maxQuantity: 9, trade }, 4)).toEqual([
      [1, 1],
      [4, 1],
      [4, 2],
      [4, 3],
      [4, 5],
      [4, 9],
    ])
    const odd = { ...trade, quantity: 1, step: 2 }
    expect(sizesOf({ maxQuantity: 9, trade: odd }, 1).map(([, quantity]) => quantity)).toEqual([1, 3, 5, 9])
  })

  test('cost and deliver in proportion to their size', () => {
    const orders = ordersOf({ impressionsPerUnit: 300, accessible: 100, rate: 100_000 }, 3)
    expect(orders.map(({ net }) => net)).toEqual([100_000, 200_000, 300_000])
    expect(orders.map(({ exposures }) => exposures[0]?.impressions)).toEqual([300, 600, 900])
    expect(orders.map(({ exposures }) => exposures[0]?.accessible)).toEqual([100, 100, 100])
  })

  test('deliver as many times as they run side by side', () => {
    const orders = ordersOf({ maxQuantity: 3, impressionsPerUnit: 300 }, 1)
    expect(orders.map(({ exposures }) => exposures[0]?.impressions)).toEqual([300, 600, 900])
    expect(orders.map(({ net }) => net)).toEqual([100_000, 200_000, 300_000])
  })
})
