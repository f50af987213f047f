import { expect, test } from '../support/test.ts'

const cards = 'main article'

test('public relations: from the footer through groups and filters to a price, and to a 404', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Public relations' }).click()
  await page.waitForURL(/\/discover\/pr$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public relations')
  const tabs = page.getByRole('navigation', { name: 'Media types' })
  await expect(tabs.getByRole('link')).toHaveCount(14)
  await expect(tabs.locator('[aria-current]')).toHaveCount(0)

  await page.getByRole('link', { name: 'Press releases', exact: true }).click()
  await page.waitForURL(/\/discover\/pr\/press_release$/)
  await expect(page.locator(cards)).toHaveCount(10)
  await page.locator('select[name=city]').selectOption('Pune')
  await page.waitForURL(/city=Pune/)
  await expect(page.locator(cards)).toHaveCount(1)

  await page.locator(cards).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/discover\/pr\/press_release\/marathi-newsroom-release/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marathi newsroom release')
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('per release')
  await expect(price.getByRole('link', { name: 'Add to Campaign' })).toHaveAttribute('href', /reason=campaign/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/discover\/pr\/press_release\/marathi/)

  expect((await page.goto('/discover/pr/press_release/zzz'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inventory not found')
  await expect(page.getByRole('link', { name: 'See all releases' })).toHaveAttribute(
    'href',
    '/discover/pr/press_release',
  )
})

test('the hub does not name them, and their address under /category has moved for good', async ({ request }) => {
  const [hub = ''] = /<main[\s\S]*<\/main>/.exec(await (await request.get('/category')).text()) ?? []
  expect(hub).toContain('href="/category/ooh"')
  expect(hub).not.toContain('href="/discover/pr')
  const moved = await request.get('/category/pr/press_release?city=Pune', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe('/discover/pr/press_release?city=Pune')
})
