import { expect, test } from 'vitest'
import { accountLinks, currentOf, hasHero, MAIN_LINKS } from './navigation.ts'

const current = (pathname: string) => MAIN_LINKS.filter((link) => currentOf(link, pathname)).map(({ label }) => label)

test('one main link is current, by whole path segments', () => {
  expect(current('/')).toEqual(['Home'])
  expect(current('/category')).toEqual(['Discover Media'])
  expect(current('/category/ooh/billboard')).toEqual(['Discover Media'])
  expect(current('/discover/newspaper')).toEqual(['Discover Media'])
  expect(current('/about/')).toEqual(['About'])
  expect(current('/categories')).toEqual([])
  expect(current('/contact-us')).toEqual([])
})

test('a link is the page itself, or the part of the site that it is in', () => {
  const [, discover] = MAIN_LINKS
  expect(
    ['/category', '/category/', '/category/ooh', '/discover'].map((path) => discover && currentOf(discover, path)),
  ).toEqual(['page', 'page', 'true', 'true'])
})

test('the header lies on the hero of three pages, with or without a closing slash', () => {
  expect(['/', '/advertiser', '/advertiser/', '/media-owner'].every(hasHero)).toBe(true)
  expect(['/category', '/about', '/media-owners'].some(hasHero)).toBe(false)
})

test.each([
  ['/category/ooh/billboard', '?from=2027-01-04&sort=price', '/category/ooh/billboard?from=2027-01-04&sort=price'],
  ['/planner', '', '/planner'],
  ['/signup', '?next=%2Fshortlist', '/shortlist'],
  ['/signin', '?next=https://evil.example/', null],
  ['/verify-email', '', null],
  ['/', '', null],
  ['/media-owner/', '?a=b', null],
])('signing in from %s%s comes back to %s', (pathname, search, next) => {
  for (const { to } of accountLinks({ pathname, search })) {
    expect(new URL(to, 'http://local.invalid').searchParams.get('next')).toBe(next)
  }
})
