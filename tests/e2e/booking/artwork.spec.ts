import type { Page } from '@playwright/test'
import { linesOf, sendCampaign, wallsOf } from '../support/bookings.ts'
import { approve, newName, openLive, sideOf } from '../support/sides.ts'
import { expect, hydrated, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

/** A picture that the browser draws: a JPEG as a phone sends it. */
const drawn = async (page: Page, name: string) => {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1200
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 1200)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

const fits = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('artwork is sent, comes back with a reason, and is approved as the next version', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  test.slow()
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  await page.context().addCookies(await sessions('mediaOwner'))
  // The first of the share is of another journey.
  const walls = (await wallsOf(buyer.request, 2, 2)).slice(1)
  const campaign = await sendCampaign(buyer.ask, newName('Artwork'), walls)
  await approve(staff, campaign)
  const [line] = await linesOf(buyer.request, campaign)
  if (!line) throw new Error('A campaign has a line')

  await openLive(page, `/dashboard/requests/${line.id}`)
  const judged = page.getByRole('region', { name: 'Artwork' })
  await expect(judged).toContainText('No artwork yet')

  const own = await buyer.context.newPage()
  await openLive(own, `/dashboard/campaigns/${campaign.id}?line=${line.id}`)
  await hydrated(own)
  const artwork = own.getByRole('dialog').getByRole('region', { name: 'Artwork' })
  const choose = async (name: string) =>
    artwork
      .locator('input[type=file]')
      .last()
      .setInputFiles(await drawn(own, name))
  await artwork
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'poster.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(artwork.getByRole('alert')).toContainText('This type of file is not accepted')
  await artwork.getByRole('button', { name: 'Remove poster.svg' }).click()
  await choose('poster.jpg')
  await expect(artwork).toContainText('Waiting for the owner')
  await expect(artwork.getByRole('img', { name: 'Artwork, version 1' })).toBeVisible()

  await expect(judged).toContainText('poster.jpg')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    judged.getByRole('link', { name: 'Download version 1' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('poster.jpg')
  await judged.getByRole('button', { name: 'Send back' }).click()
  await judged.getByRole('button', { name: 'Send back' }).click()
  await expect(judged.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    /Describe what has to change/,
  )
  await judged.getByRole('textbox', { name: 'Reason' }).fill('The logo is cut off')
  await fits(page)
  await judged.getByRole('button', { name: 'Send back' }).click()
  await expect(judged).toContainText('Sent back')

  await expect(artwork).toContainText('“The logo is cut off”')
  await choose('poster-2.jpg')
  await expect(artwork.getByRole('img', { name: 'Artwork, version 2' })).toBeVisible()
  await fits(own)
  await judged.getByRole('button', { name: 'Approve version 2' }).click()
  await expect(judged).toContainText('Approved')
  await expect(artwork).toContainText('Approved')
})
