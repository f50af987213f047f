import type { Page } from '@playwright/test'
import { approvalOf, linesOf, sendCampaign, wallsOf } from './support/bookings.ts'
import { approve, newName, openLive, sideOf } from './support/sides.ts'
import { expect, hold, interceptFromStart, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })

test.use({ isIntercepting: true, expectedFailures: /status of 409/ })

test('a second answer and a second decision say what it is now', async ({ page, browser, baseURL, sessions }) => {
  test.slow()
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  const walls = await wallsOf(buyer.request, 1, 2)
  await interceptFromStart(staff.context)
  const desk = await staff.context.newPage()
  await openLive(desk, '/admin/approvals')

  const refused = await sendCampaign(buyer.ask, newName('Refused'), walls)
  const card = desk.getByRole('listitem').filter({ hasText: refused.name })
  await card.getByRole('button', { name: 'Review Later' }).click()
  await expect(card).toContainText('Put off')
  await card.getByRole('link').focus()
  await desk.keyboard.press('r')
  await expect(card.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  const goOn = await hold(desk, '**/reject')
  await card.getByRole('textbox', { name: 'Reason' }).pressSequentially('arj')
  await card.getByRole('button', { name: 'Cancel' }).press('a')
  await desk.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Reject' }).click()
  await expect(card.getByRole('textbox', { name: 'Reason' })).toHaveValue('arj')
  await card.getByRole('button', { name: 'Reject' }).click()
  const approval = await approvalOf(staff.request, refused)
  await staff.ask(`/api/admin/approvals/${approval.id}/reject`, {
    version: approval.version,
    reason: 'No such company',
  })
  goOn()
  // Its card says so too, until the list is read again.
  await expect(desk.getByRole('region', { name: 'Messages' }).getByText('This was rejected meanwhile')).toBeVisible()
  await expect(card).toHaveCount(0)
  await desk.goto(`/admin/approvals/campaigns/${approval.id}`)
  await expect(desk.getByRole('region', { name: 'The decision' })).toContainText('by Admin User: No such company')

  const campaign = await sendCampaign(buyer.ask, newName('Withdrawn'), walls)
  await approve(staff, campaign)
  const [line] = await linesOf(buyer.request, campaign)
  if (!line) throw new Error('The campaign has a line')
  await page.context().addCookies(await sessions('mediaOwner'))
  await openLive(page, `/dashboard/requests/${line.id}`)
  const confirm = await hold(page, '**/confirm')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await buyer.ask(`/api/campaigns/${campaign.id}/lines/${line.id}/withdraw`, { version: line.version })
  await expect(answer(page)).toContainText('The advertiser withdrew it. The days are free again.')
  confirm()
  await expect(answer(page).getByRole('alert')).toHaveText('The advertiser withdrew it meanwhile')

  const declined = await sendCampaign(buyer.ask, newName('Declined'), walls)
  await approve(staff, declined)
  const [unwanted] = await linesOf(buyer.request, declined)
  if (!unwanted) throw new Error('The campaign has a line')
  await openLive(page, '/dashboard/requests')
  const row = page.getByRole('listitem').filter({ hasText: unwanted.ref })
  await row.getByRole('checkbox').press(' ')
  await page.getByRole('button', { name: 'Decline 1' }).click()
  await dialog(page).getByRole('button', { name: 'Decline 1' }).click()
  await expect(dialog(page)).toContainText('Say why, so that the advertiser can look elsewhere')
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Sold by phone.')
  await dialog(page).getByRole('button', { name: 'Decline 1' }).click()
  await expect(page.getByRole('list', { name: 'What was answered' })).toContainText(`${unwanted.ref}`)
  await expect(page.getByRole('list', { name: 'What was answered' })).toContainText(': Declined')
  expect((await linesOf(buyer.request, declined))[0]).toMatchObject({ status: 'declined', reason: 'Sold by phone.' })
  await buyer.context.close()
  await staff.context.close()
})
