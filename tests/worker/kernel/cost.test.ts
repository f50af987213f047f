import { afterEach, describe, expect, test, vi } from 'vitest'
import { MEDIA_SEEDS } from '../../../seed/media.ts'
import {
  getCategory,
  getHub,
  getListing,
  getSpot,
  listCategories,
  listListings,
} from '../../../worker/catalogue/catalogue.server.ts'
import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { checkHealth } from '../../../worker/catalogue/health.server.ts'
import { MEDIA, MEDIA_TYPES, mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { sortsOf } from '../../../worker/catalogue/rules/registry/spec.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { query, refusalOf, service } from '../../support/service.ts'

type Verb = (service: ServiceContext) => Promise<unknown>

const channel = ROWS.listings.find(({ categoryId }) => categoryId === 'tv')
const spot = ROWS.spots.find(({ listingId }) => listingId === channel?.id)
const site = ROWS.listings.find(({ subcategoryId }) => subcategoryId === 'billboard')
const group = { category: 'ooh', subcategory: 'billboard' }

const VERBS: [name: string, verb: Verb][] = [
  ['listCategories', listCategories],
  ['getHub', getHub],
  ['getCategory', (ctx) => getCategory(ctx, { category: 'magazine' })],
  ['getCategory, narrowed', (ctx) => getCategory(ctx, { category: 'newspaper', language: 'Hindi' })],
  ['getCategory, narrowed to any language', (ctx) => getCategory(ctx, { category: 'influencer', language: 'Hindi' })],
  ['listListings', (ctx) => listListings(ctx, { ...group, query: query() })],
  [
    'listListings, filtered',
    (ctx) => listListings(ctx, { ...group, query: query('q=road&city=Pune&band=mid&page=1') }),
  ],
  [
    'listListings in a place',
    (ctx) => listListings(ctx, { category: 'radio', subcategory: null, query: query('city=Patna') }),
  ],
  ['listListings on days', (ctx) => listListings(ctx, { ...group, query: query('from=2026-12-15&until=2027-02-14') })],
  [
    'listListings of channels on some of the days',
    (ctx) =>
      listListings(ctx, {
        category: 'tv',
        subcategory: null,
        query: query('from=2026-12-15&until=2027-02-14&free=part'),
      }),
  ],
  ['listListings of channels', (ctx) => listListings(ctx, { category: 'tv', subcategory: null, query: query() })],
  ['getListing', (ctx) => getListing(ctx, { ...group, id: site?.id ?? '' })],
  ['getSpot', (ctx) => getSpot(ctx, { category: 'tv', id: channel?.id ?? '', spot: spot?.id ?? '' })],
  ['checkHealth', checkHealth],
]

const MISSES: [name: string, verb: Verb][] = [
  ['getCategory', (ctx) => getCategory(ctx, { category: 'zzz' })],
  ['listListings', (ctx) => listListings(ctx, { category: 'ooh', subcategory: 'zzz', query: query() })],
  ['listListings, too deep', (ctx) => listListings(ctx, { ...group, query: query('page=5000') })],
  ['getListing', (ctx) => getListing(ctx, { ...group, id: 'zzz' })],
  ['getSpot', (ctx) => getSpot(ctx, { category: 'tv', id: 'zzz', spot: 'zzz' })],
]

afterEach(() => {
  vi.restoreAllMocks()
})

describe('one round trip to D1', () => {
  test.each(VERBS)('%s', async (_, verb) => {
    const trips = countRoundTrips()
    await verb(service)
    expect(trips.count()).toBe(1)
  })

  test.each(MISSES)('%s, also when it finds nothing', async (_, verb) => {
    const trips = countRoundTrips()
    expect(await refusalOf(verb(service))).toMatch(/^not_found/)
    expect(trips.count()).toBe(1)
  })

  test('is what is counted', async () => {
    const trips = countRoundTrips()
    await service.db.batch([service.db.run('SELECT 1'), service.db.run('SELECT 2')])
    await service.db.run('SELECT 3')
    expect(trips.count()).toBe(2)
  })
})

/** An index that covers what is counted is no table. */
const isWholeTable = (line: string) => /^SCAN (listings|spots)\b(?! USING COVERING INDEX listings_by_\w+$)/.test(line)

describe('no verb reads a whole table of listings or spots', () => {
  test.each(VERBS.filter(([name]) => !['listCategories', 'checkHealth'].includes(name)))('%s', async (_, verb) => {
    const plans = await plansOf(verb)
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.flatMap(({ lines }) => lines).filter(isWholeTable)).toEqual([])
  })
})

/** Of rows; the two spots of a card are put in order by `json_group_array(ORDER BY)`, which is no sort of a page. */
const isSort = (line: string) => /^USE TEMP B-TREE FOR .*ORDER BY$/.test(line)

