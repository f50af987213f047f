import type { Page } from '@playwright/test'
import type { PublicAvailability } from '../../../worker/catalogue/rules/quote.ts'
import { firstListing } from '../support/catalogue.ts'
import { expect, isHydrated, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const LIST = '/category/ooh/billboard'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
/** Days that lie inside the calendar's six months, and long enough for a month. */
const RANGE = { from: day(40), until: day(101) }
const SEARCH = `from=${RANGE.from}&until=${RANGE.until}`
const panel = (page: Page) => page.getByRole('region', { name: 'Price' })
const calendar = (page: Page) => page.locator('[data-days]')

test('days go from the list to the place, its price, the comparison and back', async ({ page }) => {
  await page.goto(`${LIST}?${SEARCH}`)
  await expect(page.getByText(/^\d+ of 245 sites free on all 62 days\./)).toBeVisible()
  await expect(page.getByText(/ for your /).first()).toBeVisible()
  await page
    .locator('article')
    .filter({ hasText: / for your / })
    .locator('h2 a')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${LIST}/.+\\?${SEARCH}`))
  await expect(panel(page).getByText('Free on all 62 days')).toBeVisible()
  const total = await panel(page).locator('dl dd').last().innerText()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/compare?ids=${id}&${SEARCH}`)
  await page.getByRole('main').locator(`a[href*="${id}?${SEARCH}"]`).first().click()
  await expect(panel(page).locator('dl dd').last()).toHaveText(total)
})

test('days are chosen by the keyboard alone, and the sum follows', async ({ page, request }) => {
  const { listings } = await (
    await request.get(`/api/listings?category=ooh&subcategory=billboard&duration=1&${SEARCH}`)
  ).json()
  const [{ id }] = listings.filter(({ rate }: { rate: { minDuration: number } }) => rate.minDuration === 1)
  await page.goto(`${LIST}/${id}`)
  expect(await isHydrated(page)).toBe(false)
  await expect(calendar(page).locator('thead').first()).toHaveText('MTWTFSS')
  const free = calendar(page).locator('[role=button]:not([aria-disabled])')
  // A press before React is there is not lost.
  await free.nth(2).click()
  await expect(calendar(page).getByRole('button', { name: /selected$/ })).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d/)
  const first = page.url()

  // Shift extends from where the focus is: back to the day after the first.
  await page.keyboard.down('Shift')
  await page.keyboard.press('PageUp')
  await page.keyboard.up('Shift')
  await expect(page).not.toHaveURL(first)
  const search = new URL(page.url()).searchParams
  await expect(panel(page).getByLabel('From')).toHaveValue(search.get('from') ?? '')
  await expect(panel(page).getByLabel('Until')).toHaveValue(search.get('until') ?? '')
  await expect(panel(page).getByText(/^Free on all \d+ days$/)).toBeVisible()

  // The fields are the other way; for too few days the panel names the least.
  await panel(page)
    .getByLabel('Until')
    .fill(search.get('from') ?? '')
  await expect(panel(page).getByText(/^At least 1 month: until /)).toBeVisible()
})

test('days that are taken are answered with the nearest free ones', async ({ page, request }) => {
  const { listings } = await (
    await request.get(`/api/listings?category=ooh&subcategory=billboard&free=part&size=100&${SEARCH}`)
  ).json()
  const { id } = listings.find(({ rate }: { rate: { minDuration: number } }) => rate.minDuration <= 2)
  await page.goto(`${LIST}/${id}?${SEARCH}`)
  const answer: PublicAvailability = await (await request.get(`/api/availability?resource=${id}`)).json()
  expect(answer.days.some(({ state }) => state !== 'free')).toBe(true)
  await expect(panel(page).getByText(/^Taken /)).toBeVisible()
  const nearest = panel(page).getByRole('listitem').getByRole('link').first()
  await nearest.click()
  await expect(panel(page).getByText(/^Free on all \d+ days$/)).toBeVisible()
})

