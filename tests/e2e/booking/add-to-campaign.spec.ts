import type { Page } from '@playwright/test'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { addDays, addMonths, civilDate } from '../../../worker/kernel/rules/dates.ts'
import { newcomer, PASSWORD, signUp } from '../support/account.ts'
import { firstListing } from '../support/catalogue.ts'
import { mailed } from '../support/mails.ts'
import {
  expect,
  findings,
  hydrated,
  interceptFromStart,
  seriousFindings,
  sidewaysScroll,
  test,
} from '../support/test.ts'

/** A cut connection, which the browser itself reports. */
test.use({ expectedFailures: /net::ERR_FAILED|status of 401/ })

const ITEMS = '**/api/campaign-items'
const CAMPAIGNS = '**/api/campaigns'

const FROM = `${addMonths(civilDate(new Date()), 8).slice(0, 7)}-01`
/** Three months. */
const UNTIL = addDays(addMonths(FROM, 3), -1)
const DAYS = `from=${FROM}&until=${UNTIL}`
const dialog = (page: Page) => page.getByRole('dialog', { name: /Campaign$/ })
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add to Campaign' })

/** The first billboard, on three months of days, and its dialog. */
async function openDialog(page: Page) {
  const { id, title } = await firstListing(page.request, 'category=ooh&subcategory=billboard')
  const path = `/category/ooh/billboard/${id}?${DAYS}`
  await page.goto(path)
  const panel = page.getByRole('region', { name: 'Price' })
  const [, minimum] = /Minimum booking: (.*?)\./.exec(await panel.innerText()) ?? []
  await panel.getByRole('link', { name: 'Add to Campaign' }).click()
  return { path, title, minimum }
}

const campaignsOf = async (page: Page): Promise<{ id: string; name: string; lines: number }[]> =>
  (await (await page.request.get('/api/campaigns')).json()).campaigns

