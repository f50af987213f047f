import { readFile } from 'node:fs/promises'
import { headersFor, newcomer } from '../support/account.ts'
import { expect, findings, OFTEN, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

test.use({ role: 'admin' })

test('the dashboard follows its period, and shows an enquiry as soon as it is sent', async ({ page, baseURL }) => {
  await page.goto('/admin')
  const figures = page.locator('dl').filter({ hasText: 'Total Revenue' })
  const revenue = figures.locator('div').filter({ hasText: 'Total Revenue' })
  await expect(revenue).toContainText('45.6L')
  for (const label of ['Total Revenue', 'Active Users', 'Active Campaigns', 'Pending Approvals']) {
    const card = figures.locator('div').filter({ hasText: label })
    await expect(card).toContainText(/[+-]?\d+(\.\d+)?%\s*vs last period/)
  }
  const chart = page.getByRole('region', { name: 'Revenue Overview' })
  const image = chart.getByRole('img', { name: /^Revenue by month/ }).first()
  const sixMonths = await image.getAttribute('aria-label')
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 12 months' })
  await expect(page).toHaveURL(/period=12m/)
  await expect(revenue).not.toContainText('45.6L')
  await expect(image).not.toHaveAttribute('aria-label', sixMonths ?? '')
  await chart.getByRole('radio', { name: 'Table' }).click()
  await expect(chart.getByRole('row')).toHaveCount(13)

  const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  await expect(activity).toHaveCount(5)
  // The page updates without a reload.
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const sent = await page.request.post('/api/enquiries', {
    headers: headersFor(baseURL, newcomer().network),
    data: {
      key: crypto.randomUUID(),
      name: 'Zoya Daruwala',
      email: 'zoya@example.in',
      phone: '98450 10001',
      company: 'Figs and Dates',
      campaignObjective: 'Sales',
      targetAudience: 'Families',
      startDate: '2027-12-01',
      endDate: '2027-12-31',
      budget: '5 lakh',
      requirements: 'Buses',
    },
  })
  expect(sent.status()).toBe(201)
  await expect(activity.filter({ hasText: 'Figs and Dates' })).toContainText(/ago|just now/)

  expect.soft(await findings(page), 'the dashboard').toEqual([])
  await page.setViewportSize(PHONE)
  expect.soft(await sidewaysScroll(page)).toBe(0)
})

test('the analytics are narrowed in the address, and the file has what is shown', async ({ page }) => {
  await page.goto('/admin/analytics')
  for (const name of ['Last 30 days', 'Filters', 'Export Report']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  const trend = page.getByRole('region', { name: 'Revenue Trend' })
  await expect.poll(() => trend.locator('svg text').allTextContents(), OFTEN).toContain('45.6L')
  const legend = page.getByRole('region', { name: 'Category Distribution' }).getByRole('listitem')
  for (const [at, share] of [
    /^Television.*35%$/,
    /^Digital.*25%$/,
    /^OOH.*20%$/,
    /^Radio.*15%$/,
    /^Print.*5%$/,
  ].entries()) {
    await expect(legend.nth(at)).toHaveText(share)
  }
  const metrics = page.getByRole('region', { name: 'Performance Metrics' })
  // Other journeys approve campaigns, so the exact figures are those of a worker test.
  await expect(metrics.getByRole('definition').filter({ hasText: /^(\d+\.\dL|\d+%)$/ })).toHaveCount(3)
  expect.soft(await findings(page), 'the analytics').toEqual([])

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Television' })
  await page.getByRole('button', { name: 'Show report', exact: true }).click()
  await expect(page).toHaveURL(/category=tv/)
  await expect(legend.first()).toHaveText(/100%$/)
  await page.reload()
  await expect(legend.first()).toHaveText(/100%$/)
  await page.getByRole('link', { name: 'Remove Television' }).click()
  await expect(legend.first()).toHaveText(/35%$/)

  await page.getByRole('button', { name: 'Export Report' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^adchowk-analytics-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/Television,[\d.]+,35/)
  expect(text.match(/^\d{4}-0[1-6],/gm)).toHaveLength(6)

  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await page.getByRole('menuitemradio', { name: 'Last 12 months' }).click()
  await expect(page).toHaveURL(/period=12m/)
  await trend.getByRole('radio', { name: 'Table' }).click()
  await expect(trend.getByRole('row')).toHaveCount(13)
  await page.setViewportSize(PHONE)
  expect.soft(await sidewaysScroll(page)).toBe(0)
})
