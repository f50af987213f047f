import { expect, test } from 'vitest'
import { AVAILABILITY } from '../worker/catalogue/rules/availability.ts'
import { monthlyPrice } from '../worker/catalogue/rules/rate.ts'
import { DISCOVER_ONLY_CATEGORIES, MEDIA, MEDIA_TYPES, mediaSpec } from '../worker/catalogue/rules/registry/media.ts'
import { LANGUAGE_GROUPS } from '../worker/catalogue/rules/registry/spec.ts'
import { RATE_UNITS } from '../worker/catalogue/rules/registry/units.ts'
import { toPaise } from '../worker/kernel/rules/money.ts'
import { generateCatalogue } from './catalogue.seed.ts'
import { CITIES } from './places.ts'

const TODAY = '2026-11-20'
const catalogue = generateCatalogue({ today: TODAY })
const { listings, spots } = catalogue
const sellables = [...listings, ...spots]
const groupOf = (row: { categoryId: string; subcategoryId: string }) => `${row.categoryId}/${row.subcategoryId}`
const inGroup = (group: string) => listings.filter((listing) => groupOf(listing) === group)
const isUnique = (values: readonly string[]) => new Set(values).size === values.length

test('has the fourteen media types in the order of the tab bar', () => {
  const tabs = catalogue.categories.filter(({ area }) => area === 'category')
  expect(tabs.map(({ id }) => id)).toEqual(MEDIA_TYPES)
  expect(tabs.map(({ name }) => name)).toEqual(MEDIA_TYPES.map((id) => MEDIA[id].label))
  expect(tabs.map(({ position }) => position)).toEqual(MEDIA_TYPES.map((_, i) => i))
})

test('public relations are not in the tab bar, and are priced by the release', () => {
  const discoverOnly = catalogue.categories.filter(({ area }) => area === 'discover')
  expect(discoverOnly.map(({ id, name }) => ({ id, name }))).toEqual([{ id: 'pr', name: 'Public relations' }])
  const releases = listings.filter(({ categoryId }) => categoryId === 'pr')
  expect(releases).toHaveLength(40)
  expect(isUnique(releases.map(({ title }) => title))).toBe(true)
})

test.each([
  ['btl/mall_activation', 156],
  ['btl/apartment_activation', 89],
  ['btl/corporate_activation', 67],
  ['btl/local_activation', 234],
  ['vehicle/cab_fleet', 245],
  ['vehicle/bus_wraps', 156],
  ['vehicle/truck_ads', 189],
  ['vehicle/transit_media', 134],
  ['ooh/billboard', 245],
  ['ooh/transit', 178],
  ['ooh/street', 156],
  ['ooh/mall', 92],
])('%s has %i listings', (group, count) => {
  expect(inGroup(group)).toHaveLength(count)
})

test.each([
  ['magazine/lifestyle', 34],
  ['magazine/business', 28],
  ['magazine/niche', 56],
  ['magazine/general', 42],
])('%s has %i ad spots, at least three a title', (group, count) => {
  const titles = new Map(inGroup(group).map(({ id }) => [id, 0]))
  for (const { listingId } of spots) {
    const seen = titles.get(listingId)
    if (seen !== undefined) titles.set(listingId, seen + 1)
  }
  expect([...titles.values()].reduce((sum, seen) => sum + seen, 0)).toBe(count)
  expect(Math.min(...titles.values())).toBeGreaterThanOrEqual(3)
  expect(new Set(titles.values()).size).toBeGreaterThan(1)
})

/** Terms of sale and ages of an audience are no counts. */
const TERMS = /\d+ (hours|days|seconds|MB)|\d\d:\d\d|under \d+|at (six|nine)|(men|professionals) \d+ to \d+|\d × \d m/gi
const COUNTED = /\d|\b(three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen)\b/i

test('every group has three features, a handful of listings and a description', () => {
  for (const group of catalogue.subcategories) {
    expect(group.features).toHaveLength(3)
    expect(group.description.length).toBeGreaterThan(20)
    for (const text of [group.description, ...group.features]) expect(text.replaceAll(TERMS, '')).not.toMatch(COUNTED)
    expect(inGroup(`${group.categoryId}/${group.id}`).length).toBeGreaterThanOrEqual(5)
  }
  expect(new Set(listings.map(groupOf)).size).toBe(catalogue.subcategories.length)
})

test('ids and refs are readable, unique and fit for a URL', () => {
  const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
  expect(isUnique(listings.map(({ id }) => id))).toBe(true)
  expect(isUnique(listings.map(({ ref }) => ref))).toBe(true)
  expect(isUnique(spots.map(({ listingId, id }) => `${listingId} ${id}`))).toBe(true)
  expect(isUnique(catalogue.owners.map(({ id }) => id))).toBe(true)
  for (const { id } of [...sellables, ...catalogue.owners]) expect(id).toMatch(slug)
  for (const { ref } of listings) expect(ref).toMatch(/^[A-Z]{2,4}-\d{4}$/)
})

