import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fitsAndPasses } from '../support/fits.ts'
import { photo } from '../support/photo.ts'
import { expect, hydrated, test } from '../support/test.ts'

const SOON = { timeout: 10_000 }

/** The campaign of the demo advertiser that runs: a screen with logs, and a fleet with photos. */
const CAMPAIGN = 'Filter coffee, winter'

async function openReport(page: Page): Promise<void> {
  const { campaigns } = await (await page.request.get('/api/campaigns')).json()
  const { id } = campaigns.find(({ name }: { name: string }) => name === CAMPAIGN)
  await page.goto(`/dashboard/campaigns/${id}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report', SOON)
}

/** The first bytes of a file that a link gives, and its name. */
async function saved(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  const bytes = await readFile(await download.path())
  return { name: download.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1'), size: bytes.length }
}

test.describe('an advertiser', () => {
  test.use({ role: 'advertiser' })

  test('opens the report of a campaign, reads its charts as tables and keeps it as files', async ({ page }) => {
    await openReport(page)
    const main = page.getByRole('main')
    await expect(main.getByText(/% of your media value is proven so far/)).toBeVisible()

    const delivered = page.getByRole('region', { name: 'Delivered against ordered', exact: true })
    await expect(delivered.getByRole('meter').first()).toHaveAttribute('aria-valuetext', /of .+ (plays|days shown)$/)
    await delivered.getByRole('radio', { name: 'Table' }).click()
    await expect(delivered.getByRole('row').nth(1)).toContainText(/of .+ (plays|days shown)/)
    const money = page.getByRole('region', { name: 'Ordered by medium', exact: true })
    await expect(money.getByRole('img', { name: /^Ordered before GST, by medium/ })).toBeVisible()
    await money.getByRole('radio', { name: 'Table' }).click()
    await expect(money.getByRole('row').last()).toContainText('100.0%')
    await fitsAndPasses(page, { wide: true })

    const pdf = await saved(page, 'Download PDF')
    expect(pdf).toMatchObject({ name: expect.stringMatching(/^adchowk-report-CMP-\d{4}\.pdf$/), start: '%PDF-' })
    const workbook = await saved(page, 'Excel')
    expect(workbook.name).toMatch(/^adchowk-report-CMP-\d{4}\.xlsx$/)
    expect(workbook.start).toMatch(/^PK/)

    await page
      .getByRole('link', { name: /accepted/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proofs', SOON)
  })

  test('turns the weekly mail on and off', async ({ page }) => {
    await openReport(page)
    const mail = page.getByRole('region', { name: 'By mail' })
    const toggle = mail.getByRole('switch', { name: 'Mail me this report every Monday' })
    await expect(toggle).not.toBeChecked()
    await mail.getByText('Mail me this report every Monday').click()
    await expect(mail.getByText(/^The next one goes to advertiser@demo\.adchowk\.in on /)).toBeVisible(SOON)
    await page.reload()
    await hydrated(page)
    await expect(toggle).toBeChecked()
    await mail.getByText('Mail me this report every Monday').click()
    await expect(mail.getByText(/^To advertiser@demo\.adchowk\.in, from 08:00/)).toBeVisible(SOON)
    await expect(toggle).not.toBeChecked()
  })

  test('puts a logo on the PDF, leaves it out and removes it', async ({ page }) => {
    await openReport(page)
    const head = page.getByRole('region', { name: 'Head of the PDF' })
    const pdf = page.getByRole('link', { name: 'Download PDF' })
    await expect(pdf).toHaveAttribute('href', /report\.pdf$/)
    await head.locator('input[type=file]').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: photo() })
    await expect(head.getByRole('img', { name: /^Logo of / })).toBeVisible(SOON)
    await expect(pdf).toHaveAttribute('href', /report\.pdf\?head=own$/)
    const withLogo = await saved(page, 'Download PDF')
    await fitsAndPasses(page)
    await head.getByText('Use our logo').click()
    await expect(pdf).toHaveAttribute('href', /report\.pdf$/)
    expect((await saved(page, 'Download PDF')).size).toBeLessThan(withLogo.size)
    await head.getByRole('button', { name: 'Remove the logo' }).click()
    await expect(head.getByRole('img')).toHaveCount(0, SOON)
  })
})

test.describe('staff', () => {
  test.use({ role: 'admin' })

  test('open the same report from the details of a campaign', async ({ page }) => {
    const { campaigns } = await (await page.request.get('/api/admin/campaigns?status=active')).json()
    await page.goto(`/admin/campaigns/${campaigns[0].id}`)
    await hydrated(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Report' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Report', SOON)
    await expect(page.getByRole('region', { name: 'By city', exact: true })).toBeVisible()
    await fitsAndPasses(page)
    expect((await saved(page, 'Download PDF')).start).toBe('%PDF-')
  })
})
