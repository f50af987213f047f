import type { Page } from '@playwright/test'
import { PASSWORD, signUp } from '../support/account.ts'
import { firstListing } from '../support/catalogue.ts'
import { expect, interceptFromStart, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

/** Errors caused on purpose, and a cut connection, which the browser itself reports. */
test.use({
  expectedFailures: /Failed to load resource: (?:the server responded with a status of 401|net::ERR_FAILED)/,
})

const API = '**/api/enquiries/listing'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const reference = (page: Page) => page.getByRole('heading', { name: /^Thank you\. Your reference is ENQ-/ })
const price = (page: Page) => page.getByRole('region', { name: 'Price' })

/** The first billboard: its page is as it comes from the server, before React runs. */
async function openListing(page: Page, query = '') {
  const { id, title } = await firstListing(page.request, 'category=ooh&subcategory=billboard')
  const path = `/category/ooh/billboard/${id}`
  await page.goto(`${path}${query}`)
  return { path, title }
}

async function fillDays(page: Page) {
  await page.getByLabel('Start date').fill('2099-01-01')
  await page.getByLabel('End date').fill('2099-03-31')
}

test('who is signed in asks our desk from a listing, and finds it on the dashboard', async ({ page, baseURL }) => {
  const email = await signUp(page.request, baseURL)
  const { path, title } = await openListing(page)
  await price(page).locator('input[name=duration]').fill('3')
  const button = price(page).getByRole('link', { name: 'Ask our desk' })
  await button.click()
  const form = dialog(page, 'Ask our desk')
  await expect(form.getByText('It books nothing: use Book Now or Add to Campaign for that.')).toBeVisible()
  await expect(form.getByText(title, { exact: true })).toBeVisible()
  await expect(form.getByText(/Your choice: 1 site, 3 months/)).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Asha Menon')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Phone')).toHaveValue('+91 98450 10001')
  expect(await seriousFindings(page)).toEqual([])

  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByText('Write your message')).toBeVisible()
  await expect(form.getByLabel('Message')).toBeFocused()
  await form.getByLabel('Message').fill('Can it be lit all night?')
  await fillDays(page)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(reference(page)).toBeFocused()
  await expect(page.getByText(`We are sending a confirmation to ${email}`)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(path)

  await page.goto('/dashboard')
  const own = page.getByRole('region', { name: 'Your enquiries to our team' }).getByRole('listitem')
  await expect(own).toHaveCount(1)
  await expect(own).toContainText(title)
  await expect(own).toContainText('With our team')
})

test('an enquiry about a paper has its days of issue, and asks for no others', async ({ page, request, baseURL }) => {
  await signUp(page.request, baseURL)
  const { listings } = await (
    await request.get('/api/listings?category=newspaper&subcategory=supplements&size=1')
  ).json()
  await page.goto(`/discover/newspaper/supplements/${listings[0].id}`)
  await page.getByRole('button', { name: 'Every Sunday' }).click()
  await expect(price(page).getByText('All 4 issues are free')).toBeVisible()
  await price(page).getByRole('link', { name: 'Ask our desk' }).click()
  const form = dialog(page, 'Ask our desk')
  await expect(form.getByText(/Your choice: .+, 4 insertions, /)).toBeVisible()
  await expect(form.getByLabel('Start date')).toHaveCount(0)
  await form.getByLabel('Message').fill('Is the back page free, too?')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(reference(page)).toBeVisible()
  await page.goto('/dashboard')
  const own = page.getByRole('region', { name: 'Your enquiries to our team' }).getByRole('listitem')
  await expect(own).toContainText(/issues of (\d+ [A-Z][a-z]+ \d{4}, ){2}\d+ [A-Z][a-z]+ \d{4} and \d+ /)
})

