import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { rateOf as anyRate, plannedListing } from '../../../../../tests/support/planned-listing.ts'
import type { Rate } from '../../../../catalogue/rules/rate.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { PlannedListing, PlannedSpot } from '../inventory.ts'
import { toCatalogueEntry } from './catalogue-entry.ts'
import { fingerprint } from './fingerprint.ts'
import { toInventory } from './to-inventory.ts'

const FREE = { status: 'available', nextAvailable: null } as const
const rateOf = (more: Partial<Rate> = {}) => anyRate({ rate: 1_000, ...more })
const listing = (category: MediaType, more: Partial<PlannedListing> = {}) =>
  plannedListing(category, { rate: rateOf(), variant: 'wall', ...more })
const spot = (id: string, more: Partial<PlannedSpot> = {}): PlannedSpot => ({
  listingId: 'place',
  id,
  name: 'Prime time',
  rate: rateOf({ unit: 'per_10_sec' }),
  seconds: 10,
  audience: null,
  variant: null,
  availability: FREE,
  ...more,
})
const itemOf = (...[category, more, ...spots]: [MediaType, Partial<PlannedListing>?, ...PlannedSpot[]]) => {
  const [item] = toInventory([listing(category, more)], spots)
  if (!item) throw new Error('No item')
  return item
}
const idsOf = (...args: Parameters<typeof toInventory>) => toInventory(...args).map(({ id }) => id)

describe('what is sold', () => {
  test('is each spot of a channel, by id, or the channel where it has none', () => {
    expect(idsOf([listing('tv')], [spot('b'), spot('a'), spot('c')])).toEqual(['place:a', 'place:b', 'place:c'])
    expect(idsOf([listing('tv'), listing('tv', { id: 'other' })], [spot('a')])).toEqual(['other', 'place:a'])
  })

  test('is the listing itself where the medium is not sold by the spot', () => {
    expect(idsOf([listing('ooh')], [spot('a')])).toEqual(['place'])
  })

  test('is named and drawn as the spot, else as the listing', () => {
    expect(itemOf('radio', {}, spot('a', { variant: 'studio' }))).toMatchObject({
      title: 'Place, Prime time',
      variant: 'studio',
    })
    expect(itemOf('radio', {}, spot('a'))).toMatchObject({ variant: 'wall' })
    expect(itemOf('ooh')).toMatchObject({ title: 'Place', variant: 'wall' })
  })
})

describe('the smallest order', () => {
  const mille = (more: Partial<Rate> = {}) => rateOf({ unit: 'per_mille', minQuantity: 100, step: 50, ...more })

  test('grows only where it costs less than the least spend', () => {
    const quantity = (minBudget: number | null) => itemOf('digital', { rate: mille(), minBudget }).trade.quantity
    expect([quantity(null), quantity(100_000), quantity(100_001), quantity(150_001)]).toEqual([100, 100, 150, 200])
  })

  test('has the setup of each of its pieces', () => {
    expect(itemOf('ooh', { setup: 500, rate: rateOf({ minQuantity: 3 }) })).toMatchObject({ setup: 1_500, rate: 3_000 })
  })

  test('runs for the shortest booking, and without one once', () => {
    expect(itemOf('ooh', { rate: rateOf({ minDuration: 3 }) })).toMatchObject({ minDuration: 3, maxDuration: null })
    expect(itemOf('digital', { rate: mille({ minDuration: 3 }) })).toMatchObject({ minDuration: 1, maxDuration: 1 })
  })

  test('of a title may be repeated up to the limit of its medium, or to its own shortest series', () => {
    const longest = (minDuration: number) =>
      itemOf('newspaper', { rate: rateOf({ unit: 'per_sq_cm', minDuration }) }).maxDuration
    expect([longest(4), longest(70)]).toEqual([60, 70])
    expect(itemOf('events', { rate: rateOf({ unit: 'per_event', minDuration: 2 }) }).maxDuration).toBe(2)
  })
})

test.each<[MediaType, string | undefined, number | null]>([
  ['newspaper', undefined, 1],
  ['newspaper', 'Fortnightly', 14],
  ['magazine', undefined, 30],
  ['magazine', 'Quarterly', 91],
  ['ooh', 'Weekly', null],
])('%s that appears %s has an issue every %s days', (category, frequency, days) => {
  expect(itemOf(category, { details: frequency === undefined ? {} : { frequency } }).everyDays).toBe(days)
})

