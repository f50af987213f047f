import { expect, test } from 'vitest'
import { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import { MEDIA, mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { filterSearch, filterValues } from './filter-values.ts'
import { bandLabels, chosenListFilters, filterFields, otherCities, sortLabel, sortNote, without } from './filters.ts'

const TODAY = '2026-11-20'

const query = (search = '') => parseSearch(ListingQuery, new URLSearchParams(search))
const spec = (id: string) => mediaSpec({ id, name: id })
const CITIES = [
  { name: 'Chennai', count: 40 },
  { name: 'Mumbai', count: 12 },
]
const labels = (id: string, name: string, search = '') =>
  filterFields(spec(id), CITIES, query(search))
    .find((field) => field.name === name)
    ?.options.map(({ label }) => label)

test('bands read as ranges of prices', () => {
  expect(bandLabels(MEDIA.btl.bands)).toEqual({
    low: 'Under ₹50,000',
    mid: '₹50,000 to ₹1,00,000',
    high: 'Above ₹1,00,000',
  })
  expect(Object.values(bandLabels(MEDIA.digital.bands))).toEqual([
    'Under ₹50,000',
    '₹50,000 to ₹2,00,000',
    'Above ₹2,00,000',
  ])
})

test('languages and fixed cities keep their order', () => {
  expect(labels('tv', 'language')).toEqual(['All Languages', 'Hindi', 'English', 'Regional'])
  expect(labels('radio', 'city')).toEqual(['All Cities', 'Mumbai', 'Delhi', 'Bangalore'])
  expect(labels('airport', 'city')).toEqual(['All Cities', 'Delhi', 'Mumbai', 'Bangalore', 'Hyderabad'])
})

test('other media offer the cities that have listings', () => {
  expect(labels('ooh', 'city')).toEqual(['All Cities', 'Chennai (40)', 'Mumbai (12)'])
})

test('a chosen city is always among the options', () => {
  expect(labels('radio', 'city', 'city=Chennai')).toEqual(['All Cities', 'Mumbai', 'Delhi', 'Bangalore', 'Chennai'])
  expect(labels('ooh', 'city', 'city=Warangal')?.at(-1)).toBe('Warangal')
})

test('cities beyond a fixed list are offered next to it', () => {
  expect(otherCities(spec('radio'), CITIES)).toEqual([{ name: 'Chennai', count: 40 }])
  expect(otherCities(spec('ooh'), CITIES)).toEqual([])
})

test('a medium offers only its own facets', () => {
  const names = (id: string) => filterFields(spec(id), CITIES, query()).map(({ name }) => name)
  expect(names('vehicle')).toEqual(['city', 'band', 'duration', 'available'])
  expect(names('magazine')).toEqual(['language', 'available'])
  expect(names('made-by-staff')).toEqual(['city', 'band', 'available'])
})

test('filters that are on read as one sentence', () => {
  const asked = query('q=ring road&city=Warangal&band=low&available=now&sort=price&page=3')
  expect(chosenListFilters(spec('ooh'), [], asked, TODAY).map(({ phrase }) => phrase)).toEqual([
    'for “ring road”',
    'in Warangal',
    'under ₹1,00,000',
    'that are free now',
  ])
})

test('a filter that the medium does not offer is not said to be on', () => {
  expect(chosenListFilters(spec('tv'), [], query('city=Pune&band=low&duration=2'), TODAY)).toEqual([])
})

test('taking a filter back goes to the first page and keeps the rest', () => {
  const asked = query('city=Pune&band=mid&sort=price&page=4')
  expect(without(asked, [{ name: 'band' }])).toBe('?city=Pune&sort=price')
  expect(without(query('city=Pune'), [{ name: 'city' }])).toBe('')
})

test('the fields show the address, and give it back without defaults', () => {
  const ooh = spec('ooh')
  const asked = query('q=toll&city=Pune&lit=front,none&sort=price&page=2')
  const form = new FormData()
  for (const [name, value] of Object.entries(filterValues(ooh, asked)))
    for (const one of [value].flat()) form.append(name, one)
  expect(filterSearch(ooh, form)).toBe('?q=toll&city=Pune&lit=front&lit=none&sort=price')
  form.set('sort', 'recommended')
  form.set('q', '  ')
  form.delete('lit')
  expect(filterSearch(ooh, form)).toBe('?city=Pune')
})

test('an order that the medium does not have falls back to its first', () => {
  expect(filterValues(spec('newspaper'), query('sort=recommended')).sort).toBe('circulation')
})

test('orders are called by the words of the medium', () => {
  expect(spec('newspaper').sorts.map((sort) => sortLabel(spec('newspaper'), sort))).toEqual([
    'Circulation',
    'Price',
    'Rating',
  ])
  expect(sortLabel(spec('ooh'), 'price_desc')).toBe('Price, high to low')
  expect(sortLabel(spec('influencer'), 'audience')).toBe('Followers')
  expect(sortLabel(spec('ooh'), 'audience', 'billboard')).toBe('Vehicles a day')
  expect(sortLabel(spec('ooh'), 'audience', 'mall')).toBe('Visitors a day')
})

test('a list with prices of several units says what it is sorted by', () => {
  expect(sortNote(spec('digital'), 'price')).toMatch(/thousand views/)
  expect(sortNote(spec('theatre'), 'price_desc')).toMatch(/price a month/)
  expect(sortNote(spec('newspaper'), 'rating')).toMatch(/sample data/)
  expect(sortNote(spec('ooh'), 'price')).toBeNull()
})

test('days are one filter, and go as one', () => {
  const asked = query('from=2026-12-15&until=2027-02-14&free=part&city=Pune')
  const chosen = chosenListFilters(spec('ooh'), [], asked, TODAY)
  expect(chosen.map(({ label, phrase }) => [label, phrase])).toEqual([
    ['Pune', 'in Pune'],
    ['15 Dec to 14 Feb 2027', 'free in part 15 Dec to 14 Feb 2027'],
  ])
  expect(without(asked, [{ name: 'from' }])).toBe('?city=Pune')
})
