import { describe, expect, test } from 'vitest'
import {
  getCategory,
  getHub,
  getListing,
  listCategories,
  listListings,
} from '../../../worker/catalogue/catalogue.server.ts'
import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import { mergeRanges } from '../../../worker/catalogue/rules/price-range.ts'
import { MEDIA, MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { LANGUAGE_GROUPS } from '../../../worker/catalogue/rules/registry/spec.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { buildGroup } from '../../support/rows.ts'
import { search } from '../../support/search.ts'
import { query, refusalOf, service } from '../../support/service.ts'

// Over the seeded catalogue; what the verbs count is counted once more here, from the rows themselves.

const rowsOf = (category: string, group?: string) =>
  ROWS.listings.filter((row) => row.categoryId === category && (group === undefined || row.subcategoryId === group))

/** Every listing of a group, page by page, as a visitor would turn them. */
async function pageThrough(category: string, subcategory: string | null): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await listListings(service, { category, subcategory, query: query(`page=${page}`) })
    ids.push(...answer.listings.map(({ id }) => id))
    pages = answer.pages
  }
  return ids
}

describe('the counts of the catalogue are rows that can be paged through', () => {
  test.each([
    ['btl', 'mall_activation', 156],
    ['btl', 'apartment_activation', 89],
    ['btl', 'corporate_activation', 67],
    ['btl', 'local_activation', 234],
    ['vehicle', 'cab_fleet', 245],
    ['vehicle', 'bus_wraps', 156],
    ['vehicle', 'truck_ads', 189],
    ['vehicle', 'transit_media', 134],
    ['ooh', 'billboard', 245],
    ['ooh', 'transit', 178],
    ['ooh', 'street', 156],
    ['ooh', 'mall', 92],
  ])('%s, %s: %i', async (category, group, count) => {
    const ids = await pageThrough(category, group)
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
    const { category: summary } = await getCategory(service, { category })
    expect(summary.subcategories.find(({ id }) => id === group)?.inventoryCount).toBe(count)
  })

  test.each([
    ['lifestyle', 34],
    ['business', 28],
    ['niche', 56],
    ['general', 42],
  ])('magazine, %s: %i ad spots', async (group, count) => {
    const { category } = await getCategory(service, { category: 'magazine' })
    expect(category.subcategories.find(({ id }) => id === group)?.inventoryCount).toBe(count)
    let spots = 0
    for (const id of await pageThrough('magazine', group)) {
      spots += (await getListing(service, { category: 'magazine', subcategory: group, id })).listing.spots.length
    }
    expect(spots).toBe(count)
  })
})

test('the tab bar has the fourteen media in their order, and a category of staff after them', async () => {
  expect((await listCategories(service)).map(({ id }) => id)).toEqual(MEDIA_TYPES)
  await buildGroup(service.db, { category: 'kiosks', group: 'tea' }, { id: 'kiosk' })
  const [kiosks] = (await listCategories(service)).slice(-1)
  expect(kiosks).toEqual({ id: 'kiosks', name: 'kiosks', icon: 'star', description: '' })
  const hub = await getHub(service)
  expect(hub.categories.at(-1)).toMatchObject({ id: 'kiosks', inventoryCount: 1, cities: 1 })
  expect(hub.total).toBe(ROWS.listings.length + 1)
})

test('the hub offers the cities with most listings by name, each with what a search for it finds', async () => {
  const { cities } = await getHub(service)
  expect(cities.map(({ name }) => name)).toEqual(cities.map(({ name }) => name).toSorted())
  const everywhere = new Set(ROWS.listings.map(({ city }) => city))
  expect(cities).toHaveLength(Math.min(24, everywhere.size))
  const least = Math.min(...cities.map(({ count }) => count))
  for (const city of everywhere) {
    const { total } = await search(`city=${encodeURIComponent(city)}`)
    const offered = cities.find(({ name }) => name === city)
    if (offered) expect(total, city).toBe(offered.count)
    else expect(total, city).toBeLessThanOrEqual(least)
  }
})

/** Rates of the spots where there are spots, else of the listings. */
const rangesIn = (rows: ReturnType<typeof rowsOf>) => {
  const ids = new Set(rows.map(({ id }) => id))
  const inside = ROWS.spots.filter(({ listingId }) => ids.has(listingId))
  return mergeRanges(
    (inside.length > 0 ? inside : rows).map(({ unit, rate }) => ({ unit, from: rate, to: rate, offers: 1 })),
  )
}

