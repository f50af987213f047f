import { expect, test } from 'vitest'
import { ListingQuery } from '../../worker/catalogue/rules/query.ts'
import { parseSearch } from '../../worker/kernel/rules/parse.ts'
import { canonicalQuery } from './canonical-query.ts'

const known = (search: string) => canonicalQuery(parseSearch(ListingQuery, new URLSearchParams(search)))

test('further pages of a whole list are canonical themselves', () => {
  expect(known('page=2')).toEqual({ page: 2 })
})

test('a list that is narrowed, sorted or cut differently is known by the whole one', () => {
  for (const search of ['city=Pune&page=2', 'sort=price', 'size=30&page=2']) expect(known(search)).toEqual({})
})
