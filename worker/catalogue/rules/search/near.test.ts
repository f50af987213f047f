import { describe, expect, test } from 'vitest'
import { toPaise } from '../../../kernel/rules/money.ts'
import type { ListingSummary } from '../listing.ts'
import { filtersOf, interleave, type Miss, missText, withoutFilter } from './near.ts'
import type { SearchQuery } from './search.ts'

const listing = {
  id: 'a',
  category: 'tv',
  monthly: toPaise(20_000),
  place: { city: 'Pune', state: 'Maharashtra' },
  covers: [] as ListingSummary['covers'],
  availability: { status: 'booked', nextAvailable: '2027-01-14' },
} as ListingSummary

const categories = [
  { id: 'tv', name: 'Television', icon: '', description: '' },
  { id: 'radio', name: 'Radio', icon: '', description: '' },
]
const tell = (miss: Miss, query: Partial<SearchQuery>, one = listing) =>
  missText(miss, one, { query: { page: 1, ...query }, categories, today: '2027-01-02' })

describe('what is missed', () => {
  test('a price', () => {
    expect(tell({ filter: 'price' }, { most: 12_000 })).toBe('₹8,000 over your price')
    expect(tell({ filter: 'price' }, { least: 25_000, most: 30_000 })).toBe('₹5,000 under your price')
  })
  test('a place', () => {
    expect(tell({ filter: 'place' }, { city: 'Mumbai', state: 'Maharashtra' })).toBe('in Pune, not Mumbai')
    expect(tell({ filter: 'place' }, { state: 'Goa' })).toBe('in Maharashtra, not Goa')
    expect(tell({ filter: 'place' }, { city: 'pune', state: 'Goa' })).toBe('in Maharashtra, not Goa')
    const network = { ...listing, covers: [{ state: 'Kerala', city: '' }] }
    expect(tell({ filter: 'place' }, { city: 'Mumbai' }, network)).toBe('covers Kerala, not Mumbai')
  })
  test('a date', () => {
    expect(tell({ filter: 'dates' }, {})).toBe('free from 14 Jan')
    const soldOut = { ...listing, availability: { status: 'sold_out', nextAvailable: null } as const }
    expect(tell({ filter: 'dates' }, {}, soldOut)).toBe('sold out')
  })
  test('a medium', () => expect(tell({ filter: 'media' }, { media: ['radio'] })).toBe('Television, not Radio'))
  test('a word', () => expect(tell({ filter: 'word', word: 'metro' }, {})).toBe('without “metro”'))
})

test('a query is asked without each of its filters in turn', () => {
  const query = { q: 'x', media: ['tv'], city: 'Pune', most: 5, until: '2027-01-14', page: 1 }
  expect(filtersOf(query).map(({ filter }) => filter)).toEqual(['price', 'dates', 'place', 'media'])
  expect(filtersOf({ q: 'x', page: 1 })).toEqual([])
  expect(withoutFilter(query, { filter: 'place' })).toMatchObject({ media: ['tv'], city: undefined, most: 5 })
})

test('the best of each list come in turn, no listing twice', () => {
  const near = (id: string) => ({ listing: { ...listing, id }, misses: '' })
  const lists = [['a', 'b', 'c'], [], ['a', 'd']].map((ids) => ids.map(near))
  expect(interleave(lists, 3).map((one) => one.listing.id)).toEqual(['a', 'b', 'd'])
})
