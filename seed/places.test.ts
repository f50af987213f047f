import { expect, test } from 'vitest'
import { distanceKm } from '../worker/catalogue/rules/places/distance.ts'
import { CITY_POINTS } from '../worker/catalogue/rules/places/points.ts'
import { generateCatalogue } from './catalogue.seed.ts'
import { CITIES } from './places.ts'

const { listings } = generateCatalogue({ today: '2026-11-20', size: 6_000 })

const pinned = listings.flatMap(({ lat, lng, city, area, categoryId, pin, ref }) =>
  typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng, city, area, categoryId, pin, ref }] : [],
)
const cityNamed = (name: string) => {
  const city = CITY_POINTS.find((one) => one.name === name)
  if (!city) throw new Error(`No city ${name}`)
  return city
}
const pointOf = (city: string, name: string) => {
  const point = cityNamed(city).localities.find((one) => one.name === name)
  if (!point) throw new Error(`No point of ${name}, ${city}`)
  return point
}

test('every city and locality of the seed has a point, inside the radius of its city', () => {
  expect(CITY_POINTS.map(({ name, state }) => [name, state]).toSorted()).toEqual(
    CITIES.map(({ name, state }) => [name, state]).toSorted(),
  )
  for (const { name, localities } of CITIES) {
    const city = cityNamed(name)
    for (const locality of localities) expect(distanceKm(city, locality), locality.name).toBeLessThan(city.radiusKm)
  }
})

test('no two localities of a city are at one point', () => {
  for (const { localities } of CITIES) {
    for (const [i, one] of localities.entries()) {
      for (const other of localities.slice(i + 1)) expect(distanceKm(one, other)).toBeGreaterThan(0.45)
    }
  }
})

test('every pin is within 300 m of the locality or station that it names', () => {
  expect(pinned.length).toBeGreaterThan(2_000)
  for (const row of pinned) {
    expect(row.pin).toBe('near')
    if (row.categoryId === 'airport') continue
    expect(distanceKm(row, pointOf(row.city, row.area)), row.ref).toBeLessThan(0.3)
  }
})

test('sites of one locality are not on one spot, and span less than 2 km', () => {
  const sites = new Map<string, typeof pinned>()
  for (const site of pinned) {
    const name = `${site.city}, ${site.area}`
    sites.set(name, [...(sites.get(name) ?? []), site])
  }
  for (const [name, own] of sites) {
    if (own.some(({ categoryId }) => categoryId === 'airport')) continue
    const spans = own.map((site) => Math.max(...own.map((other) => distanceKm(site, other))))
    expect(Math.max(...spans), name).toBeLessThan(2)
  }
  const andheri = sites.get('Mumbai, Andheri') ?? []
  expect(new Set(andheri.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBeGreaterThan(5)
})

test.each([
  ['Mumbai', 'Bandra', 'Andheri', 6, 8],
  ['Mumbai', 'Borivali', 'Andheri', 10.5, 13.5],
  ['Hyderabad', 'Gachibowli', 'Kukatpally', 7, 9],
  ['Delhi', 'Rohini', 'Pitampura', 1.5, 4],
  ['Chennai', 'Tambaram', 'Guindy', 12, 16],
  ['Bangalore', 'Whitefield', 'Marathahalli', 4.5, 7],
])('%s: %s and %s are %f to %f km apart', (city, one, other, least, most) => {
  const distance = distanceKm(pointOf(city, one), pointOf(city, other))
  expect(distance).toBeGreaterThan(least)
  expect(distance).toBeLessThan(most)
})

test.each([
  ['del', 28.5562, 77.1],
  ['bom', 19.0896, 72.8656],
  ['blr', 13.1986, 77.7066],
  ['ccu', 22.6547, 88.4467],
])('airport %s is at its own point', (id, lat, lng) => {
  const airport = listings.find((listing) => listing.id === id)
  expect(distanceKm({ lat: airport?.lat ?? 0, lng: airport?.lng ?? 0 }, { lat, lng })).toBeLessThan(1.5)
})

test('fleets and trains have a base and no pin', () => {
  const travelling = listings.filter(
    ({ categoryId, type }) =>
      categoryId === 'vehicle' || /wrap|coach|exterior/i.test(categoryId === 'transit' ? type : ''),
  )
  expect(travelling.length).toBeGreaterThan(700)
  for (const { pin, lat, lng } of travelling) expect({ pin, lat, lng }).toEqual({ pin: 'base', lat: null, lng: null })
})
