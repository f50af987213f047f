import type { Page } from '@playwright/test'
import type { OwnerProof } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { fitsAndPasses, PHONE } from '../support/fits.ts'
import { photo } from '../support/photo.ts'
import { sideOf } from '../support/sides.ts'
import { expect, hydrated, seriousFindings, test } from '../support/test.ts'

const SOON = { timeout: 10_000 }

/** The campaign of the demo advertiser that runs, of which the demo owner shows a fleet. */
const CAMPAIGN = 'Filter coffee, winter'

const addPhoto = (page: Page) =>
  page.locator('input[type=file]').last().setInputFiles({ name: 'site.jpg', mimeType: 'image/jpeg', buffer: photo() })

/** Adds a photo, looks at the checks and sends it. */
async function takeAndSend(page: Page) {
  await addPhoto(page)
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('img')).toBeVisible(SOON)
  await page.getByRole('button', { name: 'Check before sending' }).click()
  const checks = page.getByRole('list', { name: 'Checks' })
  await expect(checks).toContainText('Taken within 48 hours', SOON)
  await expect(checks).toContainText('Not seen before')
  await page.getByRole('button', { name: /^Send( anyway)?$/ }).click()
  await expect(page.getByRole('heading', { name: /^One photo is with / })).toBeVisible(SOON)
}

test.describe('on a phone', () => {
  test.use({ role: 'mediaOwner', viewport: PHONE })

  test('an owner takes a photo, keeps it through a reload, and sends it although a check fails', async ({ page }) => {
    await page.goto('/dashboard/proofs')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proofs')
    await page.setViewportSize(PHONE)
    await page
      .getByRole('link', { name: /^Take photo: / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Check before sending' })).toBeDisabled()
    await page.setViewportSize(PHONE)
    await addPhoto(page)
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('img')).toBeVisible(SOON)
    await page.getByRole('textbox', { name: /Note/ }).fill('The road was closed in the morning')
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('textbox', { name: /Note/ })).toHaveValue('The road was closed in the morning')
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('img')).toBeVisible(SOON)
    await page.getByRole('button', { name: 'Check before sending' }).click()
    await expect(page.getByRole('heading', { name: 'Check before sending' })).toBeFocused(SOON)
    await fitsAndPasses(page)
    await page.getByRole('button', { name: /^Send( anyway)?$/ }).click()
    await expect(page.getByRole('heading', { name: /^One photo is with / })).toBeVisible(SOON)
    await expect(page.getByText(/^PRF-/)).toBeVisible()
    await fitsAndPasses(page)
  })
})

