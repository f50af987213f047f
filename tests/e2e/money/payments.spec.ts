import type { Page } from '@playwright/test'
import { linesOf, sendCampaign, wallsOf } from '../support/bookings.ts'
import { approve, newName, sideOf } from '../support/sides.ts'
import { expect, hold, interceptFromStart, test } from '../support/test.ts'

test.use({ role: 'mediaOwner', expectedFailures: /net::ERR_FAILED/ })

/** Walks the pages of a list until a campaign is on it. */
async function rowOf(page: Page, name: string) {
  const row = page.getByRole('listitem').filter({ hasText: name })
  const next = page.getByRole('link', { name: 'Next' })
  await expect(page.getByRole('navigation', { name: 'Lists' })).toBeVisible()
  while ((await row.count()) === 0) {
    const before = page.url()
    await next.click()
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('region', { name: 'Due' })).toBeVisible()
  }
  return row.first()
}

test('an owner records an advance, its advertiser sees it, and staff take it back', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  await interceptFromStart(page.context())
  test.slow()
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  const owner = await sideOf(browser, baseURL, await sessions('mediaOwner'))
  const campaign = await sendCampaign(buyer.ask, newName('Paid'), await wallsOf(buyer.request, 1, 4))
  await approve(staff, campaign)
  const [line] = await linesOf(buyer.request, campaign)
  if (!line) throw new Error('The campaign has a line')
  await owner.ask(`/api/owner/bookings/${line.id}/confirm`, { version: line.version })

  // The owner: the error of a wrong day is at the field, and the answer to the first try is lost.
  await page.goto('/dashboard/payments?list=due')
  const row = await rowOf(page, campaign.name)
  await expect(row).toContainText('30% in advance')
  await row.getByRole('button', { name: /^Record payment/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Record payment' })
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('=HYPERLINK("x")')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog.getByText('Only letters, digits, spaces')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('SBIN526330001')
  await dialog.getByLabel('Received on').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog.getByText(/so no payment can be older/)).toBeVisible()
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }))
  await dialog.getByLabel('Received on').fill(today)
  await page.route('**/payments', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog.getByText('No connection')).toBeVisible()
  await page.unroute('**/payments')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Payment recorded')).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByRole('row').filter({ hasText: 'SBIN526330001' }).first()).toContainText('NEFT')

  // The advertiser reads what came, and cannot record.
  const paid = await buyer.context.newPage()
  await paid.goto(`/dashboard/campaigns/${campaign.id}`)
  const payments = paid.getByRole('region', { name: 'Payments' })
  await expect(payments.getByRole('listitem').filter({ hasText: '30% in advance' }).first()).toContainText('received')
  await expect(paid.getByRole('link', { name: /^Receipt voucher/ })).toHaveCount(1)
  await paid.goto('/dashboard/payments?list=due')
  await expect(paid.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(paid.getByRole('button', { name: /^Record payment/ })).toHaveCount(0)

  // Staff see the lists, and take it back once.
  await interceptFromStart(staff.context)
  const desk = await staff.context.newPage()
  await desk.goto('/admin/payments')
  await expect(desk.getByRole('navigation', { name: 'Lists' })).toContainText('Overdue')
  await desk.goto(`/admin/campaigns/${campaign.id}`)
  const section = desk.getByRole('region', { name: 'Payments' })
  await expect(section.getByText('SBIN526330001')).toBeVisible()
  await section.getByRole('button', { name: 'Correct SBIN526330001' }).click()
  const asked = desk.getByRole('alertdialog', { name: 'Correct this payment?' })
  await asked.getByRole('button', { name: 'Correct payment' }).click()
  await expect(asked.getByText('Enter what was wrong')).toBeVisible()
  await asked.getByRole('textbox', { name: 'Reason' }).fill('It was for another campaign')
  const goOn = await hold(desk, '**/correct')
  await asked.getByRole('button', { name: 'Correct payment' }).click()
  goOn()
  await expect(asked).toHaveCount(0)
  await expect(section.getByText('Taken back')).toBeVisible()
  await expect(section.getByRole('button', { name: /^Correct/ })).toHaveCount(0)
  await paid.goto(`/dashboard/campaigns/${campaign.id}`)
  await expect(payments.getByRole('listitem').filter({ hasText: '30% in advance' }).first()).toContainText('due')
})
