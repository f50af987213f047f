import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { signInAs } from '../support/account.ts'
import { expect, findings, hydrated, interceptFromStart, sidewaysScroll, test } from '../support/test.ts'

const SECTIONS = [
  ['Dashboard', '/admin'],
  ['Users', '/admin/users'],
  ['Campaigns', '/admin/campaigns'],
  ['Payments', '/admin/payments'],
  ['Approvals', '/admin/approvals'],
  ['Analytics', '/admin/analytics'],
  ['Books', '/admin/books'],
  ['Blog', '/admin/blog'],
  ['Categories', '/admin/categories'],
  ['Security', '/admin/security'],
  ['Support', '/admin/support'],
  ['Settings', '/admin/settings'],
]
/** Of what waits, behind the name of a section. */
const COUNT = /[\d,]+ waiting$/
const PHONE = { width: 390, height: 844 }

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const submit = (page: Page) => page.getByRole('button', { name: /^Sign(ing)? in/ })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const record = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('admin-storage') ?? 'null'))
const links = async (page: Page, within = page.getByRole('navigation', { name: 'Admin' })) =>
  Promise.all(
    (await within.getByRole('link').all()).map(async (link) => [
      ((await link.textContent()) ?? '').replace(COUNT, ''),
      (await link.getAttribute('href')) ?? '',
    ]),
  )

test.describe('nobody', () => {
  test.use({ expectedFailures: /status of (401|500)|net::ERR_FAILED/ })

  test('is sent to the login, and back to the page that was asked for', async ({ page }) => {
    await page.goto('/about')
    const answer = await page.goto('/admin/users?role=advertiser&page=2')
    expect(new URL(page.url()).pathname).toBe('/admin/login')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(title(page)).toHaveText('Admin Access')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.goForward()

    await expect(email(page)).toHaveAttribute('type', 'email')
    await expect(email(page)).toHaveAttribute('required')
    await expect(password(page)).toHaveAttribute('required')
    await email(page).fill((await page.getByRole('definition').nth(0).textContent()) ?? '')
    await password(page).fill((await page.getByRole('definition').nth(1).textContent()) ?? '')
    await submit(page).click()
    await expect(page.getByText('Login successful')).toBeVisible()
    await expect(page).toHaveURL('/admin/users?role=advertiser&page=2')
    await expect
      .poll(() => record(page))
      .toEqual({
        isAuthenticated: true,
        user: { email: DEMO_ACCOUNTS.admin.email, role: 'admin', name: 'Admin User' },
      })
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('learns whether the credentials or the sign-in failed, and can try again', async ({ page }) => {
    await interceptFromStart(page.context())
    await page.goto('/admin/login')
    await email(page).fill('nobody@adchowk.in')
    await password(page).fill('wrong-password')
    await submit(page).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(submit(page)).toHaveText('Sign in')
    await expect(password(page)).toBeFocused()

    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/auth/signin', async (route) => {
      await answered
      await route.fulfill({ status: 500, body: 'no' })
    })
    await submit(page).click()
    await expect(submit(page)).toHaveText('Signing in...')
    await expect(submit(page)).toBeDisabled()
    answer()
    await expect(page.getByText('Login failed')).toBeVisible()
    await expect(page.getByText('Invalid credentials')).toHaveCount(0)
    await expect(submit(page)).toHaveText('Sign in')

    await page.unroute('/api/auth/signin')
    await page.route('/api/auth/signin', (route) => route.abort())
    await submit(page).click()
    await expect(page.getByText('Login failed')).toHaveCount(1)
    await expect(submit(page)).toBeEnabled()

    await page.unroute('/api/auth/signin')
    await email(page).fill(DEMO_ACCOUNTS.advertiser.email)
    await password(page).fill(DEMO_ACCOUNTS.advertiser.password)
    await submit(page).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(page).toHaveURL('/admin/login')
  })

  test('gives the code of an authenticator app where it is asked for', async ({ page }) => {
    const asked: unknown[] = []
    await page.route('/api/auth/signin', async (route) => {
      const body = route.request().postDataJSON()
      asked.push(body)
      const message = body.code ? 'Invalid credentials' : 'Enter the code of your authenticator app'
      await route.fulfill({ status: 401, json: { error: { code: 'second_factor', message } } })
    })
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Fill' }).click()
    await submit(page).click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expect(page.getByText('Invalid credentials')).toHaveCount(0)
    await code.fill('123456')
    await submit(page).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    const { email, password } = DEMO_ACCOUNTS.admin
    expect(asked).toEqual([
      { email, password, area: 'admin' },
      { email, password, area: 'admin', code: '123456' },
    ])
  })

  test('opens nothing by forging what the browser keeps', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'admin-storage',
        JSON.stringify({ isAuthenticated: true, user: { email: 'a@b.in', role: 'admin', name: 'Admin User' } }),
      ),
    )
    await page.goto('/admin/zzz')
    await expect(title(page)).toHaveText('Admin Access')
    await expect.poll(() => record(page)).toEqual({ isAuthenticated: false, user: null })
    for (const path of ['/admin.data', '/admin/users.data']) {
      expect(await (await page.request.get(path)).text(), path).not.toContain(DEMO_ACCOUNTS.admin.email)
    }
    expect((await page.request.get('/api/admin/overview')).status()).toBe(401)
  })
})

