import { describe, expect, test } from 'vitest'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { query, refusalOf, service } from '../../support/service.ts'

const { db } = service

describe('sorting', () => {
  test.each([
    ['newspaper', 'sort=price', 'b a c'],
    ['newspaper', 'sort=circulation', 'c b a'],
    ['newspaper', 'sort=rating', 'a c b'],
    ['newspaper', '', 'c b a'],
    ['ooh', 'sort=audience', 'c b a'],
    ['ooh', 'sort=recommended', 'a c b'],
    ['ooh', '', 'a c b'],
    ['ooh', 'sort=circulation', 'a c b'],
    ['newspaper', 'sort=price_desc', 'c a b'],
    // Sold in several units: by the price a month.
    ['tv', 'sort=price', 'c b a'],
    ['tv', 'sort=price_desc', 'a b c'],
  ])('%s by "%s" is %s', async (category, search, expected) => {
    const group = `sorted_${search.replace('sort=', '')}`
    const id = (letter: string) => `${category}-${group}-${letter}`
    await buildGroup(
      db,
      { category, group },
      // By text, 9 would come after 100.
      { id: id('a'), rate: toPaise(100), monthly: 300, audience: 9_000, rating: 4.9 },
      { id: id('b'), rate: toPaise(9), monthly: 200, audience: 10_000, rating: 3.8 },
      { id: id('c'), rate: toPaise(1_000), monthly: 100, audience: 2_00_000, rating: 4.1 },
    )
    const { listings } = await listListings(service, { category, subcategory: group, query: query(search) })
    expect(listings.map((listing) => listing.id)).toEqual(expected.split(' ').map(id))
  })
})

test('networks are sorted by the cost of a thousand views; what is sold by the click comes last both ways', async () => {
  await buildGroup(
    db,
    { category: 'digital', group: 'cpm' },
    { id: 'view', unit: 'per_view', rate: 45 },
    { id: 'mille', unit: 'per_mille', rate: 37_000 },
    { id: 'click', unit: 'per_click', rate: 700 },
  )
  const sorted = async (sort: string) =>
    (
      await listListings(service, { category: 'digital', subcategory: 'cpm', query: query(`sort=${sort}`) })
    ).listings.map(({ id }) => id)
  expect(await sorted('price')).toEqual(['mille', 'view', 'click'])
  expect(await sorted('price_desc')).toEqual(['view', 'mille', 'click'])
})

describe('paging', () => {
  const ids = (first: number, count: number) => Array.from({ length: count }, (_, i) => `tie-${first + i}`)

  test('shows each of many equals exactly once, in the order of their ids', async () => {
    const sorted = ids(100, 50)
    const mixed = [...sorted.filter((_, i) => i % 2), ...sorted.filter((_, i) => i % 2 === 0)]
    await buildGroup(db, { category: 'ooh', group: 'ties' }, ...mixed.map((id) => ({ id })))
    const expected = { price: sorted, rating: sorted.toReversed(), audience: sorted.toReversed() }
    for (const [sort, inOrder] of Object.entries(expected)) {
      // With a city, D1 takes another index and sorts by itself.
      for (const city of ['', 'Pune']) {
        const seen: string[] = []
        for (const page of [1, 2, 3]) {
          const search = query(`sort=${sort}&city=${city}&page=${page}`)
          const answer = await listListings(service, { category: 'ooh', subcategory: 'ties', query: search })
          expect(answer).toMatchObject({ total: 50, page, pages: 3 })
          seen.push(...answer.listings.map(({ id }) => id))
        }
        expect(seen).toEqual(inOrder)
      }
    }
  })

  test('beyond the end says which page is the last', async () => {
    await buildGroup(db, { category: 'ooh', group: 'short' }, ...ids(200, 25).map((id) => ({ id })))
    const ask = (search: string) =>
      listListings(service, { category: 'ooh', subcategory: 'short', query: query(search) })
    expect(await refusalOf(ask('page=3'))).toBe('not_found: There is no page 3: the last page is 2')
    expect((await ask('page=2')).listings).toHaveLength(1)
  })

  test('of nothing has one empty page', async () => {
    await buildGroup(db, { category: 'ooh', group: 'empty' })
    const ask = (search: string) =>
      listListings(service, { category: 'ooh', subcategory: 'empty', query: query(search) })
    expect(await ask('')).toMatchObject({ listings: [], total: 0, page: 1, pages: 1, cities: [] })
    expect(await refusalOf(ask('page=2'))).toBe('not_found: There is no page 2: the last page is 1')
  })
})

