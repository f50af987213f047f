import type { Page } from '@playwright/test'
import { expect, hydrated, seriousFindings, test } from '../support/test.ts'

const BILLBOARDS = '/category/ooh/billboard'

/** Opens the first billboard and its gallery by the keyboard alone. */
async function openGallery(page: Page): Promise<void> {
  await page.goto(BILLBOARDS)
  await page.locator('article h2 a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/billboard\/.+/)
  await page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('button')
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a list is reached and refined by the keyboard', async ({ page }) => {
  await page.goto(BILLBOARDS)

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#content')
    // Past every navigation: what Tab reaches next is of the page.
    const content = page.locator('#content')
    await expect(content.getByRole('navigation', { name: 'Media types' })).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(content.locator(':focus')).toHaveCount(1)
  })

  await test.step('typing refines the list without losing the focus, and keeps what is typed meanwhile', async () => {
    const search = page.getByRole('searchbox').first()
    await search.focus()
    await hydrated(page)
    await search.pressSequentially('ring road', { delay: 20 })
    await page.waitForURL(/q=ring/)
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('ring road')
    await expect(page.getByRole('status').first()).toContainText(/of \d+ site/)
  })
})

test('arrow keys move through the media tabs and wrap; Enter opens one', async ({ page }) => {
  await page.goto('/category/tv')
  const tabs = page.getByRole('navigation', { name: 'Media types' })
  await tabs.getByRole('link', { name: 'Television' }).focus()
  await hydrated(page)
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('link', { name: 'DOOH' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('link', { name: 'Radio' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/category/radio')
  await expect(tabs.locator('[aria-current]')).toHaveText('Radio')
  // The heading of the new page has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the gallery opens, moves and closes by keys, and gives the focus back', async ({ page }) => {
  await openGallery(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 of 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 of 5')).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText('5 of 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('1 of 5')).toBeVisible()
  await dialog.getByRole('button', { name: /night/ }).click()
  await expect(dialog.getByText('3 of 5')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(
    page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('button')
      .first(),
  ).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the views of a place are a strip that scrolls by itself, before React is there', async ({ page }) => {
    await page.goto(BILLBOARDS)
    await page.locator('article h2 a').first().click()
    await page.waitForURL(/billboard\/.+/)
    const strip = page.getByRole('region', { name: /^Pictures of/ }).getByRole('list')
    await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth * 2 }))
    await expect(strip.getByRole('img').nth(2)).toBeInViewport({ ratio: 0.8 })

    // At 400 % nothing stays in sight over what is read.
    const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Media types' })]
    const price = page.getByRole('main').getByRole('link', { name: 'Add to Campaign' }).last()
    await page.evaluate(() => scrollTo(0, 900))
    for (const bar of bars) await expect(bar).toBeInViewport()
    await expect(price).toBeInViewport()
    await page.setViewportSize({ width: 320, height: 256 })
    await page.evaluate(() => scrollTo(0, 900))
    for (const bar of [...bars, price]) await expect(bar).not.toBeInViewport()
  })

  test('the menu opens, says that it is open, and closes', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Discover Media', 'About', 'Contact', 'Sign In', 'Get Started']) {
      await expect(page.locator('[popover]').getByRole('link', { name })).toBeVisible()
    }
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
