import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { pageOfSearch, tabsOfSearch } from '../../../app/routes/catalogue/document-search.ts'
import { listCategories } from '../../../worker/catalogue/catalogue.server.ts'
import type { SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { SEARCH_SORTS } from '../../../worker/catalogue/rules/search/sorts.ts'
import { PAGE_SIZE } from '../../../worker/catalogue/rules/search-part.ts'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { suggest } from '../../../worker/catalogue/search/suggest.server.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { isFoundIn, isFreeOn, ROWS, TODAY } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { buildGroup } from '../../support/rows.ts'
import { runs } from '../../support/runs.ts'
import { foundIds, search, searchQuery } from '../../support/search.ts'
import { refusalOf, service } from '../../support/service.ts'

const { db } = service
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)

afterEach(() => {
  vi.restoreAllMocks()
})

type Row = (typeof ROWS.listings)[number]
const isFreeFrom = (start: string, end: string) => (row: Row) => isFreeOn(row, { start, end })

/** Each filter, and what it leaves of the seed. */
const FILTERS: [search: string, keeps: (row: Row) => boolean][] = [
  ['', () => true],
  ['media=radio', (row) => row.categoryId === 'radio'],
  ['state=Kerala', (row) => isFoundIn(row, { state: 'Kerala' })],
  ['state=Nagaland', (row) => isFoundIn(row, { state: 'Nagaland' })],
  ['city=pune', (row) => isFoundIn(row, { city: 'Pune', state: 'Maharashtra' })],
  ['city=Patna', (row) => isFoundIn(row, { city: 'Patna', state: 'Bihar' })],
  ['least=50000', (row) => row.monthly >= toPaise(50_000)],
  ['most=50000', (row) => row.monthly <= toPaise(50_000)],
  ['from=2026-12-15', isFreeFrom('2026-12-15', '2026-12-15')],
  ['until=2026-12-15', isFreeFrom(TODAY, '2026-12-15')],
  ['from=2020-01-01', isFreeFrom(TODAY, TODAY)],
  ['from=2026-12-15&until=2027-02-14', isFreeFrom('2026-12-15', '2027-02-14')],
]

describe('filters', () => {
  test.each(FILTERS)('%j alone', async (text, keeps) => {
    const kept = ROWS.listings.filter(keeps)
    const page = await search(text)
    expect(page.total).toBe(kept.length)
    expect(kept.length).toBeGreaterThan(0)
    expect(page.groups.flatMap((group) => group.listings).every(({ id }) => kept.some((row) => row.id === id))).toBe(
      true,
    )
  })

  test('together keep what each keeps', async () => {
    // Days are asked for once: a paper may be free in a range and have no issue on its first day.
    const pick = fc.subarray(
      FILTERS.slice(1).filter(([text]) => !/^(until|from=2020|from=[\d-]+$|state|city=Patna)/.test(text)),
    )
    await fc.assert(
      fc.asyncProperty(pick, async (chosen) => {
        const text = chosen.map(([one]) => one).join('&')
        const kept = ROWS.listings.filter((row) => chosen.every(([, keeps]) => keeps(row)))
        expect((await search(text)).total).toBe(kept.length)
      }),
      { numRuns: runs(40) },
    )
  })

  test.each([
    'q=metro',
    'q=metro&media=ooh',
    'q=led&city=Mumbai',
    'state=Gujarat&most=100000',
    'media=dooh&city=Pune&from=2026-12-01',
  ])('have facets that add up: %s', async (text) => {
    const { query, total, groups, facets } = await search(text)
    expect(total).toBeGreaterThan(0)
    expect(sum(groups)).toBe(total)
    const without = (...names: (keyof SearchQuery)[]) =>
      searchListings(service, { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) })
    expect(sum(facets.media)).toBe((await without('media')).total)
    expect(facets.anywhere).toBe((await without('state', 'city')).total)
    for (const { id, count } of facets.media.slice(0, 3)) {
      expect((await searchListings(service, { ...query, media: [id] })).total).toBe(count)
    }
    for (const { state, count, cities } of facets.places.slice(0, 3)) {
      expect((await searchListings(service, { ...query, city: undefined, state })).total).toBe(count)
      for (const { name, count } of cities.slice(0, 2)) {
        expect((await searchListings(service, { ...query, state: undefined, city: name })).total).toBe(count)
      }
    }
  })

  test('a category that does not exist is refused at its field', async () => {
    await expect(search('media=zzz')).rejects.toMatchObject({ code: 'bad_input', issues: [{ path: 'media' }] })
  })
})

