import { afterEach, describe, expect, test, vi } from 'vitest'
import { MEDIA, MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { getSitemapIndex, getSitemapPart } from '../../../worker/catalogue/sitemap.server.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const listingsOf = (category: string) => ROWS.listings.filter(({ categoryId }) => categoryId === category)
const spotsOf = (category: string) => {
  const ids = new Set(listingsOf(category).map(({ id }) => id))
  return ROWS.spots.filter(({ listingId }) => ids.has(listingId))
}

describe('the index', () => {
  test('has every category with its groups and as many files as its pages fill', async () => {
    const { categories } = await getSitemapIndex(service)
    expect(categories.map(({ id }) => id)).toEqual(expect.arrayContaining([...MEDIA_TYPES]))
    expect(categories.every(({ parts }) => parts === 1)).toBe(true)
    const groups = ROWS.subcategories.filter(({ categoryId }) => categoryId === 'ooh').map(({ id }) => id)
    expect(categories.find(({ id }) => id === 'ooh')?.groups.toSorted()).toEqual(groups.toSorted())
  })

  test('names no file for a category that has nothing to show', async () => {
    await buildGroup(service.db, { category: 'kites', group: 'big' })
    const { categories } = await getSitemapIndex(service)
    expect(categories.find(({ id }) => id === 'kites')).toMatchObject({ groups: ['big'], parts: 0 })
  })
})

describe('a file', () => {
  test.each(MEDIA_TYPES)('of %s has each listing once, and the spots where these have pages', async (category) => {
    const entries = await getSitemapPart(service, { category, part: 1 })
    const listed = entries.filter(({ spot }) => spot === null).map(({ id }) => id)
    expect(listed.toSorted()).toEqual(
      listingsOf(category)
        .map(({ id }) => id)
        .toSorted(),
    )
    const spots = entries.flatMap(({ id, spot }) => (spot === null ? [] : `${id}/${spot}`))
    const expected = MEDIA[category].shape === 'groups' ? [] : spotsOf(category)
    expect(spots.toSorted()).toEqual(expected.map(({ listingId, id }) => `${listingId}/${id}`).toSorted())
  })

  test.each([
    ['zzz', 1],
    ['ooh', 2],
  ])('%s-%i is not there', async (category, part) => {
    expect(await refusalOf(getSitemapPart(service, { category, part }))).toBe('not_found: Sitemap not found')
  })
})

describe('what it costs', () => {
  test.each([
    ['getSitemapIndex', () => getSitemapIndex(service)],
    ['getSitemapPart', () => getSitemapPart(service, { category: 'tv', part: 1 })],
  ])('%s is one round trip', async (_, verb) => {
    const trips = countRoundTrips()
    await verb()
    expect(trips.count()).toBe(1)
  })

  test('counts come from an index, not from whole rows', async () => {
    const lines = (await plansOf(getSitemapIndex)).flatMap((plan) => plan.lines)
    expect(lines.filter((line) => /^SCAN listings$/.test(line))).toEqual([])
  })
})
