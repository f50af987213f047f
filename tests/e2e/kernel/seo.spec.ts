import type { APIRequestContext, Page } from '@playwright/test'
import { sitemapErrors } from '../../support/sitemap/validate.ts'
import { firstListing } from '../support/catalogue.ts'
import { refusals, structuredData } from '../support/structured-data.ts'
import { documentsAlone, expect, test } from '../support/test.ts'

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content')
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

/** Width and height of a PNG, from its first chunk. */
function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`
}

/** One address of each kind of page, with what its structured data is of. */
async function pageKinds(request: APIRequestContext): Promise<[path: string, types: string[], ownImage: boolean][]> {
  const site = await firstListing(request, 'category=ooh')
  const paper = await firstListing(request, 'category=newspaper')
  const channel = await firstListing(request, 'category=tv')
  const { spots } = await (await request.get(`/api/listings/${channel.id}`)).json()
  const detail = ['BreadcrumbList', 'Product']
  const crumbs = ['BreadcrumbList']
  return [
    ['/', ['Organization', 'WebSite'], false],
    ['/category', ['ItemList'], false],
    ['/category/ooh', [...crumbs, 'ItemList'], true],
    ['/category/ooh/billboard', crumbs, true],
    ['/category/ooh/billboard?page=2', crumbs, true],
    ['/category/tv', crumbs, true],
    [`/category/ooh/${site.subcategory}/${site.id}`, detail, true],
    [`/category/newspaper/${paper.subcategory}/${paper.id}`, detail, true],
    [`/category/tv/${channel.id}`, detail, true],
    [`/category/tv/${channel.id}/${spots[0].id}`, detail, true],
    ['/developers', [], false],
  ]
}

test.describe('the head', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ page }) => documentsAlone(page))

  test('every kind of page is known by its own address, shared with a picture, and has structured data', async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    for (const [path, types, ownImage] of await pageKinds(request)) {
      await page.goto(path)
      expect.soft(await canonical(page), path).toBe(`${baseURL}${path}`)
      expect.soft(await content(page, 'meta[property="og:url"]'), path).toBe(`${baseURL}${path}`)
      expect.soft(await content(page, 'meta[property="og:title"]'), path).toBe(await page.title())
      expect.soft(await page.locator('meta[name=robots]').count(), path).toBe(0)

      const image = (await content(page, 'meta[property="og:image"]')) ?? ''
      expect.soft(image, path).toMatch(ownImage ? new RegExp(`^${baseURL}/og/`) : `${baseURL}/social.png`)
      expect.soft(sizeOfPng(await (await request.get(image)).body()), path).toBe('1200 × 630')

      const things = await structuredData(page)
      expect
        .soft(
          things.map((thing) => thing['@type']),
          path,
        )
        .toEqual(types)
      expect.soft(await refusals(things), path).toEqual([])
    }
  })

  test('one page under two addresses, or narrowed, is known by one', async ({ page, request, baseURL }) => {
    const paper = await firstListing(request, 'category=newspaper')
    const inGroup = `newspaper/${paper.subcategory}/${paper.id}`
    const known: [path: string, as: string][] = [
      [`/discover/${inGroup}`, `/category/${inGroup}`],
      ['/category/ooh/billboard?city=Pune&sort=price', '/category/ooh/billboard'],
      ['/category/tv?group=news&page=1', '/category/tv'],
    ]
    for (const [path, as] of known) {
      await page.goto(path)
      expect.soft(await canonical(page), path).toBe(`${baseURL}${as}`)
    }
  })

  test('what is nobody else’s, or nothing, stays out of search engines', async ({ page }) => {
    for (const path of ['/signin', '/no-such-page', '/category/ooh/billboard/zzz', '/category/ooh/billboard?q=zzzz']) {
      await page.goto(path)
      expect.soft(await content(page, 'meta[name=robots]'), path).toBe('noindex')
    }
  })
})

test('the head never believes the address that a request claims', async ({ request, baseURL }) => {
  const html = await (await request.get('/category', { headers: { 'X-Forwarded-Host': 'evil.example' } })).text()
  expect(html).not.toContain('evil.example')
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/category"/>`)
})