describe('a page', () => {
  test('of all media has the best three of each, most listings first', async () => {
    const { groups, pages } = await search('')
    expect(groups).toHaveLength(ROWS.categories.length)
    expect(pages).toBe(1)
    expect(groups.map(({ count }) => count)).toEqual(groups.map(({ count }) => count).sort((a, b) => b - a))
    for (const { category, listings: cards } of groups) {
      const ratings = ROWS.listings.filter(({ categoryId }) => categoryId === category.id).map(({ rating }) => rating)
      expect(cards.map(({ rating }) => rating)).toEqual(ratings.sort((a, b) => b - a).slice(0, 3))
    }
  })

  test.each(['q=hyderabad', 'q=hyderabad&media=vehicle', 'media=vehicle', ''])(
    'comes in the order asked for: %s',
    async (text) => {
      const cards = async (sort: string) => (await search(`${text}&sort=${sort}`)).groups.map((group) => group.listings)
      for (const group of await cards('price')) expect(group).toEqual(group.toSorted((a, b) => a.monthly - b.monthly))
      for (const group of await cards('audience'))
        expect(group).toEqual(group.toSorted((a, b) => b.audience - a.audience))
    },
  )

  test('of one medium goes on to the last, each listing once', async () => {
    const { pages, total } = await search('q=billboard&media=ooh')
    const all: string[] = []
    for (let page = 1; page <= pages; page++) all.push(...(await foundIds(`q=billboard&media=ooh&page=${page}`)))
    expect(pages).toBe(Math.ceil(total / PAGE_SIZE))
    expect(new Set(all).size).toBe(total)
  })

  test.each([
    ['q=hyderabad&page=2', 'not_found: There is no page 2: the last page is 1'],
    ['media=tv&page=9', 'not_found: There is no page 9: the last page is 2'],
    ['q=mumbay&page=2', 'not_found: There is no page 2: the last page is 1'],
    ['q=xylophone&page=2', 'not_found: There is no page 2: the last page is 1'],
  ])('beyond the last is missing: %s', async (text, refusal) => expect(await refusalOf(search(text))).toBe(refusal))
})

describe('what comes near when nothing is found', () => {
  beforeAll(() =>
    buildGroup(
      db,
      { category: 'radio', group: 'near' },
      {
        id: 'near',
        title: 'Potoroo signal',
        city: 'Pune',
        monthly: toPaise(20_000),
        availability: 'booked',
        nextAvailable: '2027-01-14',
      },
      { id: 'nearer', title: 'Potoroo beacon', city: 'Pune', monthly: toPaise(15_000) },
    ),
  )
  const near = async (text: string) => {
    const page = await search(text)
    expect(page).toMatchObject({ total: 0, groups: [] })
    return page.near.map(({ listing, misses }) => `${listing.id}: ${misses}`)
  }

  test('the nearest price', async () =>
    expect(await near('q=potoroo&most=12000')).toEqual([
      'nearer: ₹3,000 over your price',
      'near: ₹8,000 over your price',
    ]))
  test('the nearest price below a floor', async () =>
    expect(await near('q=potoroo&least=30000')).toEqual([
      'near: ₹10,000 under your price',
      'nearer: ₹15,000 under your price',
    ]))
  test('the nearest to a band, from above or below', async () =>
    expect(await near('q=potoroo&least=17000&most=19000')).toEqual([
      'near: ₹1,000 over your price',
      'nearer: ₹2,000 under your price',
    ]))
  test('another place', async () =>
    expect(await near('q=potoroo signal&city=Mumbai')).toContain('near: in Pune, not Mumbai'))
  test('another time', async () =>
    expect(await near('q=potoroo signal&from=2026-12-01')).toContain('near: free from 14 Jan 2027'))
  test('another medium', async () =>
    expect(await near('q=potoroo signal&media=tv')).toContain('near: Radio, not Television'))
  test('all but one word', async () =>
    expect(await near('q=potoroo xylophone')).toEqual(['nearer: without “xylophone”', 'near: without “xylophone”']))
  test('of what was meant', async () => {
    const page = await search('q=potorro signal&most=12000')
    expect(page.corrected).toBe('potoroo signal')
    expect(page.near.map(({ misses }) => misses)).toContain('₹8,000 over your price')
  })
  test('at most four', async () => expect(await near('q=billboard&city=Pune&most=1')).toHaveLength(4))
  test('nothing where two filters are missed, or a single word', async () => {
    expect(await near('q=potoroo&city=Mumbai&most=1')).toEqual([])
    expect(await near('q=xylophone')).toEqual([])
  })
})

