import { describe, expect, test } from 'vitest'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { buildGroup } from '../../support/rows.ts'
import { query, service } from '../../support/service.ts'

const { db } = service

/** Ids of the listings that an address shows. */
async function shown(category: string, group: string, search = ''): Promise<string[]> {
  const page = await listListings(service, { category, subcategory: group, query: query(search) })
  expect(page.total).toBe(page.listings.length)
  return page.listings.map(({ id }) => id).sort()
}

describe('search', () => {
  test('finds part of a title in any case', async () => {
    const place = { category: 'ooh', group: 'search_title' }
    await buildGroup(db, place, { id: 'cyber', title: 'HITEC City Flyover' }, { id: 'other', title: 'Charminar' })
    expect(await shown('ooh', 'search_title', 'q=hitec+CITY')).toEqual(['cyber'])
  })

  test('finds a BTL venue, but not a word that only its city has', async () => {
    const place = { category: 'btl', group: 'search_venue' }
    await buildGroup(db, place, { id: 'atrium', title: 'Atrium day', venue: 'Phoenix Marketcity', city: 'Nagpur' })
    expect(await shown('btl', 'search_venue', 'q=marketcity')).toEqual(['atrium'])
    expect(await shown('btl', 'search_venue', 'q=nagpur')).toEqual([])
  })

  test('finds the code of an airport and the frequency of a station', async () => {
    await buildGroup(
      db,
      { category: 'airport', group: 'codes' },
      { id: 'kia', title: 'Kempegowda', details: { code: 'BLR' } },
    )
    await buildGroup(
      db,
      { category: 'radio', group: 'codes' },
      { id: 'fm', title: 'Dhwani', details: { code: '95.6 FM' } },
    )
    expect(await shown('airport', 'codes', 'q=blr')).toEqual(['kia'])
    expect(await shown('radio', 'codes', 'q=95.6')).toEqual(['fm'])
  })

  test('finds a creator by either handle', async () => {
    const details = {
      instagram: { handle: '@meera.cooks', followers: 1, engagement: 1 },
      youtube: { handle: 'MeerasKitchen', subscribers: 1, views: 1 },
    }
    await buildGroup(db, { category: 'influencer', group: 'handles' }, { id: 'meera', title: 'Meera', details })
    expect(await shown('influencer', 'handles', 'q=meera.cooks')).toEqual(['meera'])
    expect(await shown('influencer', 'handles', 'q=@meeraskitchen')).toEqual(['meera'])
  })

  test('finds a name in its own script', async () => {
    await buildGroup(db, { category: 'newspaper', group: 'scripts' }, { id: 'prabhat', nativeTitle: 'अवध प्रभात' })
    expect(await shown('newspaper', 'scripts', `q=${encodeURIComponent('प्रभात')}`)).toEqual(['prabhat'])
  })

  test('takes percent, underscore, quotes and long text literally', async () => {
    const long = 'A very long name of a very long road, longer than the fifty bytes of a pattern'
    const place = { category: 'ooh', group: 'literal' }
    await buildGroup(db, place, { id: 'percent', title: '100% lit_site' }, { id: 'long', title: long })
    const ask = (q: string) => shown('ooh', 'literal', new URLSearchParams({ q }).toString())
    expect(await ask('%')).toEqual(['percent'])
    expect(await ask('t_s')).toEqual(['percent'])
    expect(await ask(long)).toEqual(['long'])
    expect(await ask("' OR 1=1 --")).toEqual([])
  })
})

describe('city', () => {
  test('is the whole name, in any case', async () => {
    const place = { category: 'ooh', group: 'city' }
    await buildGroup(db, place, { id: 'a', city: 'Delhi' }, { id: 'b', city: 'New Delhi' }, { id: 'c', city: 'Mumbai' })
    expect(await shown('ooh', 'city', 'city=dELHI')).toEqual(['a'])
  })

  test('choices come from the whole group, most listings first, whatever is filtered', async () => {
    const place = { category: 'ooh', group: 'cities' }
    await buildGroup(
      db,
      place,
      { id: 'k1', city: 'Kochi' },
      { id: 'p1', city: 'Pune' },
      { id: 'p2', city: 'Pune' },
      { id: 'a1', city: 'Agra' },
    )
    const page = await listListings(service, {
      category: 'ooh',
      subcategory: 'cities',
      query: query('city=Kochi&q=nothing'),
    })
    expect(page.listings).toEqual([])
    expect(page.cities).toEqual([
      { name: 'Pune', count: 2 },
      { name: 'Agra', count: 1 },
      { name: 'Kochi', count: 1 },
    ])
  })
})

