import type { Page } from '@playwright/test'
import { asked, headerSearch, heading, openSearch, options, SEARCHING } from '../support/search.ts'
import { expect, findings, hold, test } from '../support/test.ts'

const suggestion = (page: Page, kind: string, name: RegExp) =>
  page.getByRole('group', { name: kind }).getByRole('option', { name })

test('what is typed in the header before React is there is kept, and suggested for', async ({ page }) => {
  await page.goto(SEARCHING)
  await headerSearch(page).pressSequentially('hyder')
  await expect(headerSearch(page)).toHaveValue('hyder')
  await expect(options(page).filter({ hasText: 'Hyderabad' }).first()).toBeVisible()
  await expect(headerSearch(page)).toBeFocused()
  await expect(headerSearch(page)).toHaveAttribute('aria-expanded', 'true')
})

test('arrow keys choose a suggestion and wrap, Enter goes there', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('billboard')
  await expect(suggestion(page, 'Groups', /^Billboard/)).toBeVisible()
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText('Search all media for billboard')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/^Billboard/)
  const id = (await chosen.getAttribute('id')) ?? ''
  await expect(headerSearch(page)).toHaveAttribute('aria-activedescendant', id)
  await expect(headerSearch(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/category/ooh/billboard')
  await expect(options(page)).toHaveCount(0)
})

test('what is chosen stays chosen when a later answer arrives', async ({ page }) => {
  const answerTheRest = await hold(page, '**/api/suggest?q=billboard')
  await openSearch(page)
  const earlier = page.waitForResponse('**/api/suggest?q=bill')
  await page.keyboard.type('bill')
  await earlier
  await expect(options(page).first()).toHaveText(/^Billboard/)
  const asking = page.waitForRequest('**/api/suggest?q=billboard')
  await page.keyboard.type('board')
  await asking
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(chosen).toHaveText(/^Billboard/)
  const answered = page.waitForResponse('**/api/suggest?q=billboard')
  answerTheRest()
  await answered
  await expect(options(page).last()).toHaveText('Search all media for billboard')
  await expect(chosen).toHaveText(/^Billboard/)
})

test('the list closes, the text is searched for, and a suggestion leads to its page', async ({ page }) => {
  await openSearch(page)

  await test.step('the list closes when the focus leaves it', async () => {
    await page.keyboard.type('metro')
    await expect(options(page).nth(1)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).focus()
    await expect(options(page)).toHaveCount(0)
  })

  await test.step('Enter searches for the text, Escape closes the list and keeps the text', async () => {
    await headerSearch(page).fill('')
    await page.keyboard.type('metro')
    await expect(options(page).last()).toHaveText('Search all media for metro')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(headerSearch(page)).toHaveValue('metro')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/discover?q=metro')
    await expect(heading(page)).toHaveText(/^[\d,]+ listings for “metro”$/)
  })

  await test.step('a city leads to everything in it, a category to its page', async () => {
    await openSearch(page)
    await page.keyboard.type('surat')
    await suggestion(page, 'Cities', /Surat/).click()
    await page.waitForURL('**/discover?city=Surat')
    await expect(heading(page)).toHaveText(/^\d+ listings in Surat$/)

    await openSearch(page)
    await page.keyboard.type('magaz')
    await suggestion(page, 'Media types', /^Magazine/).click()
    await page.waitForURL('**/category/magazine')
  })
})

test('the last five searches come back in an empty field, in any script, and can be removed', async ({ page }) => {
  for (const words of ['one', 'two', 'three', 'metro', 'हैदराबाद', 'METRO']) {
    await openSearch(page)
    await page.keyboard.insertText(words)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/discover\?q=/)
  }
  await openSearch(page)
  await expect(options(page)).toHaveText(['METRO', 'हैदराबाद', 'three', 'two', 'one'])

  await page.getByRole('button', { name: 'Remove “three”' }).click()
  await expect(options(page)).toHaveText(['METRO', 'हैदराबाद', 'two', 'one'])
  await expect(headerSearch(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/discover\?q=/)
  await expect.poll(() => asked(page)).toEqual({ q: 'हैदराबाद' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu has the search, with suggestions', async ({ page }) => {
    await page.goto(SEARCHING)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.locator('#site-menu')
    await menu.getByRole('combobox', { name: 'Search all media' }).tap()
    await page.keyboard.type('hyder')
    await menu
      .getByRole('option', { name: /Hyderabad/ })
      .first()
      .tap()
    await page.waitForURL(/\/discover\?city=Hyderabad/)
    await expect(menu).toBeHidden()
  })
})
