import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { elsewhere, PASSWORD, type Role, signUp } from '../support/account.ts'
import { openLive } from '../support/sides.ts'
import { expect, hydrated, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const NEXT_PASSWORD = 'lantern marigold 7'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text)

/** Opens the settings and waits for React: a press on a button that it has not taken over is lost. */
async function openSettings(page: Page, part = '') {
  await page.goto(`/account${part}`)
  await hydrated(page)
}

test('nobody enters without a session, and the way back is kept', async ({ request }) => {
  for (const path of ['/dashboard', '/account']) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { Cookie: 'adchowk_sid=zzz; adchowk_in=1' } })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(`/signin?next=${encodeURIComponent(path)}`)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  }
})

test('the link that confirms an address is sent again from the dashboard and from its own page', async ({
  page,
  baseURL,
}) => {
  await signUp(page.request, baseURL)
  await page.goto('/dashboard')
  await hydrated(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(toast(page, 'Link sent')).toBeVisible()
  await expect(page.getByText('Sent. Check your inbox.')).toBeVisible()

  await page.goto('/verify-email')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, 'A new mail is on its way')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()
})

for (const [role, { company }] of Object.entries(DEMO_ACCOUNTS) as [Role, { company: string }][]) {
  test(`the dashboard of the demo ${role} shows what is there today`, async ({ page, context, sessions }) => {
    await context.addCookies(await sessions(role))
    const answer = await page.goto('/dashboard')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good (morning|afternoon|evening), /)
    const main = page.getByRole('main')
    const { listings } = await (await page.request.get('/api/health')).json()
    const figure = (label: string) => main.getByRole('term').filter({ hasText: label }).locator('+ dd')

    if (role === 'advertiser') {
      // Other journeys make campaigns of this account meanwhile: until none came between the two counts.
      await expect(async () => {
        const { campaigns }: { campaigns: unknown[] } = await (await page.request.get('/api/campaigns')).json()
        await page.reload()
        await hydrated(page)
        await expect(figure('Campaigns')).toHaveText(String(campaigns.length), { timeout: 1_000 })
      }).toPass()
      await expect(main.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
      await main.getByRole('button', { name: 'Plan with AI' }).first().click()
      await expect(page.getByRole('dialog', { name: 'AI planner' })).toBeVisible()
    }
    if (role === 'mediaOwner') {
      await expect(figure('Listings')).toHaveText(/^[1-9][\d,]*$/)
      await expect(main.getByRole('region', { name: 'As advertisers see you' }).getByRole('listitem')).not.toHaveCount(
        0,
      )
      await main.getByRole('link', { name: 'Public listings' }).click()
      await expect(page.getByRole('article').first()).toContainText(company)
    }
    if (role === 'admin') {
      await expect(figure('Listings')).toHaveText(listings.toLocaleString('en-IN'))
      await main.getByRole('link', { name: 'Open the back office' }).click()
      await expect(page).toHaveURL('/admin')
    }
  })
}

test('saved media are on the dashboard, and next steps follow', async ({ page, baseURL }) => {
  await signUp(page.request, baseURL)
  const { listings } = await (await page.request.get('/api/listings?category=ooh&size=2')).json()
  await page.addInitScript((list) => localStorage.setItem('shortlist', list), JSON.stringify(listings))
  await page.goto('/dashboard')
  const saved = page.getByRole('main').getByRole('term').filter({ hasText: 'Saved media' }).locator('+ dd')
  await expect(saved).toHaveText('2')
  await expect(section(page, 'Saved media').getByRole('listitem')).toHaveCount(2)
  await expect(section(page, 'Saved media').getByRole('link', { name: listings[0].title })).toBeVisible()
  await expect(section(page, 'Next steps')).toContainText('1 of 3')
  await section(page, 'Next steps').getByRole('link', { name: 'Turn on two-step sign-in' }).click()
  await expect(page).toHaveURL('/account#two-factor')
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeInViewport()
})

