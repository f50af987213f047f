import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, hold, hydrated, isHydrated, test, wake } from '../support/test.ts'

const LISTINGS = '/category/ooh/billboard'

/** Scripts that run or are about to. */
const scripts = (page: import('@playwright/test').Page) => page.locator('script[src], link[rel=modulepreload]').count()
const prefetched = (page: import('@playwright/test').Page) => page.locator('link[rel=prefetch]').count()

test('scripts are fetched while a public page is idle, and run after a sign of life only', async ({ page }) => {
  await page.goto(LISTINGS)
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  expect(await scripts(page)).toBe(0)
  expect(await isHydrated(page)).toBe(false)

  await page.mouse.move(20, 300)
  await page.mouse.move(30, 320)
  await expect.poll(() => scripts(page)).toBeGreaterThan(3)
  expect(await isHydrated(page)).toBe(false)
})

test('nothing is fetched ahead where data are dear or the line is slow', async ({ context }) => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    const page = await context.newPage()
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(LISTINGS, { waitUntil: 'networkidle' })
    expect(await prefetched(page), JSON.stringify(connection)).toBe(0)
  }
})

test('on a phone the tab bar brings its current tab into view without waking anything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LISTINGS, { waitUntil: 'networkidle' })
  await expect(page.getByRole('navigation', { name: 'Media types' }).locator('[aria-current]')).toBeInViewport()
  expect(await scripts(page)).toBe(0)
})

test('a click before React is there is replayed, not lost', async ({ page }) => {
  await page.goto(LISTINGS, { waitUntil: 'commit' })
  await page
    .getByRole('radio', { name: 'Dark' })
    .or(page.getByRole('button', { name: 'Dark' }))
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const how of ['mouse', 'touch'] as const) {
  test(`a press that begins before React is there and ends after is not lost: ${how}`, async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/')
    const box = await page.getByRole('button', { name: 'Plan with AI' }).boundingBox()
    const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })

    if (how === 'touch') await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.mouse.move(point.x, point.y)
    await (how === 'touch' ? touch('touchStart', [point]) : page.mouse.down())
    const awake = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('hydrated', () => resolve(), { once: true })),
    )
    release()
    await awake
    await (how === 'touch' ? touch('touchEnd', []) : page.mouse.up())
    await expect(page.getByRole('dialog', { name: 'AI planner' })).toBeVisible()
  })
}

test('the chosen theme is there again before the next page paints', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/privacy', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toContain('0.178')
})

