import { exports } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { getPublicListing, listPublicCategories, listPublicListings } from '../../../worker/catalogue/public.server.ts'
import { PublicCategory, PublicListing, PublicListings } from '../../../worker/catalogue/rules/public.ts'
import { PublicQuery } from '../../../worker/catalogue/rules/public-query.ts'
import { MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { PublicSearch, PublicSuggestions } from '../../../worker/catalogue/rules/search/public.ts'
import { ApiError } from '../../../worker/kernel/rules/errors.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { query, refusalOf, service } from '../../support/service.ts'

const ask = (path: string, init?: RequestInit) => exports.default.fetch(`https://adchowk.test/api${path}`, init)
const read = async (path: string) => (await ask(path)).json()
const listingsOf = async (search: string) => v.parse(PublicListings, await read(`/listings?${search}`))
const publicQuery = (search: string) => parseSearch(PublicQuery, new URLSearchParams(search))

const SIZE = 24

afterEach(() => {
  vi.restoreAllMocks()
})

/** The shape allows what it does not name; a real answer must hold nothing else. */
function expectShape(schema: v.GenericSchema, answer: unknown) {
  expect(v.parse(schema, answer)).toEqual(answer)
}

describe('answers have the shapes that the document promises', () => {
  test('categories', async () => {
    const answer = await read('/categories')
    expectShape(v.array(PublicCategory), answer)
    expect(answer).toHaveLength(ROWS.categories.length)
  })

  test.each([...MEDIA_TYPES, 'pr'])('listings of %s, and the first of them', async (category) => {
    const answer = await read(`/listings?category=${category}&size=100`)
    expectShape(PublicListings, answer)
    const { listings, total } = v.parse(PublicListings, answer)
    expect(total).toBe(ROWS.listings.filter(({ categoryId }) => categoryId === category).length)
    expectShape(PublicListing, await read(`/listings/${listings[0]?.id}`))
  })

  test.each(['q=airport', 'q=bilboard', 'media=ooh&city=Pune&page=2', 'q=zzzz&city=Pune', ''])(
    'a search for "%s"',
    async (search) => expectShape(PublicSearch, await read(`/search?${search}`)),
  )

  test.each(['hyd', 'radio', 'zzzz', ''])('suggestions for "%s"', async (q) =>
    expectShape(PublicSuggestions, await read(`/suggest?q=${q}`)),
  )

  test.each(['/zzz', '/listings/zzz', '/listings?page=abc', '/listings?category=zzz'])(
    'the refusal of %s',
    async (path) => {
      expectShape(ApiError, await read(path))
    },
  )
})

describe('GET /api/categories', () => {
  test('is a list, in the order of the site, with counted groups and the fields of staff', async () => {
    const answer = v.parse(v.array(PublicCategory), await read('/categories'))
    expect(answer.slice(0, MEDIA_TYPES.length).map(({ id }) => id)).toEqual([...MEDIA_TYPES])
    const billboards = answer.find(({ id }) => id === 'ooh')?.subcategories.find(({ id }) => id === 'billboard')
    const counted = ROWS.listings.filter(({ subcategoryId }) => subcategoryId === 'billboard').length
    expect(billboards).toEqual({ id: 'billboard', name: expect.any(String), inventoryCount: counted })
  })
})

describe('GET /api/listings', () => {
  test.each([
    ['ooh', 'billboard', 'city=Pune&sort=price'],
    ['ooh', 'billboard', 'band=mid&available=now'],
    ['btl', 'mall_activation', 'q=mall'],
    ['influencer', null, 'language=Hindi'],
    ['tv', null, 'group=news'],
    ['dooh', null, 'page=2'],
  ])('of %s %s by "%s" is what the page shows', async (category, subcategory, search) => {
    const group = subcategory ? `&subcategory=${subcategory}` : ''
    // The API reads the clock, and what is free changes with the day.
    const page = await listListings({ ...service, now: new Date() }, { category, subcategory, query: query(search) })
    const { listings, total, pages } = await listingsOf(`category=${category}${group}&${search}`)
    expect(listings.map(({ id }) => id)).toEqual(page.listings.map(({ id }) => id))
    expect({ total, pages }).toEqual({ total: page.total, pages: page.pages })
  })

  test('without a category goes through everything, each listing once', async () => {
    const seen = new Set<string>()
    const { pages, total } = await listingsOf('size=100')
    for (let page = 1; page <= pages; page++) {
      for (const { id } of (await listingsOf(`size=100&page=${page}`)).listings) seen.add(id)
    }
    expect(total).toBe(ROWS.listings.length)
    expect(seen.size).toBe(total)
  })

  test('has twenty-four to a page, or as many as asked for', async () => {
    expect((await listingsOf('')).listings).toHaveLength(SIZE)
    expect((await listingsOf('size=1')).listings).toHaveLength(1)
    expect((await listingsOf('size=100')).listings).toHaveLength(100)
  })

  test('answers named listings in the order of their names, without those that are gone', async () => {
    const [first, second] = ROWS.listings
    const ids = [second?.id, 'no-such-listing', first?.id, second?.id]
    const { listings, total, pages } = await listingsOf(`ids=${ids.join(',')}&city=Nowhere`)
    expect(listings.map(({ id }) => id)).toEqual([second?.id, first?.id])
    expect({ total, pages }).toEqual({ total: 2, pages: 1 })
  })

  test.each([
    ['size=0', 'size', 'The size is a number from 1 to 100'],
    ['size=101', 'size', 'The size is a number from 1 to 100'],
    ['page=-1', 'page', 'The page is a number from 1 to 5000'],
    ['sort=upwards', 'sort', 'Choose one of the values offered'],
    ['category=%00', 'category', 'Choose one of the values offered'],
    ['q=%00', 'q', 'The search contains characters that cannot be searched'],
    ["ids=a,b'", 'ids.1', 'Choose one of the values offered'],
    [
      `ids=${Array.from({ length: 51 }, (_, i) => `id-${i}`).join(',')}`,
      'ids',
      'At most 50 ids can be asked for at once',
    ],
    ['subcategory=billboard', '', 'A group needs its category'],
  ])('refuses %s', async (search, path, message) => {
    const response = await ask(`/listings?${search}`)
    expect(response.status).toBe(400)
    const { error } = v.parse(ApiError, await response.json())
    expect(error).toMatchObject({ code: 'bad_input', message })
    if (path) expect(error.issues?.[0]).toEqual({ path, message })
  })

  test.each([
    ['category=zzz', 'Category not found'],
    ['category=ooh&subcategory=zzz', 'Category not found'],
    ['category=tv&subcategory=billboard', 'Category not found'],
    ['category=tv&page=5000', 'There is no page 5000: the last page is'],
  ])('does not find %s', async (search, message) => {
    const response = await ask(`/listings?${search}`)
    expect(response.status).toBe(404)
    expect(v.parse(ApiError, await response.json()).error.message).toContain(message)
  })
})

describe('GET /api/listings/:id', () => {
  test('holds the spots inside, in the order of the owner', async () => {
    const channel = ROWS.listings.find(({ categoryId }) => categoryId === 'tv')
    const { spots } = v.parse(PublicListing, await read(`/listings/${channel?.id}`))
    const inside = ROWS.spots.filter(({ listingId }) => listingId === channel?.id)
    expect(spots.map(({ id }) => id)).toEqual(inside.sort((a, b) => a.position - b.position).map(({ id }) => id))
  })

  test.each(['zzz', '%00', '%', "'--", 'a'.repeat(3_000)])('does not find %s', async (id) => {
    expect((await ask(`/listings/${id}`)).status).toBe(404)
  })
})

describe('around the answers', () => {
  test.each([
    ['/categories', 'catalogue'],
    ['/listings', 'catalogue'],
    ['/listings?category=ooh', 'catalogue,category:ooh'],
    [
      `/listings/${ROWS.listings[0]?.id}`,
      `catalogue,category:${ROWS.listings[0]?.categoryId},listing:${ROWS.listings[0]?.id}`,
    ],
  ])('%s is kept at the edge under its tags', async (path, tags) => {
    const { headers } = await ask(path)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=86400')
    expect(headers.get('Cache-Tag')).toBe(tags)
  })

  test.each(['/listings/zzz', '/listings?size=0', '/zzz', '/health'])('%s is not', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('Cache-Control')).toBeNull()
    expect(headers.get('Cache-Tag')).toBeNull()
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused with what is allowed', async (method) => {
    for (const path of [
      '/categories',
      '/listings',
      '/listings/a-b',
      '/search',
      '/suggest',
      '/health',
      '/openapi.json',
    ]) {
      const response = await ask(path, { method })
      expect(response.status, path).toBe(405)
      expect(response.headers.get('Allow'), path).toBe('GET, HEAD')
      expect(v.parse(ApiError, await response.json()).error.code).toBe('method_not_allowed')
    }
  })

  test('HEAD answers as GET does, without the body; an unknown address stays unknown to any method', async () => {
    const response = await ask('/listings', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect((await ask('/zzz', { method: 'POST' })).status).toBe(404)
  })
})