describe.each(MEDIA_TYPES)('%s', (category) => {
  test('has groups, counts, cities and rates that agree with the rows', async () => {
    const { category: summary } = await getCategory(service, { category })
    const rows = rowsOf(category)
    expect(summary.name).toBe(MEDIA[category].label)
    expect(summary.cities).toBe(new Set(rows.map(({ city }) => city)).size)
    expect(summary.ranges).toEqual(rangesIn(rows))
    expect(summary.subcategories.length).toBeGreaterThan(0)
    for (const group of summary.subcategories) {
      const inGroup = rowsOf(category, group.id)
      const ids = new Set(inGroup.map(({ id }) => id))
      const spots = ROWS.spots.filter(({ listingId }) => ids.has(listingId))
      expect(group.inventoryCount).toBe(MEDIA[category].counts === 'spots' ? spots.length : inGroup.length)
      expect(group.ranges).toEqual(rangesIn(inGroup))
    }
    expect(summary.inventoryCount).toBe(summary.subcategories.reduce((sum, group) => sum + group.inventoryCount, 0))
    const { categories } = await getHub(service)
    expect(categories.find(({ id }) => id === category)).toEqual(summary)
  })

  test('shows the four best rated places that are free today', async () => {
    const { free } = await getCategory(service, { category })
    const ratings = rowsOf(category)
      .filter(({ availability, nextAvailable = null }) => isAvailable({ status: availability, nextAvailable }, TODAY))
      .map(({ rating }) => rating)
      .sort((a, b) => b - a)
    expect(free.map(({ rating }) => rating)).toEqual(ratings.slice(0, 4))
    expect(free.every((card) => card.category === category && isAvailable(card.availability, TODAY))).toBe(true)
  })

  test('can be paged through as a whole', async () => {
    const ids = await pageThrough(category, null)
    expect(ids.toSorted()).toEqual(
      rowsOf(category)
        .map(({ id }) => id)
        .sort(),
    )
  })
})

test('each unit has a range of its own, in a group and in its category', async () => {
  const category = 'murals'
  await buildGroup(
    service.db,
    { category, group: 'dear' },
    { id: 'mural-high', rate: 900, unit: 'per_month' },
    { id: 'mural-low', rate: 500, unit: 'per_day' },
  )
  await buildGroup(service.db, { category, group: 'cheap' }, { id: 'mural-least', rate: 100, unit: 'per_click' })
  const page = await getCategory(service, { category })
  const range = (unit: string, rate: number) => ({ unit, from: rate, to: rate, offers: 1 })
  const [day, month, click] = [range('per_day', 500), range('per_month', 900), range('per_click', 100)]
  expect(page.category.ranges).toEqual([day, month, click])
  expect(page.category.subcategories).toMatchObject([
    { id: 'cheap', ranges: [click] },
    { id: 'dear', ranges: [day, month] },
  ])
})

describe('a language narrows an index', () => {
  test.each(['newspaper', 'magazine', 'tv'] as const)(
    'of %s: counts, cities, rates and what is free',
    async (category) => {
      let sum = 0
      for (const language of LANGUAGE_GROUPS) {
        const rows = rowsOf(category).filter((row) => row.language === language)
        const page = await getCategory(service, { category, language })
        expect(page.category.cities).toBe(new Set(rows.map(({ city }) => city)).size)
        expect(page.category.ranges).toEqual(rangesIn(rows))
        expect(page.free.every((card) => card.language === language)).toBe(true)
        sum += page.category.inventoryCount
      }
      expect(sum).toBe((await getCategory(service, { category })).category.inventoryCount)
    },
  )

  test('a group without any keeps its card, counted 0 and without a rate', async () => {
    await buildGroup(service.db, { category: 'newspaper', group: 'silent' }, { id: 'english', language: 'English' })
    const { category } = await getCategory(service, { category: 'newspaper', language: 'Hindi' })
    expect(category.subcategories.find(({ id }) => id === 'silent')).toMatchObject({
      inventoryCount: 0,
      ranges: [],
    })
  })
})

test.each(['zzz', '', "' OR 1=1", 'x'.repeat(10_000), '😀'])(
  'an unknown category %# is not found',
  async (category) => {
    const missing = 'not_found: Category not found'
    expect(await refusalOf(getCategory(service, { category }))).toBe(missing)
    expect(await refusalOf(listListings(service, { category, subcategory: null, query: query() }))).toBe(missing)
    expect(await refusalOf(listListings(service, { category: 'ooh', subcategory: category, query: query() }))).toBe(
      missing,
    )
  },
)
