import type { Page } from '@playwright/test'
import { siteAt } from '../support/account.ts'
import { expect, hold, interceptFromStart, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

test.use({
  expectedFailures: /Failed to load resource: (?:the server responded with a status of (?:409|500)|net::ERR_FAILED)/,
})

let counter = 0
const freshEmail = () => `asha.${Date.now()}.${counter++}@example.in`

const FIELDS = {
  name: 'Asha Menon',
  email: '',
  company: 'Neem & Leaf',
  phone: '98480 12345',
  password: 'three warm words',
}
type Field = keyof typeof FIELDS

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' })
const failed = (page: Page) => page.getByRole('alert').getByText('Registration failed', { exact: true })

async function fill(page: Page, fields: Partial<typeof FIELDS> = {}) {
  const all = { ...FIELDS, email: freshEmail(), ...fields }
  for (const [name, value] of Object.entries(all)) await page.locator(`[name=${name}]`).fill(value)
  return all
}

/** Counts what is sent to make an account. */
function countSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/signup')) sent.push(request.postData() ?? '')
  })
  return sent
}

test('an account is made, remembered for show, and used again in a clean browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/signup')
  const { email, password } = await fill(page)
  await page.getByText('Sell media').click()
  await submit(page).click()
  await expect(page.getByText('Account created successfully!', { exact: true })).toBeVisible()
  await page.waitForURL('/dashboard')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  expect(await page.evaluate(() => Object.values({ ...localStorage }))).toEqual(
    expect.arrayContaining([email, 'mediaOwner']),
  )

  const { user } = await (await page.request.get('/api/auth/session')).json()
  expect(user).toMatchObject({ name: FIELDS.name, role: 'mediaOwner', company: FIELDS.company, phone: FIELDS.phone })
  expect(JSON.stringify(user)).not.toMatch(/hash|scrypt/)

  // A person who is signed in is sent on.
  await page.goto('/signup')
  await page.waitForURL('/dashboard')

  const other = await browser.newPage(siteAt(baseURL))
  await other.goto('/signin')
  await other.locator('[name=email]').fill(email.toUpperCase())
  await other.locator('[name=password]').fill(password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.waitForURL('/dashboard')
  await other.close()
})

test('what is missing or too weak is said at its field, and not sent', async ({ page }) => {
  const sent = countSent(page)
  await page.goto('/signup')

  await test.step('a field that is left out is said, at the field and in words, and nothing is sent', async () => {
    for (const name of Object.keys(FIELDS) as Field[]) {
      await fill(page, { [name]: name === 'password' ? '' : '  ' })
      await submit(page).click()
      await expect(page.getByText('Please fill in all fields', { exact: true })).toBeVisible()
      await expect(page.locator(`[name=${name}]`)).toBeFocused()
      await expect(page.locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(sent).toEqual([])
  })

  await test.step('seven characters are too few at the field, eight are enough; the hint follows', async () => {
    await fill(page, { password: 'sevench' })
    await submit(page).click()
    const password = page.locator('[name=password]')
    await expect(password).toHaveAccessibleDescription(/At least 8 characters/)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
    expect(sent).toEqual([])

    await password.fill('password1')
    await expect(password).toHaveAccessibleDescription(/Easy to guess/)
    await password.fill('monsoon sale on the ring road')
    await expect(password).toHaveAccessibleDescription('Good password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()

    await password.fill('password1')
    await submit(page).click()
    await expect(password).toHaveAccessibleDescription(/one of the most used passwords/)
    await expect(password).toHaveAttribute('aria-invalid', 'true')

    await password.fill('eightchr')
    await submit(page).click()
    await page.waitForURL('/dashboard')
    expect(sent).toHaveLength(2)
  })
})

test('on a phone password managers know every field; whatever fails is one failure, and what was typed stays', async ({
  page,
}) => {
  await interceptFromStart(page.context())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signup')
  await expect(page).toHaveTitle('Create your account | AdChowk')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const autocomplete = (name: Field) => page.locator(`[name=${name}]`).getAttribute('autocomplete')
  expect(await Promise.all((Object.keys(FIELDS) as Field[]).map(autocomplete))).toEqual([
    'name',
    'email',
    'organization',
    'tel',
    'new-password',
  ])
  const roles = page.getByRole('radiogroup', { name: 'I want to' }).getByRole('radio')
  expect(await roles.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))).toEqual([
    'advertiser',
    'mediaOwner',
  ])
  await roles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(roles.last()).toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
  await submit(page).click()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page, { only: 'all' })).toEqual([])

  // A known email, a failing server, no network.
  const typed = await fill(page, { email: 'advertiser@demo.adchowk.in' })
  await submit(page).click()
  await expect(failed(page)).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('This email already has an account')

  for (const answer of ['500', 'abort'] as const) {
    await page.route('**/api/auth/signup', (route) =>
      answer === '500' ? route.fulfill({ status: 500, json: { error: {} } }) : route.abort(),
    )
    await submit(page).click()
    await expect(failed(page)).toHaveCount(1)
    await page.unroute('**/api/auth/signup')
  }
  for (const [name, value] of Object.entries(typed)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  await expect(page).toHaveURL('/signup')
})

test('while the account is made the button says so and takes nothing more', async ({ page }) => {
  const sent = countSent(page)
  const answer = await hold(page, '**/api/auth/signup')
  await page.goto('/signup')
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Creating your account' })).toBeVisible()
  await page.locator('[name=name]').press('Enter')
  answer()
  await page.waitForURL('/dashboard')
  expect(sent).toHaveLength(1)
})
