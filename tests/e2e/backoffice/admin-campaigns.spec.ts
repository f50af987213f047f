import { approvalOf, sendCampaign, wallsOf } from '../support/bookings.ts'
import { approve, newName, sideOf } from '../support/sides.ts'
import { expect, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

test.use({ role: 'admin', expectedFailures: /status of 409/ })

test('a campaign is found, read and moved forwards; what a colleague saved meanwhile is shown', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  test.slow()
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const colleague = await sideOf(browser, baseURL, await sessions('admin'))
  const name = newName('Zircon')
  const campaign = await sendCampaign(buyer.ask, name, await wallsOf(buyer.request, 1, 0))
  await approve(colleague, campaign)

  await page.goto(`/admin/campaigns?q=${encodeURIComponent(name)}`)
  const options = page.getByLabel('Status').getByRole('option')
  await expect(options).toHaveText(['All Campaigns', 'Active', 'Planned', 'Completed'])
  const card = page.getByRole('article', { name })
  await expect(card).toContainText('Planned')
  await card.getByRole('button', { name: 'View Details' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/campaigns/${campaign.id}`))
  await page.reload()
  const details = page.getByRole('dialog', { name })
  await expect(details).toContainText('End Date')
  await expect(details).toContainText('Impressions')

  await details.getByRole('button', { name: 'Manage Campaign' }).click()
  const form = page.getByRole('dialog', { name: 'Manage Campaign' })
  await form.getByLabel('Status').selectOption('Active')
  await form.getByRole('textbox', { name: 'Reach' }).fill('6M+')
  const { campaign: stored } = await (await colleague.request.get(`/api/admin/campaigns/${campaign.id}`)).json()
  const changed = await colleague.request.patch(`/api/admin/campaigns/${campaign.id}`, {
    headers: { Origin: baseURL ?? '' },
    data: { version: stored.version, reach: '7M+' },
  })
  expect(changed.status()).toBe(200)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set to Active' }).click()
  const conflict = form.getByRole('alert').filter({ hasText: 'Changed meanwhile' })
  await conflict.getByRole('button', { name: 'See changes' }).click()
  await expect(form.getByRole('row', { name: /^Reach/ })).toContainText('7M+')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Campaign saved')).toBeVisible()
  await page.goto(`/admin/campaigns?q=${encodeURIComponent(name)}&status=active`)
  await expect(card).toContainText('Active')
  await expect(card).toContainText('6M+')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sidewaysScroll(page)).toBe(0)

  // Two months ahead of its days it is asked about, and taken back.
  await card.getByRole('button', { name: 'Manage Campaign' }).click()
  await form.getByLabel('Status').selectOption('Completed')
  await form.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog', { name: /to Completed\?$/ })
  await expect(question).toContainText('It has not run yet')
  await expect(question.getByRole('listitem')).toHaveCount(1)
  expect(await seriousFindings(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/completed-390.png` })
  await question.getByRole('button', { name: 'Set to Completed' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Status reset')).toBeVisible()
  await page.goto(`/admin/campaigns?q=${encodeURIComponent(name)}&status=planned`)
  await expect(card).toContainText('Planned')
  await buyer.context.close()
  await colleague.context.close()
})

test('a campaign is approved without one of its items', async ({ page, browser, baseURL, sessions }) => {
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const name = newName('In part')
  const campaign = await sendCampaign(buyer.ask, name, await wallsOf(buyer.request, 2, 4))
  const { id } = await approvalOf(page.request, campaign)
  await page.goto(`/admin/approvals/campaigns/${id}`)
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('2 of 2 places held until')
  await page.getByRole('group', { name: 'Items to approve' }).getByRole('checkbox').first().press(' ')
  await page.getByRole('button', { name: 'Approve 1 item, exclude 1' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Excluded items are withdrawn with the reason')
  await question.getByRole('button', { name: 'Approve in part' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Approved')
  await buyer.context.close()
})
