import type { Page } from '@playwright/test'
import { newcomer, signInAs, siteAt } from '../support/account.ts'
import { expect, hold, hydrated, interceptFromStart, seriousFindings, test } from '../support/test.ts'

const REFERENCE = /TKT-[0-9A-HJKMNP-TV-Z]{6}/
const THANKS = 'Thank you, your message has been sent'

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const field = (page: Page, label: 'Name' | 'Email' | 'Message') => form(page).getByLabel(label)
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click()

let made = 0
const newMessage = () => `Four stores in Coimbatore, ${process.pid}-${Date.now()}-${++made}`

test.use({
  expectedFailures:
    /Failed to load resource: (?:the server responded with a status of 50[03]|net::ERR_INTERNET_DISCONNECTED)/,
})

/** Each visitor has a network of their own: messages are limited by it. */
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newcomer().network }))

async function fill(page: Page, message: string, email = 'lakshmi@example.in') {
  await field(page, 'Name').fill('Lakshmi Venkataraghavan')
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill(message)
}

/** With React at the form, which wakes it when it is aimed at. */
async function open(page: Page) {
  await page.goto('/contact')
  await field(page, 'Name').focus()
  await hydrated(page)
}

test('a message is answered with a reference, clears the form, and staff find it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await interceptFromStart(page.context())
  await open(page)
  const message = newMessage()
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'POST' && writes.push(new URL(request.url()).pathname))
  await fill(page, message)
  // Nobody has to aim at the form: what was typed is there again by itself.
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue(message)
  await send(page)

  const thanks = form(page).getByRole('status').filter({ hasText: THANKS })
  await expect(thanks).toContainText(REFERENCE)
  await expect(thanks).toBeFocused()
  for (const label of ['Name', 'Email', 'Message'] as const) await expect(field(page, label)).toHaveValue('')
  expect(writes).toEqual(['/api/contact'])
  const [reference] = REFERENCE.exec((await thanks.textContent()) ?? '') ?? []

  const staff = await playwright.request.newContext(siteAt(baseURL))
  await signInAs(staff, baseURL, 'admin')
  const { tickets } = await (await staff.get('/api/admin/tickets')).json()
  expect(tickets.find((ticket: { reference: string }) => ticket.reference === reference)).toMatchObject({
    message,
    status: 'open',
    source: 'contact',
  })
  await staff.dispose()

  await test.step('pressing twice sends once', async () => {
    const last = (await thanks.textContent()) ?? ''
    writes.length = 0
    await fill(page, newMessage())
    // The answer comes after the second press: a form that was cleared would say what it needs.
    const answer = await hold(page, '**/api/contact')
    await form(page).getByRole('button', { name: 'Send Message' }).dblclick()
    answer()
    await expect(thanks).not.toHaveText(last)
    await expect(thanks).toContainText(REFERENCE)
    expect(writes).toEqual(['/api/contact'])
  })
})

test('the page names who answers, says what is wrong at its field, and loses nothing to a failure', async ({
  page,
}) => {
  await interceptFromStart(page.context())
  await open(page)

  await test.step('one mail address, two numbers with chats in a new tab, and both offices', async () => {
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1)
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2)
    const chats = main.getByRole('link', { name: /^Chat with / })
    await expect(chats).toHaveCount(2)
    for (const chat of await chats.all()) {
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
      await expect(chat).toHaveAttribute('target', '_blank')
      await expect(chat).toHaveAttribute('rel', /noopener/)
    }
    await expect(main.getByRole('heading', { name: 'Corporate office' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Registered office' })).toBeVisible()
    await expect(main.getByText(/Hyderabad 5\d{5}/)).toHaveCount(2)
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'ContactPage', mainEntity: { contactPoint: [{}, {}] } })
  })

  await test.step('what is wrong is said at its field, and put right there', async () => {
    await send(page)
    await expect(form(page).getByText('Enter your name', { exact: true })).toBeVisible()
    await expect(form(page).getByText('Enter your email', { exact: true })).toBeVisible()
    await expect(form(page).getByText('Write your message', { exact: true })).toBeVisible()
    await expect(form(page).getByRole('alert')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
    expect(await seriousFindings(page, { within: 'main' })).toEqual([])

    await fill(page, newMessage(), 'lakshmi@neemleaf')
    await send(page)
    await expect(form(page).getByText('Enter an email address, such as asha@example.in')).toBeVisible()
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill('lakshmi@neemleaf.example')
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
    await send(page)
    await expect(form(page).getByText(THANKS)).toBeVisible()
  })

  await test.step('a network that fails loses nothing, and the second try is the same ticket', async () => {
    const message = newMessage()
    await fill(page, message)
    // It arrives, and its answer does not.
    const references: string[] = []
    await page.route('**/api/contact', async (route) => {
      const answer = await route.fetch()
      references.push((await answer.json()).reference)
      await route.abort('internetdisconnected')
    })
    await send(page)
    await expect(form(page).getByRole('alert')).toContainText('No connection. Your message is still here')
    await expect(field(page, 'Message')).toHaveValue(message)
    await page.unroute('**/api/contact')
    await send(page)
    await expect(form(page).getByText(REFERENCE)).toHaveText(references[0] ?? 'none')
  })

  await test.step('a server that fails says so and loses nothing', async () => {
    const message = newMessage()
    await fill(page, message)
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await send(page)
    await expect(form(page).getByRole('alert')).toContainText('Something went wrong on our side')
    await expect(field(page, 'Message')).toHaveValue(message)
  })
})

test('what was typed before React is there stays', async ({ page }) => {
  const release = await hold(page, '**/handoff/**')
  await page.goto('/contact')
  const message = newMessage()
  await fill(page, message)
  release()
  await hydrated(page)
  await expect(field(page, 'Name')).toHaveValue('Lakshmi Venkataraghavan')
  await expect(field(page, 'Message')).toHaveValue(message)
  await send(page)
  await expect(form(page).getByText(THANKS)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form sends, thanks and refuses, and an address cannot put words on the page', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, newMessage())
    await send(page)
    await expect(page).toHaveURL(/\/contact\?sent=TKT-/)
    await expect(form(page).getByText(THANKS)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('')

    await page.goto('/contact?error=email.message')
    await expect(form(page).getByRole('alert')).toContainText('Your message was not sent')
    await expect(form(page).getByText('Enter an email address')).toBeVisible()
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')

    await page.goto('/contact?sent=Your+account+is+locked&error=zzz')
    await expect(form(page).getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(page.getByText('locked')).toHaveCount(0)
  })
})
