import { describe, expect, test } from 'vitest'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { coverage } from '../../../worker/catalogue/catalogue.table.ts'
import { listPublicListings } from '../../../worker/catalogue/public.server.ts'
import { PublicQuery } from '../../../worker/catalogue/rules/public-query.ts'
import { suggest } from '../../../worker/catalogue/search/suggest.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { plansOf } from '../../support/recorder.ts'
import { buildGroup } from '../../support/rows.ts'
import { search } from '../../support/search.ts'
import { query, service } from '../../support/service.ts'

const { db } = service
const found = async (text: string) =>
  (await search(`q=quokka&media=tv&${text}`)).groups.flatMap(({ listings }) => listings.map(({ id }) => id)).toSorted()

describe('a medium that covers places', () => {
  test('is found in them, and not where its office is', async () => {
    await buildGroup(
      db,
      { category: 'tv', group: 'covering' },
      { id: 'national', title: 'Quokka One', city: 'Mumbai', state: 'Maharashtra' },
      { id: 'belt', title: 'Quokka Belt', city: 'Mumbai', state: 'Maharashtra' },
      { id: 'metro', title: 'Quokka Metro', city: 'Delhi', state: 'Delhi' },
      { id: 'local', title: 'Quokka Local', city: 'Patna', state: 'Bihar' },
    )
    await db.insert(coverage).values([
      { listingId: 'national', state: '', city: '' },
      { listingId: 'belt', state: 'Bihar', city: '' },
      { listingId: 'belt', state: 'Uttar Pradesh', city: '' },
      { listingId: 'metro', state: 'Maharashtra', city: 'Mumbai' },
    ])
    expect(await found('city=patna')).toEqual(['belt', 'local', 'national'])
    expect(await found('state=Bihar')).toEqual(['belt', 'local', 'national'])
    expect(await found('city=Mumbai')).toEqual(['metro', 'national'])
    expect(await found('city=Pune')).toEqual(['national'])
    expect(await found('state=Maharashtra')).toEqual(['metro', 'national'])
    expect(await found('state=Mizoram')).toEqual(['national'])
    expect(await found('city=Nowhere')).toEqual([])
    expect(await found('state=Nowhere')).toEqual([])
    const { facets, total } = await search('q=quokka')
    expect(total).toBe(4)
    expect(facets.places.find(({ state }) => state === 'Bihar')).toEqual({
      state: 'Bihar',
      count: 3,
      cities: [{ name: 'Patna', count: 3 }],
    })
  })

  test('says so in the API, whose place filter means the same', async () => {
    const asked = parseSearch(PublicQuery, new URLSearchParams('category=radio&city=Patna'))
    const { listings, total } = await listPublicListings(service, asked)
    const page = await listListings(service, { category: 'radio', subcategory: null, query: query('city=Patna') })
    expect(total).toBe(page.total)
    expect(total).toBeGreaterThan(3)
    expect(listings.every(({ covers }) => covers.some(({ state }) => state === ''))).toBe(true)
  })

  test('counts in the suggestion of a city as in its search', async () => {
    const suggestions = await suggest(service, { q: 'patn' })
    const { total } = await search('city=Patna')
    expect(suggestions.find(({ kind }) => kind === 'city')?.detail).toBe(`${total} listings, Bihar`)
  })
})

test('areas are found by index', async () => {
  const plans = await plansOf(() => search('city=Patna'))
  const lines = plans.flatMap(({ lines }) => lines)
  expect(
    lines.some((line) =>
      /SEARCH coverage USING (COVERING )?INDEX coverage_by_place \(state=\? AND city=\?\)/.test(line),
    ),
  ).toBe(true)
  expect(lines.filter((line) => /^SCAN listings$/.test(line))).toEqual([])
})
