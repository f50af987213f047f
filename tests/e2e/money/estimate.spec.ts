import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { signUp } from '../support/account.ts'
import { asker, draftCampaign, wallsOf } from '../support/bookings.ts'
import { listings } from '../support/catalogue.ts'
import { fitsAndPasses } from '../support/fits.ts'
import { newName } from '../support/sides.ts'
import { expect, seriousFindings, test } from '../support/test.ts'

const SOON = { timeout: 15_000 }

test('an advertiser makes an estimate of a campaign, shares it, and ends the link', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  test.slow()
  await page.context().addCookies(await sessions('advertiser'))
  const walls = await wallsOf(page.request, 2, 4)
  const campaign = await draftCampaign(asker(page.request, baseURL), newName('Estimate'), walls)
  await page.goto(`/dashboard/campaigns/${campaign.id}`)
  await page.getByRole('button', { name: 'Estimate', exact: true }).click()
  await page.waitForURL(/\/papers\/doc_/, SOON)
  const title = page.getByRole('heading', { level: 1 }).first()
  await expect(title).toHaveText(/^Estimate EST\/\d\d-\d\d\/\d{6}$/)
  const number = ((await title.textContent()) ?? '').replace('Estimate ', '')
  const sheets = page.getByRole('article', { name: /^Page 1 of/ })
  await expect(sheets).toContainText(campaign.name)
  for (const { title } of walls) await expect(sheets).toContainText(title)
  await fitsAndPasses(page)

  const panel = page.getByRole('region', { name: 'Share', exact: true })
  const lastDay = panel.getByLabel('Last day')
  await lastDay.fill(addDays(await lastDay.inputValue(), 60))
  await panel.getByRole('button', { name: 'Create link' }).click()
  await expect(panel.getByText('Choose a day from tomorrow to 30 days ahead')).toBeVisible(SOON)
  await lastDay.fill(addDays(await lastDay.inputValue(), -55))
  await panel.getByRole('button', { name: 'Create link' }).click()
  const link = await panel.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  await expect(panel.getByRole('listitem')).toHaveCount(1)

  const client = await (await browser.newContext()).newPage()
  const answer = await client.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  await expect(client.getByRole('heading', { level: 1 }).first()).toHaveText(`Estimate ${number}`)
  await expect(client.getByRole('article', { name: /^Page 1 of/ })).toContainText(campaign.name)
  await fitsAndPasses(client)
  const href = (await client.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? ''
  const pdf = await client.request.get(new URL(href, link).href)
  expect([pdf.status(), pdf.headers()['content-type'], pdf.headers()['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await panel.getByRole('button', { name: /^End link/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
  await expect(page.getByText('Link ended')).toBeVisible(SOON)
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  const gone = await client.goto(link)
  expect(gone?.status()).toBe(404)
  await expect(client.getByText('This link has ended, or there is none')).toBeVisible()
  expect((await client.request.get(new URL(href, link).href)).status()).toBe(404)
})

test('saved places become an estimate; those that cannot be had are named with the reason', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const [wall] = await wallsOf(page.request, 1, 3)
  const [paper] = await listings(page.request, 'category=newspaper')
  if (!wall || !paper) throw new Error('There are sites and papers')
  const saved = [
    { id: wall.id, category: 'ooh' },
    { id: paper.id, category: 'newspaper' },
  ]
  await page.addInitScript((list) => localStorage.setItem('shortlist', list), JSON.stringify(saved))
  await page.goto('/shortlist')
  await page.getByRole('button', { name: 'Make an estimate' }).click()
  await page.waitForURL(/\/signin\?reason=estimate&next=%2Fshortlist$/, SOON)
  await expect(page.getByText('Please sign in to make an estimate')).toBeVisible()

  await signUp(page.request, baseURL)
  await page.goto('/shortlist')
  await page.getByRole('button', { name: 'Make an estimate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make an estimate' })
  await dialog.getByLabel('First day').fill(wall.from)
  await dialog.getByLabel('Last day').fill(addDays(wall.from, -1))
  await dialog.getByRole('button', { name: 'Make the estimate' }).click()
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/before/, SOON)
  await dialog.getByLabel('Last day').fill(wall.from)
  await dialog.getByRole('button', { name: 'Make the estimate' }).click()
  await expect(dialog.getByRole('alert')).toContainText('not available on these days', SOON)
  const places = dialog.getByRole('listitem')
  await expect(places.filter({ hasText: wall.title })).toContainText('At least')
  await expect(places.filter({ hasText: paper.title })).toContainText('It is sold by its spots')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByLabel('Last day').fill(addDays(wall.from, 91))
  await dialog.getByRole('button', { name: 'Make the estimate' }).click()
  await expect(dialog.getByRole('alert')).toContainText('1 listing is not available', SOON)
  await dialog.getByRole('button', { name: 'Leave it out' }).click()
  await dialog.getByRole('button', { name: 'Make the estimate' }).click()
  await page.waitForURL(/\/papers\/doc_/, SOON)
  await expect(page.getByRole('article').first()).toContainText(wall.title)
})
