import type { Page } from '@playwright/test'
import { headersFor, newcomer } from '../support/account.ts'
import { expect, hydrated, interceptFromStart, seriousFindings, test } from '../support/test.ts'

const PAGES = ['/case-studies', '/industry-reports', '/webinars', '/media-kit']
const THANKS = 'Thank you. Please check your inbox'

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email address' })
const send = (page: Page) => page.getByRole('button', { name: 'Notify me' }).click()

test.use({
  expectedFailures:
    /Failed to load resource: (?:the server responded with a status of 50[03]|net::ERR_INTERNET_DISCONNECTED)/,
})

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newcomer().network }))

async function open(page: Page, path: string) {
  await page.goto(path)
  await email(page).focus()
  await hydrated(page)
}

test('each page says that it is coming soon and takes an email, twice alike', async ({ page, request }) => {
  const [first = '', ...others] = PAGES
  await open(page, first)
  await expect(page.getByRole('main').getByText('Coming soon', { exact: true })).toBeVisible()
  const address = newcomer().email
  for (let time = 0; time < 2; time += 1) {
    const sent = page.waitForRequest((one) => one.method() === 'POST')
    await email(page).fill(address)
    await send(page)
    expect((await sent).postDataJSON()).toEqual({ email: address, source: first.slice(1) })
    await expect(page.getByText(THANKS)).toBeVisible()
    await expect(email(page)).toHaveValue('')
  }
  // The others are the same form, which names its page.
  for (const path of others) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('>Coming soon<')
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(html, path).toContain(`action="/api/newsletter?source=${path.slice(1)}"`)
  }
})

test('what cannot be sent is said at the field or next to it, and stays', async ({ page, context }) => {
  await interceptFromStart(context)
  await open(page, '/webinars')

  await test.step('an address that is none is refused at the field, without asking the server', async () => {
    let asked = 0
    page.on('request', (request) => request.method() === 'POST' && asked++)
    await send(page)
    await expect(page.getByText('Enter your email')).toBeVisible()
    await email(page).fill('asha@example')
    await send(page)
    await expect(page.getByText('Enter an email address, such as asha@example.in')).toBeVisible()
    await expect(email(page)).toBeFocused()
    expect(asked).toBe(0)
    await email(page).fill('asha@example.in')
    await expect(email(page)).not.toHaveAttribute('aria-invalid')
  })

  await test.step('no network and a failing server lose nothing', async () => {
    await email(page).fill('asha@example.in')
    await context.setOffline(true)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('No connection. Your email is still here')
    await context.setOffline(false)
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '' }))
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side')
    await expect(email(page)).toHaveValue('asha@example.in')
  })
})

test('a dead link is named as such after a press and not before', async ({ page }) => {
  for (const [path, button, heading] of [
    ['confirm', 'Subscribe', 'This link no longer works'],
    ['leave', 'Unsubscribe', 'This link is not complete'],
  ] as const) {
    const answer = await page.goto(`/newsletter/${path}?token=zzz`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(`/newsletter/${path}?result=dead`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form sends and says so', async ({ page }) => {
    await page.goto('/industry-reports')
    await email(page).fill(newcomer().email)
    await send(page)
    await expect(page).toHaveURL('/industry-reports?sent=1#newsletter')
    await expect(page.getByText(THANKS)).toBeVisible()
    await page.goto('/media-kit?error=email#newsletter')
    await expect(page.getByText('Enter an email address')).toBeVisible()
  })
})

test('the media kit offers the rates of every medium, as text and as a workbook', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/media-kit')
  const cards = page.getByRole('region', { name: 'Rate cards' })
  const links = await cards.getByRole('link', { name: / rates as (CSV|XLSX)$/ }).all()
  expect(links.length).toBeGreaterThanOrEqual(28)
  for (const type of ['tv', 'ooh', 'pr']) {
    const csv = await request.get(`/media-kit/rates/${type}.csv`)
    expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers()['cache-tag']).toBe(`catalogue,category:${type}`)
    const lines = (await csv.text()).trim().split('\r\n')
    const shown = await cards
      .locator('li')
      .filter({ has: page.locator(`a[href$="/${type}.csv"]`) })
      .textContent()
    expect(lines).toHaveLength(Number(/([\d,]+) listings/.exec(shown ?? '')?.[1]?.replaceAll(',', '')) + 1)
    const [, path] = new RegExp(`,${baseURL}(/\\S+)$`).exec(lines[1] ?? '') ?? []
    expect((await request.get(path ?? '/none')).status()).toBe(200)
  }
  const downloaded = page.waitForEvent('download')
  await cards.locator('a[href$="/radio.xlsx"]').click()
  expect((await downloaded).suggestedFilename()).toBe('adchowk-rates-radio.xlsx')
  const xlsx = await request.get('/media-kit/rates/ooh.xlsx')
  expect((await xlsx.body()).subarray(0, 2).toString()).toBe('PK')
  for (const wrong of ['zzz.csv', 'ooh.pdf', 'ooh']) {
    expect((await request.get(`/media-kit/rates/${wrong}`, { headers: headersFor() })).status()).toBe(404)
  }
})