test('a profile is checked, kept while unsaved, and saved', async ({ page, context, baseURL }) => {
  const email = await signUp(page.request, baseURL)
  await openSettings(page)
  const profile = section(page, 'Profile')
  await expect(profile.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(profile.getByText('Not verified')).toBeVisible()
  const save = profile.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeDisabled()
  // The reason appears for a press and for a screen reader.
  await expect(save).toHaveAccessibleDescription('No changes yet.')
  await save.press('Enter')
  await expect(page.getByText('No changes yet.').filter({ visible: true })).toBeVisible()

  await profile.getByRole('textbox', { name: 'Phone' }).fill('12')
  await profile.getByRole('button', { name: 'Save Changes' }).click()
  await expect(profile.getByText('Enter a phone number, such as')).toBeVisible()
  await expect(profile.getByRole('textbox', { name: 'Phone' })).toBeFocused()

  await profile.getByRole('textbox', { name: 'Phone' }).fill('98450 14343')
  await profile.getByRole('textbox', { name: 'Name' }).fill('<b>Asha</b> Menon')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/account')

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()

  await profile.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Profile saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Asha</b>')
})

test('a new password ends the other sessions; then they are listed and ended, one or all', async ({
  page,
  baseURL,
}) => {
  const email = await signUp(page.request, baseURL)
  const status = await elsewhere(page, baseURL, email)
  // Connections that the page has when it asks for a new password: their handshake could be refused, with the session of before.
  await page.addInitScript(() => {
    const connected: number[] = []
    const sockets: WebSocket[] = []
    const { fetch, WebSocket: RealSocket } = window
    window.WebSocket = class extends RealSocket {
      constructor(url: string | URL) {
        super(url)
        sockets.push(this)
      }
    }
    window.fetch = (input, init) => {
      const open = sockets.filter(({ readyState }) => readyState <= RealSocket.OPEN)
      if (String(input).endsWith('/api/account/password')) connected.push(open.length)
      return fetch(input, init)
    }
    Object.assign(window, { connected })
  })
  await openLive(page, '/account#security')
  await hydrated(page)
  const part = section(page, 'Password')
  const current = part.getByRole('textbox', { name: 'Current password' })
  const next = part.getByRole('textbox', { name: 'New password' })
  await current.fill('not this one')
  await next.fill('short')
  await part.getByRole('button', { name: 'Change password' }).click()
  await expect(next).toBeFocused()
  await next.fill(NEXT_PASSWORD)
  await expect(part.getByText('Good password')).toBeVisible()
  await part.getByRole('button', { name: 'Change password' }).click()
  await expect(part.getByText('This is not your password')).toBeVisible()
  await expect(current).toBeFocused()

  expect(await status()).toBe(200)
  await current.fill(PASSWORD)
  await part.getByRole('button', { name: 'Show password' }).first().click()
  await expect(current).toHaveAttribute('type', 'text')
  await current.press('Enter')
  await expect(toast(page, 'Password changed')).toBeVisible()
  expect(await page.evaluate(() => ('connected' in window ? window.connected : null))).toEqual([0, 0])
  await expect(current).toHaveValue('')
  expect(await status()).toBe(401)

  await test.step('sessions are listed and ended, one or all', async () => {
    const again = await elsewhere(page, baseURL, email, NEXT_PASSWORD)
    await page.reload()
    await hydrated(page)
    const sessions = section(page, 'Sessions')
    const other = sessions.getByRole('button', { name: /^Sign out / }).first()
    const question = page.getByRole('alertdialog')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await other.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await again()).toBe(200)
    await other.click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(toast(page, 'is signed out')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    expect(await again()).toBe(401)

    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
    await question.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Signed out everywhere')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  })
})

test('two-step sign-in is turned on, its codes renewed, and turned off; then the account goes with its data', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = await signUp(page.request, baseURL)
  await openSettings(page, '#two-factor')
  const part = section(page, 'Two-step sign-in')
  await part.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await part.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await part.getByRole('button', { name: 'Continue' }).click()
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible()

  await part.getByRole('button', { name: 'Copy key' }).click()
  await expect(part.getByRole('button', { name: 'Copied' })).toBeVisible()
  const totp = new TOTP({ secret: Secret.fromBase32(await page.evaluate(() => navigator.clipboard.readText())) })
  const digits = part.getByRole('textbox', { name: 'Enter the 6 digits it shows' })
  await digits.fill('12 34')
  await part.getByRole('button', { name: 'Turn on' }).click()
  await expect(digits).toBeFocused()
  await expect(digits).toHaveAttribute('aria-invalid', 'true')
  await digits.fill(totp.generate())
  await part.getByRole('button', { name: 'Turn on' }).click()

  const list = part.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const [code = '', ...codes] = await list.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const kept of [email, code, ...codes]) expect(file).toContain(kept)
  const printed = page.waitForEvent('frameattached')
  await part.getByRole('button', { name: 'Print' }).click()
  await printed
  await part.getByRole('button', { name: 'I have saved them' }).click()
  await expect(part.getByText('10 recovery codes left.')).toBeVisible()

  const prove = async (proof: string, action: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
    await dialog.getByRole('textbox', { name: 'Code' }).fill(proof)
    await dialog.getByRole('button', { name: action }).click()
  }
  await part.getByRole('button', { name: 'New recovery codes' }).click()
  await prove('AAAAA-AAAAA', 'Make new codes')
  await expect(page.getByRole('dialog').getByText('This code is wrong or was already used')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await prove(code, 'Make new codes')
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByText(codes[0] ?? '')).toHaveCount(0)
  await part.getByRole('button', { name: 'I have saved them' }).click()

  await part.getByRole('button', { name: 'Turn off' }).click()
  // The step of the clock that turned it on is used up.
  await prove(totp.generate({ timestamp: Date.now() + 30_000 }), 'Turn off')
  await expect(toast(page, 'Two-step sign-in is off')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()

  await test.step('data are taken along, then the account is deleted', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
    expect(data.profile.email).toBe(email)

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
    await dialog.getByRole('textbox', { name: 'Your email' }).fill('somebody@example.in')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText(`Type ${email} to continue`)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Your email' }).fill(email.toUpperCase())
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Your account is deleted')).toBeVisible()
    const answer = await page.request.get('/dashboard', { maxRedirects: 0 })
    expect(answer.headers().location).toBe('/signin?next=%2Fdashboard')
  })
})

test('names that are too long for their place scroll nothing sideways, and read well on a phone in dark', async ({
  page,
  baseURL,
}) => {
  await signUp(page.request, baseURL, { name: 'Venkatanarasimharajuvaripeta'.repeat(3), company: 'x'.repeat(120) })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/dashboard', '/account']) {
    await page.setViewportSize({ width: 1440, height: 844 })
    await page.goto(path)
    if (path === '/account') await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1)
    expect.soft(await sidewaysScroll(page), path).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await sidewaysScroll(page), `${path} on a phone`).toBe(0)
    expect.soft(await seriousFindings(page), path).toEqual([])
  }
})
