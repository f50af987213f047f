import { expect, test } from 'vitest'
import {
  getCategory,
  getHub,
  getListing,
  listCategories,
  listListings,
} from '../../../worker/catalogue/catalogue.server.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { ROWS } from '../../support/catalogue.ts'
import { query, service } from '../../support/service.ts'

const GROUPS = ['press_release', 'media_coverage', 'expert_interview', 'creator_pr']

test('public relations have groups and listings like a medium', async () => {
  const { category, free } = await getCategory(service, { category: 'pr' })
  expect(category).toMatchObject({ id: 'pr', name: 'Public relations', inventoryCount: 40 })
  expect(category.ranges.map(({ unit }) => unit)).toEqual(['per_release'])
  expect(category.subcategories.map(({ id }) => id)).toEqual(GROUPS)
  expect(free.length).toBeGreaterThan(0)
})

test.each(GROUPS)('%s lists releases, and each opens', async (subcategory) => {
  const { listings, total } = await listListings(service, { category: 'pr', subcategory, query: query() })
  expect(total).toBe(10)
  for (const { id, rate } of listings) {
    expect(rate.unit).toBe('per_release')
    expect(rate.rate).toBeGreaterThanOrEqual(toPaise(15_000))
    expect(rate.rate).toBeLessThanOrEqual(toPaise(400_000))
    const page = await getListing(service, { category: 'pr', subcategory, id })
    expect(page.listing.id).toBe(id)
    expect(page.listing.audienceFigures.length).toBeGreaterThan(0)
  }
})

test('the price bands and cities of public relations narrow the list', async () => {
  const ref = { category: 'pr', subcategory: 'press_release' }
  const mid = await listListings(service, { ...ref, query: query('band=mid') })
  expect(mid.total).toBeGreaterThan(0)
  for (const { rate } of mid.listings) {
    expect(rate.rate).toBeGreaterThanOrEqual(toPaise(50_000))
    expect(rate.rate).toBeLessThanOrEqual(toPaise(200_000))
  }
  const pune = await listListings(service, { ...ref, query: query('city=Pune') })
  expect(pune.listings.map(({ title }) => title)).toEqual(['Marathi newsroom release'])
})

test('the tab bar and the hub do not list them, and every total counts them', async () => {
  expect((await listCategories(service)).map(({ id }) => id)).not.toContain('pr')
  const { categories, total } = await getHub(service)
  expect(categories.map(({ id }) => id)).not.toContain('pr')
  expect(total).toBe(ROWS.listings.length)
})

test('what is not there is missed in the words of the category', async () => {
  await expect(getListing(service, { category: 'pr', subcategory: 'press_release', id: 'zzz' })).rejects.toMatchObject({
    code: 'not_found',
    message: 'Inventory not found',
  })
  await expect(getListing(service, { category: 'pr', subcategory: 'zzz', id: 'zzz' })).rejects.toMatchObject({
    message: 'Category not found',
  })
})
