import { expect, test } from 'vitest'
import { hasHero, isCurrent, MAIN_LINKS } from './navigation.ts'

const current = (pathname: string) => MAIN_LINKS.filter((link) => isCurrent(link, pathname)).map(({ label }) => label)

test('one main link is current, by whole path segments', () => {
  expect(current('/')).toEqual(['Home'])
  expect(current('/category')).toEqual(['Discover Media'])
  expect(current('/category/ooh/billboard')).toEqual(['Discover Media'])
  expect(current('/discover/newspaper')).toEqual(['Discover Media'])
  expect(current('/about/')).toEqual(['About'])
  expect(current('/categories')).toEqual([])
  expect(current('/contact-us')).toEqual([])
})

test('the header lies on the hero of three pages, with or without a closing slash', () => {
  expect(['/', '/advertiser', '/advertiser/', '/media-owner'].every(hasHero)).toBe(true)
  expect(['/category', '/about', '/media-owners'].some(hasHero)).toBe(false)
})
