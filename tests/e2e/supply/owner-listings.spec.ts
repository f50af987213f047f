import type { Page } from '@playwright/test'
import type { OwnerListing } from '../../../worker/supply/rules/listings/owner-listing.ts'
import { asker } from '../support/bookings.ts'
import { fitsAndPasses, PHONE } from '../support/fits.ts'
import { photo } from '../support/photo.ts'
import { newName, openLive, sideOf } from '../support/sides.ts'
import { expect, test } from '../support/test.ts'

const LISTINGS = '/api/owner/listings'

test.use({ role: 'mediaOwner' })

const OWNER = 'sahyadri-outdoor'
const draft = async (
  page: Page,
  origin: string | undefined,
  category: string,
  content: object,
): Promise<OwnerListing> => {
  const key = crypto.randomUUID()
  return JSON.parse(
    await asker(page.request, origin)(LISTINGS, { owner: OWNER, category, content, key }, 201).then(JSON.stringify),
  )
}

test('a hoarding is written from nothing, goes live, changes its price and is paused, and the public site follows', async ({
  page,
}) => {
  test.slow()
  const title = newName('Twin-post hoarding')
  await page.goto('/dashboard/listings')
  await page.getByRole('link', { name: 'Add listing' }).click()
  await page.getByRole('radio', { name: 'Outdoor (OOH)' }).check({ force: true })
  await fitsAndPasses(page)
  await page.getByRole('button', { name: 'Start the draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New listing')

  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('not saved yet')).toBeVisible()
  await page.getByRole('button', { name: /Group$/ }).click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('combobox', { name: 'Format' }).fill('Hoarding')
  await page
    .getByLabel('Description')
    .fill('Two posts at the flyover, seen by traffic that leaves the city in the evening.')
  // Typed text survives a reload.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await page.getByRole('combobox', { name: 'City' }).fill('Hyderabad')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Telangana')
  await page.getByLabel('Locality').fill('Begumpet')
  await page.getByLabel('Address').fill('Begumpet flyover, airport side')
  const map = page.getByRole('figure', { name: 'Map of Hyderabad' })
  await map.click({ position: { x: 150, y: 150 } })
  const latitude = page.getByLabel('Latitude')
  await expect(latitude).not.toHaveValue('')
  const before = await latitude.inputValue()
  await page.getByRole('button', { name: /^Pin/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(latitude).not.toHaveValue(before)

  // The message for a missing field leads to the field.
  await page.getByRole('button', { name: 'Enter a rate above ₹0' }).click()
  await expect(page.getByLabel('Rate', { exact: true })).toBeFocused()
  await page.getByLabel('Rate', { exact: true }).fill('125000')
  await page.getByRole('button', { name: /Sold$/ }).click()
  await page.getByRole('option').last().click()
  await page.getByRole('button', { name: 'Enter the number of people it reaches' }).click()
  await page.keyboard.type('90000')
  for (const name of [/Lighting \*$/, /Permit in hand \*$/]) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('option').last().click()
  }
  await expect(page.getByText('Ready to publish.')).toBeVisible()

  // The second photo becomes the cover.
  const photos = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: /^Describe photo/ }) })
  const files = ['day.jpg', 'night.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo() }))
  await page.locator('#part-photos input[type=file][multiple]').setInputFiles(files)
  await expect(photos).toHaveCount(2, { timeout: 15_000 })
  await page.getByRole('textbox', { name: 'Describe photo 2' }).fill('Seen from the flyover at dusk')
  await page.getByRole('button', { name: 'More for photo 2' }).click()
  await page.getByRole('menuitem', { name: 'Make it the cover' }).click()
  await expect(page.getByRole('textbox', { name: 'Describe photo 1' })).toHaveValue('Seen from the flyover at dusk')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('not saved yet')).toHaveCount(0)
  await fitsAndPasses(page)
  // The company has many listings already: nobody reads this one before it is public.
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'Public page' })).toBeVisible()

  const address = await page.getByRole('link', { name: 'Public page' }).getAttribute('href')
  const visitor = async (path: string) => (await page.request.get(path)).text()
  expect(await visitor(address ?? '')).toContain('1,25,000')
  expect(await visitor(address ?? '')).toMatch(/<img[^>]*alt="Seen from the flyover at dusk"/)
  expect(await visitor(`/discover?q=${encodeURIComponent(title)}`)).toContain(title)

  await page.getByLabel('Rate', { exact: true }).fill('132000')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Changes are live')).toBeVisible()
  expect(await visitor(address ?? '')).toContain('1,32,000')

  await page.goto(`/dashboard/listings?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('table', { name: 'Listings' }).getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click()
  await expect(row).toContainText('Paused')
  expect((await page.request.get(address ?? '')).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Live')
  expect((await page.request.get(address ?? '')).status()).toBe(200)
})

test('two tabs change one listing: only what both changed is asked for', async ({ page, baseURL, context }) => {
  const title = newName('Conflict hoarding')
  const { id } = await draft(page, baseURL, 'ooh', { title, rate: 1_25_000_00, unit: 'per_month', features: ['Lit'] })
  await openLive(page, `/dashboard/listings/${id}`)
  await page.getByLabel('Rate', { exact: true }).fill('132000')
  await page.getByLabel('Description').fill('Mine alone')
  const other = await context.newPage()
  await other.goto(`/dashboard/listings/${id}`)
  // A new tab has nothing of what the first one has typed.
  await expect(other.getByLabel('Rate', { exact: true })).toHaveValue('1,25,000')
  await other.getByLabel('Rate', { exact: true }).fill('128000')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('not saved yet')).toHaveCount(0)

  const notice = page.getByRole('alert').filter({ hasText: 'saved this listing' })
  await notice.getByRole('button', { name: 'See changes' }).click()
  const merge = page.getByRole('alertdialog', { name: 'Changed while you were editing' })
  await expect(merge).toContainText('One of your changes touches the same thing')
  await expect(merge.getByRole('radiogroup')).toHaveCount(1)
  await fitsAndPasses(page)
  await merge.getByRole('radio', { name: /1,28,000/ }).check({ force: true })
  await merge.getByRole('button', { name: 'Save this version' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByLabel('Rate', { exact: true })).toHaveValue('1,28,000')
  // The notice goes before the answer of the save is there.
  const saved = async () => (await (await page.request.get(`${LISTINGS}/${id}`)).json()).content
  await expect.poll(saved).toMatchObject({ rate: 1_28_000_00, description: 'Mine alone' })
})

test('a station is written on a phone, and a field that staff add appears in its open form', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  test.slow()
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  const name = newName('Field test').replaceAll(' ', '-')
  const category = await staff.ask('/api/admin/categories', { name }, 201)
  const made = (await category) as unknown as { id: string; version: number }
  const own = await draft(page, baseURL, made.id, { title: 'With fields' })
  await page.goto(`/dashboard/listings/${own.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With fields')
  await page.waitForLoadState('networkidle')
  const put = await staff.request.put(`/api/admin/categories/${made.id}`, {
    headers: { Origin: baseURL ?? '' },
    data: { name, version: made.version, fields: [{ name: 'Permit valid', type: 'text', required: true }] },
  })
  expect(put.status()).toBe(200)
  await expect(page.getByLabel('Permit valid *')).toBeVisible()

  const { id } = await draft(page, baseURL, 'radio', { title: newName('Marina FM') })
  await page.setViewportSize(PHONE)
  await page.goto(`/dashboard/listings/${id}`)
  await page.getByRole('button', { name: 'Add ad spot' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Breakfast')
  await page.getByLabel('From', { exact: true }).fill('07:00')
  await page.getByLabel('Until', { exact: true }).fill('11:00')
  const spots = page.getByRole('list', { name: 'Bands' }).or(page.getByRole('list', { name: 'Spots' }))
  await expect(spots.getByRole('listitem')).toContainText('07:00 to 11:00')
  await page.getByRole('button', { name: 'Actions for Breakfast' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(spots.getByRole('listitem')).toHaveCount(2)
  await fitsAndPasses(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('not saved yet')).toHaveCount(0)
  await page.reload()
  await expect(spots.getByRole('listitem')).toHaveCount(2)
})
