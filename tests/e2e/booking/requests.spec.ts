import type { Page } from '@playwright/test'
import type { OwnerBooking } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { LENGTH, linesOf, nextDay, sendCampaign, wallsOf } from '../support/bookings.ts'
import { fitsAndPasses } from '../support/fits.ts'
import { approve, newName, openLive, sideOf } from '../support/sides.ts'
import { expect, hold, hydrated, interceptFromStart, seriousFindings, test } from '../support/test.ts'

/** Time limit of a change that comes from another browser, as of any expectation. */
const SOON = { timeout: 10_000 }

const dialog = (page: Page) => page.getByRole('dialog')
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })

/** The count in a navigation; others change it meanwhile, so that what it must be is read at the same time. */
const countOf = async (page: Page, navigation: string, entry: RegExp) => {
  const link = page.getByRole('navigation', { name: navigation }).getByRole('link', { name: entry })
  return Number((await link.innerText()).replace(/\D/g, ''))
}

const countsWhatIsListed = (desk: Page) =>
  expect(async () => {
    const listed = await desk.getByRole('status').filter({ hasText: 'pending' }).innerText()
    expect(await countOf(desk, 'Admin', /^Approvals/)).toBe(Number.parseInt(listed, 10))
    expect(await desk.locator('[data-card]').count()).toBe(Number.parseInt(listed, 10))
  }).toPass(SOON)

/** Number of requests that wait for an answer; expired ones are listed with them. */
async function askedOf(page: Page, at = 1): Promise<number> {
  const { bookings, pages } = await (await page.request.get(`/api/owner/bookings?page=${at}`)).json()
  const here = bookings.filter(({ line }: OwnerBooking) => line.status === 'requested').length
  return at < pages ? here + (await askedOf(page, at + 1)) : here
}

const countsWhatIsAsked = (page: Page) =>
  expect(async () => {
    expect(await countOf(page, 'Account', /^Requests/)).toBe(await askedOf(page))
  }).toPass(SOON)

