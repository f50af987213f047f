import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { signUp } from '../support/account.ts'
import { asker, draftCampaign, lastDay, linesOf, nextDay, sendCampaign, wallsOf } from '../support/bookings.ts'
import { approve, newName, sideOf } from '../support/sides.ts'
import { expect, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

test('an account without a campaign is led to one', async ({ page, baseURL }) => {
  await signUp(page.request, baseURL)
  await page.goto('/dashboard/campaigns')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Discover media' })).toHaveAttribute('href', '/category')
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
})

test('a draft is named, copied, emptied and deleted, each with a way back, and sent', async ({
  page,
  baseURL,
  sessions,
}) => {
  await page.context().addCookies(await sessions('advertiser'))
  const walls = await wallsOf(page.request, 2, 3)
  const [wall] = walls
  if (!wall) throw new Error('There are two sites')
  const { id, name } = await draftCampaign(asker(page.request, baseURL), newName('Journey'), walls)
  await page.goto(`/dashboard/campaigns/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const lines = page.getByRole('region', { name: /^Lines/ }).getByRole('listitem')
  const drawer = page.getByRole('dialog', { name: /^BKG-/ })
  await lines.first().getByRole('link').click()
  const first = await drawer.getByRole('heading', { level: 3 }).first().textContent()
  await drawer.getByRole('button', { name: 'Next line' }).press('Enter')
  await expect(drawer.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toHaveText(first ?? '')
  await drawer.getByRole('button', { name: 'Change days' }).click()
  await drawer.getByLabel('End date').fill(addDays(lastDay(wall.from), 40))
  await expect(drawer.getByRole('region', { name: 'Price after the change' })).toContainText(/Difference\s*\+₹/)
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(lines.first().getByRole('link')).toBeFocused()
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await calendar.getByRole('button', { name: /^Show / }).click()
  await expect(calendar.getByRole('cell').nth(10)).toContainText('(Draft)')
  const more = page.getByRole('button', { name: 'More for this campaign' })

  await more.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit campaign' })
  await edit.getByLabel('Budget, with GST').fill('plenty')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('Enter the budget in rupees')).toBeVisible()
  await edit.getByLabel('Budget, with GST').fill('90 lakh')
  await edit.getByLabel('Objective').selectOption('Sales')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('of ₹90,00,000 budget')).toBeVisible()

  await lines.first().getByRole('link').click()
  await drawer.getByRole('button', { name: 'Remove' }).click()
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(2)

  await more.click()
  await page.getByRole('menuitem', { name: 'Delete the draft' }).click()
  await page.waitForURL('/dashboard/campaigns')
  const row = page.getByRole('main').getByRole('link', { name })
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)

  await row.click()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  const send = page.getByRole('dialog', { name: `Send “${name}” for approval?` })
  await expect(send).toContainText('held for you for 72 hours')
  await send.getByRole('button', { name: 'Send for approval' }).dblclick()
  await expect(page.getByRole('main')).toContainText('With our team.')
  expect(await sidewaysScroll(page)).toBe(0)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Send for approval' })).toBeVisible()
})

test('an approved campaign shows an offer next to the request, and what cancelling costs before it is done', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  await page.context().addCookies(await sessions('advertiser'))
  const walls = await wallsOf(page.request, 5, 4)
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  const owner = await sideOf(browser, baseURL, await sessions('mediaOwner'))
  // On days that no other journey books: a declined wall is replaced by any other that is free on them, of any share.
  const apart = walls.map((wall) => ({ ...wall, from: nextDay(nextDay(wall.from)) }))
  const campaign = await sendCampaign(buyer.ask, newName('Journey'), apart)
  const { id, name } = campaign
  await approve(staff, campaign)
  const lines = await linesOf(buyer.request, campaign)
  const hasAnother = async ({ id: line }: { id: string }) => {
    const answer = await buyer.request.get(`/api/campaigns/${id}/lines/${line}/alternatives`)
    return (await answer.json()).alternatives.length > 0
  }
  let declined = lines[0]
  for (const line of lines) if (await hasAnother(line)) declined = line
  const [confirmed, offered] = lines.filter((line) => line !== declined)
  const [wall] = walls
  if (!declined || !confirmed || !offered || !wall) throw new Error('It has five lines')

  await page.goto(`/dashboard/campaigns/${id}`)
  await expect(page.getByRole('main')).toContainText('Waiting for 5 answers.')
  const answer = (line: { id: string; version: number }, verb: string, data: object = {}) =>
    owner.ask(`/api/owner/bookings/${line.id}/${verb}`, { version: line.version, ...data })
  await answer(confirmed, 'confirm')
  const { media, setup } = offered
  await answer(offered, 'counter', { starts: wall.from, ends: lastDay(wall.from), media, setup })
  await answer(declined, 'decline', { reason: 'Sold' })
  for (const { context } of [buyer, staff, owner]) await context.close()

  // The open page updates.
  await expect(page.getByRole('main')).toContainText('2 lines need you.')
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^BKG-/ })
  await expect(drawer.getByRole('table')).toContainText('Their offer')
  await page.setViewportSize(PHONE)
  expect(await seriousFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await drawer.getByRole('textbox', { name: /^Write to/ }).fill('Could it stay in winter?')
  // In a field the arrows are the field's.
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(drawer.getByRole('table')).toContainText('Their offer')
  await drawer.getByRole('button', { name: 'Send' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Could it stay in winter?' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Accept the dates' }).click()
  await expect(drawer.getByRole('button', { name: 'Cancel this booking' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  // The declined place is watched, and another one requested instead.
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await drawer.getByRole('button', { name: 'Notify me when these days are free' }).click()
  await expect(drawer).toContainText('We will write to you when these days are free.')
  await drawer
    .getByRole('button', { name: /^Replace by / })
    .first()
    .click()
  const instead = page.getByRole('alertdialog', { name: 'Request this place instead?' })
  await expect(instead).toContainText('with GST')
  await instead.getByRole('button', { name: 'Send request' }).click()
  await expect(drawer.getByText('Asked', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main')).toContainText('Replaced by another line')
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('region', { name: 'Documents' })).toContainText('Release order')

  await page.getByRole('button', { name: 'More for this campaign' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the campaign' }).click()
  const cancel = page.getByRole('alertdialog', { name: `Cancel “${name}”?` })
  await expect(cancel).toContainText('comes off')
  expect(await seriousFindings(page)).toEqual([])
  await cancel.getByRole('button', { name: /^Cancel it/ }).click()
  await expect(page.getByRole('main')).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: 'Send for approval' })).toHaveCount(0)
})