describe('at once are sold', () => {
  const most = (category: MediaType, rate: Partial<Rate>, more: Partial<PlannedListing> = {}) =>
    itemOf(category, { rate: rateOf(rate), ...more }).maxQuantity

  test('42 spots or mentions a week', () => {
    expect(most('tv', { unit: 'per_10_sec', minQuantity: 14 })).toBe(3)
    expect(most('tv', { unit: 'per_10_sec', minQuantity: 15 })).toBe(2)
    expect(most('radio', { unit: 'per_mention', minQuantity: 43 })).toBe(1)
  })

  test('the screens of a cinema', () => {
    const screens = (count: number) => ({ details: { screens: count } })
    expect(most('theatre', { unit: 'per_screen_week', minQuantity: 2 }, screens(5))).toBe(2)
    expect(most('theatre', { unit: 'per_screen_week', minQuantity: 2 }, screens(1))).toBe(1)
    expect(most('theatre', { unit: 'per_screen_week' })).toBe(1)
  })

  test('the slots that a loop has left, two at most', () => {
    const sold = (count: number) => ({
      details: { loop: { slots: 6, sold: count, seconds: 10, hours: '', playsADay: 900 } },
    })
    expect([2, 4, 5, 6].map((count) => most('dooh', { unit: 'per_slot_day' }, sold(count)))).toEqual([2, 2, 1, 1])
  })

  test('twelve views for each user of a network, forty orders at most', () => {
    const views = { unit: 'per_mille', minQuantity: 10 } as const
    expect(most('digital', views, { audience: 5_100 })).toBe(6)
    expect(most('digital', views, { audience: 100 })).toBe(1)
    expect(most('digital', views, { audience: 5_000_000 })).toBe(40)
    expect(most('digital', { unit: 'per_click', minQuantity: 100 }, { audience: 100 })).toBe(12)
  })

  test('one site, and three posts of a creator', () => {
    expect(most('ooh', {})).toBe(1)
    expect(most('influencer', { unit: 'per_post' })).toBe(3)
  })
})

test('an event has its days where both are known', () => {
  const dates = (details: PlannedListing['details']) => itemOf('events', { details }).fixedDates
  expect(dates({ from: '2027-01-05', until: '2027-01-07' })).toEqual({ from: '2027-01-05', until: '2027-01-07' })
  expect(dates({ from: '2027-01-05' })).toBeNull()
  expect(dates({})).toBeNull()
})

test('a spot of a free channel is free when the spot is', () => {
  const booked = { status: 'booked', nextAvailable: '2027-02-01' } as const
  expect(itemOf('radio', {}, spot('a', { availability: booked })).availability).toEqual(booked)
  expect(itemOf('radio', { availability: booked }, spot('a')).availability).toEqual(booked)
  const sold = { status: 'sold_out', nextAvailable: null } as const
  expect(itemOf('radio', { availability: booked }, spot('a', { availability: sold })).availability).toEqual(sold)
})

test('an audience of nobody is not measured', () => {
  expect(itemOf('ooh', { audience: 0 })).toMatchObject({ impressionsPerUnit: null, accessible: null })
})

test('an entry of the catalogue is in rupees', () => {
  expect(toCatalogueEntry(inventoryItem({ id: 'site', rate: 150_050 }))).toMatchObject({
    id: 'site',
    rate: 1_500.5,
    status: 'available',
    mediaOwnerId: 'owner',
  })
})

test('a fingerprint is fourteen signs, the same for the same text', () => {
  expect(fingerprint('plan')).toMatch(/^[0-9a-z]{14}$/)
  expect(fingerprint('plan')).toBe(fingerprint('plan'))
  expect(new Set(['plan', 'plam', 'paln', 'plan ', ''].map(fingerprint)).size).toBe(5)
  // FNV-1a of nothing is its basis.
  expect(fingerprint('')).toBe(`0${(0x811c9dc5).toString(36)}${(0x9e3779b9).toString(36)}`)
})
