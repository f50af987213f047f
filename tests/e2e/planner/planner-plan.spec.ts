import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addDays, civilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { planOf, printsAsPlan, say } from '../support/planner.ts'
import {
  documentsAlone,
  expect,
  findings,
  interceptFromStart,
  seriousFindings,
  sidewaysScroll,
  test,
} from '../support/test.ts'

/** Far enough that every medium has its lead time. */
const START = addDays(civilDate(new Date()), 40)
const BRIEF = `Launch of a protein bar for gym-goers aged 22-35. 15 lakh including GST for outdoor and radio in Mumbai and Pune, ${formatLongDate(START)} to ${formatLongDate(addDays(START, 30))}.`

/** A plan is computed again, which takes long on a busy machine. */
const PLANNED = { timeout: 25_000 }

const linesOf = (page: Page) => planOf(page).getByRole('button', { name: /^Drop / })
const enquiryOf = (page: Page) => page.getByRole('form', { name: 'Send this plan to our desk' })

/** Brings the planner to a plan, as a visitor does. */
async function makePlan(page: Page, brief = BRIEF): Promise<Locator> {
  await page.goto('/planner')
  await page.getByRole('button', { name: 'Start AI Planning' }).click()
  await say(page, brief)
  const tab = page.getByRole('tab', { name: /^Plan/ })
  const plan = planOf(page)
  if (await tab.isVisible()) await tab.click()
  await expect(plan).toBeVisible(PLANNED)
  await expect(plan).toHaveAttribute('aria-busy', 'false')
  return plan
}

