import type { OwnerBooking } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { headersFor, newcomer, PASSWORD, siteAt } from '../support/account.ts'
import { fitsAndPasses, PHONE } from '../support/fits.ts'
import { confirmEmail, mailed } from '../support/mails.ts'
import { openLive } from '../support/sides.ts'
import { expect, findings, hydrated, sidewaysScroll, test } from '../support/test.ts'

// One after the other: a mail in the box of the tests does not name its receiver, so two invitations at once could be
// mixed up.
test.describe.configure({ mode: 'default' })

test.use({ role: 'mediaOwner' })

test('a member is invited, joins, answers with another right, and is gone at once when removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = newcomer()
  const people = page.getByRole('list', { name: 'People' })
  const row = people.getByRole('listitem').filter({ hasText: email })
  await openLive(page, '/dashboard/team')

  const link = await test.step('the invitation', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite to Sahyadri Outdoor' })
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('Enter your email')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByText('See calendar, bookings and earnings').click()
    expect(await findings(page)).toEqual([])
    const since = Date.now() - 1_000
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(row).toContainText(/Invited .* as View, link ends/)
    const [token = ''] = await mailed(/\/join\/(\S+)/, since)
    return `/join/${token}`
  })
  await fitsAndPasses(page)

  const context = await browser.newContext({ ...siteAt(baseURL), viewport: PHONE, reducedMotion: 'reduce' })
  const member = await context.newPage()
  await test.step('joining', async () => {
    await member.goto(link)
    await expect(member.getByRole('heading', { name: 'Join Sahyadri Outdoor' })).toBeVisible()
    expect(await sidewaysScroll(member)).toBe(0)
    expect(await findings(member, { within: 'main', only: 'all' })).toEqual([])
    await member.getByRole('link', { name: 'Create an account' }).click()
    await member.waitForURL(/\/signup\?/)
    await hydrated(member)
    for (const [name, value] of Object.entries({
      ...{ name: 'Meera Nair', email, company: 'Sahyadri Outdoor', phone: '98480 12345', password: PASSWORD },
    })) {
      await member.locator(`[name=${name}]`).fill(value)
    }
    const since = Date.now() - 1_000
    await member.getByRole('button', { name: 'Create account' }).click()
    await member.waitForURL(link)
    await expect(member.getByText('Confirm your email first')).toBeVisible()
    await confirmEmail(member, baseURL, since)
    await member.getByRole('button', { name: 'I have confirmed it' }).click()
    await member.getByRole('button', { name: 'Join the team' }).click()
    await member.waitForURL(/\/dashboard\/team\?owner=sahyadri-outdoor/)
    await expect(member.getByRole('button', { name: 'Invite' })).toHaveCount(0)
    await expect(member.getByText('need the right to manage')).toBeVisible()
    // The page of the manager who invited is up to date.
    await expect(row.getByRole('combobox')).toHaveValue('view')
  })

  const { bookings } = await (await page.request.get('/api/owner/bookings')).json()
  const asked = bookings.find(({ line }: OwnerBooking) => line.status === 'requested')
  const request = `/dashboard/requests/${asked.line.id}`
  const answers = member.getByRole('region', { name: 'Answer' })

  await test.step('who may look reads a request and cannot answer it', async () => {
    await openLive(member, request)
    await expect(answers).toContainText(/you need the right to sell/i)
    await expect(answers.getByRole('button')).toHaveCount(0)
    await expect(member.getByRole('textbox', { name: 'Write to the advertiser' })).toHaveCount(0)
    const refused = await member.request.post(`/api/owner/bookings/${asked.line.id}/messages`, {
      headers: headersFor(baseURL),
      data: { text: 'Hello' },
    })
    expect(refused.status()).toBe(403)
  })

  await test.step('who may look reads the listings, and no act is offered', async () => {
    await member.goto('/dashboard/listings?state=live')
    await expect(member.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible()
    await hydrated(member)
    await expect(member.getByRole('link', { name: 'Add listing' })).toHaveCount(0)
    await expect(member.getByRole('link', { name: 'Import', exact: true }).and(member.locator('main a'))).toHaveCount(0)
    await expect(member.getByRole('checkbox', { name: /^Choose / }).first()).toBeDisabled()
    await member
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(member.getByRole('menuitem')).toHaveText(['Open', 'Public page', 'Calendar'])
    await member.getByRole('menuitem', { name: 'Open' }).click()
    await expect(member.getByText('You can view this listing.')).toBeVisible()
    await expect(member.getByRole('button', { name: /^(Save|Publish|Send|Add )/ })).toHaveCount(0)
    await openLive(member, request)
  })

  await test.step('another right is there at once', async () => {
    await row.getByRole('combobox').selectOption('Sell')
    await expect(answers.getByRole('button', { name: 'Confirm booking' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText(
      'gave Meera Nair another right: Sell',
    )
  })

  await test.step('who is removed finds nothing any more, on the open page neither', async () => {
    await row.getByRole('button', { name: 'More about Meera Nair' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(row).toHaveCount(0)
    await expect(answers).toHaveCount(0)
    expect((await member.request.get(`/api/owner/bookings/${asked.line.id}`)).status()).toBe(404)
    expect((await member.goto(request))?.status()).toBe(404)
    await member.goto('/dashboard/team')
    await expect(member.getByText('You do not belong to a company yet')).toBeVisible()
    await member.goto(link)
    await expect(member.getByRole('heading', { name: 'This invitation was used' })).toBeVisible()
  })
  await context.close()
})

test('an invitation is for one address, and says so to others', async ({ page, baseURL }) => {
  const { email } = newcomer()
  const since = Date.now() - 1_000
  const invited = await page.request.post('/api/owner/team/invitations', {
    headers: headersFor(baseURL),
    data: { owner: 'sahyadri-outdoor', email, right: 'sell' },
  })
  const { id } = await invited.json()
  const [token = ''] = await mailed(/\/join\/(\S+)/, since)
  await page.goto(`/join/${token}`)
  await expect(page.getByRole('main')).toContainText(/Only the account of .* can join by this link/)
  await page.request.delete(`/api/owner/team/invitations/${id}`, { headers: headersFor(baseURL) })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible()
  await page.goto(`/join/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Invitation not found' })).toBeVisible()
})

test('earnings have their months, their listings and a file, and a table for each chart', async ({ page }) => {
  await page.goto('/dashboard/earnings')
  await hydrated(page)
  const months = page.getByRole('region', { name: 'Media value by month' })
  await expect(months.getByRole('img').locator('svg')).toBeVisible()
  await fitsAndPasses(page)

  await months.getByRole('radio', { name: 'Chart' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(months.getByRole('row')).toHaveCount(14)
  const sum = await months.getByRole('row', { name: /^Sum/ }).getByRole('cell').last().innerText()
  const listings = page.getByRole('region', { name: 'By listing' })
  await expect(listings.getByRole('row', { name: /^All/ })).toContainText(sum)
  await listings.getByRole('button', { name: /^All / }).click()
  expect(await listings.getByRole('row').count()).toBeGreaterThan(200)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('adchowk-earnings-sahyadri-outdoor-past.csv')

  await page.getByRole('link', { name: 'Next 6 months' }).click()
  await expect(page).toHaveURL(/range=next/)
  await expect(page.getByRole('region', { name: 'Next 6 months, your payout' })).toBeVisible()
  await page.getByRole('button', { name: 'Calculation of the figures' }).click()
  await expect(page.getByText('by the share of its days there')).toBeVisible()
  expect(await findings(page, { within: 'main' })).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)

  const refused = await page.request.get('/earnings.csv?owner=golconda-skyline-media')
  expect(refused.status()).toBe(404)
})
