import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_INDIA, coversPlace, type PlaceCell } from '../places/coverage.ts'
import { countSearch } from './facets.ts'

const categories = ['tv', 'ooh', 'pr'].map((id) => ({ id, name: id.toUpperCase(), icon: '', description: '' }))
const PLACES = [
  { city: 'Pune', state: 'Maharashtra' },
  { city: 'Mumbai', state: 'Maharashtra' },
  { city: 'Panaji', state: 'Goa' },
] as const

const anyCell: fc.Arbitrary<PlaceCell> = fc
  .record({
    category: fc.constantFrom('tv', 'ooh', 'pr'),
    place: fc.constantFrom(...PLACES),
    count: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ place, ...cell }) => ({ ...cell, ...place, areas: null }))
const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)

test('media are counted within the place, places within the medium', () => {
  const cells = [
    { category: 'tv', city: 'Pune', state: 'Maharashtra', areas: null, count: 1 },
    { category: 'ooh', city: 'Pune', state: 'Maharashtra', areas: null, count: 4 },
    { category: 'ooh', city: 'Panaji', state: 'Goa', areas: null, count: 2 },
  ]
  const { total, found, facets } = countSearch(cells, categories, { media: ['ooh'], city: 'pune', page: 1 })
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
    {
      media: fc.constantFrom<string[]>(['tv'], ['ooh'], ['pr'], ['tv', 'pr']),
      state: fc.constantFrom('Maharashtra', 'Goa'),
      page: fc.constant(1),
    },
    { requiredKeys: ['page'] },
  )
  fc.assert(
    fc.property(fc.array(anyCell, { maxLength: 12 }), query, (cells, asked) => {
      const { total, found, facets } = countSearch(cells, categories, asked)
      expect(sum(found)).toBe(total)
      const media = facets.media.filter(({ id }) => asked.media === undefined || asked.media.includes(id))
      const places = facets.places.filter(({ state }) => asked.state === undefined || state === asked.state)
      expect(sum(media)).toBe(total)
      expect(sum(places)).toBe(total)
      for (const { count, cities } of facets.places) expect(sum(cities)).toBe(count)
    }),
  )
})

const anyAreas = fc.constantFrom(
  [ALL_INDIA],
  [{ state: 'Maharashtra', city: '' }],
  [{ state: 'Goa', city: 'Panaji' }],
  [
    { state: 'Maharashtra', city: 'Pune' },
    { state: 'Maharashtra', city: 'Mumbai' },
  ],
)

test('what covers places is counted once in each of them, and not where its office is', () => {
  const covering = fc.tuple(anyCell, anyAreas).map(([cell, areas]): PlaceCell => ({ ...cell, areas }))
  fc.assert(
    fc.property(fc.array(fc.oneof(anyCell, covering), { maxLength: 12 }), (cells) => {
      const { facets } = countSearch(cells, categories, { page: 1 })
      expect(facets.anywhere).toBe(sum(cells))
      const isIn = (cell: PlaceCell, state: string, city?: string) =>
        cell.areas?.some((area) => coversPlace(area, { state, city })) ??
        (cell.state === state && (city === undefined || cell.city === city))
      for (const { city, state } of PLACES) {
        const known = facets.places.find((place) => place.state === state)
        expect(known?.count ?? 0).toBe(sum(cells.filter((cell) => isIn(cell, state))))
        const count = sum(cells.filter((cell) => isIn(cell, state, city)))
        expect(known?.cities.find(({ name }) => name === city)?.count ?? 0).toBe(count)
        expect(countSearch(cells, categories, { page: 1, city }).total).toBe(count)
      }
    }),
  )
})