test('advertiser, staff and owner each see the acts of the others without a reload', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  await interceptFromStart(page.context())
  test.slow()
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  await page.context().addCookies(await sessions('mediaOwner'))
  const desk = await staff.context.newPage()
  await openLive(desk, '/admin/approvals')
  await openLive(page, '/dashboard/requests')

  const name = newName('Winter launch')
  const campaign = await sendCampaign(buyer.ask, name, await wallsOf(buyer.request, 2, 0))
  const card = desk.getByRole('listitem').filter({ hasText: name })
  await expect(card).toBeVisible()
  await expect(card).toContainText('Pending Review')
  await expect(card).toContainText(`Duration: ${LENGTH} days`)
  await expect(card).toContainText('2 of 2 places held until')
  await countsWhatIsListed(desk)
  await fitsAndPasses(desk)

  const mine = await buyer.context.newPage()
  await openLive(mine, `/dashboard/campaigns/${campaign.id}`)
  const happened = mine.getByRole('region', { name: 'Activity' })
  await expect(happened).toContainText('Sent to our team')

  await card.getByRole('link').click()
  await expect(desk.getByRole('region', { name: 'The advertiser' })).toContainText('GSTIN')
  await expect(desk.getByRole('region', { name: 'The advertiser' })).toContainText(
    'Kaveri Coffee Works Private Limited',
  )
  await expect(desk.getByText(/^Held until/)).toHaveCount(2)
  await fitsAndPasses(desk)
  await desk.getByRole('link', { name: 'All approvals' }).click()
  // Other journeys send and decide campaigns meanwhile: the cards may move between two keys.
  await expect(async () => {
    await card.getByRole('link').focus()
    await desk.keyboard.press('k')
    await expect(desk.locator('[data-card] a:focus')).toHaveCount(1)
    await expect(card.getByRole('link')).not.toBeFocused({ timeout: 500 })
    await desk.keyboard.press('j')
    await expect(card.getByRole('link')).toBeFocused({ timeout: 500 })
  }).toPass(SOON)
  await desk.keyboard.press('a')
  await expect(desk.getByText('Campaign approved')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(happened).toContainText('Approved by our team')
  await countsWhatIsAsked(page)

  const [first, second] = await linesOf(buyer.request, campaign)
  if (!first || !second) throw new Error('The campaign has two lines')
  const rowOf = ({ ref }: { ref: string }) => page.getByRole('listitem').filter({ hasText: ref })
  await expect(rowOf(first)).toBeVisible()
  await expect(rowOf(second)).toContainText('h left')
  await fitsAndPasses(page)

  await rowOf(first).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Kaveri Coffee Works asks for ${first.snapshot.title}`,
  )
  await expect(answer(page)).toContainText('You receive')
  await expect(answer(page)).toContainText('AdChowk fee, 10%')
  await expect(answer(page)).toContainText('GST on the fee, 18%')
  await buyer.ask(`/api/campaigns/${campaign.id}/lines/${first.id}/messages`, { text: 'Is it lit at night?' }, 201)
  await expect(page.getByText('Is it lit at night?')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Write to the advertiser' })
  const arrive = await hold(page, '**/messages')
  await message.fill('Until midnight.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await message.fill('Every day.')
  arrive()
  await expect(page.getByRole('listitem').filter({ hasText: 'Until midnight.' })).toContainText('You')
  await expect(message).toHaveValue('Every day.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(message).toHaveValue('')
  await fitsAndPasses(page)

  await page.getByRole('button', { name: 'Confirm booking' }).dblclick()
  await expect(page.getByText('Booking confirmed')).toBeVisible()
  await expect(happened).toContainText('Confirmed by the owner')
  await openLive(page, `/dashboard/requests/${first.id}`)
  await page.route('**/cancellation', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  const cancel = page.getByRole('alertdialog')
  await expect(cancel.getByRole('alert')).toContainText('The charges could not be loaded')
  await expect(cancel.getByRole('button', { name: 'Cancel the booking' })).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.unroute('**/cancellation')
  await cancel.getByRole('button', { name: 'Try again' }).click()
  await expect(cancel).toContainText('everything, because it is you who cancels')
  expect(await seriousFindings(page)).toEqual([])
  await cancel.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByText('Booking cancelled')).toBeVisible()
  await expect(answer(page)).toContainText('This booking was cancelled. The days are free again. No payment')
  await expect(happened).toContainText('Cancelled by the owner or our team')

  await page.goto(`/dashboard/requests/${second.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await dialog(page).getByRole('button', { name: 'Decline' }).click()
  await expect(dialog(page)).toContainText('Give a reason, so that the advertiser can look elsewhere')
  expect(await seriousFindings(page)).toEqual([])
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('It is being painted in spring.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toHaveValue('It is being painted in spring.')
  await dialog(page).getByRole('button', { name: 'Decline' }).click()
  await expect(answer(page)).toContainText('It was declined.')
  await expect(happened).toContainText('Declined by the owner')
  expect((await linesOf(buyer.request, campaign)).map(({ status, reason }) => [status, reason])).toEqual([
    ['cancelled', ''],
    ['declined', 'It is being painted in spring.'],
  ])

  // The account stays while others of its campaigns run.
  const { email, password } = DEMO_ACCOUNTS.advertiser
  await mine.goto('/account#close')
  await hydrated(mine)
  await mine.getByRole('button', { name: 'Delete my account' }).click()
  await dialog(mine).getByRole('textbox', { name: 'Your email' }).fill(email)
  await dialog(mine).getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog(mine).getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog(mine)).toContainText('Your campaigns have held or booked lines. Withdraw or cancel them first')
  await Promise.all([buyer.context.close(), staff.context.close()])
})

test.describe('where others were faster', () => {
  test.use({ expectedFailures: /status of 409/ })

  test('an offer for days of others is refused with free ones, and one that fits is accepted', async ({
    page,
    browser,
    baseURL,
    sessions,
  }) => {
    test.slow()
    const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
    const staff = await sideOf(browser, baseURL, await sessions('admin'))
    const [wall, other] = await wallsOf(buyer.request, 2, 1)
    if (!wall || !other) throw new Error('There are two sites')
    const taken = { ...wall, from: nextDay(wall.from) }
    const rival = await sendCampaign(buyer.ask, newName('Rival'), [taken, other])
    const campaign = await sendCampaign(buyer.ask, newName('Wanted'), [wall])
    await approve(staff, rival)
    await approve(staff, campaign)
    const rivals = await linesOf(buyer.request, rival)
    const [line] = await linesOf(buyer.request, campaign)
    if (!line) throw new Error('The campaign has a line')

    await page.context().addCookies(await sessions('mediaOwner'))
    await openLive(page, '/dashboard/requests')
    for (const { ref } of rivals) {
      await page.getByText(ref).locator('xpath=ancestor::li').getByRole('link').focus()
      await page.keyboard.press('x')
    }
    await page.getByRole('button', { name: 'Confirm 2' }).click()
    const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
    await expect(results).toHaveCount(2)
    for (const { ref } of rivals) await expect(results.filter({ hasText: ref })).toContainText(': Confirmed')

    await openLive(page, `/dashboard/requests/${line.id}`)
    await page.getByRole('button', { name: 'Offer other dates or price' }).click()
    await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
    await expect(dialog(page)).toContainText('Change the days or the price')
    const free = dialog(page).getByRole('list', { name: 'Free periods of the same length' })
    await free.getByRole('button').first().click()
    await expect(dialog(page).getByLabel('First day')).not.toHaveValue(wall.from)
    await expect(dialog(page)).toContainText('At the price of your listing these days come to ₹')
    await dialog(page).getByLabel('Media, before GST').fill('1')
    await dialog(page).getByRole('button', { name: 'Use this price' }).click()
    await expect(dialog(page).getByLabel('Media, before GST')).not.toHaveValue('1')
    await dialog(page).getByLabel('First day').fill(taken.from)
    await dialog(page)
      .getByLabel('Last day')
      .fill(addDays(taken.from, LENGTH - 1))
    await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('These days are taken')
    await expect(dialog(page).getByRole('alert')).toContainText('Nearest free days')
    expect(await seriousFindings(page)).toEqual([])
    await dialog(page).getByLabel('First day').fill(wall.from)
    await dialog(page)
      .getByLabel('Last day')
      .fill(addDays(wall.from, LENGTH - 1))
    await dialog(page).getByLabel('Media, before GST').fill('1,50,000')
    await dialog(page).getByRole('button', { name: 'Send the offer' }).click()
    await expect(page.getByText('Waiting for the advertiser')).toBeVisible()
    await expect(answer(page)).toContainText('₹1,50,000')

    const [offered] = await linesOf(buyer.request, campaign)
    expect(offered?.offer).toMatchObject({ starts: wall.from, media: 15_000_000 })
    await buyer.ask(`/api/campaigns/${campaign.id}/lines/${line.id}/accept`, { version: offered?.version })
    await expect(answer(page)).toContainText('These days are booked.')
    await buyer.context.close()
    await staff.context.close()
  })
})