test('issues are chosen by the keyboard, priced one by one, and stay in the address', async ({ page, request }) => {
  const { id } = await firstListing(request, 'category=newspaper&subcategory=national_daily')
  const { days }: PublicAvailability = await (await request.get(`/api/availability?resource=${id}:quarter-page`)).json()
  expect(days.length).toBeGreaterThan(0)
  await page.goto(`/discover/newspaper/national_daily/${id}?spot=quarter-page`)
  const grid = page.locator('[data-issues]')
  const weeks = grid.getByText(/^\d+ [A-Z][a-z]+ to \d+ [A-Z][a-z]+( \d{4})?$/)
  const first = await weeks.innerText()
  // Four weeks are ahead, also at the end of a month.
  expect(await grid.locator('[role=gridcell] [role=button]:not([data-disabled])').count()).toBeGreaterThanOrEqual(28)
  await grid.getByRole('button', { name: 'Later weeks' }).click()
  await expect(weeks).not.toHaveText(first)
  const free = grid.locator('[role=gridcell] [role=button]:not([aria-disabled]):visible')
  await free.first().click()
  await expect(page).toHaveURL(/spot=quarter-page&days=\d{4}-\d\d-\d\d$/)
  await expect(panel(page).getByText('This issue is free')).toBeVisible()
  const one = await panel(page).locator('dl dd').first().innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/days=\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/)
  await expect(panel(page).getByText('Both issues are free')).toBeVisible()
  await expect(panel(page).locator('dl dt').first()).toContainText('2 insertions')
  await expect(panel(page).locator('dl dd').first()).not.toHaveText(one)

  const total = await panel(page).locator('dl dd').last().innerText()
  await page.reload()
  await expect(panel(page).locator('dl dd').last()).toHaveText(total)
  await expect(grid.getByText('yours')).toHaveCount(2)
  // Another position keeps the days.
  await page.getByRole('link', { name: 'Half page' }).click()
  await expect(page).toHaveURL(/spot=half-page&days=\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/)
  expect(await seriousFindings(page)).toEqual([])
})

test('one press chooses every Sunday, again none, on the page and in the sheet of a phone', async ({
  page,
  request,
}) => {
  const { listings } = await (
    await request.get('/api/listings?category=newspaper&subcategory=national_daily&size=1')
  ).json()
  const address = `/discover/newspaper/national_daily/${listings[0].id}?spot=quarter-page`
  const sundays = () => (new URL(page.url()).searchParams.get('days') ?? '').split(',')
  await page.goto(address)
  const every = page.getByRole('button', { name: 'Every Sunday' })
  await every.click()
  await expect(panel(page).getByText('All 4 issues are free')).toBeVisible()
  await expect.poll(() => sundays().map((one) => new Date(one).getUTCDay())).toEqual([0, 0, 0, 0])
  await expect(every).toHaveAttribute('aria-pressed', 'true')
  await every.click()
  await expect(page).not.toHaveURL(/days=/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address}&from=${day(10)}&until=${day(30)}`)
  await page.getByRole('button', { name: /with GST$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Your price' })
  await sheet.getByRole('button', { name: 'Every Sunday' }).click()
  await expect(sheet.getByText(/^All 3 issues are free$/)).toBeVisible()
  await expect.poll(() => sundays().every((one) => one >= day(10) && one <= day(30))).toBe(true)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/days=/)
})

test('days of an address on which no issue can be booked are refused in words', async ({ page, request }) => {
  const { id } = await firstListing(request, 'category=newspaper&subcategory=supplements')
  const address = `/discover/newspaper/supplements/${id}`
  await page.goto(`${address}?days=2027-03-01`)
  await expect(panel(page).getByText(/^No issue appears on 1 Mar/)).toBeVisible()
  // The next choice leaves it out.
  const issue = page.getByRole('button', { name: /, free$/ }).first()
  await issue.click()
  await expect(panel(page).getByText('This issue is free')).toBeVisible()
  await expect(page).not.toHaveURL(/2027-03-01/)
  expect((await page.goto(`${address}?days=2027-02-31`))?.status()).toBe(400)
  await expect(page.getByText('Each day of issue is a date such as 2027-01-14')).toBeVisible()
})

test('on a phone there is one month that fits and can be read, and a range is chosen over two', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await firstListing(request, `category=ooh&subcategory=billboard&duration=1&${SEARCH}`)
  await page.goto(`${LIST}/${id}`)
  const next = calendar(page).getByRole('button', { name: 'Next month' })
  const month = calendar(page)
    .locator('[aria-live=polite]')
    .filter({ hasText: /^[A-Z][a-z]+ \d{4}$/ })
  await expect(calendar(page).getByRole('grid')).toHaveCount(1)
  await expect(calendar(page).getByRole('button', { name: 'Previous month' })).toBeDisabled()
  const first = await month.innerText()
  const free = calendar(page).locator('[role=gridcell] [role=button]:not([aria-disabled]):visible')
  await next.click()
  await expect(month).not.toHaveText(first)
  await next.click()
  await free.first().click()
  await next.click()
  await free.nth(9).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&until=\d{4}-\d\d-10$/)
  const until = await month.innerText()
  await calendar(page).getByRole('button', { name: 'Previous month' }).click()
  await expect(month).not.toHaveText(until)
  await expect(calendar(page).locator('[data-selected]:visible').first()).toBeVisible()
  // Shared, the address opens at the first of its days.
  await page.reload()
  await expect(month).not.toHaveText(first)
  await expect(calendar(page).locator('[data-selected]:visible').first()).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
})
