import type { Page } from '@playwright/test'
import {
  expect,
  hold,
  hydrated,
  interceptFromStart,
  isHydrated,
  seriousFindings,
  sidewaysScroll,
  test,
} from '../support/test.ts'

/** Errors caused on purpose; the browser itself reports a cut connection. */
test.use({
  expectedFailures:
    /Failed to load resource: (?:the server responded with a status of (?:401|429|500)|net::ERR_FAILED)/,
})

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' })
const failed = (page: Page) => page.getByRole('alert').getByText('Invalid credentials', { exact: true })
const banner = (page: Page) => page.getByRole('banner')

async function enter(page: Page, email: string, password: string) {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await submit(page).click()
}

/** Signs the browser in without a page. */
const signedIn = async (page: Page, baseURL = '') => {
  const answer = await page.request.post('/api/auth/signin', {
    data: { email: 'advertiser@demo.adchowk.in', password: 'Advertiser@123' },
    headers: { Origin: baseURL },
  })
  expect(answer.status()).toBe(200)
}

test('a demo account fills the form, the form signs in and remembers, and a way back that leaves the site is not taken', async ({
  page,
  context,
}) => {
  const session = async () => (await context.cookies()).find(({ name }) => name.endsWith('adchowk_sid'))
  for (const { name, role, isRemembered, open, goal } of [
    {
      name: 'Advertiser',
      role: 'advertiser',
      isRemembered: true,
      open: async () => {
        await page.goto('/category/ooh/billboard?sort=price')
        await banner(page).getByRole('link', { name: 'Sign In' }).click()
        await page.waitForURL(/\/signin/)
      },
      goal: '/category/ooh/billboard?sort=price',
    },
    {
      name: 'Media owner',
      role: 'mediaOwner',
      isRemembered: false,
      open: async () => {
        await page.goto('/signin?next=https://evil.example/&reason=toString')
        await hydrated(page)
        await expect(page.getByRole('status')).toHaveCount(0)
        await expect(page.locator('a[href*="evil"]')).toHaveCount(0)
      },
      goal: '/dashboard',
    },
  ]) {
    await open()
    const address = page.url()
    await page.getByRole('region', { name: 'Demo Account' }).getByRole('button', { name }).click()
    await expect(page.locator('[name=email]')).not.toHaveValue('')
    await expect(page.locator('[name=password]')).not.toHaveValue('')
    await expect(page).toHaveURL(address)
    if (isRemembered) await page.getByText('Remember me').click()
    await submit(page).click()
    await page.waitForURL(goal)
    const cookie = await session()
    expect(cookie?.httpOnly).toBe(true)
    expect((cookie?.expires ?? -1) > 0).toBe(isRemembered)
    await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
    expect((await (await page.request.get('/api/auth/session')).json()).user.role).toBe(role)
    // The server redirects a signed-in user by the same rule.
    for (const [next, to] of [
      ['/category/tv', '/category/tv'],
      ['//evil.example', '/dashboard'],
      ['/\\evil.example', '/dashboard'],
    ] as const) {
      const answer = await page.request.get(`/signin?${new URLSearchParams({ next })}`, { maxRedirects: 0 })
      expect(answer.headers().location).toBe(to)
    }
    await banner(page).getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('/')
  }
})

test('a form that is empty or refused says so, and a code is asked for in a second step', async ({ page }) => {
  await interceptFromStart(page.context())
  await page.goto('/signin')

  await test.step('an empty form is not sent, and says what is missing at its fields', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    const [email, password] = [page.locator('[name=email]'), page.locator('[name=password]')]
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('required', '')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('required', '')
    await submit(page).click()
    const summary = page.getByRole('alert').filter({ hasText: '2 fields need a correction' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /^Email/ }).click()
    await expect(email).toBeFocused()
    await expect(page.getByText('Enter your email', { exact: true })).toBeVisible()
    await expect(page.getByText('Enter your password', { exact: true })).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('every failure is the same words, once, and the page stays', async () => {
    await enter(page, `nobody.${Date.now()}@example.in`, 'not this one')
    await expect(failed(page)).toHaveCount(1)
    await enter(page, 'owner@demo.adchowk.in', 'not this one')
    await expect(failed(page)).toHaveCount(1)
    await expect(page.locator('[name=email]')).toHaveValue('owner@demo.adchowk.in')
    await expect(page).toHaveURL('/signin')

    await page.route('**/api/auth/signin', (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 'rate_limited', message: 'Too many tries. Please try again in 2 minutes' } },
      }),
    )
    await submit(page).click()
    await expect(failed(page)).toHaveCount(1)
    await expect(page.getByText('Please try again in 2 minutes')).toBeVisible()

    await page.unroute('**/api/auth/signin')
    await page.route('**/api/auth/signin', (route) => route.abort())
    await submit(page).click()
    await expect(page.getByText('Please try again in 2 minutes')).toHaveCount(0)
    await expect(failed(page)).toHaveCount(1)
    await page.unroute('**/api/auth/signin')
  })

  await test.step('a code is asked for in a second step, and a wrong one fails as all else', async () => {
    const sent: unknown[] = []
    await page.route('**/api/auth/signin', async (route) => {
      const input = route.request().postDataJSON()
      sent.push(input.code)
      const error = { code: 'second_factor', message: 'Enter the code of your authenticator app' }
      if (input.code !== '7KQ2M-9XWTR') return route.fulfill({ status: 401, json: { error } })
      return route.continue({ postData: JSON.stringify({ email: input.email, password: input.password }) })
    })
    await page.getByRole('button', { name: /^Advertiser/ }).click()
    await submit(page).click()
    const code = page.getByLabel('Enter the code of your authenticator app')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(failed(page)).toHaveCount(0)
    await code.fill('123456')
    await submit(page).click()
    await expect(failed(page)).toHaveCount(1)
    await expect(code).toHaveValue('')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill('7KQ2M-9XWTR')
    await submit(page).click()
    await page.waitForURL('/dashboard')
    expect(sent).toEqual([undefined, '123456', '7KQ2M-9XWTR'])
  })
})