describe('language', () => {
  test('is that of a title', async () => {
    const place = { category: 'magazine', group: 'tongue' }
    await buildGroup(
      db,
      place,
      { id: 'en', language: 'English' },
      { id: 'hi', language: 'Hindi' },
      { id: 'ta', language: 'Regional' },
    )
    expect(await shown('magazine', 'tongue', 'language=Hindi')).toEqual(['hi'])
    expect(await shown('magazine', 'tongue', 'language=Regional')).toEqual(['ta'])
  })

  test('is any that a creator speaks; all but Hindi and English are Regional', async () => {
    await buildGroup(
      db,
      { category: 'influencer', group: 'tongues' },
      { id: 'both', languages: ['Hindi', 'English'] },
      { id: 'tamil', languages: ['Tamil', 'English'] },
      { id: 'hindi', languages: ['Hindi'] },
    )
    expect(await shown('influencer', 'tongues', 'language=English')).toEqual(['both', 'tamil'])
    expect(await shown('influencer', 'tongues', 'language=Hindi')).toEqual(['both', 'hindi'])
    expect(await shown('influencer', 'tongues', 'language=Regional')).toEqual(['tamil'])
  })
})

describe('a price band', () => {
  test.each([
    ['btl', 50_000, 1_00_000],
    ['vehicle', 1_00_000, 3_00_000],
    ['ooh', 1_00_000, 3_00_000],
  ])('of %s owns both edges in the middle: ₹%i and ₹%i', async (category, low, high) => {
    const at = (id: string, amount: number) => ({ id: `${category}-${id}`, rate: toPaise(amount) })
    await buildGroup(
      db,
      { category, group: 'edges' },
      at('below', low - 0.01),
      at('low', low),
      at('high', high),
      at('above', high + 0.01),
    )
    expect(await shown(category, 'edges', 'band=low')).toEqual([`${category}-below`])
    expect(await shown(category, 'edges', 'band=mid')).toEqual([`${category}-high`, `${category}-low`])
    expect(await shown(category, 'edges', 'band=high')).toEqual([`${category}-above`])
  })

  test('of digital looks at the minimum budget, not at the rate', async () => {
    const at = (id: string, amount: number) => ({ id, rate: toPaise(5_00_000), minBudget: toPaise(amount) })
    const place = { category: 'digital', group: 'budgets' }
    await buildGroup(db, place, at('below', 49_999), at('low', 50_000), at('high', 2_00_000), at('above', 2_00_001))
    expect(await shown('digital', 'budgets', 'band=low')).toEqual(['below'])
    expect(await shown('digital', 'budgets', 'band=mid')).toEqual(['high', 'low'])
    expect(await shown('digital', 'budgets', 'band=high')).toEqual(['above'])
  })
})

test('a duration finds what can be booked for that long or less', async () => {
  const place = { category: 'vehicle', group: 'durations' }
  await buildGroup(db, place, { id: 'm1', minDuration: 1 }, { id: 'm3', minDuration: 3 }, { id: 'm6', minDuration: 6 })
  expect(await shown('vehicle', 'durations', 'duration=3')).toEqual(['m1', 'm3'])
})

test('available now means free today in India, a booking that has run out included', async () => {
  await buildGroup(
    db,
    { category: 'ooh', group: 'free' },
    { id: 'free' },
    { id: 'today', availability: 'booked', nextAvailable: '2026-11-20' },
    { id: 'tomorrow', availability: 'booked', nextAvailable: '2026-11-21' },
    { id: 'never', availability: 'sold_out' },
  )
  expect(await shown('ooh', 'free', 'available=now')).toEqual(['free', 'today'])
  // At 18:30 UTC it is tomorrow in India.
  const later = { ...service, now: new Date('2026-11-20T18:30:00Z') }
  const { listings } = await listListings(later, {
    category: 'ooh',
    subcategory: 'free',
    query: query('available=now'),
  })
  expect(listings.map(({ id }) => id).sort()).toEqual(['free', 'today', 'tomorrow'])
})

test('filters combine', async () => {
  const hit = { title: 'Metro pillar', city: 'Delhi', rate: toPaise(2_00_000) }
  await buildGroup(
    db,
    { category: 'ooh', group: 'combined' },
    { id: 'hit', ...hit },
    { id: 'other-title', ...hit, title: 'Flyover' },
    { id: 'other-city', ...hit, city: 'Pune' },
    { id: 'other-band', ...hit, rate: toPaise(50_000) },
    { id: 'booked', ...hit, availability: 'booked', nextAvailable: '2027-01-01' },
  )
  expect(await shown('ooh', 'combined', 'q=metro&city=Delhi&band=mid&available=now')).toEqual(['hit'])
})

test('a facet that the medium does not offer narrows nothing', async () => {
  await buildGroup(db, { category: 'tv', group: 'unseen' }, { id: 'channel', city: 'Mumbai', rate: toPaise(10) })
  expect(await shown('tv', 'unseen', 'city=Pune&band=high&duration=1')).toEqual(['channel'])
})

test('a category made by staff is browsable at once', async () => {
  await buildGroup(db, { category: 'kiosks', group: 'stations' }, { id: 'kiosk', title: 'Tea kiosk' })
  expect(await shown('kiosks', 'stations', 'q=tea&city=pune&band=low')).toEqual(['kiosk'])
})
