import { headersFor, newcomer, siteAt } from './support/account.ts'
import { expect, seriousFindings, sidewaysScroll, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }
const BRIEF =
  'Launching a new protein bar for gym-goers aged 22-35 in Mumbai and Pune. Budget 15 lakh, 1 January to 31 January 2027. Prefer hoardings and radio.'

test('the link of the mail leads through the sign-in to an enquiry with its plan', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.post('/api/enquiries', {
    headers: headersFor(baseURL, newcomer().network),
    data: {
      name: 'Asha Menon',
      email: 'asha@example.in',
      phone: '+91 98450 10001',
      company: 'Kaveri Coffee',
      campaignObjective: 'Launch',
      targetAudience: 'Families',
      startDate: '2027-01-01',
      endDate: '2027-01-31',
      budget: '15 lakh',
      messages: [{ role: 'user', content: BRIEF }],
    },
  })
  const { reference } = await answer.json()
  await page.goto(`/admin/support/enquiries/${reference}`)
  await page.getByRole('button', { name: 'Fill' }).click()
  await page.getByRole('button', { name: /^Sign in/ }).click()
  await expect(page).toHaveURL(`/admin/support/enquiries/${reference}`)
  await expect(page.getByRole('region', { name: 'Brief' })).toContainText('15 lakh')
  await expect(page.getByRole('region', { name: 'The plan' }).getByRole('row')).not.toHaveCount(0)
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Open the plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plan of ${reference}`)
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a message is found, taken on, and two members of staff do not overwrite each other', async ({
  browser,
  request,
  baseURL,
  sessions,
}) => {
  const mark = `${process.pid}-${Date.now()}`
  await request.post('/api/contact', {
    headers: headersFor(baseURL, newcomer().network),
    data: { name: 'Lakshmi Rao', email: 'lakshmi@example.in', message: `Media in Kozhikode? ${mark}` },
  })
  const context = await browser.newContext(siteAt(baseURL))
  await context.addCookies(await sessions('admin'))
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto('/admin/support')
  await one.getByRole('searchbox', { name: 'Search messages' }).fill(mark)
  await one.getByRole('button', { name: 'Search' }).click()
  await expect(one.getByRole('status').first()).toContainText('1 message for')
  expect(await seriousFindings(one, { within: 'main' })).toEqual([])
  await one.getByRole('link', { name: new RegExp(mark) }).click()
  await expect(one.getByRole('heading', { level: 2 })).toContainText(mark)
  await two.goto(one.url())

  // Held back until the other is saved: a live event of another journey could otherwise show the new version before the choice.
  const saved = one.getByText('Message saved').waitFor()
  await two.route('**/api/admin/tickets/**', async (route) => {
    await saved
    await route.continue()
  })
  const asked = two.waitForRequest('**/api/admin/tickets/**')
  await two.getByRole('button', { name: /Priority/ }).click()
  await two.getByRole('option', { name: 'High' }).click()
  await asked
  await one.getByRole('button', { name: /Status/ }).click()
  await one.getByRole('option', { name: 'In Progress' }).click()
  await saved
  await expect(two.getByRole('alert')).toContainText('Somebody else has changed this message')
  await expect(two.getByRole('button', { name: /Status/ })).toContainText('In Progress')
  await expect(two.getByRole('button', { name: /Priority/ })).toContainText('Medium')
  await two.setViewportSize(PHONE)
  expect(await sidewaysScroll(two)).toBe(0)

  await one.goto('/admin/support?status=resolved')
  await expect(one.getByRole('navigation', { name: 'Tickets by status' }).getByRole('link')).toHaveText([
    'All Tickets',
    'Open',
    'In Progress',
    'Resolved',
  ])
  await context.close()
})
