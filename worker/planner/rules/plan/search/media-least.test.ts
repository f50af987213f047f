import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import { toOrderedOffer } from '../market/offer.ts'
import { groupOf, shortGroups } from './media-least.ts'

const FLIGHT = { start: '2027-01-01', end: '2027-01-30' }
const PLACES = [
  { name: 'Mumbai', state: 'Maharashtra', people: 10_000_000 },
  { name: 'Pune', state: 'Maharashtra', people: 5_000_000 },
]
const market = (offers: Parameters<typeof shortGroups>[1]['offers'] = []) => ({
  places: PLACES,
  noCityPlace: -1,
  flight: FLIGHT,
  offers,
  extraOffers: [],
  unbookable: [],
  missingFormats: [],
  localities: [],
})
type Bought = Partial<InventoryItem> & { units?: number; quantity?: number }
const lineOf = ({ units = 1, quantity = 1, ...more }: Bought, at: number) => ({
  ...toOrderedOffer(
    inventoryItem({ id: `line-${at}`, ...more }),
    { units, quantity },
    { ...FLIGHT, maxUnits: 4 },
    PLACES,
  ),
  locked: false,
})
/** Groups of which some lines have too little, with has and needs of each. */
const shortOf = (...bought: Bought[]) =>
  shortGroups(bought.map(lineOf), market()).map(({ key, has, needs }) => ({ key, has, needs }))

const channel = (listingId: string, language = 'Tamil'): Bought => ({
  channel: 'tv',
  listingId,
  languages: [language],
  city: null,
  unit: 'per_week',
})
const screens = (listingId: string, quantity: number, units: number): Bought => ({
  channel: 'theatre',
  listingId,
  type: 'Interval, 30 sec',
  unit: 'per_week',
  trade: { unit: 'per_screen_week', rate: 100_000, quantity: 1, step: 1, seconds: 30 },
  quantity,
  units,
})
const fleet = (type: string, vehicles: number): Bought => ({ channel: 'vehicle', type, vehicles })
const creator = (listingId: string, quantity: number): Bought => ({
  channel: 'influencer',
  listingId,
  unit: 'per_release',
  quantity,
})
const station = (impressionsPerUnit: number): Bought => ({
  channel: 'radio',
  unit: 'per_week',
  units: 2,
  accessible: 1_000_000,
  impressionsPerUnit,
})

describe('enough', () => {
  test.each<[string, Bought[]]>([
    ['three channels of a language', [channel('a'), channel('b'), channel('c')]],
    ['five screens for two weeks', [screens('a', 5, 2)]],
    ['ten screens for a week', [screens('a', 6, 1), screens('b', 4, 1)]],
    ['boards in the foyer of a cinema', [{ channel: 'theatre', type: 'Foyer light-box, pair' }]],
    ['ten buses', [fleet('Full bus wrap', 4), fleet('Bus side panels', 6)]],
    ['fifty cabs', [fleet('Cab fleet', 50)]],
    ['trucks, of any number', [fleet('Truck wrap', 3)]],
    ['three creators', [creator('a', 1), creator('b', 1), creator('c', 1)]],
    ['three pieces of one creator', [creator('a', 3)]],
    [
      'digital for ₹50,000 in each of two cities',
      [{ channel: 'digital', unit: 'per_release', rate: toPaise(100_000) }],
    ],
    ['radio that its listeners hear twice a week', [station(900_000)]],
    ['a place at an airport that all pass', [{ channel: 'airport', type: 'Departures kerb gantry' }]],
    ['a hoarding', [{ channel: 'ooh' }]],
  ])('%s', (_, bought) => expect(shortOf(...bought)).toEqual([]))
})

describe('too little', () => {
  test.each<[string, Bought[], { key: string; has: number; needs: number }]>([
    ['spots of two channels', [channel('a'), channel('a'), channel('b')], { key: 'tv/0/Tamil', has: 2, needs: 3 }],
    ['three screens for a month', [screens('a', 3, 4)], { key: 'theatre/0/Mumbai', has: 3, needs: 5 }],
    ['five screens for a week', [screens('a', 5, 1)], { key: 'theatre/0/Mumbai', has: 2, needs: 5 }],
    [
      'two spots on the same three screens',
      [screens('a', 3, 2), screens('a', 3, 2)],
      { key: 'theatre/0/Mumbai', has: 3, needs: 5 },
    ],
    ['nine buses', [fleet('Mini bus wrap', 9)], { key: 'vehicle/0/Mumbai', has: 9, needs: 10 }],
    ['forty autos', [fleet('Auto rickshaw hoods', 40)], { key: 'vehicle/1/Mumbai', has: 40, needs: 50 }],
    ['two creators', [creator('a', 2), creator('b', 1)], { key: 'influencer/0/', has: 2, needs: 3 }],
    [
      'digital for less',
      [{ channel: 'digital', unit: 'per_release', rate: toPaise(28_700) }],
      { key: 'digital/0/', has: 28_700, needs: 100_000 },
    ],
    [
      'a food court at an airport',
      [{ channel: 'airport', type: 'Food court digital wall' }],
      { key: 'airport/0/Mumbai', has: 0, needs: 1 },
    ],
  ])('%s', (_, bought, short) => expect(shortOf(...bought)).toEqual([short]))
})

test('radio that its listeners hear less than twice a week is too little', () => {
  const [short] = shortOf(station(300_000))
  expect(short).toMatchObject({ key: 'radio/0/Mumbai', needs: 2 })
  expect(short?.has).toBeGreaterThan(1)
  expect(short?.has).toBeLessThan(2)
})

test('each language counts by itself, and all the channels that a language has are known', () => {
  const [a, b, c] = [channel('a'), channel('b'), channel('c', 'Bengali')].map(lineOf)
  if (!a || !b || !c) throw new Error('Three lines')
  const own = (all: (typeof a)[]) => market(all.map(({ offer }) => offer))
  expect(shortGroups([a, c], own([a, b, c])).map(({ where, isAll }) => [where, isAll])).toEqual([
    ['Tamil', false],
    ['Bengali', true],
  ])
})

test('an item belongs to the first rule that is about its type', () => {
  expect(groupOf(inventoryItem({ channel: 'vehicle', type: 'Airport cab fleet' }))?.key).toBe('vehicle/1/Mumbai')
  expect(groupOf(inventoryItem({ channel: 'vehicle', type: 'Truck wrap' }))).toBeNull()
})
