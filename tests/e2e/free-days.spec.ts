import type { Page } from '@playwright/test'
import type { PublicAvailability } from '../../worker/domain/catalogue/quote.ts'
import { expect, isHydrated, seriousFindings, sidewaysScroll, test } from './support/test.ts'

const LIST = '/category/ooh/billboard'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
/** Days that lie inside the calendar's six months, and long enough for a month. */
const RANGE = { from: day(40), until: day(101) }
const SEARCH = `from=${RANGE.from}&until=${RANGE.until}`
const panel = (page: Page) => page.getByRole('region', { name: 'Price' })
const calendar = (page: Page) => page.locator('[data-days]')

test('days go from the list to the place, its price, the comparison and back', async ({ page }) => {
  await page.goto(`${LIST}?${SEARCH}`)
  await expect(page.getByText(/^\d+ of 245 sites are free on all 62 days\./)).toBeVisible()
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

  // The fields are the other way, and too few days say so.
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

test('on a phone the calendar fits and can be read', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { listings } = await (
    await request.get(`/api/listings?category=ooh&subcategory=billboard&size=1&${SEARCH}`)
  ).json()
  await page.goto(`${LIST}/${listings[0].id}?${SEARCH}`)
  await expect(calendar(page)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
})
