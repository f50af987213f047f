import { describe, expect, test } from 'vitest'
import { SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import { suggestionPath } from '../../../../worker/catalogue/rules/search/suggestion-path.ts'
import { parseSearch } from '../../../../worker/kernel/rules/parse.ts'
import { chosenSearchFilters } from './chosen-filters.ts'
import { searchFormQuery, searchValues, searchWith } from './search-values.ts'
import { emptySearchHeading, searchTitle } from './sentences.ts'

const TODAY = '2026-11-20'
const ask = (search: string) => parseSearch(SearchQuery, new URLSearchParams(search))
const chosen = (search: string, medium = '') =>
  chosenSearchFilters(ask(search), { media: () => medium, owner: (id) => id }, TODAY)

function form(values: Record<string, string | readonly string[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) data.append(name, one)
  return data
}

describe('the form and the address', () => {
  test('amounts are written as people write them and kept as numbers', () => {
    expect(searchFormQuery(form({ q: ' metro ', least: '40k', most: '₹1.85 L', sort: 'relevance' }))).toBe(
      '?q=metro&least=40000&most=185000',
    )
    expect(searchValues(ask('least=40000&most=1.85 L'))).toMatchObject({ least: '40,000', most: '1,85,000' })
  })

  test('what the fields show leads to the address they came from', () => {
    const search =
      '?q=metro&media=ooh&media=tv&lit=front&owner=x&city=Pune&least=40000&most=185000&from=2026-12-15&until=2027-01-14&sort=price'
    expect(searchFormQuery(form(searchValues(ask(search))))).toBe(search)
  })

  test('another choice begins at the first page', () => {
    expect(searchWith(ask('q=metro&media=ooh&page=3'), { city: 'Pune' })).toBe('?q=metro&media=ooh&city=Pune')
  })
})

describe('what is chosen', () => {
  test.each([
    ['least=40000&most=300000', '₹40,000 to ₹3,00,000', 'at ₹40,000 to ₹3,00,000 a month'],
    ['least=40000', 'From ₹40,000', 'from ₹40,000 a month'],
    ['most=300000', 'Up to ₹3,00,000', 'up to ₹3,00,000 a month'],
    ['from=2026-12-15&until=2027-01-14', '15 Dec to 14 Jan 2027', 'free 15 Dec to 14 Jan 2027'],
    ['from=2026-12-15', 'From 15 Dec', 'free from 15 Dec'],
    ['until=2026-12-15', 'Until 15 Dec', 'free until 15 Dec'],
    ['state=Telangana', 'Telangana', 'in Telangana'],
  ])('%s is “%s”', (search, label, phrase) => {
    expect(chosen(search)).toMatchObject([{ label, phrase, without: '' }])
  })

  test('each is taken back alone, a range as a whole', () => {
    const all = chosen('q=metro&media=ooh&city=Pune&least=1&most=2', 'Outdoor (OOH)')
    expect(all.map(({ label, without }) => [label, without])).toEqual([
      ['Outdoor (OOH)', '?q=metro&city=Pune&least=1&most=2'],
      ['Pune', '?q=metro&media=ooh&least=1&most=2'],
      ['₹1 to ₹2', '?q=metro&media=ooh&city=Pune'],
    ])
  })
})

test.each([
  ['q=metro&city=Hyderabad', 94, null, '94 listings for “metro” in Hyderabad'],
  ['q=metor', 1, 'metro', '1 listing for “metro”'],
  ['media=ooh&most=100000&city=Warangal', 0, null, 'No sites in Warangal'],
])('%s, %i found', (search, total, corrected, title) => {
  expect(searchTitle({ query: ask(search), total, corrected })).toBe(title)
})

test('what was asked for in vain is named with all its filters', () => {
  const search = 'q=metro&media=ooh&most=100000&city=Warangal'
  expect(emptySearchHeading({ query: ask(search), corrected: null }, chosen(search))).toBe(
    'No sites for “metro” in Warangal up to ₹1,00,000 a month',
  )
})

test.each([
  [{ kind: 'category', category: 'tv' }, '/category/tv'],
  [{ kind: 'category', category: 'pr' }, '/discover/pr'],
  [{ kind: 'group', category: 'ooh', subcategory: 'billboard' }, '/category/ooh/billboard'],
  [{ kind: 'group', category: 'tv', subcategory: 'news' }, '/category/tv?group=news'],
  [{ kind: 'city', city: 'Navi Mumbai' }, '/discover?city=Navi+Mumbai'],
  [{ kind: 'category', category: 'tv', city: 'Pune' }, '/discover?media=tv&city=Pune'],
  [{ kind: 'group', category: 'ooh', subcategory: 'billboard', city: 'Pune' }, '/category/ooh/billboard?city=Pune'],
  [{ kind: 'listing', category: 'newspaper', subcategory: 'regional', id: 'x' }, '/discover/newspaper/regional/x'],
] as const)('%j leads to %s', (suggestion, path) => {
  expect(suggestionPath({ label: '', detail: '', ...suggestion })).toBe(path)
})