/** Rupees of `₹2,36,000.50`. */
const rupeesOf = (text: string) => Number(/₹([\d,]+(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(',', ''))

async function saveFile(page: Page, format: RegExp) {
  await page.getByRole('button', { name: 'Export' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function shareLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('link', { name: /\/plans\// })
  await expect(link).toBeVisible(PLANNED)
  const address = (await link.getAttribute('href')) ?? ''
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  return address
}

/** The pane of the plan scrolls, the page does not. */
const pageScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

test('the head, the groups, the lines and the totals tell the same numbers, and leave as files', async ({ page }) => {
  const plan = await makePlan(page)

  await test.step('the head, the groups, the lines and the totals tell the same numbers', async () => {
    const costs = plan.getByRole('table', { name: 'Costs of the plan' })
    const cost = async (name: RegExp) => rupeesOf(await costs.getByRole('row', { name }).getByRole('cell').innerText())
    const total = await cost(/^Total for media/)
    expect(total).toBeLessThanOrEqual(1_500_000)
    const payable = (await costs.getByRole('row', { name: /^To pay in all/ }).count())
      ? await cost(/^To pay in all/)
      : total
    const groups = await plan.getByRole('button', { name: /%\s*₹/ }).allTextContents()
    const sum = groups.map((text) => rupeesOf(text.slice(text.lastIndexOf('₹')))).reduce((all, one) => all + one, 0)
    // Each sum is rounded to a rupee.
    expect(Math.abs(sum - payable)).toBeLessThanOrEqual(groups.length + 1)
    expect(Math.abs(rupeesOf(await plan.locator('footer p b').innerText()) - payable)).toBeLessThanOrEqual(1)
  })

  await test.step('the page is as high as the screen, with nothing under it', async () => {
    expect(await pageScroll(page)).toBe(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const foot = await page.getByRole('group', { name: 'Go on with the plan' }).boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  await test.step('it prints as the plan, with all lines and what it rests on', () => printsAsPlan(page))

  await test.step('a line is moved by the keyboard in the flowchart, and the places are on a map', async () => {
    await page.getByRole('tab', { name: /^Flowchart/ }).click()
    const bar = plan
      .getByRole('button', { name: /^\d+\. / })
      .and(plan.locator('[title^="Drag it"]'))
      .first()
    if (await bar.count()) {
      await bar.focus()
      await page.keyboard.press('ArrowRight')
      await expect(plan.getByRole('status').filter({ hasText: ', was ' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(plan.getByRole('status').filter({ hasText: ', was ' })).toHaveCount(0)
    }
    await page.getByRole('tab', { name: /^Map/ }).click()
    await expect(plan.getByRole('group', { name: /^Map of / })).toBeVisible(PLANNED)
    expect(await seriousFindings(page)).toEqual([])
    expect(await pageScroll(page)).toBe(0)
  })

  await test.step('the plan leaves as CSV and as a workbook', async () => {
    const csv = await saveFile(page, /^CSV/)
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const book = await saveFile(page, /^Excel/)
    expect(book.name).toMatch(/\.xlsx$/)
    expect(book.bytes.subarray(0, 2).toString()).toBe('PK')
  })
})

test('a line is locked, dropped and comes back, and a chip of the brief and an alternative are asked for in the chat', async ({
  page,
}) => {
  const plan = await makePlan(page)
  const first = (await linesOf(page).first().getAttribute('aria-label'))?.replace(/^Drop /, '') ?? ''
  const lock = plan.getByRole('button', { name: `Keep ${first} as it is` })
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  // Until the plan is there, nothing else of it can be changed.
  await expect(plan).toHaveAttribute('aria-busy', 'false', PLANNED)

  const drop = plan.getByRole('button', { name: `Drop ${first}`, exact: true })
  await drop.click()
  await expect(drop).toHaveCount(0, PLANNED)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(plan.getByRole('button', { name: 'Bring back' })).toHaveCount(0, PLANNED)
  await expect(plan).toHaveAttribute('aria-busy', 'false', PLANNED)

  const next = (await linesOf(page).first().getAttribute('aria-label')) ?? ''
  await linesOf(page).first().click()
  await expect(plan.getByRole('button', { name: next, exact: true })).toHaveCount(0, PLANNED)
  await expect(plan).toHaveAttribute('aria-busy', 'false', PLANNED)
  await plan.getByRole('button', { name: /^Bring back/ }).click()
  await expect(plan.getByRole('button', { name: /^Bring back/ })).toHaveCount(0, PLANNED)
  await expect(plan).toHaveAttribute('aria-busy', 'false', PLANNED)

  const said = plan
    .getByRole('group', { name: /^Quantity of/ })
    .getByRole('status')
    .filter({ hasText: /./ })
  const more = plan.getByRole('button', { name: /^One more of/ }).first()
  const line = (await more.getAttribute('aria-label'))?.replace(/^One more of /, '')
  await more.click()
  await expect(said).toContainText(`${line}: quantity `)
  await expect(plan).toHaveAttribute('aria-busy', 'false', PLANNED)

  await test.step('an alternative and a chip of the brief are asked for in the chat', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai/campaign-planner')) sent.push(request.postDataJSON().messages.at(-1).content)
    })
    await plan.getByRole('button', { name: /^Budget: .*Change$/ }).click()
    await page.getByLabel('Budget in rupees').fill('12 lakh')
    await page.getByRole('button', { name: 'Update the plan' }).click()
    // The quantity asked for a plan as well, once it was settled.
    await expect.poll(() => sent.at(-1)).toBe('Make the budget ₹12,00,000')
    await expect(plan.getByRole('button', { name: 'Budget: ₹12,00,000. Change' })).toBeVisible(PLANNED)
    await expect(plan).toHaveAttribute('aria-busy', 'false', PLANNED)

    const other = plan.getByRole('button', { name: /^B\. / })
    if (await other.count()) {
      const before = sent.length
      await other.click()
      await expect.poll(() => sent.length).toBe(before + 1)
    }
  })
})

test('a plan needs an account as a campaign, is there again, and is shared as a page and a document', async ({
  page,
  browser,
}) => {
  const plan = await makePlan(page)

  await test.step('a campaign needs an account, says so, and the plan is there again', async () => {
    const title = await plan.getByRole('heading').first().innerText()
    await plan.getByRole('button', { name: 'Save as campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to keep this plan' })
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /next=%2Fplanner/)
    expect(await seriousFindings(page)).toEqual([])
    await page.reload()
    await expect(plan.getByRole('heading').first()).toHaveText(title)
  })

  const address = await shareLink(page)

  await test.step('it opens for anybody, cannot be changed, and is not for search engines', async () => {
    const title = await plan.getByRole('heading').first().innerText()
    const lines = await linesOf(page).count()

    const context = await browser.newContext()
    const other = await context.newPage()
    const answer = await other.goto(address)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(other.getByText(/Draft, rates valid until/)).toBeVisible()
    await expect(other.getByRole('main').getByRole('table').nth(1).getByRole('row')).toHaveCount(lines + 1)
    await expect(other.getByRole('main').getByRole('button', { name: /^Drop / })).toHaveCount(0)
    expect(await seriousFindings(other, { only: 'all' })).toEqual([])
    await context.close()
  })

  await test.step('it prints as slides of A4 landscape: nothing is cut off, the site around it stays away', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // 297 by 210 mm, at 96 dots an inch.
    await page.setViewportSize({ width: 1123, height: 794 })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    expect(await sidewaysScroll(page)).toBe(0)
    const cut = await page
      .locator('main table')
      .evaluateAll(
        (tables) =>
          tables.filter((table) => table.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .length,
      )
    expect(cut).toBe(0)
    const full = await page
      .locator('.deck-slide')
      .evaluateAll((slides) =>
        slides.map((slide) =>
          [...slide.querySelectorAll('.deck-body')].some((body) => body.scrollHeight > body.clientHeight),
        ),
      )
    expect(full.length).toBeGreaterThan(5)
    expect(full).not.toContain(true)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  })
})

test('a plan that is not there is a page that says so', async ({ page }) => {
  await documentsAlone(page)
  const answer = await page.goto('/plans/AAAAAAAAAAAAAAAAAAAAAA')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan not found')
})

test.describe('the enquiry', () => {
  async function fillIn(page: Page) {
    const form = enquiryOf(page)
    await form.getByLabel('Name').fill('Farah Qureshi')
    await form.getByLabel('Email').fill('farah@thanda.example')
    await form.getByLabel('Phone').fill('+91 98765 43210')
    await form.getByLabel('Company').fill('Thanda Beverages')
    return form
  }

  test.use({ expectedFailures: /net::ERR_/ })

  test('has the brief filled in, says what is refused, loses nothing, and gives a reference once', async ({ page }) => {
    await interceptFromStart(page.context())
    await makePlan(page)
    await page.getByRole('group', { name: 'Go on with the plan' }).getByRole('button', { name: 'Ask our desk' }).click()
    const form = await fillIn(page)
    const send = form.getByRole('button', { name: 'Send enquiry' })
    await expect(form.getByLabel('Budget')).toHaveValue('₹15,00,000')
    await expect(form.getByLabel('Campaign objective')).toHaveValue('Product launch')
    const end = await form.getByLabel('End date').inputValue()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/enquiries')) asked.push(request.postDataJSON().key)
    })

    await test.step('an end before the start is refused before it is sent', async () => {
      await form.getByLabel('End date').fill('2020-01-01')
      await send.click()
      await expect(form.getByText('The end date cannot be before the start date')).toBeVisible()
      expect(asked).toEqual([])
      await form.getByLabel('End date').fill(end)
    })

    await test.step('what the server refuses is said at its field', async () => {
      await form.getByLabel('Phone').fill('12')
      await send.click()
      await expect(form.getByText(/Enter a phone number/)).toBeVisible()
      await expect(form.getByLabel('Phone')).toBeFocused()
      await expect(form.getByLabel('Name')).toHaveValue('Farah Qureshi')
      await form.getByLabel('Phone').fill('+91 98765 43210')
    })

    await test.step('without a network it keeps what was typed, and the next try arrives, once', async () => {
      await page.route('**/api/enquiries', (route) => route.abort())
      await send.click()
      await expect(form.getByText(/Nothing was sent, and what you typed is kept/)).toBeVisible()
      await expect(form.getByLabel('Company')).toHaveValue('Thanda Beverages')
      await page.unroute('**/api/enquiries')
      asked.length = 0
      await send.dblclick()
      const done = page.getByRole('heading', { name: /^Thank you\. Your reference is ENQ-[0-9A-Z]{6}$/ })
      await expect(done).toBeFocused()
      expect(new Set(asked).size).toBe(1)
    })
  })
})

test('the plan fits a phone, reads well in both lights and holds for axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const plan = await makePlan(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await plan.getByText('Reach, frequency and weeks').click()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await findings(page, { only: 'all' })).toEqual([])
})
