import type { Page } from '@playwright/test'
import { refusals, structuredData } from '../support/structured-data.ts'
import { expect, hydrated, test } from '../support/test.ts'

const GROUPS = ['General', 'For Advertisers', 'For Media Owners', 'Technical']
const UPLOADS = 'JPG, PNG, PDF, DOCX, MP4 or AVI under 10MB'

const main = (page: Page) => page.getByRole('main')
const group = (page: Page, name: string) => main(page).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
const question = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the answers' })
const expanded = (page: Page) => main(page).locator('details[name=faq] > summary[aria-expanded=true]')

test('groups and questions open and close, each has an answer, and people are near', async ({ page }) => {
  await page.goto('/faq')

  await test.step('a reader without an answer finds people', async () => {
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', /^mailto:\S+@\S+$/)
  })

  await test.step('questions open by themselves, several at once, and close again', async () => {
    const [one, two] = [question(page, 'What is AdChowk?'), question(page, 'Do the prices include GST?')]
    await one.click()
    await two.click()
    await expect(one).toHaveAttribute('aria-expanded', 'true')
    await expect(two).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(/^A marketplace for advertising space/)).toBeVisible()
    await one.click()
    await expect(one).toHaveAttribute('aria-expanded', 'false')
    await expect(two).toHaveAttribute('aria-expanded', 'true')
    await two.click()
  })

  await test.step('four groups, of which one is open at a time', async () => {
    await expect(main(page).locator('details[name=faq] > summary')).toHaveText(
      GROUPS.map((name) => new RegExp(`^${name} \\d+$`)),
    )
    await expect(expanded(page)).toHaveText([/^General/])
    for (const name of GROUPS.slice(1)) {
      await group(page, name).click()
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true')
      await expect(expanded(page)).toHaveCount(1)
    }
    await group(page, 'Technical').press('Enter')
    await expect(expanded(page)).toHaveCount(0)
  })

  await test.step('each question has an answer', async () => {
    for (const name of GROUPS) {
      if ((await group(page, name).getAttribute('aria-expanded')) !== 'true') await group(page, name).click()
      const entries = main(page).locator('details[name=faq][open] details')
      expect(await entries.count()).toBeGreaterThanOrEqual(5)
      for (const entry of await entries.all()) {
        await entry.locator('summary').click()
        await expect(entry.locator('p')).toHaveText(/\S{2,} .{40}/)
      }
    }
  })

  await test.step('the answers that people look for are there', async () => {
    await expect(page.getByText(UPLOADS)).toBeVisible()
    await group(page, 'General').click()
    await expect(question(page, 'Should I sign up as an advertiser or as a media owner?')).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.getByText(/chosen at account creation/)).toBeVisible()
  })
})

test('an address leads to its answer: it opens the question and its group, and closes the others', async ({
  page,
  request,
}) => {
  await page.goto('/faq#upload-formats')
  await expect(page.getByText(UPLOADS)).toBeInViewport()
  await expect(question(page, 'Which files can I upload?')).toBeInViewport()
  await expect(expanded(page)).toHaveText([/^Technical/])
  await expect(main(page).locator('details[name=faq] details[open]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Link to this answer' })).toHaveAttribute('href', '#upload-formats')

  await test.step('structured data has every question, and the page is cached under its tag', async () => {
    const things = await structuredData(page)
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(await refusals(things)).toEqual([])
    const asked = JSON.stringify(things[1]?.mainEntity)
    const shown = await main(page).locator('details details > summary').allTextContents()
    expect(shown.length).toBeGreaterThanOrEqual(20)
    for (const question of shown) expect.soft(asked).toContain(`"name":${JSON.stringify(question.trim())}`)
    expect((await request.get('/faq')).headers()['cache-tag']).toBe('content,catalogue')
  })
})

test('the search shows what has every word, opened and marked, and takes it back', async ({ page }) => {
  await page.goto('/faq')
  await search(page).fill('UPLOAD avi')
  await expect(page).toHaveURL(/q=UPLOAD\+avi/)
  await expect(page.getByText(UPLOADS)).toBeVisible()
  await expect(main(page).locator('mark').filter({ hasText: 'AVI' })).toHaveCount(1)
  await expect(main(page).getByRole('status')).toContainText('1 answer for')
  await expect(group(page, 'Technical')).toHaveAttribute('aria-expanded', 'true')
  await search(page).fill('zebra')
  await expect(page.getByRole('heading', { name: /“zebra”/ })).toBeVisible()
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(expanded(page)).toHaveText([/^General/])
  await hydrated(page)
  await group(page, 'Technical').click()
  await expect(expanded(page)).toHaveText([/^Technical/])

  await page.goto('/faq?q=%5B(*%3Cimg%20src=x%20onerror=alert(1)%3E')
  await expect(page.getByRole('heading', { name: /^No answers match/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('groups and questions open, addresses lead to answers, and the search finds', async ({ page }) => {
    await page.goto('/faq#get-verified')
    await expect(page.getByText(/what shows your right to sell/)).toBeInViewport()
    await group(page, 'Technical').click()
    await expect(main(page).locator('details[name=faq][open]')).toHaveCount(1)
    await search(page).fill('authenticator')
    await search(page).press('Enter')
    await expect(page.getByText(/scan the code with any/)).toBeVisible()
  })
})