test('a comparison is looked up by id, and its cheapest spot in the listing’s own', async () => {
  const ids = [site, channel].map((listing) => listing?.id ?? '')
  const plans = await plansOf((ctx) => compareListings(ctx, { ids }))
  expect(plans.flatMap(({ lines }) => lines)).toEqual([
    expect.stringMatching(/^SEARCH listings USING INDEX sqlite_autoindex_listings_1 \(id=\?\)$/),
    expect.stringMatching(/^SEARCH owners USING INDEX sqlite_autoindex_owners_1 \(id=\?\)$/),
    expect.stringMatching(/^CORRELATED SCALAR SUBQUERY/),
    'USE TEMP B-TREE FOR json_group_array(ORDER BY)',
    'SEARCH coverage USING COVERING INDEX sqlite_autoindex_coverage_1 (listing_id=?)',
    expect.stringMatching(/^CORRELATED SCALAR SUBQUERY/),
    'USE TEMP B-TREE FOR json_group_array(ORDER BY)',
    'SEARCH seasons USING INDEX sqlite_autoindex_seasons_1 (listing_id=?)',
    expect.stringMatching(/^CORRELATED SCALAR SUBQUERY/),
    'USE TEMP B-TREE FOR json_group_array(ORDER BY)',
    'SEARCH discounts USING INDEX sqlite_autoindex_discounts_1 (listing_id=?)',
    expect.stringMatching(/^CORRELATED SCALAR SUBQUERY/),
    'SEARCH v USING INDEX verifications_by_owner (owner_id=?)',
    expect.stringMatching(/^CORRELATED SCALAR SUBQUERY/),
    'SEARCH spots USING INDEX spots_in_order (listing_id=?)',
  ])
})

const isByMeasure = (category: string) => mediaSpec({ id: category, name: '' }).priceSort !== undefined

describe('a page of a group comes straight from the index of its order', () => {
  const pages = MEDIA_TYPES.flatMap((category) =>
    sortsOf(MEDIA[category])
      // Prices of several units are sorted by no column: only media with a handful of listings have them.
      .filter((sort) => !isByMeasure(category) || !sort.startsWith('price'))
      .map((sort): [string, string] => [category, sort]),
  )
  const INDEX: Record<string, string> = {
    price: 'rate',
    price_desc: 'rate',
    audience: 'audience',
    circulation: 'audience',
  }

  test('but for prices of several units, of media that are not drawn without end', () => {
    expect(MEDIA_TYPES.filter((category) => isByMeasure(category) && MEDIA_SEEDS[category].endless)).toEqual([])
  })

  test.each(pages)('%s by %s', async (category, sort) => {
    const subcategory = ROWS.subcategories.find(({ categoryId }) => categoryId === category)?.id ?? ''
    const plans = await plansOf((ctx) => listListings(ctx, { category, subcategory, query: query(`sort=${sort}`) }))
    const lines = plans.find(({ sql }) => sql.includes('"spots_inside"'))?.lines
    expect(lines?.[0]).toBe(
      `SEARCH listings USING INDEX listings_by_${INDEX[sort] ?? 'rating'} (category_id=? AND subcategory_id=?)`,
    )
    expect(lines?.filter(isSort)).toEqual([])
  })

  test('and what is free today from the best of the category', async () => {
    const plans = await plansOf((ctx) => getCategory(ctx, { category: 'ooh' }))
    const lines = plans.find(({ sql }) => sql.includes('"spots_inside"'))?.lines
    expect(lines?.[0]).toBe('SEARCH listings USING INDEX listings_by_category (category_id=?)')
    expect(lines?.filter(isSort)).toEqual([])
  })

  test('a sort that no index knows would be seen', async () => {
    const plans = await plansOf((ctx) =>
      listListings(ctx, { category: 'ooh', subcategory: null, query: query('sort=price') }),
    )
    expect(plans.find(({ sql }) => sql.includes('"spots_inside"'))?.lines.filter(isSort)).toHaveLength(1)
  })
})

test('free days are read in the index of what is taken, and nowhere else', async () => {
  const search = 'from=2026-12-15&until=2027-02-14'
  const plans = await plansOf((ctx) => listListings(ctx, { ...group, query: query(search) }))
  const taken = plans.flatMap(({ lines }) => lines).filter((line) => /\ballocations\b/.test(line))
  expect(taken.length).toBeGreaterThan(3)
  for (const line of taken) {
    expect(line).toMatch(
      /^SEARCH allocations USING COVERING INDEX allocations_by_time \(resource_id=\? AND until>\?( AND until<\?)?\)$/,
    )
  }
})

test('the days of a listing and of its spots are found by their names', async () => {
  const plans = await plansOf((ctx) => getListing(ctx, { ...group, id: site?.id ?? '' }))
  const taken = plans.flatMap(({ lines }) => lines).filter((line) => /\ballocations\b/.test(line))
  expect(taken.length).toBeGreaterThan(0)
  for (const line of taken)
    expect(line).toMatch(/^SEARCH allocations USING (COVERING )?INDEX allocations_by_time \(resource_id/)
})
