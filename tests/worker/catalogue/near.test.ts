import { expect, test } from 'vitest'
import { distanceKm } from '../../../worker/catalogue/rules/places/distance.ts'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { ROWS } from '../../support/catalogue.ts'
import { plansOf } from '../../support/recorder.ts'
import { search, searchQuery } from '../../support/search.ts'

const HITEC = { lat: 17.4497, lng: 78.383 }
const within = (km: number, category?: string) =>
  ROWS.listings.filter(
    ({ lat, lng, categoryId }) =>
      typeof lat === 'number' &&
      typeof lng === 'number' &&
      (category === undefined || categoryId === category) &&
      distanceKm(HITEC, { lat, lng }) <= km,
  )

test('what is near a place is found, nearest first', async () => {
  for (const km of [1, 3, 8]) expect((await search(`near=hitec city&km=${km}`)).total).toBe(within(km).length)
  const { groups, total } = await search('near=HITEC City&km=8&media=ooh')
  expect(total).toBe(within(8, 'ooh').length)
  const distances = groups.flatMap(({ listings }) =>
    listings.map(({ place }) => distanceKm(HITEC, { lat: place.lat ?? 0, lng: place.lng ?? 0 })),
  )
  expect(distances.length).toBeGreaterThan(5)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('a text may ask for it', async () => {
  const asked = await search('q=within 3 km of Hitec City')
  expect(asked.query).toMatchObject({ near: 'HITEC City, Hyderabad', km: 3, q: undefined })
  expect(asked.total).toBe(within(3).length)
  const mumbai = await search('q=billboard mumbai')
  expect(mumbai.query).toMatchObject({ q: 'billboard', city: 'Mumbai' })
  expect(mumbai.groups.flatMap(({ listings }) => listings.map(({ place }) => place.city))).toEqual(
    expect.arrayContaining(['Mumbai']),
  )
  expect(mumbai.total).toBe((await search('q=billboard&city=Mumbai')).total)
})

test('a place in a title is a part of the text where the filter finds nothing', async () => {
  const { query, total } = await search('q=Nav Prabhat Panaji lucknow')
  expect(query.city).toBeUndefined()
  expect(total).toBe(0)
})

test('nothing near shows what is nearest', async () => {
  const { total, near } = await search('near=Shamshabad&km=0.1&media=theatre')
  expect(total).toBe(0)
  expect(near[0]?.misses).toMatch(/^\d+\.\d km from Shamshabad, Hyderabad$|Theatre/)
})

test.each([
  ['near=Atlantis', 'near', 'No place by this name is on our maps'],
  ['near=Civil Lines', 'near', /^Say which: “Civil Lines, Jaipur”, .* and “Civil Lines, Nagpur”$/],
  ['near=Andheri&km=900', 'km', 'The distance is a number of kilometres up to 50'],
])('refuses %s at its field', (text, path, message) => {
  expect(() => searchQuery(text)).toThrowError(message)
  try {
    searchQuery(text)
  } catch (error) {
    expect(error).toMatchObject({ body: { code: 'bad_input', issues: [{ path }] } })
  }
})

test.each(['near=HITEC City', 'near=HITEC City&media=ooh', 'near=HITEC City&sort=price'])(
  'no listing outside the band of latitudes is read: %s',
  async (text) => {
    const plans = await plansOf((ctx) => searchListings(ctx, searchQuery(text)))
    // Prices at all are asked only where a price is: the statement ends before it reads.
    const reads = plans
      .filter(({ sql }) => !sql.includes('where (0 '))
      .flatMap(({ lines }) => lines)
      .filter((line) => /^(SCAN|SEARCH) listings /.test(line))
    const bySpot = reads.filter((line) => line.includes('search_rows_by_spot (lat>? AND lat<?)'))
    expect(bySpot.length).toBeGreaterThanOrEqual(2)
    expect(reads.filter((line) => line.startsWith('SCAN') || line.includes('by_rating'))).toEqual([])
  },
)