describe('what it costs', () => {
  const id = ROWS.listings[0]?.id ?? ''

  test.each([
    ['listPublicCategories', () => listPublicCategories(service)],
    ['listPublicListings', () => listPublicListings(service, publicQuery('category=ooh&subcategory=billboard'))],
    ['listPublicListings of all', () => listPublicListings(service, publicQuery(''))],
    ['listPublicListings by name', () => listPublicListings(service, publicQuery(`ids=${id}`))],
    ['getPublicListing', () => getPublicListing(service, id)],
    ['getPublicListing that is not there', () => refusalOf(getPublicListing(service, 'zzz'))],
  ])('%s is one round trip', async (_, verb) => {
    const trips = countRoundTrips()
    await verb()
    expect(trips.count()).toBe(1)
  })

  test.each(['', 'category=ooh', 'category=ooh&subcategory=billboard&sort=price'])(
    'a page of "%s" comes straight from an index, unsorted',
    async (search) => {
      const plans = await plansOf((ctx) => listPublicListings(ctx, publicQuery(search)))
      const lines = plans.find(({ sql }) => sql.includes('"spots_inside"'))?.lines ?? []
      expect(lines[0]).toMatch(/^(SEARCH|SCAN) listings USING INDEX/)
      expect(lines.filter((line) => /^USE TEMP B-TREE FOR .*ORDER BY$/.test(line))).toEqual([])
    },
  )
})
