import type { Page } from '@playwright/test'
import { asked, headerSearch, heading } from '../support/search.ts'
import {
  documentsAlone,
  expect,
  findings,
  hold,
  hydrated,
  interceptFromStart,
  OFTEN,
  sidewaysScroll,
  test,
} from '../support/test.ts'

const filters = (page: Page) => page.getByRole('main').locator('#filters')
const medium = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name })
const facet = (page: Page, name: RegExp) => filters(page).getByRole('link', { name })

/** The number that the page's title begins with. */
const found = async (page: Page) => Number.parseInt(((await heading(page).textContent()) ?? '').replaceAll(',', ''), 10)

test('without filters every medium is offered, public relations too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Discover media' }).click()
  await page.waitForURL('**/discover')
  const media = page.getByRole('main').getByRole('list').last().locator('a[href^="/category/"]')
  await expect(media).toHaveCount(14)
  await page.getByRole('main').getByRole('link', { name: 'Public relations' }).click()
  await page.waitForURL('**/discover/pr')
})

test('facets combine, live in the address, and count what choosing them finds', async ({ page }) => {
  await interceptFromStart(page.context())
  await page.goto('/discover?q=metro')

  await test.step('combine, live in the address, and survive reload and back', async () => {
    const all = await found(page)
    await filters(page).getByText('Maharashtra', { exact: true }).click()
    await facet(page, /^Mumbai/).click()
    await page.waitForURL(/city=Mumbai/)
    await expect.poll(() => found(page), OFTEN).toBeLessThan(all)
    const inMumbai = await found(page)

    await filters(page).getByLabel('To ₹').fill('1.5 L')
    await page.waitForURL(/most=150000/)
    await expect.poll(() => found(page), OFTEN).toBeLessThan(inMumbai)
    const affordable = await found(page)
    await expect.poll(() => asked(page)).toEqual({ q: 'metro', city: 'Mumbai', most: '150000' })

    await page.reload()
    expect(await found(page)).toBe(affordable)
    await expect(filters(page).getByLabel('To ₹')).toHaveValue('1,50,000')
    await expect(filters(page).locator('[aria-current=true]', { hasText: 'Mumbai' })).toBeVisible()

    await page.goBack()
    await expect.poll(() => found(page), OFTEN).toBe(inMumbai)
    await expect(filters(page).getByLabel('To ₹')).toHaveValue('')

    await page.getByRole('link', { name: 'Remove Mumbai' }).click()
    await expect.poll(() => found(page), OFTEN).toBe(all)
  })

  await test.step('the list on its way is dimmed and said, and a place that was typed can be corrected in the box', async () => {
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search all media' })
    const said = page.getByRole('main').getByRole('status').first()
    const answer = await hold(page, '**/discover.data?*')
    await box.focus()
    await hydrated(page)
    await box.fill('metro mumbai')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-refined]')).toHaveAttribute('aria-busy', 'true')
    await expect(said).toContainText('Updating the list')
    answer()
    await expect(heading(page)).toHaveText(/“metro” in Mumbai$/)
    await expect(said).not.toContainText('Updating the list')
    await expect(page.locator('[data-refined]')).toHaveAttribute('aria-busy', 'false')
    await expect(box).toHaveValue('metro mumbai')
    await page.reload()
    await expect(box).toHaveValue('metro mumbai')
    await box.fill('metro delhi')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(/“metro” in Delhi$/)
    await page.getByRole('link', { name: 'Remove Delhi' }).click()
    await expect(box).toHaveValue('metro')
    await page.unroute('**/discover.data?*')
  })

  await test.step('the counts of a facet are what choosing it finds', async () => {
    const transit = medium(page, /^Transit/)
    const label = filters(page).locator('label', { hasText: /^Transit/ })
    const count = Number((await label.locator('.num').textContent())?.replaceAll(',', ''))
    await transit.check()
    await page.waitForURL(/media=transit/)
    await expect.poll(() => found(page), OFTEN).toBe(count)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(count, 24))
  })
})

