import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CityCategoryCount, countSearch } from './facets.ts'

const categories = ['tv', 'ooh', 'pr'].map((id) => ({ id, name: id.toUpperCase(), icon: '', description: '' }))
const PLACES = [
  { city: 'Pune', state: 'Maharashtra' },
  { city: 'Mumbai', state: 'Maharashtra' },
  { city: 'Panaji', state: 'Goa' },
] as const

const anyCell: fc.Arbitrary<CityCategoryCount> = fc
  .record({
    category: fc.constantFrom('tv', 'ooh', 'pr'),
    place: fc.constantFrom(...PLACES),
    count: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ place, ...cell }) => ({ ...cell, ...place }))
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)

test('media are counted within the place, places within the medium', () => {
  const cells = [
    { category: 'tv', city: 'Pune', state: 'Maharashtra', count: 1 },
    { category: 'ooh', city: 'Pune', state: 'Maharashtra', count: 4 },
    { category: 'ooh', city: 'Panaji', state: 'Goa', count: 2 },
  ]
  const { total, found, facets } = countSearch(cells, categories, { media: 'ooh', city: 'pune', page: 1 })
  expect(total).toBe(4)
  expect(found).toEqual([{ category: categories[1], count: 4 }])
  expect(facets.media).toEqual([
    { id: 'ooh', name: 'OOH', count: 4 },
    { id: 'tv', name: 'TV', count: 1 },
  ])
  expect(facets.places).toEqual([
    { state: 'Maharashtra', count: 4, cities: [{ name: 'Pune', count: 4 }] },
    { state: 'Goa', count: 2, cities: [{ name: 'Panaji', count: 2 }] },
  ])
})

test('whatever is chosen, the choice of a facet has the count of the whole', () => {
  const query = fc.record(
    { media: fc.constantFrom('tv', 'ooh', 'pr'), state: fc.constantFrom('Maharashtra', 'Goa'), page: fc.constant(1) },
    { requiredKeys: ['page'] },
  )
  fc.assert(
    fc.property(fc.array(anyCell, { maxLength: 12 }), query, (cells, asked) => {
      const { total, found, facets } = countSearch(cells, categories, asked)
      expect(sum(found)).toBe(total)
      const media = facets.media.filter(({ id }) => asked.media === undefined || id === asked.media)
      const places = facets.places.filter(({ state }) => asked.state === undefined || state === asked.state)
      expect(sum(media)).toBe(total)
      expect(sum(places)).toBe(total)
      for (const { count, cities } of facets.places) expect(sum(cities)).toBe(count)
    }),
  )
})