test('the same arguments give the same rows, and another day moves only dates', () => {
  expect(generateCatalogue({ today: TODAY })).toEqual(catalogue)
  const later = generateCatalogue({ today: '2026-12-20' }).listings
  expect(later.map(({ id }) => id)).toEqual(listings.map(({ id }) => id))
  expect(later.map(({ rate }) => rate)).toEqual(listings.map(({ rate }) => rate))
})

test('a size adds street media to the natural catalogue and changes nothing in it', () => {
  const size = listings.length + 1_500
  const larger = generateCatalogue({ today: TODAY, size })
  expect(larger.listings).toHaveLength(size)
  expect(larger.listings.slice(0, listings.length)).toEqual(listings)
  expect(isUnique(larger.listings.map(({ id }) => id))).toBe(true)
  expect(() => generateCatalogue({ today: TODAY, size: 10 })).toThrow(RangeError)
})

test('everything for sale has a price in whole paise, a known unit and a minimum of 1 to 6', () => {
  for (const { rate, unit, minQuantity, step, minDuration } of sellables) {
    expect(Number.isSafeInteger(rate) && rate > 0).toBe(true)
    expect(RATE_UNITS).toContain(unit)
    expect(minQuantity).toBeGreaterThanOrEqual(1)
    expect(step).toBeGreaterThanOrEqual(0)
    expect(minDuration).toBeGreaterThanOrEqual(1)
    expect(minDuration).toBeLessThanOrEqual(6)
  }
})

test('what is booked says from when it is free, within four months; about four fifths can be had today', () => {
  for (const { availability, nextAvailable } of sellables) {
    expect(AVAILABILITY).toContain(availability)
    if (availability === 'booked')
      expect(nextAvailable && nextAvailable > TODAY && nextAvailable < '2027-03-25').toBe(true)
    else expect(nextAvailable).toBeNull()
  }
  const free = listings.filter(({ availability }) => availability === 'available').length / listings.length
  expect(free).toBeGreaterThan(0.78)
  expect(free).toBeLessThan(0.88)
  expect(listings.some(({ availability }) => availability === 'sold_out')).toBe(true)
})

test('listings with spots cost what their cheapest spot costs, and are free when a spot is', () => {
  for (const media of ['tv', 'radio', 'airport', 'theatre', 'newspaper', 'magazine', 'influencer']) {
    for (const listing of listings.filter(({ categoryId }) => categoryId === media)) {
      const own = spots.filter(({ listingId }) => listingId === listing.id)
      expect(own.length).toBeGreaterThanOrEqual(3)
      const least = Math.min(...own.map((spot) => monthlyPrice(spot, { seconds: spot.seconds ?? null })))
      const cheapest = own.filter((spot) => monthlyPrice(spot, { seconds: spot.seconds ?? null }) === least)
      expect(listing.monthly).toBe(least)
      expect(cheapest).toContainEqual(expect.objectContaining({ rate: listing.rate, unit: listing.unit }))
      expect(own.some(({ availability }) => availability === 'available')).toBe(listing.availability === 'available')
    }
  }
})

test('both edges of every price band are a real price, in each group that can cost that much', () => {
  for (const media of [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES]) {
    const { bands } = mediaSpec({ id: media, name: media })
    // The price of a creator follows from the followers: it cannot be drawn.
    if (!bands || media === 'influencer') continue
    for (const { id, categoryId } of catalogue.subcategories.filter((group) => group.categoryId === media)) {
      const prices = inGroup(`${categoryId}/${id}`).map((listing) => listing[bands.on])
      for (const edge of bands.edges) expect(prices, `${media}/${id} at ${edge}`).toContain(toPaise(edge))
    }
  }
})

test('prices span a small shop’s budget and a brand’s', () => {
  const rates = listings.map(({ rate }) => rate)
  expect(Math.min(...rates)).toBeLessThan(toPaise(10_000))
  expect(Math.max(...rates)).toBeGreaterThanOrEqual(toPaise(300_000))
})

