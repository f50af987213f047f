import { button, CATEGORIES, card, clearCategories, dialog, makeCategory, nameField } from '../support/categories.ts'
import { expect, findings, hold, interceptFromStart, sidewaysScroll, test } from '../support/test.ts'

test.use({ role: 'admin', expectedFailures: /status of 500/ })

test.afterEach(({ context, baseURL }) => clearCategories(context.request, baseURL))

test('a failure of the store is shown and changes nothing', async ({ page, context, baseURL }) => {
  await interceptFromStart(context)
  const { name } = await makeCategory(context.request, baseURL)
  await page.route(CATEGORIES, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/admin/categories')
  // The hub's greeting asks for the list once more.
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The categories could not be loaded')
  // Requests are held back until the key is pressed: a change by another member of staff also makes the page read the
  // list again.
  const letGo = await hold(page, CATEGORIES)
  await button(page, 'Try again').press('Enter')
  letGo()
  await expect(card(page, name)).toBeVisible()

  await page.route(/\/api\/admin\/categories/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: 'no' }),
  )
  await button(page, 'Add Category').click()
  await nameField(page).fill('Kept')
  await button(page, 'Create Category').click()
  await expect(dialog(page).getByRole('alert')).toContainText('Request failed')
  await expect(nameField(page)).toHaveValue('Kept')
  await expect(button(page, 'Create Category')).toBeEnabled()
  await button(page, 'Cancel').click()
  await button(page, 'Discard changes').click()
  await expect(dialog(page)).toHaveCount(0)

  await button(page, `Delete ${name}`).click()
  await button(page, 'Delete Category').click()
  await expect(page.getByRole('alert')).toContainText('Request failed')
  await expect(card(page, name)).toBeVisible()
  await button(page, 'Dismiss').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('axe finds nothing serious in light and dark, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/admin/categories')
  await expect(card(page, 'Newspaper')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(await sidewaysScroll(page), 'the page').toBe(0)
  await button(page, 'Edit Newspaper').click()
  await expect(dialog(page)).toBeVisible()
  expect.soft(await findings(page), 'the dialog').toEqual([])
  await button(page, /^Icon/).click()
  await expect(page.getByRole('listbox', { name: 'Icons' })).toBeVisible()
  expect.soft(await findings(page), 'the icons').toEqual([])
  expect.soft(await sidewaysScroll(page), 'the dialog').toBe(0)
})
