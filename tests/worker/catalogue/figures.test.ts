import { expect, test, vi } from 'vitest'
import { getHub } from '../../../worker/catalogue/catalogue.server.ts'
import { CITY, getAdvertiserExamples, getFigures, getOwnerExamples } from '../../../worker/catalogue/figures.server.ts'
import { getCatalogueFacts } from '../../../worker/catalogue/overview.server.ts'
import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import { MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

const rowOf = (id: string) => ROWS.listings.find((row) => row.id === id)

test('the figures are those of the catalogue, counted', async () => {
  const figures = await getFigures(service)
  expect(figures).toMatchObject({
    listings: ROWS.listings.length,
    media: MEDIA_TYPES.length,
    cities: new Set(ROWS.listings.map(({ city }) => city)).size,
    owners: ROWS.owners.length,
    verified: ROWS.verifications.length,
  })
})

test('the hub, the about page, the search and the dashboards state the same figures', async () => {
  for (const change of [
    null,
    `insert into categories (id, name, name_key, icon, description, area, position) values ('kites', 'Kites', 'kites', 'wind', '', 'category', 99)`,
    `delete from listings where id in (select id from listings where category_id = 'pr' limit 3)`,
    `update verifications set withdrawn_at = '2026-11-20T00:00:00.000Z', reason = 'Lapsed' where id = (select id from verifications limit 1)`,
  ]) {
    if (change) await service.db.run(change)
    const [figures, hub, catalogue, search] = await Promise.all([
      getFigures(service),
      getHub(service),
      getCatalogueFacts(service),
      searchListings(service, parseSearch(SearchQuery, new URLSearchParams())),
    ])
    expect(hub).toMatchObject({ total: figures.listings })
    expect(hub.categories).toHaveLength(figures.media)
    expect(catalogue).toEqual({
      listings: figures.listings,
      categories: figures.media,
      cities: figures.cities,
      owners: figures.owners,
    })
    expect(search.total).toBe(figures.listings)
  }
  await service.db.run(`delete from categories where id = 'kites'`)
})

test('a listing more is counted, and one that is gone is not', async () => {
  const before = await getFigures(service)
  const [{ id } = { id: '' }] = ROWS.listings.filter(({ categoryId }) => categoryId === 'events')
  await service.db.run(`delete from listings where id = '${id}'`)
  expect(await getFigures(service)).toMatchObject({ listings: before.listings - 1, media: before.media })
})

test('examples are the best rated of verified owners that are free in the city today', async () => {
  const { site, station, verified } = await getAdvertiserExamples(service)
  expect(site?.category).toBe('ooh')
  expect(station?.dayparts).toHaveLength(24)
  expect(verified.map(({ category }) => category)).toEqual(['ooh', 'newspaper', 'influencer'])
  for (const example of verified) {
    expect(example.owner.verified).toBe(true)
    expect(isAvailable(example.availability, TODAY)).toBe(true)
    expect(example.audienceFigures.length).toBeGreaterThan(0)
    expect(rowOf(example.id)?.city).toBe(CITY)
    expect(ROWS.owners.find(({ id }) => id === rowOf(example.id)?.ownerId)?.name).toBe(example.owner.name)
  }
})

test('owners are shown booked places, rates by city and what is taken most, all counted in the catalogue', async () => {
  const { site, booked, rates, taken } = await getOwnerExamples(service)
  expect(site?.owner.verified).toBe(true)
  expect(booked).toHaveLength(3)
  for (const { availability } of booked) expect(isAvailable(availability, TODAY)).toBe(false)

  expect(rates).toHaveLength(5)
  for (const { city, sites, from, to } of rates) {
    const here = ROWS.listings.filter(
      (row) => row.categoryId === 'ooh' && row.subcategoryId === 'billboard' && row.city === city,
    )
    expect(sites).toBe(here.length)
    expect([from, to]).toEqual([Math.min(...here.map(({ rate }) => rate)), Math.max(...here.map(({ rate }) => rate))])
  }

  const sites = ROWS.listings.filter((row) => row.categoryId === 'ooh' && row.city === CITY && row.capacity === 1)
  const isTaken = (id: string, day: string) =>
    ROWS.allocations.some(
      (row) => row.resourceId === id && row.expiresAt == null && row.starts <= day && day < row.until,
    )
  const days = Array.from({ length: 180 }, (_, at) => addDays(TODAY, at))
  const counts = sites.map(({ id }) => days.filter((day) => isTaken(id, day)).length)
  expect(taken.map((listing) => listing.days)).toEqual(counts.toSorted((a, b) => b - a).slice(0, 4))
})

test('a city without a free site has no example, and nothing fails', async () => {
  await service.db.run(`update listings set availability = 'sold_out', next_available = null where category_id = 'ooh'`)
  const advertiser = await getAdvertiserExamples(service)
  expect(advertiser.site).toBeNull()
  expect(advertiser.verified.map(({ category }) => category)).toEqual(['newspaper', 'influencer'])
  expect(await getOwnerExamples(service)).toMatchObject({ site: null, booked: [] })
})

test.each([
  ['figures', getFigures],
  ['examples for advertisers', getAdvertiserExamples],
  ['examples for owners', getOwnerExamples],
])('%s are one round trip to D1', async (_, verb) => {
  const trips = countRoundTrips()
  await verb(service)
  expect(trips.count()).toBe(1)
  vi.restoreAllMocks()
})
