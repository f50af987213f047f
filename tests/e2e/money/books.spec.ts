import type { Download, Page } from '@playwright/test'
import { fitsAndPasses } from '../support/fits.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const files = (page: Page) => page.getByRole('region', { name: 'For your accountant' })

/** The month before, until one has documents. @returns `2026-11` */
async function toMonthWithDocuments(page: Page): Promise<string> {
  for (let i = 0; i < 14; i++) {
    if (await page.getByRole('table').isVisible()) break
    const before = page.getByRole('navigation', { name: 'Month' }).getByRole('link').first()
    const to = (await before.getAttribute('href')) ?? ''
    await before.click()
    await page.waitForURL(`**${to}`)
    await expect(before).not.toHaveAttribute('href', to)
  }
  await expect(page.getByRole('table')).toBeVisible()
  return new URL(page.url()).searchParams.get('month') ?? ''
}

async function textOf(download: Download): Promise<string> {
  const stream = await download.createReadStream()
  let text = ''
  for await (const piece of stream) text += piece.toString('latin1')
  return text
}

test.describe('an owner', () => {
  test.use({ role: 'mediaOwner' })

  test('reads the books of a month, and takes each file for the accountant', async ({ page }) => {
    test.slow()
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Books' }).click()
    await expect(heading(page)).toHaveText('Books')
    // The page came without a document: its heading has the focus, so that a screen reader reads it out.
    await expect(heading(page)).toBeFocused()
    const month = await toMonthWithDocuments(page)

    await test.step('five files, named by month and owner', async () => {
      for (const [title, name, begins] of [
        ['Documents (CSV)', 'documents', 'Document,Number,Date'],
        ['Lines (CSV)', 'lines', 'Document,Number,Date,Line'],
        ['Workbook (XLSX)', 'books', 'PK'],
        ['GSTR-1 (XLSX)', 'gstr1', 'PK'],
        ['Tally (XML)', 'tally', '<?xml'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          files(page)
            .getByRole('link', { name: `${title}: Download` })
            .click(),
        ])
        expect(download.suggestedFilename()).toMatch(
          new RegExp(`^adchowk-${name}-${month}-sahyadri-outdoor\\.(csv|xlsx|xml)$`),
        )
        expect(await textOf(download)).toMatch(new RegExp(`^(?:ï»¿)?${begins.replace('?', '\\?')}`))
      }
      const file = await page.request.get(`/dashboard/books/books.xlsx?owner=sahyadri-outdoor&month=${month}`)
      expect(file.headers()['cache-control']).toBe('private, no-store')
    })

    await test.step('the page fits and passes', () => fitsAndPasses(page))

    await test.step('a month without documents says so, and still has its files', async () => {
      await page.goto('/dashboard/books?month=2020-01')
      await expect(page.getByRole('heading', { name: 'No documents in January 2020' })).toBeVisible()
      await expect(files(page).getByRole('link')).toHaveCount(5)
    })

    await test.step('another’s owner is not found', async () => {
      expect((await page.request.get('/dashboard/books?owner=marina-airtime')).status()).toBe(404)
      expect((await page.request.get('/dashboard/books/books.xlsx?owner=marina-airtime')).status()).toBe(404)
      expect((await page.request.get('/dashboard/books/books.pdf')).status()).toBe(404)
      expect((await page.request.get('/dashboard/books?month=2026-13')).status()).toBe(400)
    })
  })
})

test.describe('an advertiser', () => {
  test.use({ role: 'advertiser' })

  test('reads the statement of a campaign on its sheets and as a PDF, and the books of what was bought', async ({
    page,
  }) => {
    test.slow()
    const { campaigns } = await (await page.request.get('/api/campaigns')).json()
    const { id, ref } = campaigns.find(({ confirmed }: { confirmed: number }) => confirmed > 0)
    await page.goto(`/dashboard/campaigns/${id}`)
    await page.getByRole('link', { name: 'Statement' }).click()
    await expect(heading(page).first()).toHaveText(`Campaign statement STM-${ref}`)
    await expect(page.getByText('Lists the owners’ invoices; no tax document').first()).toBeVisible()
    const pdf = await page.request.get(`/dashboard/campaigns/${id}/statement.pdf`)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/pdf' })

    await page.goto('/dashboard/books')
    await toMonthWithDocuments(page)
    await expect(files(page).getByRole('link')).toHaveCount(4)
  })
})

test.describe('staff', () => {
  test.use({ role: 'admin' })

  test('read all documents of a month, and those of one owner', async ({ page }) => {
    await page.goto('/admin/books')
    await expect(heading(page)).toHaveText('Books')
    await toMonthWithDocuments(page)
    await page.getByLabel('Whose documents').selectOption({ index: 1 })
    await page.waitForURL(/owner=[a-z]/)
    await expect(files(page).getByRole('link')).toHaveCount(5)
  })
})
