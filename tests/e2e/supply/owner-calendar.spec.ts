import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { addDays, formatDate } from '../../../worker/kernel/rules/dates.ts'
import type { CalendarRow, OwnerCalendar } from '../../../worker/supply/calendar/calendar.server.ts'
import type { ListingCalendar } from '../../../worker/supply/calendar/listing-calendar.server.ts'
import { fitsAndPasses, PHONE } from '../support/fits.ts'
import { openLive, sideOf } from '../support/sides.ts'
import { expect, findings, hydrated, test } from '../support/test.ts'

const PAGE = '/dashboard/calendar?media=vehicle'

const dialog = (page: Page) => page.getByRole('dialog')
const trackOf = (page: Page, { id }: CalendarRow) => page.locator(`[data-track="${id}"]`)

async function rowsOf(request: APIRequestContext, media: string): Promise<CalendarRow[]> {
  const answer = await request.get(`/api/owner/calendar?owner=${DEMO_ACCOUNTS.mediaOwner.ownerId}&media=${media}`)
  const { rows }: OwnerCalendar = await answer.json()
  return rows
}

/** Vehicles of the demo owner without anything on their days: journeys of bookings use other media. */
async function freeRows(request: APIRequestContext): Promise<CalendarRow[]> {
  const rows = await rowsOf(request, 'vehicle')
  return rows.filter(({ allocations, capacity, soldOut }) => allocations.length === 0 && capacity === 1 && !soldOut)
}

async function calendarOf(request: APIRequestContext, id: string): Promise<ListingCalendar> {
  return (await request.get(`/api/owner/calendar/${id}`)).json()
}

const spansOf = async (request: APIRequestContext, id: string) =>
  (await calendarOf(request, id)).sold.flatMap(({ allocations }) =>
    allocations.map(({ starts, until }) => [starts, until]),
  )

/** Drags over a share of the days of a row. */
async function drag(page: Page, track: Locator, from: number, to: number) {
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('The row is not on the page')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * from, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * to, y, { steps: 4 })
  await page.mouse.up()
}