describe('cost', () => {
  test.each([
    ['q=billboard', 1],
    ['q=billboard&media=ooh', 1],
    ['', 1],
    ['q=xylophone', 1],
    ['q=bilboard', 2],
    ['q=billboard&city=Pune&most=1', 2],
    ['q=bilboard xylophone hydrabad&city=Pune&most=1&from=2026-12-01', 2],
  ])('%j takes %i round trips', async (text, expected) => {
    const trips = countRoundTrips()
    await search(text)
    expect(trips.count()).toBe(expected)
  })

  // With the tab bar above the page, which is loaded at the same time.
  test.each([
    ['', 1],
    ['q=billboard', 1],
    ['q=xylophone', 1],
    ['q=bilboard', 2],
    ['q=bilboard xylophone hydrabad&city=Pune&most=1&from=2026-12-01', 2],
    ['most=abc', 1],
    ['media=zzz', 1],
    ['media=tv&page=9', 1],
    ['q=mumbay&page=2', 2],
  ])('a document of %j takes %i, and has its tabs', async (text, expected) => {
    const request = { ...service }
    const url = new URL(`https://adchowk.test/discover?${text}`)
    const trips = countRoundTrips()
    const [tabs] = await Promise.allSettled([tabsOfSearch(request, url), pageOfSearch(request, url)])
    expect(trips.count()).toBe(expected)
    expect(tabs).toEqual({ status: 'fulfilled', value: await listCategories(service) })
  })

  test.each(['q=billboard', 'q=billboard&media=ooh&city=Pune&most=100000&sort=price', 'q=bilboard hydrabad&most=1'])(
    'text comes from its index, and no row of a listing is read that does not match: %s',
    async (text) => {
      const lines = (await plansOf((ctx) => searchListings(ctx, searchQuery(text)))).flatMap((plan) => plan.lines)
      expect(lines.some((line) => /^SCAN listings_fts VIRTUAL TABLE INDEX \d+:M/.test(line))).toBe(true)
      const scans = lines.filter((line) => /^SCAN (listings|owners|spots)\b(?! USING)/.test(line))
      // An index of all is there for a text that is in thousands of listings, behind a condition that is asked once.
      expect(scans).toEqual([])
    },
  )

  /**
   * Lines of a query plan that read a whole table that is wide: rows of the search, under the name of the listings, are
   * narrow.
   */
  const wideScans = ({ sql, lines }: Awaited<ReturnType<typeof plansOf>>[number]) =>
    lines
      .filter((line) => /^SCAN (listings|owners|spots)\b/.test(line))
      .filter(
        (line) =>
          sql.includes('from "listings"') && !/^SCAN listings USING (COVERING )?INDEX search_rows_\w+$/.test(line),
      )

  // A facet is a choice of medium, place, price or dates: its counts and its cards, in every order.
  test.each(
    [
      'media=ooh',
      'media=ooh&media=tv',
      'lit=front',
      'state=Kerala',
      'city=Pune',
      'least=100',
      'most=100000',
      'from=2026-12-15',
      'q=metro',
    ].flatMap((facet) => SEARCH_SORTS.map((sort) => `${facet}&sort=${sort}`)),
  )('every part of %s is found by an index', async (text) => {
    const plans = await plansOf((ctx) => searchListings(ctx, searchQuery(text)))
    expect(plans.length).toBeGreaterThanOrEqual(4)
    expect(plans.flatMap(wideScans)).toEqual([])
  })

  test('suggestions read an index of places and of words', async () => {
    const lines = (await plansOf((ctx) => suggest(ctx, { q: 'hyd' }))).flatMap((plan) => plan.lines)
    expect(lines.filter((line) => /^SCAN (listings|owners|spots)\b/.test(line))).toEqual([])
    expect(lines).toContainEqual(expect.stringMatching(/home_counts/))
  })

  test.each(['', 'media=ooh', 'city=Pune&most=100000'])(
    'without text the filters are found by an index: %j',
    async (text) => {
      const plans = await plansOf((ctx) => searchListings(ctx, searchQuery(text)))
      expect(plans.flatMap(wideScans)).toEqual([])
    },
  )
})
