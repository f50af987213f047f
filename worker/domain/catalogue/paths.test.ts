import { expect, test } from 'vitest'
import { categoryOf, categoryPath, groupPath, listingPath } from './paths.ts'

test('the category is read from both areas that have one', () => {
  expect(categoryOf(new URL('https://adchowk.test/category/tv?language=Hindi'))).toBe('tv')
  expect(categoryOf(new URL('https://adchowk.test/discover/newspaper/national_daily'))).toBe('newspaper')
  expect(categoryOf(new URL('https://adchowk.test/category'))).toBe('')
})

test('a group of a grouped medium is a page, a group of channels is a filter', () => {
  expect(groupPath('ooh', 'billboard')).toBe('/category/ooh/billboard')
  expect(groupPath('ooh', 'billboard', { available: 'now' })).toBe('/category/ooh/billboard?available=now')
  expect(groupPath('tv', 'news', { language: 'Hindi' })).toBe('/category/tv?language=Hindi&group=news')
  expect(groupPath('made-by-staff', 'walls')).toBe('/category/made-by-staff/walls')
})

test('each medium has its listings at its address', () => {
  const listing = { subcategory: 'group', id: 'one' }
  expect(listingPath({ ...listing, category: 'ooh' })).toBe('/category/ooh/group/one')
  expect(listingPath({ ...listing, category: 'newspaper' })).toBe('/discover/newspaper/group/one')
  expect(listingPath({ ...listing, category: 'tv' })).toBe('/category/tv/one')
  expect(listingPath({ ...listing, category: 'theatre' })).toBe('/category/theatre/one')
  expect(listingPath({ ...listing, category: 'made-by-staff' })).toBe('/category/made-by-staff/group/one')
})

test('public relations are under /discover on every level', () => {
  expect(categoryPath('pr')).toBe('/discover/pr')
  expect(groupPath('pr', 'press_release', { city: 'Mumbai' })).toBe('/discover/pr/press_release?city=Mumbai')
  expect(listingPath({ category: 'pr', subcategory: 'press_release', id: 'one' })).toBe(
    '/discover/pr/press_release/one',
  )
})
