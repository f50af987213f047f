import type { BrowserContext, Locator, Page, WebSocket as Socket } from '@playwright/test'
import { RECONNECT_DELAY_MS } from '../../../app/kit/live/connection.ts'
import { headersFor, signInAs, siteAt } from '../support/account.ts'
import { expect, findings, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const ERROR = 'An error occurred. Please try again.'
const UNABLE = 'Unable to connect. Please check your connection and refresh the page.'

const header = (page: Page) => page.locator('header')
const mark = (page: Page, word: RegExp | string) => header(page).getByText(word)
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\./ })
const usersLink = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' })
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' })

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Sessions of their own: some are revoked here. */
async function signIn(context: BrowserContext, origin: string | undefined) {
  await signInAs(context.request, origin, 'admin')
  const headers = headersFor(origin)
  return (path: string, data: object, method = 'POST') => context.request.fetch(path, { method, headers, data })
}

/** Every connection that the page begins from here on. */
function socketsOf(page: Page): Socket[] {
  const sockets: Socket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  return sockets
}

/** Reads the events that reach a page from here on: those of a name with a text in them. */
function eventsOf(page: Page) {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return (event: string, text: string) =>
    frames.filter((frame) => JSON.parse(frame).event === event && frame.includes(text))
}

/** Handshakes are answered with 404 while `isHubDown` is set in the page. */
const breakHandshakes = (page: Page) =>
  page.addInitScript(() => {
    const RealSocket = WebSocket
    window.WebSocket = class extends RealSocket {
      constructor(url: string | URL) {
        super(sessionStorage.getItem('isHubUp') ? url : new URL('/api/no-hub', url))
      }
    }
  })
const restoreHub = (page: Page) => page.evaluate(() => sessionStorage.setItem('isHubUp', 'true'))

test.beforeEach(async ({ context, baseURL }) => {
  await signIn(context, baseURL)
})

test('one connection a tab brings what other browsers change, over all pages, until the session ends', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const sockets = socketsOf(page)
  const events = eventsOf(page)

  await test.step('one connection a tab, to the hub of the same server', async () => {
    await page.goto('/admin')
    await expect(mark(page, 'Live')).toBeVisible()
    await usersLink(page).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(mark(page, 'Live')).toBeVisible()
    expect(sockets.map((socket) => socket.url())).toEqual([`${baseURL?.replace('http', 'ws')}/api/live`])
    await expect(notice(page)).toHaveCount(0)
  })

  await test.step('what one browser changes the other hears, and nothing of what was refused', async () => {
    const other = await browser.newContext(siteAt(baseURL))
    const ask = await signIn(other, baseURL)
    expect((await ask('/api/admin/categories', { name: '' })).status()).toBe(400)
    const made = await ask('/api/admin/categories', { name: 'Kiosks of the hill stations', icon: 'store' })
    expect(made.status()).toBe(201)
    const { id } = await made.json()
    await expect.poll(() => events('categoryAdded', id)).toHaveLength(1)
    expect((await ask(`/api/admin/categories/${id}`, {}, 'DELETE')).ok()).toBe(true)
    await expect.poll(() => events('categoryDeleted', id)).toHaveLength(1)
    expect(events('categoryAdded', id)).toHaveLength(1)
    expect(events('categoryAdded', '"name":""')).toEqual([])
    await other.close()
  })

  await test.step('a person signed out elsewhere is led to the login, and not connected again', async () => {
    const answer = await context.request.post('/api/auth/signout', { headers: { Origin: baseURL ?? '' }, data: {} })
    expect(answer.ok()).toBe(true)
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fusers&reason=ended')
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    expect(sockets).toHaveLength(1)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedFailures: /WebSocket connection to|ERR_INTERNET_DISCONNECTED/ })

  test('the page goes offline with the network and comes back with it', async ({ page, context }) => {
    await page.goto('/admin/users')
    await expect(mark(page, 'Live')).toBeVisible()
    await context.setOffline(true)
    await expect(mark(page, 'Offline')).toBeVisible()
    await context.setOffline(false)
    await expect(mark(page, 'Live')).toBeVisible({ timeout: 1_900 })
    await expect(notice(page)).toHaveCount(0)
  })

  test('five tries, two seconds apart, are reported once, and the page works on', async ({ page }) => {
    await breakHandshakes(page)
    const sockets = socketsOf(page)
    await page.clock.install()
    await page.goto('/admin')
    await expect(notice(page)).toContainText(ERROR)
    for (let count = 1; count <= 5; count++) {
      await expect(mark(page, `Reconnecting, ${count} of 5`)).toBeVisible()
      expect(sockets).toHaveLength(count)
      await page.clock.fastForward(RECONNECT_DELAY_MS)
      await expect.poll(() => sockets.length).toBe(count + 1)
      await expect(page.getByText(ERROR)).toHaveCount(count < 5 ? 1 : 0)
    }
    await expect(page.getByText(UNABLE)).toHaveCount(1)
    await expect(mark(page, 'Offline')).toBeVisible()
    await page.clock.fastForward(600_000)
    await usersLink(page).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(page.getByText(UNABLE)).toHaveCount(1)
    expect(sockets).toHaveLength(6)

    await page.setViewportSize(PHONE)
    await expect(page.getByText(UNABLE)).toBeInViewport()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await findings(page)).toEqual([])

    // Another five, then one that is answered, all from the keyboard.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('navigation', { name: 'Pages of users' }).getByRole('link').last().focus()
    for (let at = 0; at < 9 && !(await isFocused(tryAgain(page))); at++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(mark(page, 'Reconnecting, 1 of 5')).toBeVisible()
    await expect(page.getByText(UNABLE)).toHaveCount(1)
    await restoreHub(page)
    await page.clock.fastForward(RECONNECT_DELAY_MS)
    await expect(mark(page, 'Live')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a connection that fails is reported, and can be tried again', async ({ page }) => {
    await page.addInitScript(() => {
      const RealSocket = WebSocket
      window.WebSocket = class extends RealSocket {
        constructor(url: string | URL) {
          if (!sessionStorage.getItem('isHubUp')) throw new Error('No sockets here')
          super(url)
        }
      }
    })
    await page.goto('/admin')
    await expect(notice(page)).toContainText('Connection error. Please try again later.')
    await expect(page.getByText('Total Revenue')).toBeVisible()
    await tryAgain(page).click()
    await expect(notice(page)).toHaveCount(1)
    await restoreHub(page)
    await tryAgain(page).click()
    await expect(mark(page, 'Live')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
})