test('pictures of pages are kept for ever; what is not there has none', async ({ request }) => {
  const { id } = await firstListing(request, 'category=radio')
  const picture = await request.get(`/og/2/listing/${id}.png`)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect(picture.headers()['cache-control']).toContain('immutable')
  const nothing = ['listing/zzz.png', 'group/ooh.zzz.png', 'category/zzz.png', 'zzz/a.png', 'listing/a.svg']
  for (const path of [...nothing.map((one) => `2/${one}`), `3/listing/${id}.png`, `02/listing/${id}.png`]) {
    const missing = await request.get(`/og/${path}`)
    expect.soft(missing.status(), path).toBe(404)
    expect.soft(missing.headers()['cache-control'], path).toBe('private, no-store')
  }
})

test.describe('the sitemap', () => {
  const locations = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)

  test('follows the protocol, file by file, and names no address twice', async ({ request, baseURL }) => {
    const index = await request.get('/sitemap.xml')
    expect(index.headers()['content-type']).toContain('xml')
    expect(index.headers()['cache-tag']).toBe('catalogue')
    expect(await sitemapErrors(await index.text(), 'siteindex')).toEqual([])

    const seen: string[] = []
    for (const file of locations(await index.text())) {
      const xml = await (await request.get(file)).text()
      expect.soft(await sitemapErrors(xml, 'sitemap'), file).toEqual([])
      seen.push(...locations(xml))
    }
    expect(seen.length).toBeGreaterThan(3_000)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  })

  test('leads to pages that are there and are known by that very address', async ({ request }) => {
    test.setTimeout(120_000)
    const files = locations(await (await request.get('/sitemap.xml')).text())
    const samples = await Promise.all(
      files.map(async (file) => {
        const urls = locations(await (await request.get(file)).text())
        return file.endsWith('/pages.xml') ? urls : [urls[0], urls[Math.floor(urls.length / 2)], urls.at(-1)]
      }),
    )
    for (const url of samples.flat().filter((url) => url !== undefined)) {
      const response = await request.get(url, { maxRedirects: 0 })
      const html = await response.text()
      expect.soft(response.status(), url).toBe(200)
      expect.soft(html, url).toContain(`<link rel="canonical" href="${url}"/>`)
      expect.soft(html, url).not.toContain('noindex')
    }
  })

  test('has no file but its own', async ({ request }) => {
    for (const file of ['zzz-1', 'ooh-2', 'ooh-0', 'ooh', '..%2fooh-1']) {
      expect((await request.get(`/sitemaps/${file}.xml`)).status(), file).toBe(404)
    }
  })
})

test('robots may read the catalogue, not what belongs to a visitor, and learn of the sitemap', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const lines = (await robots.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /signin')
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(lines.filter((line) => /^Disallow: (\/|\/category.*|\/discover.*|)$/.test(line))).toEqual([])
})

test('the manifest names icons that are there, in the sizes that it says', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  const { name, icons } = await manifest.json()
  expect(name).toBe('AdChowk')
  for (const { src, sizes } of icons) {
    const icon = await request.get(src)
    expect.soft(icon.status(), src).toBe(200)
    if (src.endsWith('.png')) expect.soft(sizeOfPng(await icon.body()), src).toBe(sizes.replace('x', ' × '))
  }
  const touch = await request.get((await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '')
  expect(sizeOfPng(await touch.body())).toBe('180 × 180')
})

test.describe('the page for developers', () => {
  test('is reached from the footer, and its examples answer', async ({ page, request }) => {
    await page.goto('/category')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The AdChowk API')
    const examples = await page.getByText(/^curl '/).allTextContents()
    expect(examples.length).toBeGreaterThan(4)
    for (const example of examples) {
      const [, url = '', body] = /^curl '([^']+)'(?: --json '(.+)')?$/.exec(example) ?? []
      const response = body === undefined ? await request.get(url) : await request.post(url, { data: JSON.parse(body) })
      expect.soft(response.status(), example).toBe(200)
    }
  })
})