test('signed out it leads to the sign-in and back, with the days that were chosen', async ({ page, baseURL }) => {
  const email = await signUp(page.request, baseURL)
  await page.context().clearCookies()
  const { path, title } = await openDialog(page)
  await page.waitForURL(/\/signin\?reason=campaign/)
  const reason = page.getByRole('status').getByText('Please sign in to add inventory to your campaign', { exact: true })
  await expect(reason).toBeVisible()
  await expect(page.locator(`main a[href^="${new URL(path, page.url()).pathname}"]`)).toBeVisible()
  const signIn = async () => {
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  }
  await signIn()
  await expect(dialog(page).getByText(title, { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Start date')).toHaveValue(FROM)
  await expect(dialog(page).getByLabel('End date')).toHaveValue(UNTIL)
  await expect(page).toHaveURL(path)

  await test.step('a session that ended elsewhere costs nothing that was typed', async () => {
    await dialog(page).getByLabel('Campaign name').fill('Pongal, Chennai')
    await dialog(page).getByLabel('Start date').fill(addDays(FROM, -2))
    await page.context().clearCookies()
    await add(page).click()
    await page.waitForURL(/\/signin\?reason=campaign/)
    await signIn()
    await expect(dialog(page).getByLabel('Campaign name')).toHaveValue('Pongal, Chennai')
    await expect(dialog(page).getByLabel('Start date')).toHaveValue(addDays(FROM, -2))
    await add(page).click()
    await expect(dialog(page).getByRole('heading', { name: 'In Pongal, Chennai' })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('a listing becomes a line of a new campaign, by keys, and an answer that is lost makes no second one', async ({
  page,
  baseURL,
}) => {
  await interceptFromStart(page.context())
  await signUp(page.request, baseURL)
  await page.route(CAMPAIGNS, (route) => route.abort('failed'))
  const { title, minimum } = await openDialog(page)
  await test.step('without a connection the campaigns are not taken for none', async () => {
    await expect(dialog(page).getByRole('alert')).toContainText('Your campaigns could not be loaded.')
    await page.unroute(CAMPAIGNS)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByRole('radio', { name: /^New campaign/ })).toBeChecked()
  })
  await test.step('what is selected, its price a month, the one minimum of its owner and the sum', async () => {
    await expect(dialog(page).getByText(title, { exact: true })).toBeVisible()
    await expect(dialog(page).getByText('per month').first()).toBeVisible()
    await expect(
      dialog(page)
        .getByText(/^Minimum booking duration/)
        .locator('..'),
    ).toHaveText(new RegExp(`^Minimum booking duration${minimum}Set by `))
    await expect(dialog(page).getByText(/3 months$/)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
  await test.step('a name is asked for, and days in order', async () => {
    await add(page).click()
    await expect(dialog(page).getByLabel('Campaign name')).toBeFocused()
    await expect(dialog(page).getByText('Name the campaign for its owner')).toBeVisible()
    await dialog(page).getByLabel('End date').fill(addDays(FROM, -31))
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Ends before it starts').first()).toBeVisible()
    await dialog(page).getByLabel('End date').fill(UNTIL)
  })
  await test.step('what was typed is there again after a reload', async () => {
    await dialog(page).getByLabel('Campaign name').fill('Monsoon, Pune')
    await dialog(page).getByLabel('Start date').fill(addDays(FROM, -2))
    await page.reload()
    await page.getByRole('region', { name: 'Price' }).getByRole('link', { name: 'Add to Campaign' }).click()
    await expect(dialog(page).getByLabel('Campaign name')).toHaveValue('Monsoon, Pune')
    await expect(dialog(page).getByLabel('Start date')).toHaveValue(addDays(FROM, -2))
  })
  await test.step('the answer is lost, and asked for again', async () => {
    await page.route(ITEMS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('failed')
    })
    await add(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('it is added only once')
    await page.unroute(ITEMS)
    await dialog(page).getByLabel('Campaign name').press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'In Monsoon, Pune' })).toBeFocused()
    expect(await campaignsOf(page)).toMatchObject([{ name: 'Monsoon, Pune', lines: 1 }])
  })
})

test('Book Now books, which leads to sending it', async ({ page, baseURL }) => {
  await signUp(page.request, baseURL)
  const { id, title } = await firstListing(page.request, 'category=ooh&subcategory=billboard')
  await page.goto(`/category/ooh/billboard/${id}?${DAYS}`)
  const link = page.getByRole('region', { name: 'Price' }).getByRole('link', { name: 'Book Now' })
  await expect(link).toHaveAttribute('href', /^\/signin\?reason=book/)
  await link.click()
  const booking = page.getByRole('dialog', { name: 'Book Now' })
  const name = booking.getByLabel('Campaign name')
  const days = rangeText({ from: FROM, until: UNTIL }, civilDate(new Date()))
  await test.step('a new campaign of this one place, with its days and a name that follows them', async () => {
    await expect(booking.getByLabel('Start date')).toHaveValue(FROM)
    await expect(name).toHaveValue(`${title}, ${days}`)
    await expect(booking.getByRole('radio')).toHaveCount(0)
    await booking.getByLabel('End date').fill(addDays(UNTIL, 1))
    await expect(name).not.toHaveValue(`${title}, ${days}`)
    await booking.getByLabel('End date').fill(UNTIL)
    await name.fill('')
    await booking.getByRole('button', { name: 'Review and send' }).click()
    await expect(name).toBeFocused()
    await name.fill('Monsoon, Pune')
  })
  await test.step('the next step is sending it, with its sum and what is missing', async () => {
    await booking.getByRole('button', { name: 'Review and send' }).click()
    const send = page.getByRole('dialog', { name: 'Send “Monsoon, Pune” for approval?' })
    await expect(send).toContainText('held for you for 72 hours')
    await expect(send).toContainText('Confirm your email')
    expect(await campaignsOf(page)).toMatchObject([{ name: 'Monsoon, Pune', lines: 1 }])
    await send.getByRole('button', { name: 'Cancel' }).click()
    await expect(send).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon, Pune')
    await expect(page).not.toHaveURL(/send/)
  })
})

test.describe('a shop owner on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('comes for a listing, and no step on the way to sending it loses that', async ({ page }) => {
    const since = Date.now()
    const { email } = newcomer()
    const { id, title } = await firstListing(page.request, 'category=ooh&subcategory=billboard')
    // The last days that are on sale: no other journey asks for them.
    const { days } = await (await page.request.get(`/api/availability?resource=${id}`)).json()
    const until = days.at(-1).until
    const from = addDays(until, -99)
    const path = `/category/ooh/billboard/${id}?from=${from}&until=${until}`
    await page.goto(path)
    await page.getByRole('link', { name: 'Add to Campaign' }).last().click()
    await page.waitForURL(/\/signin\?reason=campaign/)

    await test.step('the new account, over a reload and past the other pages of the way in', async () => {
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
      await page.waitForURL(/\/signup\?next=/)
      await page.getByLabel('Your name').fill('Meena Iyer')
      await page.getByLabel('Work email').fill(email)
      await page.getByLabel('Company').fill('Iyer Sweets')
      await page.locator('[name=password]').fill(PASSWORD)
      await page.reload()
      await expect(page.getByLabel('Company')).toHaveValue('Iyer Sweets')
      await expect(page.getByLabel('Work email')).toHaveValue(email)
      await expect(page.locator('[name=password]')).toHaveValue('')
      expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(PASSWORD)
      await page.getByLabel('Phone').fill('98450 10001')
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
    })

    await test.step('is in the dialog with the dates, which takes the place into a draft', async () => {
      await expect(dialog(page).getByText(title, { exact: true })).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(dialog(page).getByLabel('Start date')).toHaveValue(from)
      await expect(dialog(page).getByLabel('End date')).toHaveValue(until)
      await dialog(page).getByLabel('Campaign name').fill('Holi sweets')
      await add(page).click()
      await expect(dialog(page).getByRole('heading', { name: 'In Holi sweets' })).toBeVisible()
    })

    await test.step('the mail leads on to the draft, and billing details back to it', async () => {
      const main = page.getByRole('main')
      const isConfirmed = async () => (await (await page.request.get('/api/auth/session')).json()).user.emailVerified
      // Mails of others may be newer.
      for (const token of await mailed(/verify-email#token=(\S+)/, since)) {
        await page.goto('about:blank')
        await page.goto(`/verify-email#token=${token}`)
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(/is confirmed|no longer works/)
        if (await isConfirmed()) break
      }
      await main.getByRole('link', { name: 'Continue to Holi sweets' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Holi sweets')
      const before = page.getByRole('region', { name: 'Before you send it' })
      await expect(before.getByText('Email confirmed')).toBeVisible()
      await before.getByRole('link', { name: 'Enter billing details' }).click()
      await hydrated(page)
      await page.getByLabel('Legal name').fill('Iyer Sweets')
      await page.getByLabel('Address').fill('12 Bazaar Road, Chennai 600004')
      await page.reload()
      await expect(page.getByLabel('Legal name')).toHaveValue('Iyer Sweets')
      await page.getByRole('button', { name: /State/ }).click()
      await page.getByRole('option', { name: /Tamil Nadu/ }).click()
      await page.getByRole('button', { name: 'Save details' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Holi sweets')
      await expect(before).toHaveCount(0)
      expect(await sidewaysScroll(page)).toBe(0)
    })

    await page.getByRole('button', { name: 'Send for approval' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click()
    await expect(page.getByRole('main').getByText('Sent to our team', { exact: true })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a second line goes into the campaign that there is, and nothing is cut', async ({ page, baseURL }) => {
    await signUp(page.request, baseURL)
    const other = await firstListing(page.request, 'category=ooh&subcategory=street')
    const made = await page.request.post('/api/campaign-items', {
      headers: { Origin: baseURL ?? '' },
      data: {
        campaign: 'new',
        campaignName: 'Diwali',
        startDate: FROM,
        endDate: addDays(addMonths(FROM, 4), -1),
        inventory: { id: other.id },
        key: crypto.randomUUID(),
      },
    })
    expect(made.status()).toBe(201)
    const { id } = await firstListing(page.request, 'category=ooh&subcategory=billboard')
    await page.goto(`/category/ooh/billboard/${id}?${DAYS}`)
    await page.getByRole('link', { name: 'Add to Campaign' }).last().click()
    await dialog(page)
      .getByRole('radio', { name: /^Diwali/ })
      .check({ force: true })
    await expect(add(page)).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBe(0)
    await add(page).click()
    await expect(dialog(page).getByRole('heading', { name: 'In Diwali' })).toBeVisible()
    expect(await campaignsOf(page)).toMatchObject([{ name: 'Diwali', lines: 2 }])
  })
})