test.describe('an advertiser', () => {
  test.use({ role: 'advertiser' })

  test('ends at the login, which says why', async ({ page, baseURL }) => {
    const login = await page.request.get('/admin/campaigns')
    expect(login.url()).toBe(`${baseURL}/admin/login?next=%2Fadmin%2Fcampaigns&reason=staff`)
    expect(await login.text()).toContain('This area is for staff.')
    expect((await page.request.get('/api/admin/overview')).status()).toBe(403)
  })
})

test('staff log out for good', async ({ page, context, baseURL }) => {
  await signInAs(context.request, baseURL, 'admin')
  await page.goto('/admin/users')
  await page.evaluate(() => {
    localStorage.setItem('adminAuth', 'true')
    localStorage.setItem('adminUser', '{}')
  })
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await sidebar(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect.poll(() => record(page)).toEqual({ isAuthenticated: false, user: null })
  expect(await page.evaluate(() => ['adminAuth', 'adminUser'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ])
  expect((await page.request.get('/api/admin/overview', { headers: { cookie } })).status()).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fusers&reason=ended')
})

test.describe('staff', () => {
  // A session that ends while its page still connects to the hub is refused there too.
  test.use({ role: 'admin', expectedFailures: /status of (401|500)|\/api\/live' failed/ })

  test('find the ten sections, the one they are in marked', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByText('Total Revenue')).toBeVisible()
    expect(await links(page)).toEqual(SECTIONS)
    const current = page.locator('[aria-current=page]')
    for (const [label = '', href = ''] of SECTIONS) {
      await sidebar(page)
        .getByRole('link', { name: new RegExp(`^${label}( \\d|$)`) })
        .click()
      await expect(page).toHaveURL(href)
      await expect(current).toHaveText([new RegExp(`^${label}(\\d|$)`)])
    }
    expect((await page.goto('/admin/zzz'))?.status()).toBe(404)
    await expect(title(page)).toHaveText('Page not found')
    await expect(sidebar(page)).toBeVisible()
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
  })

  test('see that the figures failed, and get them on the second try', async ({ page }) => {
    await page.route('/api/admin/overview?*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/admin')
    await expect(page.getByRole('alert')).toContainText('The figures could not be loaded')
    await page.unroute('/api/admin/overview?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Total Revenue')).toBeVisible()
  })

  test('read which filter is not known, and that a demo account is let in without a second factor', async ({
    page,
  }) => {
    expect((await page.goto('/admin/blog?status=bad'))?.status()).toBe(400)
    await expect(page.getByText('It says status=bad.')).toBeVisible()
    await page.getByRole('link', { name: 'Open without filters' }).click()
    await expect(page).toHaveURL('/admin/blog')
    const notice = page.getByText('Staff need two-step sign-in.')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss this notice' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('press what they aim at: nothing moves once React is there', async ({ page }) => {
    // A page that moves on its own between the press and its release makes the browser drop the click.
    for (const path of ['/admin/settings', '/admin/approvals?type=content', '/admin/users']) {
      await page.goto(path, { waitUntil: 'commit' })
      const top = () => title(page).evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await top()
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      expect(await top(), path).toBe(before)
    }
  })

  test('whose session has ended see why and are brought back', async ({ page, context, baseURL }) => {
    await page.route('/api/admin/overview?*', async (route) => {
      await context.clearCookies()
      await route.fulfill({ status: 401, json: { error: { code: 'unauthorized', message: 'Please sign in' } } })
    })
    await page.goto('/admin?from=test')
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%3Ffrom%3Dtest&reason=ended')
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.setViewportSize(PHONE)
    expect.soft(await findings(page, { only: 'all' }), 'the login').toEqual([])
    expect.soft(await sidewaysScroll(page), 'the login').toBe(0)
    await page.unroute('/api/admin/overview?*')
    await signInAs(context.request, baseURL, 'admin')
    await page.goto('/admin/login?next=%2Fadmin%3Ffrom%3Dtest')
    await expect(page).toHaveURL('/admin?from=test')
  })

  test('on a phone open a menu that holds the focus until Escape', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/admin/users')
    await hydrated(page)
    await expect(sidebar(page)).toBeHidden()
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect.soft(await findings(page), 'the menu').toEqual([])
    expect(await links(page, menu.getByRole('navigation'))).toEqual(SECTIONS)
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    for (let at = 0; at < 20; at++) await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link', { name: 'Support' }).click()
    await expect(menu).toHaveCount(0)
    await expect(title(page)).toHaveText('Support')
  })
})
