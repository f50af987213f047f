import { newName, sideOf } from '../support/sides.ts'
import { expect, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

const hoarding = (title: string) => ({
  title,
  subcategory: 'billboard',
  type: 'Unipole',
  description: 'One 40 × 20 ft face, front lit from dusk to midnight, on the road to the office towers.',
  place: {
    ...{ city: 'Hyderabad', state: 'Telangana', area: 'Madhapur', address: 'Hitech City Road, Madhapur' },
    ...{ venue: 'Cyber Towers', lat: 17.4504, lng: 78.3808 },
  },
  ...{ rate: 18_500_000, unit: 'per_month', setup: 1_680_000, audience: 120_000 },
  features: ['Front lit', 'Evening crawl', 'Mounting within 48 hours'],
  details: { face: { width: 40, height: 20 } },
  custom: { Lighting: 'Front lit', 'Permit in hand': true },
})

test('the first listing of a new company is looked at, sent back and approved', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  const owner = await sideOf(browser, baseURL, await sessions('mediaOwner'))
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  const company = newName('Zenith Sites')
  const claim = await owner.ask<{ id: string }>(
    '/api/owner-claims',
    {
      ...{ kind: 'unlisted', company, city: 'Hyderabad', sells: 'Hoardings', role: 'owner' },
      ...{ workEmail: 'sites@zenith.example', phone: '98450 10001' },
    },
    201,
  )
  const headers = { Origin: baseURL ?? '' }
  const approved = await staff.request.put(`/api/admin/owner-claims/${claim.id}`, {
    headers,
    data: { state: 'approved' },
  })
  expect(approved.status()).toBe(200)
  const { claims } = await (await owner.request.get('/api/owner-claims')).json()
  const { ownerId } = claims.find(({ id }: { id: string }) => id === claim.id)
  const title = newName('Unipole facing Cyber Towers')
  const made = { owner: ownerId, category: 'ooh', content: hoarding(title), key: crypto.randomUUID() }
  const { id } = await owner.ask<{ id: string }>('/api/owner/listings', made, 201)
  expect(await owner.ask(`/api/owner/listings/${id}/send`, { version: 1 })).toMatchObject({ state: 'review' })

  await test.step('its owner sees it as buyers will', async () => {
    const preview = await owner.context.newPage()
    await preview.setViewportSize(PHONE)
    await preview.goto(`/dashboard/listings/${id}/preview`)
    await expect(preview.getByText('Preview: not public yet.')).toBeVisible()
    await expect(preview.getByRole('heading', { name: title })).toBeVisible()
    await expect(preview.getByRole('region', { name: 'Price' })).toContainText('₹1,85,000')
    expect(await sidewaysScroll(preview)).toBe(0)
    if (process.env.SHOTS) await preview.screenshot({ path: `${process.env.SHOTS}/preview-390.png`, fullPage: true })
  })

  await page.context().addCookies(await sessions('admin'))
  await page.goto('/admin/approvals?type=content')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/list-1440.png`, fullPage: true })
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('All required fields are filled in')
  expect(await seriousFindings(page, { within: 'main', only: 'all' })).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review-1440.png`, fullPage: true })
  await page.getByRole('textbox', { name: 'Reason' }).fill('Which side does it face?')
  await page.getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('alertdialog', { name: `“${title}”` })
  await expect(question).toContainText('Its owner is notified with the reason. The listing becomes a draft again')
  expect(await seriousFindings(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/question-1440.png` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Which side does it face?')
  await page.getByRole('button', { name: 'Reject' }).click()
  await question.getByRole('button', { name: 'Reject listing' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Rejected: Which side does it face?')

  await owner.ask(`/api/owner/listings/${id}/send`, { version: 3 })
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(question).toContainText('Staff cannot unpublish it.')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/question-390.png` })
  await question.getByRole('button', { name: 'Approve listing' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('in the public catalogue')
  await page.goto(`/category/ooh/billboard/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await owner.context.close()
  await staff.context.close()
})
