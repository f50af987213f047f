import { expect, test } from 'vitest'
import { canonicalPath, categoryOf, categoryPath, comparePath, groupPath, listingPath, signInPath } from './paths.ts'

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

test('the comparison names its places in their order, and without any says how to choose', () => {
  expect(comparePath(['a', 'b&c'])).toBe('/compare?ids=a,b%26c')
  expect(comparePath([])).toBe('/compare')
})

test('who must sign in comes back to where they were', () => {
  expect(signInPath('campaign', '/category/tv/one?months=2')).toBe(
    '/signin?reason=campaign&next=%2Fcategory%2Ftv%2Fone%3Fmonths%3D2',
  )
})

test('a listing has one address that it is known by', () => {
  const listing = { subcategory: 'group', id: 'one' }
  expect(canonicalPath({ ...listing, category: 'tv' })).toBe('/category/tv/one')
  expect(canonicalPath({ ...listing, category: 'ooh' })).toBe('/category/ooh/group/one')
  expect(canonicalPath({ ...listing, category: 'pr' })).toBe('/discover/pr/group/one')
})