test('Contact Media Owner reaches the owner, who answers, and closing loses nothing', async ({
  page,
  baseURL,
  sessions,
}) => {
  await signUp(page.request, baseURL)
  const asker = await page.context().cookies()
  const { title } = await openListing(page)
  const contact = page.getByRole('link', { name: 'Contact Media Owner' })
  const form = dialog(page, 'Contact Media Owner')
  await contact.focus()
  await page.keyboard.press('Enter')
  const message = form.getByRole('textbox', { name: 'Write to Sahyadri Outdoor' })
  await message.fill('Is the light on all night?')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(contact).toBeFocused()
  await page.reload()
  await contact.click()
  await expect(message).toHaveValue('Is the light on all night?')
  expect(await seriousFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Sent to Sahyadri Outdoor')).toBeVisible()
  await expect(message).toHaveValue('')
  await expect(message).not.toHaveAttribute('aria-invalid', 'true')

  const as = async (cookies: typeof asker) => {
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
  }
  await test.step('the owner finds it unread, and answers', async () => {
    await as(await sessions('mediaOwner'))
    await page.goto('/dashboard/messages')
    const row = page
      .getByRole('list', { name: 'Conversations' })
      .getByRole('listitem')
      .filter({ hasText: title })
      .first()
    await expect(row).toContainText('1 new')
    await row.getByRole('link').click()
    await expect(page.getByText('Is the light on all night?')).toBeVisible()
    await page.getByRole('textbox', { name: /^Write to Asha Menon/ }).fill('Until midnight.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Until midnight.')
    expect(await seriousFindings(page, { only: 'all' })).toEqual([])
  })
  await test.step('staff read it, which both sides see', async () => {
    await as(await sessions('admin'))
    await page.goto('/admin/support/conversations')
    await page
      .getByRole('link', { name: /and Sahyadri Outdoor$/ })
      .first()
      .click()
    await expect(page.getByText('Until midnight.')).toBeVisible()
    expect(await seriousFindings(page, { within: 'main', only: 'all' })).toEqual([])
  })
  await test.step('who asked reads the answer', async () => {
    await as(asker)
    await page.goto('/dashboard/messages')
    await page.getByRole('link', { name: 'Sahyadri Outdoor' }).click()
    await expect(page.getByText('Until midnight.')).toBeVisible()
    await expect(page.getByText('Our team last read this conversation')).toBeVisible()
  })
})

test('a visitor signs in first; a session that ended later, and a lost connection, cost nothing that was typed', async ({
  page,
  baseURL,
}) => {
  await interceptFromStart(page.context())
  const email = await signUp(page.request, baseURL)
  // Stretch SWR's 2 s deduping to a minute, so that this sign-in always falls within it.
  await page.addInitScript(() => {
    const wait = setTimeout.bind(window)
    Object.assign(window, { setTimeout: (done: () => void, ms: number) => wait(done, ms === 2_000 ? 60_000 : ms) })
  })
  await page.context().clearCookies()
  const { path } = await openListing(page, '?duration=4')
  const form = dialog(page, 'Ask our desk')
  const signIn = async () => {
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  }

  await test.step('a visitor comes back to the open dialog', async () => {
    await price(page).getByRole('link', { name: 'Ask our desk' }).click()
    await page.waitForURL(/\/signin\?reason=desk/)
    const why = page.getByText('Please sign in to ask our desk')
    // Under the pointer it stays: its five seconds go on when the form is sent.
    await why.hover()
    await signIn()
    await expect(form.getByText(/4 months/)).toBeVisible()
    expect(await why.count()).toBe(0)
    await expect(page).toHaveURL(`${path}?duration=4`)

    // A signed-in user who still follows the link is sent back to the dialog by the server.
    await page.goto(`/signin?${new URLSearchParams({ reason: 'desk', next: path })}`)
    await expect(form).toBeVisible()
    await expect(page).toHaveURL(path)
  })

  await fillDays(page)
  await form.getByLabel('Message').fill('Near the flyover, please.')

  await page.route(API, (route) => route.abort('failed'))
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert')).toContainText('No connection. Nothing was sent')
  await page.unroute(API)

  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await page.waitForURL(/\/signin/)
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible()
  await signIn()
  await expect(form.getByLabel('Message')).toHaveValue('Near the flyover, please.')
  await expect(form.getByLabel('End date')).toHaveValue('2099-03-31')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(reference(page)).toBeVisible()
  await expect(page).toHaveURL(path)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it opens in the first tap, and nothing is cut', async ({ page, baseURL }) => {
    await signUp(page.request, baseURL)
    await openListing(page)
    await page.getByRole('link', { name: 'Contact Media Owner' }).click()
    const form = dialog(page, 'Contact Media Owner')
    const send = form.getByRole('button', { name: 'Send' })
    await expect(send).toBeInViewport()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