test('choosing a city before React is there narrows the list without a full load', async ({ page }) => {
  await page.goto(LISTINGS)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('form[data-live] select[name=city]').selectOption({ index: 1 })
  await page.waitForURL(/city=/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('after hydration links navigate in place, and back restores the scroll position', async ({ page }) => {
  await page.goto(LISTINGS)
  await wake(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    scrollTo(0, 700)
  })
  await page.locator('article h2 a, article h3 a').nth(6).click()
  await page.waitForURL(/\/billboard\/.+/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.goBack()
  await page.waitForURL(/\/billboard$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('every document forbids inline code that is not its own', async ({ request }) => {
  for (const path of ['/', '/category', LISTINGS, '/no-such-page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'self'")
    expect(policy, path).toMatch(/script-src 'self' ('sha256-[^']+' ?)+;/)
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy, path).toContain("frame-ancestors 'none'")
  }
})

test('every answer says its type, loads nothing by itself, is in no frame, and is for https alone', async ({
  request,
}) => {
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await (await request.get('/')).text())?.[1] ?? 'no asset'
  const documents = ['/', '/signin', '/no-such-page']
  const others = ['/api/health', '/api/zzz', '/handoff/', '/robots.txt', '/art/1/chowk.svg', '/favicon.svg', asset]
  for (const path of [...documents, ...others]) {
    const answer = await request.get(path)
    const headers = answer.headers()
    const policy = headers['content-security-policy']
    expect.soft(policy, path).toContain(documents.includes(path) ? "object-src 'none'" : "default-src 'none'")
    expect.soft(policy, path).toContain("base-uri 'none'")
    expect.soft(policy, path).toContain("frame-ancestors 'none'")
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['strict-transport-security'], path).toMatch(/^max-age=63072000; includeSubDomains/)
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['content-type'], path).toMatch(/charset=utf-8$|^application\/json$|^image\/svg\+xml$/i)
    expect.soft(headers['access-control-allow-origin'], path).toBeUndefined()
  }
  expect((await request.fetch('/', { method: 'POST' })).headers()['content-security-policy']).toContain(
    "base-uri 'none'",
  )
})

test('public documents are cacheable by their tags and set no cookie; errors are not cached', async ({ request }) => {
  const listing = await request.get(LISTINGS)
  expect(listing.headers()['cache-control']).toContain('s-maxage=')
  expect(listing.headers()['cache-tag']).toContain('category:ooh')
  expect(listing.headers()['set-cookie']).toBeUndefined()

  const missing = await request.get(`${LISTINGS}/zzz`)
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('private, no-store')
})

test('the header over the hero turns solid once the page has moved past 10 pixels', async ({ page }) => {
  await page.goto('/')
  const background = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundColor)
  const transparent = /\/ 0\)$|, 0\)$|transparent/
  await expect.poll(background).toMatch(transparent)
  await page.evaluate(() => scrollTo(0, 10))
  await expect.poll(background).toMatch(transparent)
  await page.evaluate(() => scrollTo(0, 11))
  await expect.poll(background).not.toMatch(transparent)
})

test('pictures are served immutable, and unknown ones are not', async ({ request }) => {
  const picture = await request.get('/art/3/ooh/wide.gantry.night.te/some-site.svg')
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect(picture.headers()['cache-control']).toContain('immutable')
  for (const path of ['zzz/card/a.svg', 'ooh/card.zzz/a.svg', 'ooh/card/..%2f.svg', 'hero-zzz.svg']) {
    expect((await request.get(`/art/3/${path}`)).status(), path).toBe(404)
  }
  expect((await request.get('/art/4/ooh/card/a.svg')).status()).toBe(404)
  const first = await request.get('/art/1/ooh/card.road/a.svg', { maxRedirects: 0 })
  expect(first.status()).toBe(302)
  expect(first.headers().location).toBe('/art/3/ooh/card.road/a.svg')
  expect(first.headers()['cache-control']).not.toContain('immutable')
})

test('the data of a public page has an address of its own, under the same tags', async ({ request }) => {
  const page = await request.get(LISTINGS)
  const handoff = await request.get(`/handoff${LISTINGS}`)
  expect(handoff.headers()['cache-tag']).toBe(page.headers()['cache-tag'])
  expect(handoff.headers()['cache-control']).toBe(page.headers()['cache-control'])
  expect(handoff.headers()['x-robots-tag']).toBe('noindex')
  expect(await page.text()).toContain(`data-version="${handoff.headers()['handoff-version']}"`)
  expect((await request.get('/handoff/account', { maxRedirects: 0 })).status()).toBe(302)
})

test('data that has changed since the page was made is rendered again', async ({ page }) => {
  await page.route('**/handoff/**', async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, ...headers } = response.headers()
    const body = (await response.text()).replaceAll('"Billboard"', '"Hoarding"')
    await route.fulfill({ body, headers: { ...headers, 'handoff-version': 'newer' } })
  })
  await page.goto(LISTINGS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billboard')
  await wake(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoarding')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex')
  await page
    .getByRole('radio', { name: 'Dark' })
    .or(page.getByRole('button', { name: 'Dark' }))
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('without a network for a while', () => {
  test.use({ expectedFailures: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('a page goes on once its data can be had', async ({ page }) => {
    let isThere = false
    await page.route('**/handoff/**', (route) => (isThere ? route.continue() : route.abort()))
    await page.goto(LISTINGS)
    await page
      .getByRole('button', { name: 'Dark' })
      .or(page.getByRole('radio', { name: 'Dark' }))
      .click()
    await page.waitForRequest('**/handoff/**')
    isThere = true
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

/** The site behind a proxy that keeps back the end of a document, from the middle of its loader data on, until it is released. */
async function siteWithSlowEnd(site: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async ({ url = '/', headers: { cookie = '', accept = '' } }, response) => {
    const answer = await fetch(`${site}${url}`, { headers: { cookie, accept }, redirect: 'manual' })
    const type = answer.headers.get('Content-Type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const middle = html.indexOf('id="loader-data">') + 100
    response.write(html.slice(0, middle))
    await released
    response.end(html.slice(middle))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, release, close: () => server.close() }
}

test.describe('in a signed-in area', () => {
  // The live connection of another origin is refused.
  test.use({ role: 'mediaOwner', expectedFailures: /api\/live\/.* failed/ })

  test('scripts that are there before the end of the document wait for its data', async ({ page, baseURL }) => {
    const slow = await siteWithSlowEnd(baseURL ?? '')
    await page.goto(`${slow.origin}/dashboard/listings`, { waitUntil: 'commit' })
    const haveScripts = () =>
      page.evaluate(() => {
        const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
          ({ href }) => href,
        )
        const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
        return document.readyState === 'loading' && wanted.length > 0 && wanted.every((href) => come.has(href))
      })
    await expect.poll(haveScripts).toBe(true)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    slow.release()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listings')
    slow.close()
  })
})
