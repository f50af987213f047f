import type { Page } from '@playwright/test'
import { renderedSheets } from '../support/document-sheets.ts'
import { fitsAndPasses } from '../support/fits.ts'
import { expect, test } from '../support/test.ts'

let documents: Record<string, string> = {}
test.beforeAll(async () => {
  documents = await renderedSheets()
})

async function openDocument(page: Page, name: string) {
  await page.route('**/paper-under-test', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: documents[name] ?? '' }),
  )
  await page.goto('/paper-under-test')
  await page.evaluate(() => document.fonts.ready)
}

/** Texts that leave the margins of their sheet or their cell, reach into the foot, or lie over another text. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const sheet of document.querySelectorAll('.paper-sheet')) {
      const area = sheet.getBoundingClientRect()
      const texts = [...sheet.querySelectorAll('h2, h3, p, dt, dd, span')].map((element) => ({
        text: element.textContent,
        box: element.getBoundingClientRect(),
        cell: element.closest('td, th')?.getBoundingClientRect(),
        isFoot: element.closest('footer') !== null,
      }))
      for (const { text, box, cell, isFoot } of texts) {
        const isOut = box.left < area.left + 43 || box.right > area.left + 751
        const isLow = !isFoot && box.bottom > area.top + 1063.5
        const isSpilt = cell && (box.left < cell.left || box.right > cell.right || box.bottom > cell.bottom)
        if (isOut || isLow || isSpilt) found.push(text)
      }
      for (const [i, a] of texts.entries()) {
        for (const b of texts.slice(i + 1)) {
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
          if (wide > 0.5 && high > 0.6) found.push(`${a.text} / ${b.text}`)
        }
      }
    }
    return found
  })

for (const [name, count] of [
  ['invoice', 1],
  ['estimate', 2],
  ['statement', 5],
  ['report', 1],
  ['hard', 2],
] as const) {
  test(`${name}: ${count} sheets of A4 on which nothing overflows, printed one a page and alone`, async ({ page }) => {
    await openDocument(page, name)
    await expect(page.locator('.paper-sheet')).toHaveCount(count)
    for (const sheet of await page.locator('.paper-sheet').all()) {
      const box = await sheet.boundingBox()
      expect([box?.width, box?.height]).toEqual([expect.closeTo(794, 0), expect.closeTo(1123, 0)])
    }
    expect(await misplaced(page)).toEqual([])

    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(count)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Header of the site')).toBeHidden()
    await expect(page.getByText('Footer of the site')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Document', exact: true })).toBeHidden()
    await expect(page.locator('.paper-sheet').first()).toBeVisible()
  })
}

test('a paper is a table, headings and lists to those who hear it, white in the dark, and as wide as a phone', async ({
  page,
}) => {
  await openDocument(page, 'estimate')
  await expect(page.getByRole('heading', { name: 'Estimate', level: 2 })).toBeVisible()
  const table = page.getByRole('table', { name: 'Estimate' })
  await expect(table.getByRole('columnheader', { name: 'Taxable ₹' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^5 Drive-time, 95\.6 FM/ })).toContainText('4,14,180.00')
  await expect(page.getByRole('list').getByText('Nothing is booked yet.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code: Check this paper' })).toBeVisible()
  await fitsAndPasses(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('.paper-sheet').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
