import { describe, expect, test } from 'vitest'
import { listPinsAround, mapListings } from '../../../worker/catalogue/pins.server.ts'
import { distanceKm } from '../../../worker/catalogue/rules/places/distance.ts'
import { mapSearch } from '../../../worker/catalogue/search/pins.server.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { searchQuery } from '../../support/search.ts'
import { query, service } from '../../support/service.ts'

const pinned = ROWS.listings.flatMap(({ lat, lng, ...row }) =>
  typeof lat === 'number' && typeof lng === 'number' ? [{ ...row, lat, lng }] : [],
)
const ref = { category: 'ooh', subcategory: 'billboard' }

describe('the map of a list', () => {
  test('has the sites of the city that pass its filters, by locality, and counts of every city', async () => {
    const trips = countRoundTrips()
    const { city, cities, pins } = await mapListings(service, { ...ref, query: query('city=Mumbai&available=now') })
    expect(trips.count()).toBe(1)
    const wanted = pinned.filter((row) => row.subcategoryId === 'billboard' && row.availability === 'available')
    const inMumbai = wanted.filter((row) => row.city === 'Mumbai')
    expect(city).toBe('Mumbai')
    expect(pins.map(({ id }) => id).toSorted()).toEqual(inMumbai.map(({ id }) => id).toSorted())
    expect(pins.map(({ area }) => area)).toEqual(pins.map(({ area }) => area).toSorted())
    expect(cities.find(({ name }) => name === 'Mumbai')?.count).toBe(inMumbai.length)
    expect(cities.reduce((sum, { count }) => sum + count, 0)).toBe(wanted.length)
  })

  test('has no sites without a city', async () => {
    expect(await mapListings(service, { ...ref, query: query() })).toMatchObject({ city: null, pins: [] })
  })
})

test('the map of a search has what the search finds, and fleets and networks nowhere', async () => {
  const { pins, cities } = await mapSearch(service, searchQuery('q=unipole mumbai'))
  expect(pins.length).toBeGreaterThan(1)
  expect(pins.every(({ id }) => pinned.some((row) => row.id === id && row.city === 'Mumbai'))).toBe(true)
  expect(cities.length).toBeGreaterThan(5)
  const near = await mapSearch(service, searchQuery('near=HITEC City&km=2'))
  expect(near.city).toBe('Hyderabad')
  for (const pin of near.pins) expect(distanceKm(pin, { lat: 17.4497, lng: 78.383 })).toBeLessThanOrEqual(2)
  expect(await mapSearch(service, searchQuery('media=vehicle&city=Mumbai'))).toEqual({
    city: 'Mumbai',
    cities: [],
    pins: [],
  })
})

test('near a site are the nearest of its kind, found by index', async () => {
  const site = pinned.find((row) => row.categoryId === 'ooh' && row.city === 'Mumbai')
  if (!site) throw new Error('No site')
  const around = await listPinsAround(service, site.id)
  expect(around.length).toBeGreaterThan(1)
  expect(around.length).toBeLessThanOrEqual(8)
  for (const pin of around) {
    expect(pin).toMatchObject({ category: 'ooh' })
    expect(pin.id).not.toBe(site.id)
    expect(distanceKm(pin, site)).toBeLessThan(5)
  }
  const lines = (await plansOf((ctx) => listPinsAround(ctx, site.id))).flatMap(({ lines }) => lines)
  expect(lines).toContainEqual(
    expect.stringMatching(/^SEARCH listings USING INDEX listings_by_spot \(lat>\? AND lat<\?\)/),
  )
  expect(await listPinsAround(service, 'sitara-gold')).toEqual([])
})