/** Lowest and highest price in rupees, as in the trade, with room for sets and small towns. */
const PLAUSIBLE: Record<string, [number, number]> = {
  'tv per_10_sec': [800, 250_000],
  'radio per_10_sec': [200, 2_500],
  'radio per_mention': [1_500, 8_000],
  'airport per_unit_month': [100_000, 2_500_000],
  'theatre per_screen_week': [1_500, 30_000],
  'theatre per_unit_month': [12_000, 240_000],
  'newspaper per_sq_cm': [200, 4_000],
  'magazine per_insertion': [15_000, 1_500_000],
  'btl per_day': [5_000, 200_000],
  'vehicle per_fleet_month': [25_000, 750_000],
  'events per_event': [15_000, 5_000_000],
  'transit per_unit_month': [12_000, 1_800_000],
  'influencer per_reel': [9_000, 700_000],
  'influencer per_story': [2_500, 250_000],
  'influencer per_post': [5_000, 400_000],
  'influencer per_video': [15_000, 1_200_000],
  'influencer per_package': [20_000, 1_600_000],
  'digital per_mille': [40, 1_200],
  'digital per_click': [6, 90],
  'digital per_view': [0.25, 1.2],
  'ooh per_month': [8_000, 600_000],
  'dooh per_slot_day': [160, 12_000],
  'pr per_release': [15_000, 400_000],
}

test('every price is plausible for its kind', () => {
  const media = new Map(listings.map(({ id, categoryId }) => [id, categoryId]))
  const priced = [
    ...listings.map(({ categoryId, rate, unit }) => ({ kind: `${categoryId} ${unit}`, rate })),
    ...spots.map(({ listingId, rate, unit }) => ({ kind: `${media.get(listingId)} ${unit}`, rate })),
  ]
  for (const { kind, rate } of priced) {
    const [least, most] = PLAUSIBLE[kind] ?? [Number.NaN, Number.NaN]
    expect(rate, kind).toBeGreaterThanOrEqual(toPaise(least))
    expect(rate, kind).toBeLessThanOrEqual(toPaise(most))
  }
})

test('only media with a language have one, and it is one of the three groups', () => {
  const spoken = new Set(['tv', 'radio', 'newspaper', 'magazine', 'influencer'])
  for (const { categoryId, language, languages } of listings) {
    if (spoken.has(categoryId)) {
      expect(LANGUAGE_GROUPS).toContain(language)
      expect(languages.length).toBeGreaterThan(0)
    } else expect({ language, languages }).toEqual({ language: null, languages: [] })
  }
})

test('a search for a city finds no activation or event by its title or venue, and venues say more than titles', () => {
  const cities = CITIES.map(({ name }) => name.toLowerCase())
  for (const { categoryId, title, venue } of listings) {
    if (categoryId !== 'btl' && categoryId !== 'events') continue
    const searched = `${title} ${venue}`.toLowerCase()
    expect(cities.filter((city) => searched.includes(city))).toEqual([])
    const words = (venue ?? '').toLowerCase().split(' ')
    expect(words.some((word) => !title.toLowerCase().includes(word))).toBe(true)
  }
})

test('every listing has a rating, features, specifications and sources', () => {
  for (const listing of listings) {
    expect(listing.rating).toBeGreaterThanOrEqual(3.4)
    expect(listing.rating).toBeLessThanOrEqual(4.9)
    expect(listing.features.length).toBeGreaterThanOrEqual(4)
    for (const feature of listing.features.slice(0, 2)) expect(feature.length).toBeLessThanOrEqual(34)
    expect(listing.specifications.length).toBeGreaterThanOrEqual(5)
    expect(listing.specifications.length).toBeLessThanOrEqual(8)
    expect(listing.metrics.length).toBeGreaterThanOrEqual(2)
    expect(listing.audienceFigures.length).toBeGreaterThanOrEqual(2)
    expect(listing.audienceFigures.every(({ asOf }) => asOf <= TODAY)).toBe(true)
    expect(Number.isSafeInteger(listing.audience) && listing.audience > 0).toBe(true)
    expect(JSON.stringify(listing)).not.toMatch(/undefined|NaN|\{\w+\}/)
  }
})

test('creators have at least a lakh of followers, each under a handle of their own', () => {
  const creators = listings.filter(({ categoryId }) => categoryId === 'influencer')
  expect(Math.min(...creators.map(({ audience }) => audience))).toBeGreaterThanOrEqual(100_000)
  expect(isUnique(creators.map(({ details }) => details.instagram?.handle ?? ''))).toBe(true)
})

test('the full loop of a digital screen and a free one agree with its availability', () => {
  for (const { categoryId, details, availability } of listings) {
    if (categoryId === 'dooh') expect(details.loop?.sold === details.loop?.slots).toBe(availability !== 'available')
  }
})

test('issues and events lie ahead', () => {
  for (const { details } of listings) {
    for (const { artworkBy } of details.issues ?? []) expect(artworkBy > TODAY).toBe(true)
    if (details.from) expect(details.from > TODAY && (details.until ?? '') >= details.from).toBe(true)
    if (details.issues) expect(details.issues).toHaveLength(3)
  }
})
