import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { expect, hydrated, sidewaysScroll, test } from '../support/test.ts'

test.use({ role: 'admin' })

// One after the other: they save the same settings, and the second of two at once is refused.
test.describe.configure({ mode: 'default' })

test('settings are refused at their field, saved, and kept for a clean browser', async ({ page, browser }) => {
  await page.goto('/admin/settings')
  await expect(page.getByRole('textbox', { name: 'Platform name' })).toHaveValue('AdChowk')
  await expect(page.getByRole('switch', { name: 'Two-factor authentication' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Login notifications' })).toBeChecked()
  const email = page.getByRole('textbox', { name: 'Support email' })
  await expect(email).toHaveAttribute('type', 'email')
  const save = page.getByRole('button', { name: 'Save Changes' })

  await email.fill('help@adchowk')
  await save.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter an email address')).toBeVisible()

  await email.fill('help@adchowk.example')
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(email).toHaveValue('help@adchowk.example')

  const visitor = await browser.newPage()
  await visitor.goto('/contact')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'help@adchowk.example' })).toBeVisible()
  await visitor.close()
  await email.fill('hello@adchowk.example')
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  await test.step('quick links lead to real parts, and the guide is found by its headings', async () => {
    const links = page.getByRole('navigation', { name: 'Quick settings' }).getByRole('link')
    await expect(links).toHaveText(['Profile', 'Notifications', 'Security', 'Localization', 'Billing'])
    for (const part of ['notifications', 'localization', 'billing'])
      await expect(page.locator(`#${part}`)).toBeVisible()
    await page.getByRole('link', { name: 'View Documentation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin guide')
    await page.getByRole('searchbox', { name: 'Search the headings' }).fill('refund')
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
      'Cancel and refund',
      'Overdue, due, refunds',
    ])
    await expect(page).toHaveURL('/admin/guide?q=refund')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

test('rates are added from a day on, choose the currency, and are withdrawn before their day', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Default currency' }).click()
  await expect(page.getByRole('option')).toHaveText(['INR, Indian rupee (₹)', 'USD, US dollar ($)', 'EUR, euro (€)'])
  await page.getByRole('option', { name: 'EUR' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('There is no rate of EUR for')).toBeVisible()

  const billing = page.getByRole('region', { name: 'Billing' })
  await billing.getByRole('button', { name: 'Change the fee' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Fee, percent' }).fill('60')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('From 0 to 50 percent')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Fee, percent' }).fill('12.5')
  await dialog.getByRole('button', { name: 'Add' }).click()
  const planned = billing.getByRole('listitem').filter({ hasText: '12.5%' })
  await expect(planned).toContainText('Planned')
  await planned.getByRole('button', { name: /^Withdraw/ }).click()
  const question = page.getByRole('alertdialog', { name: /^Withdraw “Platform fee” from/ })
  await expect(question).toContainText('12.5%')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(planned).toContainText('Planned')
  await planned.getByRole('button', { name: /^Withdraw/ }).click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(planned).toHaveCount(0)
})

test('a rate of GST is in the estimate, the rate card and the media kit of its category from that day on', async ({
  page,
}) => {
  await page.goto('/discover/pr/press_release?city=Pune')
  await page.locator('main article').getByRole('heading').getByRole('link').click()
  await page.waitForURL(/marathi-newsroom-release/)
  const { pathname: listing } = new URL(page.url())
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('Excludes 18% GST')

  await page.goto('/admin/settings')
  const billing = page.getByRole('region', { name: 'Billing' })
  await hydrated(page)
  await billing.getByRole('button', { name: 'Add a rate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Category$/ }).click()
  await page.getByRole('option', { name: 'Public relations' }).click()
  await dialog.getByRole('textbox', { name: 'GST, percent' }).fill('12.5')
  await dialog.getByRole('textbox', { name: 'Service code (SAC)' }).fill('998362')
  await dialog.getByLabel('First day').fill(civilDate(new Date()))
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(billing.getByRole('listitem').filter({ hasText: '12.5%, SAC 998362' })).toContainText('Valid')

  await page.goto(listing)
  await expect(price).toContainText('Excludes 12.5% GST')
  await expect(price).toContainText('GST, 12.5% (SAC 998362)')
  const kit = await page.request.get(`/media-kit/pr/${listing.split('/').at(-1)}`)
  expect(await kit.text()).toContain('before 12.5% GST (SAC 998362)')
  const card = await page.request.get('/media-kit/rates/pr.csv')
  expect((await card.text()).split('\r\n')[1]).toContain(',12.5,')
  // Others keep theirs.
  await page.goto('/terms')
  await expect(page.getByRole('listitem').filter({ hasText: '18%, SAC 998366: Airport' })).toBeVisible()
})

test('another name of the platform is in titles, pictures, the manifest and the API', async ({ page }) => {
  const textOf = async (path: string) => (await page.request.get(path)).text()
  const pictureOf = async (name: string) => {
    const html = await textOf('/category/ooh')
    expect(html).toContain(` | ${name}</title>`)
    return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  const ours = await pictureOf('AdChowk')
  const rename = async (name: string) => {
    await page.goto('/admin/settings')
    await page.getByRole('textbox', { name: 'Platform name' }).fill(name)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
  }
  await rename('Media & Co')
  const theirs = await pictureOf('Media &amp; Co')
  expect(theirs).not.toBe(ours)
  const picture = await page.request.get(theirs)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Media & Co' })
  expect((await (await page.request.get('/api/openapi.json')).json()).info.title).toBe('Media & Co API')
  expect(await textOf('/faq')).toContain('What is Media &amp; Co?')
  await rename('AdChowk')
})
