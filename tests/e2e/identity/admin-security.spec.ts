import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { signInAs, siteAt } from '../support/account.ts'
import { expect, findings, hydrated, sidewaysScroll, test } from '../support/test.ts'

test.use({ role: 'admin', expectedFailures: /status of (400|403|409)/ })

const PATH = '/api/admin/security'
const { password } = DEMO_ACCOUNTS.admin
const OPEN = { ipWhitelist: '', sessionTimeout: 30, requireTwoFactor: false, criticalActionVerification: false }

const saved = async (request: APIRequestContext): Promise<{ value: typeof OPEN; version: number }> =>
  (await (await request.get(PATH)).json()).saved

// One after the other: they save the same settings. A second factor is required of nobody, or colleagues of other journeys had to enrol.
test.describe.configure({ mode: 'serial' })

/** Confirms the session and saves what is given over what asks for nothing. */
async function save(request: APIRequestContext, Origin = '', change: Partial<typeof OPEN> = {}): Promise<void> {
  await request.post('/api/auth/confirm', { headers: { Origin }, data: { password } })
  const { version } = await saved(request)
  const answer = await request.put(PATH, { headers: { Origin }, data: { ...OPEN, ...change, version } })
  expect(answer.status()).toBe(200)
}

const list = (page: Page) => page.getByLabel('IP whitelist')
const timeout = (page: Page) => page.getByRole('spinbutton', { name: 'Session timeout' })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })
/** The label: the input of a switch is hidden. */
const flip = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click()

test.afterEach(({ context, baseURL }) => save(context.request, baseURL))

test('the page has its defaults, marks bad lines, refuses to lock out who saves it, and keeps what is saved', async ({
  page,
  baseURL,
}) => {
  await page.goto('/admin/security')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security Settings')
  await expect(timeout(page)).toHaveValue('30')
  await expect(toggle(page, 'Require 2FA for all admin users')).toBeChecked()
  await expect(page.getByText('One address per line. Only these can access the admin panel')).toBeVisible()
  await expect(page.getByText('85/100')).toBeVisible()
  for (const title of ['Enable 2FA', 'Update IP whitelist regularly', 'Review active sessions']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Update IP whitelist regularly' })
    .getByRole('link', { name: 'Review' })
    .click()
  await expect(list(page)).toBeFocused()

  await list(page).fill('127.0.0.1 # here\n192.0.2')
  await expect(page.getByText('Line 2 is not an address: 192.0.2.')).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-invalid', 'true')
  await list(page).fill('203.0.113.0/24')
  await expect(page.getByText('This list leaves out your own address, 127.0.0.1')).toBeVisible()
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await saveButton(page).click()
  expect((await refused).status()).toBe(400)

  await list(page).fill('127.0.0.1\n203.0.113.0/24')
  await timeout(page).fill('0')
  await saveButton(page).click()
  await expect(page.getByText('From 1 to 1,440 minutes')).toBeVisible()
  await timeout(page).fill('45')
  await flip(page, 'Require 2FA for all admin users')
  await saveButton(page).click()
  await expect(page.getByText('Security settings saved')).toBeVisible()
  await page.reload()
  await expect(list(page)).toHaveValue('127.0.0.1\n203.0.113.0/24')
  await expect(timeout(page)).toHaveValue('45')
  await expect(toggle(page, 'Require 2FA for all admin users')).not.toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sidewaysScroll(page)).toBe(0)

  await test.step('an address that is not listed gets a plain page', async () => {
    const headers = { 'CF-Connecting-IP': '198.51.100.7' }
    const answer = await page.request.get('/admin/security', { headers })
    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain('The back office is closed to your address, 198.51.100.7')
    expect((await page.request.get('/admin/login', { headers })).status()).toBe(403)
    expect((await page.request.get(PATH, { headers })).status()).toBe(403)
  })
  await save(page.request, baseURL)
})

test('a critical act asks for the password again, wherever it is, and then goes on by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await save(page.request, baseURL, { criticalActionVerification: true })
  const elsewhere = await browser.newContext({
    ...siteAt(baseURL),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  })
  // A session of its own: the others of this worker stay, and nothing is confirmed in it.
  await page.context().clearCookies()
  await signInAs(page.request, baseURL, 'admin')
  await page.goto('/admin/security')
  await hydrated(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await signInAs(elsewhere.request, baseURL, 'admin')
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' }).first()
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })

  await test.step('live: the sign-in elsewhere shows by itself', () => expect(row).toBeVisible())
  await row.getByRole('button', { name: /^Sign out/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Give your password again to do this')).toBeVisible()
  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(200)

  await row.getByRole('button', { name: /^Sign out/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Admin User is signed out of Firefox on Linux')).toBeVisible()
  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401)
  await elsewhere.close()
})

test('what a colleague saved meanwhile is shown, and theirs or mine is kept', async ({ page, baseURL }) => {
  await save(page.request, baseURL)
  await page.goto('/admin/security')
  await hydrated(page)
  await timeout(page).fill('20')
  await save(page.request, baseURL, { sessionTimeout: 60, ipWhitelist: '127.0.0.1' })
  await saveButton(page).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Changed meanwhile' })
  await conflict.getByRole('button', { name: 'See changes' }).click()
  const changes = page.getByRole('table', { name: 'Changes' })
  await expect(changes.getByRole('row', { name: /^Session timeout/ })).toContainText('60 minutes')
  await expect(changes.getByRole('row', { name: /^IP whitelist/ })).toContainText('127.0.0.1')
  expect(await findings(page)).toEqual([])
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Security settings saved')).toBeVisible()
  // What was not touched stays as the colleague saved it.
  expect((await saved(page.request)).value).toMatchObject({ sessionTimeout: 20, ipWhitelist: '127.0.0.1' })

  await timeout(page).fill('25')
  await save(page.request, baseURL, { sessionTimeout: 45 })
  await saveButton(page).click()
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(timeout(page)).toHaveValue('45')
  expect((await saved(page.request)).value).toMatchObject({ sessionTimeout: 45 })
})