test('a group shows three and leads to all of its medium, page by page', async ({ page }) => {
  await page.goto('/discover?city=Mumbai')
  const group = page.getByRole('region', { name: /^Outdoor/ })
  await expect(group.getByRole('article')).toHaveCount(3)
  await group.getByRole('link', { name: /^See all/ }).click()
  await page.waitForURL(/media=ooh/)
  await expect.poll(() => asked(page)).toEqual({ city: 'Mumbai', media: 'ooh' })
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/page=2/)
})

test('an amount or a range that makes no sense is not sent, and said on Enter', async ({ page }) => {
  await page.goto('/discover?q=metro&least=40000')
  const most = filters(page).getByLabel('To ₹')
  await most.focus()
  await hydrated(page)
  await most.pressSequentially('3')
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).toEqual({ q: 'metro', least: '40000' })
  expect(await most.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'The greatest price is below the least',
  )
  await most.pressSequentially(' L')
  await page.waitForURL(/most=300000/)
})

test('a slip of the finger is understood', async ({ page }) => {
  await documentsAlone(page)
  await page.goto('/discover?q=billbord')
  await expect(page.getByRole('status')).toContainText('Nothing matches “billbord”. Showing results for billboard')
  expect(await found(page)).toBeGreaterThan(0)
})

test('an empty result names the filters, takes them back, and shows what comes near', async ({ page }) => {
  await page.goto('/discover?media=ooh&city=Hyderabad&most=100')
  await expect(heading(page)).toHaveText('No sites in Hyderabad')
  await expect(page.getByText('No sites in Hyderabad up to ₹100 a month')).toBeVisible()
  const near = page.getByRole('region', { name: 'Close matches' })
  await expect(near.getByRole('article').first()).toBeVisible()
  await expect(near.getByText(/over your price/).first()).toBeVisible()

  await test.step('its filters are a sheet on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Filters/ }).click()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await page.getByRole('link', { name: 'At any price' }).click()
  await page.waitForURL((url) => !url.searchParams.has('most'))
  await expect.poll(() => found(page), OFTEN).toBeGreaterThan(0)
})

test('what cannot be asked for is refused clearly', async ({ request }) => {
  const statusOf = async (search: string) => (await request.get(`/discover?${search}`)).status()
  for (const search of ['least=cheap', 'least=5&most=1', 'from=2027-02-31', 'media=zzz', 'page=0', 'sort=zzz']) {
    expect(await statusOf(search), search).toBe(400)
  }
  expect(await statusOf('media=ooh&page=4000')).toBe(404)
  expect(await statusOf(`q=${encodeURIComponent(`"'*<script>(OR NEAR`)}`)).toBe(200)
})

test('the hub begins a search with words and a city', async ({ page }) => {
  await page.goto('/category')
  await page.getByRole('searchbox', { name: 'Search all media' }).fill('metro')
  await page.getByLabel('City').selectOption('Mumbai')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/\/discover\?/)
  await expect.poll(() => asked(page)).toEqual({ q: 'metro', city: 'Mumbai' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header, the facets and the form search as links and fields do', async ({ page }) => {
    await page.goto('/')
    await headerSearch(page).fill('metro')
    await headerSearch(page).press('Enter')
    await page.waitForURL('**/discover?q=metro')
    const all = await found(page)
    await medium(page, /^Transit/).check()
    await medium(page, /^Outdoor/).check()
    await filters(page).getByLabel('From ₹').fill('1.2 lakh')
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/media=ooh/)
    expect(new URL(page.url()).searchParams.getAll('media').sort()).toEqual(['ooh', 'transit'])
    expect(await found(page)).toBeLessThan(all)
    await expect(page.getByRole('link', { name: 'Remove From ₹1,20,000' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Transit' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a group scrolls by itself with a peek of the next card, the page does not', async ({ page }) => {
    await page.goto('/discover?q=metro')
    expect(await sidewaysScroll(page)).toBe(0)
    const cards = page.getByRole('main').getByRole('region').first().getByRole('article')
    await expect(cards.nth(1)).toBeInViewport()
    await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.9 })
  })
})
