import { expect, test } from 'vitest'
import { recentSearches, withSearch } from './recent-searches.ts'

test('the latest five are kept, the newest first', () => {
  const recent = ['one', 'two', 'three', 'four', 'five', 'six'].reduce<string[]>(withSearch, [])
  expect(recent).toEqual(['six', 'five', 'four', 'three', 'two'])
})

test('what is searched for again moves to the front, whatever its capitals', () => {
  expect(withSearch(['metro', 'हैदराबाद', 'Pune'], 'METRO')).toEqual(['METRO', 'हैदराबाद', 'Pune'])
  expect(withSearch(['metro', 'हैदराबाद'], 'हैदराबाद')).toEqual(['हैदराबाद', 'metro'])
})

test('without storage nothing is remembered, and nothing breaks', () => {
  expect(recentSearches()).toEqual([])
})