test.describe('a media owner', () => {
  test.use({ role: 'mediaOwner', expectedFailures: /status of 409|ERR_INTERNET_DISCONNECTED/ })

  test('blocks days by dragging, by the keyboard and by a form, and takes them back', async ({
    page,
    browser,
    baseURL,
    sessions,
  }) => {
    test.slow()
    const [row] = await freeRows(page.request)
    if (!row) throw new Error('No vehicle is free')
    const elsewhere = (await rowsOf(page.request, 'ooh')).find(({ soldOut }) => !soldOut)
    if (!elsewhere) throw new Error('No site is for sale')
    const other = await sideOf(browser, baseURL, await sessions('mediaOwner'))
    const second = await other.context.newPage()
    await openLive(second, `/dashboard/calendar/${row.id}`)
    await openLive(page, PAGE)
    const track = trackOf(page, row)

    await test.step('the page fits and passes', async () => {
      await fitsAndPasses(page, { wide: true })
      await fitsAndPasses(second, { wide: true })
    })

    await test.step('a drag selects, and other pages follow what is blocked', async () => {
      await drag(page, track, 0.52, 0.56)
      await expect(track.getByRole('button', { name: 'Note a sale' })).toBeVisible()
      expect(await findings(page, { within: 'main' })).toEqual([])
      await track.getByRole('button', { name: 'Block', exact: true }).click()
      await expect(page.getByText('Days blocked')).toBeVisible()
      await expect(track).toHaveAccessibleName(/Blocked by you/)
      await expect(second.getByRole('region', { name: 'Bookings and blocks' })).toContainText('Blocked by you')
      expect(await spansOf(page.request, row.id)).toHaveLength(1)
    })

    await test.step('undo gives the days back, and what was open of them elsewhere closes', async () => {
      await second.getByRole('region', { name: 'Bookings and blocks' }).getByRole('button').first().click()
      await expect(dialog(second)).toContainText('Blocked by you')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The days are free again')).toBeVisible()
      await expect(track).toHaveAccessibleName('All days are free')
      await expect(dialog(second)).toHaveCount(0)
      await expect(second.getByRole('region', { name: 'Bookings and blocks' })).toContainText('None yet')
    })

    await test.step('arrows move, Shift extends, Enter opens, Escape clears', async () => {
      await track.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageDown')
      await expect(track).toHaveAccessibleName(/selected/)
      await page.keyboard.press('Escape')
      await expect(track).toHaveAccessibleName('All days are free')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await expect(track).toContainText('3 days')
      await page.keyboard.press('Enter')
      await expect(track.getByRole('button', { name: 'Block', exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(track).toHaveAccessibleName(/Blocked by you/)
    })

    const [[starts = '', until = ''] = []] = await spansOf(page.request, row.id)
    expect(addDays(starts, 3)).toBe(until)

    await test.step('a block opens, and a part of it is given back', async () => {
      await track.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toContainText('Blocked by you')
      expect(await findings(page)).toEqual([])
      await dialog(page).getByLabel('Free from').fill(addDays(starts, 1))
      await dialog(page).getByLabel('Free until').fill(addDays(starts, 1))
      await dialog(page).getByRole('button', { name: 'Unblock 1 day' }).click()
      await expect(page.getByText('The days are free', { exact: true })).toBeVisible()
      expect(await spansOf(page.request, row.id)).toEqual([
        [starts, addDays(starts, 1)],
        [addDays(starts, 2), until],
      ])
    })

    await test.step('a form finds any listing, says which days are taken, and blocks the others', async () => {
      await page.getByRole('button', { name: 'Block dates' }).click()
      const search = dialog(page).getByRole('searchbox', { name: 'Find listings' })
      await search.fill(elsewhere.ref)
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(1)
      await expect(dialog(page).getByRole('checkbox')).toHaveAccessibleName(new RegExp(elsewhere.ref))
      await search.clear()
      await dialog(page).getByRole('checkbox', { name: row.title }).check({ force: true })
      await dialog(page).getByLabel('From', { exact: true }).fill(starts)
      await dialog(page).getByLabel('Until', { exact: true }).fill(until)
      await dialog(page).getByRole('button', { name: 'Block the days' }).click()
      await expect(dialog(page).getByRole('alert')).toContainText(formatDate(starts, starts))
      await expect(dialog(page).getByRole('alert')).toContainText('blocked by you')
      expect(await findings(page)).toEqual([])
      await dialog(page).getByRole('button', { name: 'Block the free days' }).click()
      await expect(dialog(page)).toHaveCount(0)
      expect(await spansOf(page.request, row.id)).toHaveLength(4)
    })

    await test.step('days of weeks are selected by dragging and by the keyboard, into the form', async () => {
      const form = second.getByRole('form', { name: 'Block these days' })
      const cells = second.getByRole('gridcell')
      await expect(cells).toHaveCount(56)
      await cells.nth(40).scrollIntoViewIfNeeded()
      const [from, to] = [await cells.nth(36).boundingBox(), await cells.nth(40).boundingBox()]
      if (!from || !to) throw new Error('The days are not on the page')
      await second.mouse.move(from.x + 20, from.y + 12)
      await second.mouse.down()
      await second.mouse.move(to.x + 20, to.y + 12, { steps: 4 })
      await second.mouse.up()
      await expect(form.getByRole('button', { name: 'Block 5 days' })).toBeVisible()
      await expect(form.getByLabel('From')).toHaveValue((await cells.nth(36).getAttribute('data-day')) ?? '')
      await cells.nth(40).focus()
      await second.keyboard.press('Shift+ArrowDown')
      await expect(form.getByRole('button', { name: 'Block 12 days' })).toBeVisible()
      await second.keyboard.press('Enter')
      await expect(form.getByRole('button', { name: 'Block 12 days' })).toBeFocused()
      await form.getByRole('button', { name: 'Clear' }).click()
      await expect(form.getByLabel('From')).toHaveValue('')
    })

    await test.step('an advertiser sees the days as taken', async () => {
      const { category, subcategory } = await calendarOf(page.request, row.id)
      const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
      const detail = await buyer.context.newPage()
      await detail.goto(`/category/${category}/${subcategory}/${row.id}?from=${starts}&until=${addDays(starts, 40)}`)
      await expect(detail.getByText(/taken in part/).first()).toBeVisible()
      await buyer.context.close()
    })

    await test.step('without a connection nothing is blocked, and the page says so', async () => {
      await page.context().setOffline(true)
      await drag(page, track, 0.8, 0.82)
      await track.getByRole('button', { name: 'Block', exact: true }).click()
      await expect(dialog(page)).toContainText('No connection. Nothing was saved')
      await page.context().setOffline(false)
    })
    await other.context.close()
  })

  test('on a phone opens a listing from the list and blocks days of it', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const row = (await freeRows(page.request)).at(-1)
    if (!row) throw new Error('No vehicle is free')
    await page.goto(PAGE)
    await hydrated(page)
    await expect(page.getByRole('grid')).toBeHidden()
    await page.getByRole('link', { name: row.title }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title)

    await test.step('a finger that rests on a day selects, and one that moves at once scrolls', async () => {
      const touch = await page.context().newCDPSession(page)
      const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints })
      const days = page.getByRole('gridcell')
      await days.nth(30).scrollIntoViewIfNeeded()
      const [from, to] = [await days.nth(22).boundingBox(), await days.nth(25).boundingBox()]
      if (!from || !to) throw new Error('The days are not on the page')
      await put('touchStart', { x: from.x + 15, y: from.y + 15 })
      await expect(page.getByRole('button', { name: 'Block 1 day' })).toBeAttached()
      await put('touchMove', { x: to.x + 15, y: to.y + 15 })
      await put('touchEnd')
      await expect(page.getByRole('button', { name: 'Block 4 days' })).toBeAttached()
      await page.getByRole('button', { name: 'Clear' }).click()
    })

    const { window } = await calendarOf(page.request, row.id)
    const day = addDays(window.end, -30)
    const form = page.getByRole('form', { name: 'Block these days' })
    await form.getByLabel('From').fill(day)
    await form.getByLabel('Until').fill(addDays(day, 1))
    await form.getByLabel('Note').fill('Servicing')
    await form.getByRole('button', { name: 'Block 2 days' }).click()
    const who = page.getByRole('region', { name: 'Bookings and blocks' })
    await expect(who).toContainText('Servicing')
    await who.getByRole('button', { name: /Servicing/ }).click()
    await dialog(page).getByRole('button', { name: 'Unblock 2 days' }).click()
    await expect(who).toContainText('None yet')
    const freed = page.getByRole('alertdialog').filter({ hasText: 'The days are free' })
    await freed.getByRole('button', { name: 'Undo' }).click()
    await expect(who).toContainText('Servicing')
    expect(await spansOf(page.request, row.id)).toEqual([[day, addDays(day, 2)]])
  })

  test('gives other programs a link that ends when it is removed', async ({ page, baseURL }) => {
    const [row] = await freeRows(page.request)
    if (!row || !baseURL) throw new Error('No vehicle is free')
    const of = await page.request.post('/api/owner/calendar-feeds', {
      data: { owner: DEMO_ACCOUNTS.mediaOwner.ownerId, listing: row.id },
      headers: { Origin: baseURL },
    })
    expect(of.ok()).toBe(true)
    await page.goto(PAGE)
    await hydrated(page)
    await page.getByRole('button', { name: 'iCal feed' }).click()
    await expect(dialog(page)).toContainText('names of advertisers')
    await dialog(page).getByRole('button', { name: 'Make a link for all listings' }).click()
    const link = await dialog(page).getByLabel('Your new link').inputValue()
    expect(await findings(page)).toEqual([])
    const file = await page.request.get(link)
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
    const remove = async (name: string) => {
      const feed = dialog(page).getByRole('listitem').filter({ hasText: name })
      await feed.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the link' }).click()
      await expect(feed).toHaveCount(0)
    }
    await remove(row.title)
    await expect(dialog(page).getByLabel('Your new link')).toHaveValue(link)
    await remove('All listings')
    await expect(dialog(page).getByLabel('Your new link')).toHaveCount(0)
    expect((await page.request.get(link)).status()).toBe(404)
  })
})

test('an account that sells nothing reads that calendars are for media owners', async ({ page, sessions }) => {
  await page.context().addCookies(await sessions('advertiser'))
  await page.goto('/dashboard/calendar')
  await expect(page.getByRole('main')).toContainText('Calendars are for media owners')
})