test('advertiser disputes, the owner sends again, the advertiser accepts and shares it with a client', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  test.slow()
  const owner = await sideOf(browser, baseURL, await sessions('mediaOwner'))
  await page.context().addCookies(await sessions('advertiser'))
  const { campaigns } = await (await page.request.get('/api/campaigns')).json()
  const { id } = campaigns.find(({ name }: { name: string }) => name === CAMPAIGN)

  await page.goto(`/dashboard/campaigns/${id}`)
  await hydrated(page)
  await page.getByRole('region', { name: 'Delivery' }).getByRole('link', { name: 'Answer 1 proof' }).click()
  const shown = page.locator('section[aria-labelledby=shown-proof]')
  await expect(shown).toContainText('answer by', SOON)
  const ref = /PRF-\d+/.exec(await shown.innerText())?.[0] ?? ''
  await fitsAndPasses(page)
  await shown.getByRole('button', { name: 'Dispute' }).click()
  const form = page.getByRole('form', { name: 'Dispute' })
  await form.getByRole('button', { name: 'Send dispute' }).click()
  await expect(form.getByText('Describe the change you want')).toBeVisible(SOON)
  await form.getByRole('radio', { name: 'Torn or covered' }).check()
  await form.getByRole('textbox', { name: 'Correction you need' }).fill('A tree covers half of it')
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  await form.getByRole('button', { name: 'Send dispute' }).click()
  await expect(page.getByText(`${ref} is disputed`)).toBeVisible(SOON)

  const { items }: { items: OwnerProof[] } = await (await owner.request.get('/api/owner/proofs?tab=disputed')).json()
  const disputed = items.find(({ proof }) => proof?.ref === ref)
  const theirs = await owner.context.newPage()
  await theirs.goto(`/dashboard/proofs/${disputed?.line.id}/${disputed?.slot.slot}`)
  await hydrated(theirs)
  await expect(theirs.getByText('A tree covers half of it')).toBeVisible()
  await fitsAndPasses(theirs)
  // Offering days raises the version of the proof. The form keeps its text, and sends it with the new version.
  const note = theirs.getByRole('textbox', { name: /Note/ })
  await note.fill('The tree was cut')
  await theirs.getByRole('button', { name: 'Offer days at no charge' }).click()
  const day = civilDate(new Date(Date.now() + 60 * 86_400_000))
  await theirs.getByLabel('First day').fill(day)
  await theirs.getByLabel('Last day').fill(day)
  await theirs.getByRole('button', { name: 'Offer these days' }).click()
  await expect(theirs.getByText(/^You offer .* at no charge/)).toBeVisible(SOON)
  await expect(note).toHaveValue('The tree was cut')
  await takeAndSend(theirs)

  // Updates without a reload.
  await page.getByRole('button', { name: /To answer$/ }).click(SOON)
  await expect(shown.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(shown).toContainText('answer by', SOON)
  await shown.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(`${ref} accepted`)).toBeVisible(SOON)

  await page.getByRole('button', { name: 'Share with client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  const client = await (await browser.newContext()).newPage()
  const answer = await client.goto(link)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(CAMPAIGN)
  const picture = client.getByRole('main').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const src = (await picture.getAttribute('src')) ?? ''
  await expect(client.getByRole('main')).not.toContainText('₹')
  await fitsAndPasses(client)
  await dialog
    .getByRole('button', { name: /^End link/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
  await expect(page.getByText('Link ended')).toBeVisible(SOON)
  expect((await client.request.get(link)).status()).toBe(404)
  expect((await client.request.get(new URL(src, link).href)).status()).toBe(404)
})

test('staff find a log short, and what was missing goes back', async ({ page, sessions, browser, baseURL }) => {
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  await page.context().addCookies(await sessions('admin'))
  await page.goto('/admin/approvals')
  await page.getByRole('link', { name: /^Disputed proofs \d+$/ }).click()
  await hydrated(page)
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Approvals/ }),
  ).toHaveAttribute('aria-current', 'page')
  const card = page.getByRole('listitem').filter({ hasText: 'Two days are missing in the log' })
  await expect(card).toContainText('8,640 of 10,080 plays, 1,440 missing')
  const photo = page.getByRole('listitem').filter({ hasText: 'The face still shows the offer of September' })
  await expect(photo.getByRole('textbox', { name: 'Missing' })).toHaveValue('')
  await photo.getByRole('button', { name: 'Found short' }).click()
  await expect(photo.getByText('Enter how much was missing', { exact: true })).toBeVisible(SOON)
  await fitsAndPasses(page)
  await expect(card.getByText(/with GST goes back/)).toBeVisible(SOON)
  await card.getByRole('button', { name: 'The proof is good' }).click()
  await expect(card.getByText('Give a reason. Both sides see it')).toBeVisible(SOON)
  await card.getByRole('textbox', { name: 'Reason' }).fill('Two days are dark in the log')
  const asks = page.getByRole('alertdialog')
  await card.getByRole('button', { name: 'The proof is good' }).click()
  await expect(asks).toContainText('The dispute ends without a credit.')
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: 'Found short' }).click()
  const sum = /₹[\d,.]+/.exec(await card.getByText(/with GST goes back/).innerText())?.[0] ?? 'a sum'
  await expect(asks).toContainText(`${sum} with GST goes back`)
  await asks.getByRole('button', { name: 'Find proof short' }).click()
  await expect(page.getByText(/found short$/)).toBeVisible(SOON)
  await expect(card).toHaveCount(0)

  const theirs = await buyer.context.newPage()
  const { campaigns } = await (await buyer.request.get('/api/campaigns')).json()
  const { id } = campaigns.find(({ name }: { name: string }) => name === CAMPAIGN)
  await theirs.goto(`/dashboard/campaigns/${id}/proofs`)
  await hydrated(theirs)
  await theirs.getByRole('button', { name: /Found short$/ }).click()
  await expect(theirs.getByText('1,440 of 40,320 were missing.')).toBeVisible()
  await expect(theirs.getByText('Two days are dark in the log')).toBeVisible()
})
