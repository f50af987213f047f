import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { PASSWORD, signInAs, signUp } from '../support/account.ts'
import { button, clearCategories, dialog, makeCategory, nameField, newName, openEditor } from '../support/categories.ts'
import { expect, hydrated, test } from '../support/test.ts'

test.use({ expectedFailures: /status of 401/ })

const endSession = (page: Page) => page.context().clearCookies({ name: /sid/ })

async function signInAgain(page: Page, email: string, password: string) {
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(?:Sign in|Login|Log in)/i }).click()
}

test.describe('in the back office', () => {
  test.beforeEach(({ context, baseURL }) => signInAs(context.request, baseURL, 'admin'))
  test.afterEach(({ context, baseURL }) => clearCategories(context.request, baseURL))

  test('a session that ends in a dialog leads to the login and back, with what was typed, also to an edit', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, password } = DEMO_ACCOUNTS.admin
    const category = await makeCategory(context.request, baseURL)
    const name = newName()
    await page.goto('/admin/categories')
    await button(page, 'Add Category').click()
    await nameField(page).fill(name)
    await button(page, 'Add field').click()
    await page.keyboard.type('Panel size')
    await endSession(page)
    await button(page, 'Create Category').click()
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fcategories&reason=ended')
    await signInAgain(page, email, password)
    await expect(page).toHaveURL('/admin/categories')
    await expect(nameField(page)).toHaveValue(name)
    await expect(page.getByRole('textbox', { name: /^Name of field/ })).toHaveValue('Panel size')
    await button(page, 'Create Category').click()
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)

    // An edit goes on from the version that it began with, and a subcategory is kept as well.
    await hydrated(page)
    await openEditor(page, category)
    await page.getByLabel('Description').first().fill('Typed before the end')
    await endSession(page)
    await button(page, 'Update Category').click()
    await expect(page).toHaveURL(/\/admin\/login\?next=/)
    await signInAgain(page, email, password)
    await expect(dialog(page).getByRole('heading', { name: 'Edit Category' })).toBeVisible()
    await expect(page.getByLabel('Description').first()).toHaveValue('Typed before the end')
    await button(page, 'Update Category').click()
    await expect(dialog(page)).toHaveCount(0)

    await button(page, `Add subcategory to ${category.name}`).click()
    await page.getByLabel('Subcategory name').fill('Hoods')
    await endSession(page)
    await button(page, 'Create Subcategory').click()
    await expect(page).toHaveURL(/\/admin\/login\?next=/)
    await signInAgain(page, email, password)
    await expect(page.getByLabel('Subcategory name')).toHaveValue('Hoods')
  })
})

test('the settings of an account: what was typed is there after signing in again, for the same account alone', async ({
  page,
  baseURL,
}) => {
  const email = await signUp(page.request, baseURL)
  await page.goto('/account')
  await hydrated(page)
  await page.getByLabel('Company').fill('Kaveri Roasters')
  await endSession(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/^[^?]*\/signin\?next=%2Faccount/)
  await signInAgain(page, email, PASSWORD)
  await expect(page).toHaveURL('/account')
  await expect(page.getByLabel('Company')).toHaveValue('Kaveri Roasters')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(PASSWORD)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Kaveri Coffee Works')
})
