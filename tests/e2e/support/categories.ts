import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { AdminCategory, CategoryInput } from '../../../worker/catalogue/rules/categories/category.ts'
import { headersFor, PASSWORD, signUp, siteAt } from './account.ts'
import { expect } from './test.ts'

export const CATEGORIES = '/api/admin/categories'

/** In the name of each category of this run: other journeys count what the seed has, so these are taken away again. */
const MARK = `Rickshaw ${process.pid}`
let made = 0
export const newName = () => `${MARK}-${++made}`

export const list = async (request: APIRequestContext): Promise<AdminCategory[]> =>
  (await request.get(CATEGORIES)).json()

export const find = async (request: APIRequestContext, id: string) => (await list(request)).find((one) => one.id === id)

/** Made by the account that `request` is signed in to. */
export async function makeCategory(
  request: APIRequestContext,
  origin: string | undefined,
  input: Partial<CategoryInput> = {},
): Promise<AdminCategory> {
  const answer = await request.post(CATEGORIES, { headers: headersFor(origin), data: { name: newName(), ...input } })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** Takes away what this run made. */
export async function clearCategories(request: APIRequestContext, origin: string | undefined): Promise<void> {
  for (const { id, name } of await list(request))
    if (name.includes(MARK)) await request.delete(`${CATEGORIES}/${id}`, { headers: headersFor(origin) })
}

/** A card of the page, by the name of its category. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const question = (page: Page) => page.getByRole('alertdialog')
export const nameField = (page: Page) => page.getByLabel('Category name')
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
export const fieldNames = async (page: Page) =>
  Promise.all((await page.getByRole('textbox', { name: /^Name of field/ }).all()).map((field) => field.inputValue()))

/** Opens the dialog of a category. */
export async function openEditor(page: Page, category: AdminCategory): Promise<void> {
  await button(page, `Edit ${category.name}`).click()
  await expect(dialog(page).getByRole('heading', { name: 'Edit Category' })).toBeVisible()
}

/** Meera, a second member of staff, in another browser. @param context of staff, who lets her in */
export async function colleague(browser: Browser, context: BrowserContext, origin: string | undefined): Promise<Page> {
  const other = await browser.newContext(siteAt(origin))
  const email = await signUp(other.request, origin, { name: 'Meera Krishnan' })
  const { user } = await (await other.request.get('/api/auth/session')).json()
  const headers = headersFor(origin)
  const address = `/api/admin/users/${user.id}`
  const { version, name, company, location } = (await (await context.request.get(address)).json()).user
  const data = { version, name, company, location, role: 'admin', areas: [] }
  const change = await context.request.patch(address, { headers, data })
  expect(change.ok()).toBe(true)
  const entry = await other.request.post('/api/auth/signin', { headers, data: { email, password: PASSWORD } })
  expect(entry.ok()).toBe(true)
  return other.newPage()
}
