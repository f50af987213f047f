import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { parseSearch } from '../../../kernel/rules/parse.ts'
import { SearchQuery } from './search.ts'

const ask = (search: string) => parseSearch(SearchQuery, new URLSearchParams(search))
const refusal = (search: string) => {
  try {
    ask(search)
  } catch (error) {
    if (error instanceof DomainError) return error.body
  }
  throw new Error(`${search} was not refused`)
}

describe('a search query', () => {
  test('of nothing asks for the first page of everything', () => expect(ask('')).toEqual({ page: 1 }))

  test('takes an empty field of a form as "any"', () => {
    expect(ask('q=&media=&state=&city=&least=&most=&from=&until=&sort=')).toEqual({ page: 1 })
  })

  test('reads every filter', () => {
    const search =
      'q=metro&media=ooh&state=Goa&city=Panaji&least=1000&most=1000&from=2027-01-14&until=2027-01-14&sort=price&page=2'
    expect(ask(search)).toEqual({
      q: 'metro',
      media: ['ooh'],
      state: 'Goa',
      city: 'Panaji',
      least: 1_000,
      most: 1_000,
      from: '2027-01-14',
      until: '2027-01-14',
      sort: 'price',
      page: 2,
    })
  })

  test('reads amounts as people write them', () =>
    expect(ask('least=1,85,000&most=2 L')).toMatchObject({ least: 185_000, most: 200_000 }))

  test.each([
    ['least=2000&most=1000', 'most', 'The greatest price is below the least'],
    ['from=2027-01-15&until=2027-01-14', 'until', 'The last day is before the first'],
    ['from=tomorrow', 'from', 'The first day is a date such as 2027-01-14'],
    ['until=2027-02-31', 'until', 'The last day is a date such as 2027-01-14'],
    ['least=cheap', 'least', 'The least price is an amount in rupees, such as 1,85,000 or 1.85 L'],
    ['most=0', 'most', 'The greatest price is an amount in rupees, such as 1,85,000 or 1.85 L'],
    ['sort=id', 'sort', 'Choose one of the values offered'],
    ['media=../tv', 'media.0', 'Choose one of the values offered'],
    ['page=0', 'page', 'The page is a number from 1 to 5000'],
    ['q=%00', 'q', 'The search contains characters that cannot be searched'],
    [`q=${'x'.repeat(101)}`, 'q', 'The search can have at most 100 characters'],
  ])('refuses %s at its field', (search, path, message) => {
    expect(refusal(search)).toMatchObject({ code: 'bad_input', message, issues: [{ path, message }] })
  })
})
