import { describe, expect, test } from 'vitest'
import { sitemapErrors } from '../../tests/support/sitemap/validate.ts'
import { sitemapIndex, urlSet } from './sitemap.ts'

const LOCATIONS = [
  { url: 'https://adchowk.test/' },
  { url: 'https://adchowk.test/category/tv?a=1&b=<2>', changed: '2026-11-20T09:00:00Z' },
  { url: "https://adchowk.test/o'clock", changed: '2026-11-20' },
]

describe("follows the protocol's schema", () => {
  test('a list of addresses', async () => expect(await sitemapErrors(urlSet(LOCATIONS), 'sitemap')).toEqual([]))
  test('an index', async () => expect(await sitemapErrors(sitemapIndex(LOCATIONS), 'siteindex')).toEqual([]))

  test('what does not is seen', async () => {
    expect(await sitemapErrors(urlSet([]), 'sitemap')).not.toEqual([])
    expect(await sitemapErrors(urlSet(LOCATIONS), 'siteindex')).not.toEqual([])
    expect(await sitemapErrors(urlSet([{ url: 'https://adchowk.test/', changed: 'lately' }]), 'sitemap')).not.toEqual(
      [],
    )
  })
})

test('an address is written so that XML reads it back as it was', () => {
  expect(urlSet(LOCATIONS)).toContain('<loc>https://adchowk.test/category/tv?a=1&amp;b=&lt;2&gt;</loc>')
})