test('what is sent before React is there is sent once it is, and never as an address', async ({ page }) => {
  const open = await hold(page, '**/assets/*.js')
  await page.goto('/signin', { waitUntil: 'commit' })
  await enter(page, 'advertiser@demo.adchowk.in', 'Advertiser@123')
  expect(await isHydrated(page)).toBe(false)
  open()
  await page.waitForURL('/dashboard')
})

test('the header knows who is signed in before React, and a public document stays the same for all', async ({
  page,
  baseURL,
}) => {
  const before = await (await page.request.get('/category')).text()
  await signedIn(page, baseURL)
  const answer = await page.request.get('/category')
  expect(await answer.text()).toBe(before)
  expect(answer.headers()['cache-control']).toContain('s-maxage=')

  await page.goto('/category')
  await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  for (const name of ['Sign In', 'Get Started']) await expect(banner(page).getByRole('link', { name })).toHaveCount(0)
  expect(await isHydrated(page)).toBe(false)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const account = page.getByRole('navigation', { name: 'Account' })
  await expect(account.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(account.getByRole('link', { name: 'Sign In' })).toHaveCount(0)

  await page.evaluate(() => {
    for (const key of ['userRole', 'userEmail', 'admin-storage', 'adminAuth', 'adminUser', 'theme']) {
      localStorage.setItem(key, 'light')
    }
  })
  const old = await page.context().cookies()
  await account.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
  await page.reload()
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toHaveCount(0)

  // A cookie copied before is worthless.
  const replay = await page.request.get('/api/auth/me', {
    headers: { Cookie: old.map(({ name, value }) => `${name}=${value}`).join('; ') },
    // The connection may have been idle for so long that the server closes it just now.
    maxRetries: 1,
  })
  expect(replay.status()).toBe(401)
})

test('a hint that is wrong is put right in silence; a failure to ask leaves the page as it is', async ({
  page,
  context,
  baseURL,
}) => {
  const hint = { name: 'adchowk_in', value: '1', url: baseURL ?? '' }
  await context.addCookies([hint])
  await page.goto('/category')
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/auth/session')

  await context.addCookies([hint])
  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, json: { error: {} } }))
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Asks what holds on every page, in a phone's width and one of both themes. */
async function isSound(page: Page, colorScheme: 'light' | 'dark') {
  const path = new URL(page.url()).pathname
  await page.emulateMedia({ colorScheme })
  expect.soft(await seriousFindings(page, { only: 'all' }), path).toEqual([])
  expect.soft(await sidewaysScroll(page), path).toBe(0)
  await expect.soft(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
}

test('a forgotten password: the same answer for everyone, and a dead link has a way on, all on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('/forgot-password')
  await expect(page.getByLabel('Email')).toBeVisible()
  await isSound(page, 'light')
  await page.getByLabel('Email').fill('nobody@example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Email').fill('nobody.at.all@example.in')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(page.getByText('nobody.at.all@example.in')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled()

  await page.goto('/reset-password#token=never-sent')
  await isSound(page, 'dark')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/At least 8 characters/)
  await page.getByLabel('New password').fill('three warm words')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password')

  await page.goto('/verify-email#token=never-sent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await isSound(page, 'light')
  await page.goto('/verify-email')
  await expect(page.getByRole('link', { name: 'Sign in for a new link' })).toBeVisible()
})
