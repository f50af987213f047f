import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { firstListing, listings } from '../support/catalogue.ts'
import { documentsAlone, expect, isHydrated, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const saveButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / })
const shortlist = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })

/** Ids of listings of several media, from the API. */
async function someIds(page: Page, ...media: string[]): Promise<string[]> {
  const found = await Promise.all(media.map((category) => firstListing(page.request, `category=${category}`)))
  return found.map(({ id }) => id)
}

/** Saves a shortlist of these ids, as an earlier visit would have. */
const saved = (page: Page, ids: readonly string[]) =>
  page.addInitScript(
    (list) => localStorage.getItem('shortlist') ?? localStorage.setItem('shortlist', list),
    JSON.stringify(ids.map((id) => ({ id, category: 'ooh' }))),
  )

/** Asks axe about the page on a wide screen in light and on a phone in dark, where nothing may scroll sideways either. */
async function isSound(page: Page) {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    const only = width === 1440 ? 'structure' : 'all'
    expect.soft(await seriousFindings(page, { within: 'main', only }), `at ${width}`).toEqual([])
    expect.soft(await sidewaysScroll(page), `at ${width}`).toBe(0)
  }
}

test('a bookmark saves from a cold page, does not open the card, and is remembered', async ({ page }) => {
  await page.goto('/category/ooh/billboard')
  await expect(shortlist(page)).toBeHidden()
  expect(await isHydrated(page)).toBe(false)
  await saveButtons(page).first().click()
  await expect(saveButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/category\/ooh\/billboard$/)
  await expect(shortlist(page)).toHaveText('Shortlist1')

  // Before React is there the next document knows it too.
  await page.reload()
  expect(await isHydrated(page)).toBe(false)
  await expect(saveButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(shortlist(page)).toHaveText('Shortlist1')

  await saveButtons(page).first().click()
  await expect(saveButtons(page).first()).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(saveButtons(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone a bookmark can be aimed at, 44 pixels; saving says where it went, and leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/category/tv', '/category/ooh/billboard']) {
    await page.goto(path)
    const box = await saveButtons(page).first().boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await saveButtons(page).first().click()
  await expect(page.getByText('Saved to your shortlist', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'View shortlist' }).click()
  await expect(page).toHaveURL('/shortlist')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a detail page saves, and another tab follows', async ({ page, context }) => {
  const [id = ''] = await someIds(page, 'tv')
  await page.goto(`/category/tv/${id}`)
  const button = page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await other.goto('/shortlist')
  await expect(other.getByRole('article')).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Saved' }).click()
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})

test('the shortlist removes with a way back, clears, and says what is not listed any more or left', async ({
  page,
}) => {
  const ids = await someIds(page, 'ooh', 'newspaper', 'pr')
  await saved(page, [...ids, 'torn-down'])
  await page.goto('/shortlist')
  const cards = page.getByRole('article')

  await test.step('what is not listed any more is said and can be removed', async () => {
    const gone = page.getByText(/saved listing is no longer available/)
    await expect(gone).toBeVisible()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(gone).toHaveCount(0)
  })

  await expect(cards).toHaveCount(3)
  const titles = await cards.getByRole('heading').allTextContents()

  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards.getByRole('heading')).toHaveText(titles)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(3)
})

test('up to four are chosen and compared, in the order chosen', async ({ page }) => {
  const ids = await someIds(page, 'ooh', 'dooh', 'newspaper', 'pr', 'radio')
  await saved(page, ids)
  await page.goto('/shortlist')
  await expect(page.getByText('4 listings chosen')).toBeVisible()
  await isSound(page)
  const boxes = page.getByRole('checkbox')
  await expect(boxes.nth(4)).toBeDisabled()
  await boxes.nth(0).uncheck({ force: true })
  await boxes.nth(1).uncheck({ force: true })
  await boxes.nth(4).check({ force: true })
  await page.getByRole('link', { name: 'Compare 3 listings' }).click()
  await page.waitForURL(`/compare?ids=${[ids[2], ids[3], ids[4]].join(',')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 listings')
})

test('a comparison shows price, CPM and sources, and gives the same numbers as a file', async ({ page }) => {
  const ids = await someIds(page, 'ooh', 'pr', 'influencer')
  await page.goto(`/compare?ids=${ids.join(',')},zzz`)
  await expect(page.getByText('zzz')).toBeVisible()
  const table = page.getByRole('region', { name: 'Comparison' })
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await isSound(page)
  await expect(row('Price a month').getByText('Lowest')).toHaveCount(1)
  await expect(row('CPM').getByText('Best value')).toHaveCount(1)
  await expect(row('CPM')).toContainText('Not comparable')
  for (const cell of await row('Audience').getByRole('cell').filter({ hasText: /\S/ }).allTextContents()) {
    expect(cell).toMatch(/(Stated|Estimated) by the owner, \d{1,2} \w+ \d{4}$/)
  }

  const prices = await row('Price a month').getByRole('cell').getByText('₹').allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const line = file.split('\r\n').find((text) => text.startsWith('Price a month')) ?? ''
  expect(prices).toHaveLength(3)
  for (const price of prices) expect(line).toContain(price)

  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 listings')
  await page.goto('/compare')
  await isSound(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison is complete, and columns leave by links', async ({ page }) => {
    const ids = await someIds(page, 'ooh', 'dooh')
    await page.goto(`/compare?ids=${ids.join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('link', { name: /Add to Campaign/ })).toHaveCount(2)
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Choose listings to compare' })).toBeVisible()
  })

  test('the shortlist says that it needs it, and no bookmark is offered', async ({ page }) => {
    await page.goto('/shortlist')
    await expect(page.locator('main noscript p')).toContainText('kept in your browser and needs JavaScript')
    await expect(page.locator('main noscript p')).toBeVisible()
    await page.goto('/category/ooh/billboard')
    await expect(saveButtons(page)).toHaveCount(0)
  })
})

test('on a phone a compared picture is not written on, and its status is not cut off', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sites = await listings(request, 'category=ooh&size=100')
  const booked = sites.filter(({ availability }) => availability.nextAvailable).map(({ id }) => id)
  expect(booked.length).toBeGreaterThan(3)
  for (const count of [1, 2, 3, 4]) {
    await page.goto(`/compare?ids=${booked.slice(0, count).join(',')}`)
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link', { name: /^Remove / }) })
    await expect(heads).toHaveCount(count)
    // The heading of a group begins at the left edge, however wide the table is.
    expect((await page.locator('th[scope=rowgroup] span').first().boundingBox())?.x).toBeLessThan(40)
    for (const head of await heads.all()) {
      const picture = await head.locator('img').boundingBox()
      const remove = await head.getByRole('link', { name: /^Remove / }).boundingBox()
      expect(remove?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
      expect(Math.min(remove?.width ?? 0, remove?.height ?? 0)).toBeGreaterThanOrEqual(44)
      const status = head.getByText(/^Free from /)
      expect(await status.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
    }
  }
})

test('a list of places that cannot be read is refused, hostile text is text', async ({ page }) => {
  await documentsAlone(page)
  expect((await page.request.get('/compare?ids=a,b,c,d,e')).status()).toBe(400)
  expect((await page.request.get('/compare.csv?ids=a,b,c,d,e')).status()).toBe(400)
  expect((await page.goto(`/compare?ids=${encodeURIComponent('<img src=x onerror=alert(1)>')}`))?.status()).toBe(200)
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})
