import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../../../seed/catalogue.seed.ts'
import { plannedRows, seededItems } from '../../../../../tests/support/planned-items.ts'
import { plannedListing as listing } from '../../../../../tests/support/planned-listing.ts'
import { coversPlace } from '../../../../catalogue/rules/places/coverage.ts'
import { MEDIA, MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { PlannedListing, PlannedSpot } from '../inventory.ts'
import { sharesOf } from '../market/footprint.ts'
import { toCatalogueEntry } from './catalogue-entry.ts'
import { toInventory } from './to-inventory.ts'

const spot = (more: Partial<PlannedSpot> = {}): PlannedSpot => ({
  listingId: 'place',
  id: 'prime',
  name: 'Prime time',
  rate: { rate: 120_000, unit: 'per_10_sec', minQuantity: 21, step: 7, minDuration: 2 },
  seconds: 30,
  audience: 200_000,
  variant: null,
  availability: { status: 'available', nextAvailable: null },
  ...more,
})

const only = (listings: PlannedListing[], spots: PlannedSpot[] = []) => {
  const [item, ...rest] = toInventory(listings, spots)
  if (!item || rest.length > 0) throw new Error('Expected one item')
  return item
}

describe('a smallest order', () => {
  test('of a television spot is a week of the fewest spots at its own length', () => {
    const covers = [{ state: 'Tamil Nadu', city: '' }]
    const item = only([listing('tv', { covers, audience: 9_000_000 })], [spot()])
    expect(item).toMatchObject({
      id: 'place:prime',
      rate: 120_000 * 3 * 21,
      unit: 'per_week',
      minDuration: 2,
      scope: 'state',
      state: 'Tamil Nadu',
      city: null,
      path: '/category/tv/place/prime',
      impressionsPerUnit: 200_000 * 21,
      accessible: 9_000_000,
    })
  })

  test('of a screen is a week of days, in its share of the loop', () => {
    const rate = { rate: 5_000, unit: 'per_slot_day', minQuantity: 1, step: 1, minDuration: 1 } as const
    const loop = { slots: 6, sold: 5, seconds: 10, hours: '', playsADay: 960 }
    const item = only([listing('dooh', { rate, details: { loop } })])
    expect(item).toMatchObject({ rate: 35_000, unit: 'per_week', impressionsPerUnit: 70_000, maxQuantity: 1 })
  })

  test('of a network costs no less than its least spend', () => {
    const rate = { rate: 9_500, unit: 'per_mille', minQuantity: 100, step: 50, minDuration: 1 } as const
    const item = only([listing('digital', { rate, minBudget: 2_000_000, audience: 5_000_000 })])
    expect(item.trade.quantity).toBe(250)
    expect(item.rate).toBe(9_500 * 250)
    expect(item.impressionsPerUnit).toBe(250_000)
    expect(item).toMatchObject({ scope: 'national', city: null, unit: 'per_release' })
  })

  test('of a site is a month of passers-by, and its setup', () => {
    expect(only([listing('ooh', { setup: 50_000 })])).toMatchObject({
      unit: 'per_month',
      impressionsPerUnit: 1_800_000,
      accessible: 180_000,
      setup: 50_000,
      path: '/category/ooh/group/place',
    })
  })

  test('of a newspaper counts copies among its readers, at the tax of print', () => {
    const rate = { rate: 20_000, unit: 'per_sq_cm', minQuantity: 48, step: 4, minDuration: 4 } as const
    const details = { readership: 200_000, frequency: 'Weekly' }
    expect(only([listing('newspaper', { rate, details })])).toMatchObject({
      rate: 960_000,
      unit: 'per_release',
      minDuration: 4,
      everyDays: 7,
      impressionsPerUnit: 60_000,
      accessible: 200_000,
      gst: { percent: 5 },
      path: '/discover/newspaper/group/place',
    })
  })
})

test('a quarter of a page is noticed by half as many readers as a page, and nothing by more than all', () => {
  const noticed = (minQuantity: number) =>
    only([listing('newspaper', { rate: { rate: 20_000, unit: 'per_sq_cm', minQuantity, step: 1, minDuration: 1 } })])
      .noticed
  expect(noticed(1_716)).toBe(1)
  expect(noticed(429)).toBe(0.5)
  expect(noticed(3_432)).toBe(1)
  expect(only([listing('ooh')]).noticed).toBeUndefined()
})

describe('people of a month are the daily count over the visits of one person', () => {
  const DAILY = 60_000
  const peopleOf = (category: MediaType, subcategory: string) =>
    only([listing(category, { subcategory, audience: DAILY })]).accessible

  test.each<[MediaType, string, number]>([
    ['ooh', 'billboard', 10],
    ['ooh', 'mall', 3],
    ['dooh', 'junction', 10],
    ['dooh', 'mall', 3],
    ['btl', 'market_activation', 10],
    ['btl', 'mall_activation', 3],
    ['btl', 'apartment_activation', 25],
    ['btl', 'corporate_activation', 20],
    ['transit', 'metro', 12],
  ])('%s/%s: %i visits', (category, subcategory, visits) => {
    expect(peopleOf(category, subcategory)).toBeCloseTo((DAILY * 30) / visits, 6)
  })

  test('of a site it depends on the format and on the road, as assumed', () => {
    const visitsTo = (more: Partial<PlannedListing>) =>
      (DAILY * 30) / (only([listing('ooh', { subcategory: 'billboard', audience: DAILY, ...more })]).accessible ?? 0)
    expect(visitsTo({ type: 'Gantry' })).toBeGreaterThan(visitsTo({ type: 'Unipole' }))
    expect(visitsTo({ title: 'Unipole, Western Express Highway' })).toBeLessThan(
      visitsTo({ title: 'Unipole, LBS Marg' }),
    )
    expect(visitsTo({ title: 'Hoarding, Egmore station' })).toBeGreaterThan(visitsTo({ title: 'Hoarding' }))
    expect(visitsTo({ subcategory: 'mall', type: 'Gantry', title: 'Mall, NH 16' })).toBeCloseTo(3, 6)
  })

  test('in an airport and in a cinema one person comes once or twice', () => {
    const wall = only([listing('airport')], [spot({ audience: DAILY, seconds: null })])
    expect(wall.accessible).toBeCloseTo((DAILY * 30) / 1.5, 6)
    const rate = { rate: 500_000, unit: 'per_screen_week', minQuantity: 2, step: 1, minDuration: 1 } as const
    const cinema = only([listing('theatre', { audience: DAILY, details: { screens: 4 } })], [spot({ rate })])
    expect(cinema.accessible).toBeCloseTo((DAILY * 30 * 0.5) / 1.3, 6)
  })
})

describe('what nobody measures', () => {
  const reel = { rate: 100_000, unit: 'per_reel', minQuantity: 1, step: 1, minDuration: 1 } as const

  test('has no impressions: a reel has followers, not views', () => {
    const item = only([listing('influencer')], [spot({ rate: reel, audience: null, seconds: null })])
    expect(item).toMatchObject({ impressionsPerUnit: null, accessible: null })
  })

  test('is a video no longer, once its views are counted', () => {
    const youtube = { handle: '@a', subscribers: 90_000, views: 36_000 }
    const rate = { ...reel, unit: 'per_video' as const }
    const item = only(
      [listing('influencer', { details: { youtube } })],
      [spot({ rate, audience: null, seconds: null })],
    )
    expect(item).toMatchObject({ impressionsPerUnit: 36_000, accessible: 90_000 })
  })

  test('is a click, and a mention on air', () => {
    const click = only([listing('digital', { rate: { ...reel, unit: 'per_click' } })])
    const mention = only([listing('radio')], [spot({ rate: { ...reel, unit: 'per_mention' }, audience: null })])
    expect([click.impressionsPerUnit, mention.impressionsPerUnit]).toEqual([null, null])
  })
})

describe('where an item is bought is where the catalogue says that it is seen', () => {
  const seen = (category: MediaType, covers: PlannedListing['covers']) => {
    const { city, state, scope } = only([listing(category, { covers, city: 'Delhi', state: 'Delhi' })])
    return { city, state, scope }
  }
  const city = (name: string, state: string) => ({ state, city: name })

  test('is at one place', () => expect(seen('ooh', [])).toEqual({ city: 'Delhi', state: 'Delhi', scope: 'city' }))
  test('covers one city', () =>
    expect(seen('radio', [city('Pune', 'Maharashtra')])).toEqual({ city: 'Pune', state: 'Maharashtra', scope: 'city' }))
  test('covers some cities', () =>
    expect(seen('tv', [city('Pune', 'Maharashtra'), city('Surat', 'Gujarat')])).toEqual({
      city: null,
      state: 'Pune and Surat',
      scope: 'state',
    }))
  test.each<MediaType>(['tv', 'radio', 'newspaper'])('covers the country: %s', (category) =>
    expect(seen(category, [{ state: '', city: '' }])).toEqual({ city: null, state: 'India', scope: 'national' }),
  )
  test('has followers wherever they are', () =>
    expect(seen('influencer', [])).toMatchObject({ city: null, scope: 'national' }))
})

test('a spot is free once its channel is, and never where that day is unknown', () => {
  const until = (nextAvailable: string | null) => ({ status: 'booked' as const, nextAvailable })
  const freed = (of: PlannedListing['availability'], inside: PlannedSpot['availability']) =>
    only([listing('radio', { availability: of })], [spot({ availability: inside })]).availability.nextAvailable
  expect(freed(until('2027-02-01'), until('2027-01-05'))).toBe('2027-02-01')
  expect(freed(until('2027-02-01'), { status: 'available', nextAvailable: null })).toBe('2027-02-01')
  expect(freed(until(null), until('2027-01-05'))).toBeNull()
})

describe('the seeded catalogue', () => {
  const items = seededItems('2026-11-20')

  test('is sold in every medium, each item once, with whole paise and its own tax', () => {
    expect(new Set(items.map(({ channel }) => channel))).toEqual(new Set(MEDIA_TYPES))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const item of items) {
      expect(Number.isInteger(item.rate) && item.rate > 0, item.id).toBe(true)
      expect(item.gst).toEqual(MEDIA[item.channel].gst)
      expect(item.maxDuration ?? item.minDuration, item.id).toBeGreaterThanOrEqual(item.minDuration)
      expect(item.impressionsPerUnit === null, item.id).toBe(item.accessible === null)
    }
  })

  test('gives the same items in any order of its rows', () => {
    const { listings, spots } = plannedRows(generateCatalogue({ today: '2026-11-20' }))
    expect(toInventory(listings.toReversed(), spots.toReversed())).toEqual(items)
  })

  test('is bought in every place where the catalogue finds it, and nowhere else', () => {
    const cities = [...new Map(items.map(({ city, state }) => [city, state]))].flatMap(([name, state]) =>
      name === null ? [] : [{ name, state, people: 1 }],
    )
    for (const item of items.filter(({ covers }) => covers.length > 0)) {
      if (item.channel === 'magazine' || item.channel === 'digital') continue
      const found = cities.filter(({ name, state }) =>
        item.covers.some((area) => coversPlace(area, { state, city: name })),
      )
      const bought =
        item.city === null ? cities.filter((_, at) => (sharesOf(item, cities)[at] ?? 0) > 0) : [{ name: item.city }]
      expect(
        bought.map(({ name }) => name),
        item.id,
      ).toEqual(found.map(({ name }) => name))
    }
  })

  test('is listed in rupees of the smallest order', () => {
    for (const item of items.slice(0, 50)) expect(toCatalogueEntry(item).rate * 100).toBeCloseTo(item.rate, 6)
  })
})