describe('a card', () => {
  test('carries its owner, place and rate as they are', async () => {
    await buildGroup(
      db,
      { category: 'ooh', group: 'cards' },
      {
        id: 'whole',
        rate: toPaise(1_85_000),
        minDuration: 2,
        lat: 17.44,
        details: { fleetSize: 3 },
        features: ['Lit'],
        rating: 4,
      },
    )
    const { listings } = await listListings(service, { category: 'ooh', subcategory: 'cards', query: query() })
    expect(listings[0]).toEqual({
      id: 'whole',
      ref: 'TEST-whole',
      category: 'ooh',
      subcategory: 'cards',
      title: 'Title of whole',
      nativeTitle: null,
      type: 'Test',
      place: {
        city: 'Pune',
        state: 'Maharashtra',
        area: 'Kothrud',
        venue: null,
        address: 'Paud Road',
        lat: 17.44,
        lng: null,
        pin: 'exact',
      },
      covers: [],
      language: null,
      languages: [],
      rate: { rate: 1_85_000_00, unit: 'per_month', minQuantity: 1, step: 1, minDuration: 2 },
      monthly: toPaise(1_000),
      minBudget: null,
      leadDays: null,
      seasons: [],
      discounts: [],
      audience: 1_000,
      rating: 4,
      features: ['Lit'],
      specifications: [],
      details: { fleetSize: 3 },
      availability: { status: 'available', nextAvailable: null },
      variant: null,
      photos: [],
      owner: { id: 'test-owner', name: 'Test Owner', verified: true },
      spots: { count: 0, ranges: [], first: [] },
    })
  })

  test('sums up the spots inside by the price of a piece, and names the first two', async () => {
    await buildGroup(db, { category: 'tv', group: 'spots' }, { id: 'news' })
    await buildSpots(
      db,
      'news',
      { id: 'evening', name: 'Evening "Prime"', rate: toPaise(4_000), unit: 'per_10_sec', seconds: 30, position: 2 },
      { id: 'morning', name: 'Morning', rate: toPaise(1_500), unit: 'per_10_sec', seconds: 10, position: 1 },
      { id: 'l-band', name: 'L-band', rate: toPaise(9_000), unit: 'per_mention', seconds: 20, position: 3 },
    )
    const { listings } = await listListings(service, { category: 'tv', subcategory: 'spots', query: query() })
    expect(listings[0]?.spots).toEqual({
      count: 3,
      ranges: [
        { unit: 'per_10_sec', from: toPaise(1_500), to: toPaise(12_000), offers: 2 },
        { unit: 'per_mention', from: toPaise(9_000), to: toPaise(9_000), offers: 1 },
      ],
      first: [
        { name: 'Morning', price: toPaise(1_500) },
        { name: 'Evening "Prime"', price: toPaise(12_000) },
      ],
    })
  })
})

test('channels take their group from the query, other media from the address', async () => {
  await buildGroup(db, { category: 'radio', group: 'one' }, { id: 'station-one' })
  const ask = (category: string, search: string) =>
    listListings(service, { category, subcategory: null, query: query(search) })
  const radio = await ask('radio', 'group=one')
  expect(radio.subcategory).toMatchObject({ id: 'one', inventoryCount: 1 })
  expect(radio.listings.map(({ id }) => id)).toEqual(['station-one'])
  expect(radio.cities).toEqual([{ name: 'Pune', count: 1 }])
  expect(await refusalOf(ask('radio', 'group=nobody'))).toBe('not_found: Category not found')
  expect((await ask('ooh', 'group=one')).subcategory).toBeNull()
})
