import type { Page } from '@playwright/test'
import { firstListing, listings } from '../support/catalogue.ts'
import { expect, seriousFindings, test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('button', { name: /with GST/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your price' })

/** The first listing of a category that has so many spots. */
async function listingWith(page: Page, category: string, spots: number) {
  const found = await listings(page.request, `category=${category}&size=100`)
  const listing = found.find((one) => (one.spots?.count ?? 0) > spots)
  if (!listing) throw new Error(`No ${category} has more than ${spots} spots`)
  return { id: listing.id, count: listing.spots?.count ?? 0 }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a spot is chosen in its row, and the bar opens its price; what is typed is kept in the address', async ({
    page,
  }) => {
    const theatre = await listingWith(page, 'theatre', 1)
    await page.goto(`/category/theatre/${theatre.id}`)
    const row = page.getByRole('listitem').filter({ hasText: 'Interval, 30 sec' })
    await row.getByRole('link').first().tap()
    await page.waitForURL(/spot=interval-30-sec/)
    await expect(row.locator('[aria-current=true]')).toHaveCount(1)

    await bar(page).tap()
    await expect(sheet(page).getByRole('heading', { name: 'Interval, 30 sec' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Price' })).toHaveCount(1)
    const duration = sheet(page).locator('input[name=duration]')
    const weeks = Number(await duration.inputValue()) + 2
    await duration.fill(String(weeks))
    const total = await sheet(page).getByText('Total').locator('xpath=..').getByRole('definition').textContent()
    await sheet(page).getByRole('button', { name: 'Close' }).tap()
    await page.waitForURL(new RegExp(`duration=${weeks}`))
    await expect(bar(page)).toContainText(total ?? 'a total')
    await expect(bar(page)).toBeFocused()
  })
})

test('a listing leads to the page of its owner, whose listings are narrowed there', async ({ page }) => {
  await page.goto('/category/ooh/billboard')
  await page.locator('article h2 a').first().click()
  await page.waitForURL(/billboard\/.+/)
  const link = page.locator('main a[href^="/owners/"]').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.waitForURL(/\/owners\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
  const found = page.getByRole('main').getByRole('status').first()
  const all = Number.parseInt((await found.textContent()) ?? '', 10)
  await page.getByRole('combobox', { name: 'Medium' }).selectOption('ooh')
  await page.waitForURL(/media=ooh/)
  await expect(found).toHaveText(new RegExp(`^\\d+ of ${all} listings`))
  const hrefs = await page.locator('article h3 a').evaluateAll((links) => links.map((one) => one.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(href).toMatch(/^\/category\/ooh\//)

  expect((await page.goto('/owners/zzz'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media owner not found')
  await expect(page.getByText('This media owner is no longer listed')).toBeVisible()
})

test('a place is added to a comparison by the keyboard, and the days stay', async ({ page }) => {
  const ids = (await listings(page.request, 'category=ooh&size=2')).map(({ id }) => id)
  await page.goto(`/compare?ids=${ids.join(',')}&from=2099-01-01&until=2099-03-31`)
  await expect(page.getByText('1 Jan to 31 Mar 2099').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a listing' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog', { name: 'Add a listing' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('sitara')
  await expect(page.getByRole('option', { name: /Sitara/ }).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 listings')
  await expect(page).toHaveURL(/from=2099-01-01&until=2099-03-31$/)

  expect((await page.goto(`/compare?ids=${ids[0]}&from=2099-02-01&until=2099-01-01`))?.status()).toBe(400)
  await expect(page.getByText('The last day is before the first')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every spot can be priced, those that are folded too, and the estimate is on the page', async ({ page }) => {
    const airport = await listingWith(page, 'airport', 9)
    await page.goto(`/category/airport/${airport.id}`)
    const prices = page.getByRole('link', { name: /^Price / })
    const shown = await prices.count()
    await page.getByText(`Show all ${airport.count} spots`).click()
    await expect(prices).toHaveCount(airport.count)
    expect(shown).toBeLessThan(airport.count)
    const name = ((await prices.last().getAttribute('aria-label')) ?? '').replace('Price ', '')
    await prices.last().click()
    await page.waitForURL(/spot=/)
    await page.getByRole('link', { name: /with GST/ }).click()
    const panel = page.getByRole('region', { name: 'Price' })
    await expect(panel.getByRole('heading', { name })).toBeInViewport()
    await panel.locator('input[name=duration]').fill('9')
    await panel.getByRole('button', { name: 'Update estimate' }).click()
    await page.waitForURL(/duration=9/)
    await expect(panel).toContainText('9 months')
  })

  test('the listings of an owner are narrowed by a form', async ({ page }) => {
    const { owner } = await firstListing(page.request, 'category=ooh')
    await page.goto(`/owners/${owner.id}`)
    await page.locator('select[name=media]').selectOption('ooh')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(/media=ooh/)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('of')
  })
})
