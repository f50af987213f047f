import { describe, expect, test } from 'vitest'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { search } from '../../support/search.ts'
import { service } from '../../support/service.ts'

const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)

describe('facets of a search', () => {
  test.each(['', 'q=metro', 'media=ooh&media=dooh', 'city=Mumbai&lit=front,back', 'q=road&most=100000'])(
    'know each price once, and each choice of a facet: %j',
    async (text) => {
      const { query, facets } = await search(text)
      const anyPrice = { ...query, least: undefined, most: undefined }
      expect(sum(facets.prices)).toBe((await searchListings(service, anyPrice)).total)
      expect(facets.prices.filter(({ count }) => count > 0).length).toBeGreaterThan(2)
      for (const { from, below, count } of facets.prices) {
        // A price between two rupees is in no range of whole rupees.
        const bounds = { least: from || undefined, most: below === null ? undefined : below - 0.01 }
        expect((await searchListings(service, { ...query, ...bounds })).total, `from ${from}`).toBe(count)
      }
      for (const { name, options } of facets.more) {
        for (const { value, count } of options.slice(0, 2)) {
          expect((await searchListings(service, { ...query, [name]: [value] })).total, `${name} ${value}`).toBe(count)
        }
      }
    },
  )

  test('a place by its name is a filter, and what is on no map is text', async () => {
    expect((await search('place=pune')).query).toMatchObject({ city: 'Pune' })
    expect((await search('place=Kerala&city=Pune')).query).toMatchObject({ state: 'Kerala', city: undefined })
    expect((await search('place=HITEC City')).query).toMatchObject({ near: 'HITEC City, Hyderabad' })
    expect((await search('q=led&place=zzz')).query).toMatchObject({ q: 'led zzz' })
  })
})
