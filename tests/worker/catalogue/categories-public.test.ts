import { beforeAll, describe, expect, test } from 'vitest'
import { getHub, getListing, listCategories, listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { createCategory, updateCategory } from '../../../worker/catalogue/categories/category.server.ts'
import { deleteCategory } from '../../../worker/catalogue/categories/deletion.server.ts'
import { getPublicListing } from '../../../worker/catalogue/public.server.ts'
import type { AdminCategory } from '../../../worker/catalogue/rules/categories/category.ts'
import { CustomFilters } from '../../../worker/catalogue/rules/custom-filters.ts'
import { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import { SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { suggest } from '../../../worker/catalogue/search/suggest.server.ts'
import { getSitemapIndex, getSitemapPart } from '../../../worker/catalogue/sitemap.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const GROUP = 'terminals'
let lifts: AdminCategory

beforeAll(async () => {
  lifts = await createCategory(service, STAFF, {
    name: 'Lift screens',
    icon: 'panel-top',
    description: 'Read between two floors.',
    fields: [
      { name: 'Lighting', type: 'select', required: true, options: ['Front lit', 'Back lit'] },
      { name: 'Height, ft', type: 'number', required: false },
      { name: 'Permit', type: 'boolean', required: true },
      { name: 'Notes \'n\' "quotes"', type: 'text', required: false },
    ],
  })
  const row = { title: 'Lobby', type: 'Lift', city: 'Pune' }
  const byId = (values: Record<string, string | number | boolean>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        lifts.fields.find((field) => field.name === name)?.id ?? name,
        value,
      ]),
    )
  await buildGroup(
    service.db,
    { category: lifts.id, group: GROUP },
    { ...row, id: 'lift-a', custom: byId({ Lighting: 'Front lit', 'Height, ft': 4, Permit: true }) },
    { ...row, id: 'lift-b', custom: byId({ Lighting: 'Back lit', 'Height, ft': 12.5, Permit: false }) },
    { ...row, id: 'lift-c', custom: byId({ 'Height, ft': 100_000, 'Notes \'n\' "quotes"': '<b>new</b>', Gone: 'x' }) },
    { ...row, id: 'lift-d' },
  )
})

const found = async (search: string) => {
  const params = new URLSearchParams(search)
  const query = { ...parseSearch(ListingQuery, params), ...parseSearch(CustomFilters, params) }
  const page = await listListings(service, { category: lifts.id, subcategory: GROUP, query })
  expect(page.total).toBe(page.listings.length)
  return page.listings
    .map(({ id }) => id.slice(-1))
    .toSorted()
    .join('')
}

describe('a category of staff', () => {
  test('is in the tab bar, at the hub, in the sitemap and among the suggestions', async () => {
    expect((await listCategories(service)).at(-1)).toMatchObject({ id: 'lift-screens', name: 'Lift screens' })
    const hub = (await getHub(service)).categories.at(-1)
    expect(hub).toMatchObject({ id: 'lift-screens', inventoryCount: 4, icon: 'panel-top' })
    const { categories } = await getSitemapIndex(service)
    expect(categories.at(-1)).toMatchObject({ id: 'lift-screens', groups: [GROUP], parts: 1 })
    expect(await getSitemapPart(service, { category: 'lift-screens', part: 1 })).toHaveLength(4)
    expect(await suggest(service, { q: 'lift scr' })).toContainEqual(
      expect.objectContaining({ kind: 'category', label: 'Lift screens', category: 'lift-screens' }),
    )
    const { groups } = await searchListings(service, parseSearch(SearchQuery, new URLSearchParams('q=lift screens')))
    expect(groups.map(({ category }) => category.name)).toContain('Lift screens')
  })

  test('follows a new name everywhere, and keeps its address', async () => {
    const names = async () => [
      (await listCategories(service)).at(-1)?.name,
      (await getListing(service, { category: lifts.id, subcategory: GROUP, id: 'lift-a' })).category.name,
      (await searchListings(service, parseSearch(SearchQuery, new URLSearchParams('q=elevator')))).groups.find(
        ({ category }) => category.id === lifts.id,
      )?.category.name,
    ]
    await updateCategory(service, STAFF, lifts.id, { name: 'Elevator panels' })
    expect(await names()).toEqual(['Elevator panels', 'Elevator panels', 'Elevator panels'])
    await updateCategory(service, STAFF, lifts.id, { name: 'Lift screens' })
  })

  test('is gone from everywhere once it is deleted', async () => {
    const { id } = await createCategory(service, STAFF, { name: 'Short lived' })
    await deleteCategory(service, STAFF, id)
    expect((await listCategories(service)).map((category) => category.id)).not.toContain(id)
    expect((await getSitemapIndex(service)).categories.map((category) => category.id)).not.toContain(id)
    expect(await suggest(service, { q: 'short lived' })).toEqual([])
    expect(
      await refusalOf(
        listListings(service, {
          category: id,
          subcategory: null,
          query: parseSearch(ListingQuery, new URLSearchParams()),
        }),
      ),
    ).toBe('not_found: Category not found')
  })
})

describe('its own fields', () => {
  test('are the specification sheet of a listing, in the order of the staff, on the page and in the API', async () => {
    const sheet = [
      { label: 'Lighting', value: 'Back lit' },
      { label: 'Height, ft', value: '12.5' },
      { label: 'Permit', value: 'No' },
    ]
    const ref = { category: lifts.id, subcategory: GROUP }
    expect((await getListing(service, { ...ref, id: 'lift-b' })).listing.specifications).toEqual(sheet)
    expect((await getPublicListing(service, 'lift-b')).listing.specifications).toEqual(sheet)
    expect((await getListing(service, { ...ref, id: 'lift-c' })).listing.specifications).toEqual([
      { label: 'Height, ft', value: '1,00,000' },
      { label: 'Notes \'n\' "quotes"', value: '<b>new</b>' },
    ])
    expect((await getListing(service, { ...ref, id: 'lift-d' })).listing).not.toHaveProperty('custom')
  })

  test('are offered to narrow its lists, all but text', async () => {
    const query = parseSearch(ListingQuery, new URLSearchParams())
    const { fields } = await listListings(service, { category: lifts.id, subcategory: GROUP, query })
    expect(fields).toEqual([
      { name: 'Lighting', type: 'select', options: ['Front lit', 'Back lit'] },
      { name: 'Height, ft', type: 'number' },
      { name: 'Permit', type: 'boolean' },
    ])
    expect((await listListings(service, { category: 'ooh', subcategory: 'billboard', query })).fields).toEqual([])
  })

  test.each([
    ['', 'abcd'],
    ['is.Lighting=Back lit', 'b'],
    ['is.Lighting=', 'abcd'],
    ['is.Lighting=Neon', ''],
    ['is.Permit=yes', 'a'],
    ['is.Permit=no', 'b'],
    ['min.Height, ft=12.5', 'bc'],
    ['max.Height, ft=12.5', 'ab'],
    ['min.Height, ft=5&max.Height, ft=50', 'b'],
    ['is.Lighting=Front lit&is.Permit=no', ''],
    // A filter without such a field in the category is ignored.
    ['is.Height, ft=4', 'abcd'],
    ['is.Gone=x', 'abcd'],
    ['min.Lighting=1', 'abcd'],
    ["is.Lighting' or 1=1 --=x", 'abcd'],
  ])('"%s" finds "%s"', async (search, ids) => expect(await found(search)).toBe(ids))

  test.each([
    ['min.Height, ft=high', 'min.Height, ft', 'Write a number, such as 20 or 12.5'],
    ['is.Lighting=%00', 'is.Lighting', 'Choose one of the values offered'],
  ])('%s is refused by its name', (search, path, message) => {
    expect(() => parseSearch(CustomFilters, new URLSearchParams(search))).toThrow(
      expect.objectContaining({ code: 'bad_input', issues: [{ path, message }] }),
    )
  })
})
