import type { Page } from '@playwright/test'
import { openLive } from '../support/sides.ts'
import { expect, findings, hold, interceptFromStart, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

const HEAD =
  'Site Code,Title,Group,Format,Description,City,State,Locality,Address,Lat,Lng,Monthly Rate,Sold by,Audience,Size,Lighting,Permit in hand'
const TEXT = 'Seen by everybody who comes from the highway and lit after dark.'
const row = (code: string, rate: string, group = 'Billboard') =>
  `${code},Import wall ${code},${group},Unipole,${TEXT},Pune,Maharashtra,Baner,Baner Road,18.559,73.786,${rate},per month,120000,40 x 20,Front lit,Yes`

test.use({ role: 'mediaOwner', expectedFailures: /ERR_FAILED/ })

async function send(page: Page, name: string, rows: readonly string[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
  const buffer = Buffer.from([HEAD, ...rows].join('\n'))
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
}

test('a rate card is matched, checked, mended on the page, imported as drafts and undone', async ({ page }) => {
  await interceptFromStart(page.context())
  const medium = page.getByRole('combobox', { name: 'Medium' })
  await test.step('it opens at the medium that the owner has most of, and a choice before the page is awake holds', async () => {
    const wakeUp = await hold(page, '**/assets/**')
    await page.goto('/dashboard/import', { waitUntil: 'commit' })
    await expect(medium).toHaveValue('vehicle')
    await medium.selectOption('btl')
    wakeUp()
    await expect(page.getByRole('link', { name: 'Template, CSV' })).toHaveAttribute('href', /btl/)
    await expect(medium).toHaveValue('btl')
  })
  await openLive(page, '/dashboard/import')
  await page.getByRole('combobox', { name: 'Medium' }).selectOption({ label: 'Outdoor (OOH)' })
  expect(await findings(page, { within: 'main' })).toEqual([])

  await send(page, 'pune-sites.csv', [
    row('E2E-1', '1.25 lakh'),
    row('E2E-2', 'one lakh'),
    row('E2E-3', '90000', 'bilboard'),
  ])

  await test.step('columns are matched by their names', async () => {
    await expect(page.getByLabel('Site Code is')).toHaveValue('ownRef')
    await expect(page.getByLabel('Monthly Rate is')).toHaveValue('rate')
    await expect(page.getByLabel(/^Size is/)).toHaveValue('details.face')
    await page.getByRole('button', { name: 'Check rows' }).click()
  })

  await test.step('errors are named by row and cell, and mended', async () => {
    await page.getByText('Keep them as drafts').click()
    const list = page.getByRole('region', { name: 'Listings of the file' })
    await page.getByRole('tab', { name: /^Fix needed/ }).click()
    await expect(list.getByRole('listitem').filter({ hasText: 'Row 3' }).first()).toContainText(
      '“one lakh” is not an amount',
    )
    expect(await findings(page, { within: 'main' })).toEqual([])
    await expect(page.getByText('to import all or nothing')).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download errors, CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
    await page.setViewportSize(PHONE)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Use Billboard' }).click()
    await page.getByRole('button', { name: 'Edit Monthly Rate of row 3' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Monthly Rate' }).fill('1 lakh')
    await page.route('**/api/owner/imports/check', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('The connection broke off')
    await expect(page.getByRole('textbox', { name: 'Monthly Rate' })).toHaveValue('1 lakh')
    const letGo = await hold(page, '**/api/owner/imports/check')
    const top = () => page.getByRole('tablist', { name: 'Filter' }).evaluate((of) => of.getBoundingClientRect().top)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Reading the file…')).toBeVisible()
    const whileReading = await top()
    letGo()
    await expect(page.getByRole('button', { name: 'Import 3 listings' })).toBeEnabled()
    await expect(page.getByText('Reading the file…')).toHaveCount(0)
    expect(await top()).toBe(whileReading)
  })

  await test.step('they are imported, and named among the past imports', async () => {
    await page.getByRole('button', { name: 'Import 3 listings' }).click()
    await expect(page.getByRole('heading', { name: '3 new, 0 changed' })).toBeVisible()
    await expect(page.getByText('The new listings are drafts.')).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })

  await test.step('the import is undone', async () => {
    await page.getByRole('button', { name: 'Undo the import of pune-sites.csv' }).first().click()
    await page.getByRole('button', { name: 'Undo the import', exact: true }).click()
    await expect(page.getByText('Undone: 3 listings removed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo the import of pune-sites.csv' })).toHaveCount(0)
  })
})

test('after a lost answer the file is checked again, and the import is among the past ones', async ({ page }) => {
  await interceptFromStart(page.context())
  await openLive(page, '/dashboard/import')
  await page.getByRole('combobox', { name: 'Medium' }).selectOption({ label: 'Outdoor (OOH)' })
  await expect(page.getByRole('link', { name: 'Template, CSV' })).toHaveAttribute('href', /category=ooh/)
  await send(page, 'lost-sites.csv', [row('LOST-1', '90000')])
  await page.getByRole('button', { name: 'Check rows' }).click()
  await page.getByText('Keep them as drafts').click()
  await expect(page.getByRole('button', { name: 'Import 1 listing' })).toBeEnabled()
  await page.route(
    '**/api/owner/imports',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  // The first check after it is lost as well: it can be asked for.
  await page.route('**/api/owner/imports/check', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Import 1 listing' }).click()
  await expect(page.getByRole('alert')).toContainText('The import may have run: see Past imports')
  await page.getByRole('button', { name: 'Check it again' }).click()
  const past = page.getByRole('listitem').filter({ hasText: 'lost-sites.csv' })
  await expect(past).toContainText('1 new, 0 changed')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Import 0 listings' })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo the import of lost-sites.csv' }).click()
  await page.getByRole('button', { name: 'Undo the import', exact: true }).click()
  await expect(page.getByText('Undone: 1 listing removed')).toBeVisible()
})
