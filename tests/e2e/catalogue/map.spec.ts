import { expect, OFTEN, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const MAP = '/category/ooh/billboard?view=map'

test('a list becomes a map and back, with its filters', async ({ page }) => {
  await page.goto('/category/ooh/billboard?band=mid')
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
  await page.waitForURL(/band=mid.*view=map|view=map.*band=mid/)
  await page
    .getByRole('list', { name: 'Cities' })
    .getByRole('link', { name: /^Mumbai/ })
    .click()
  await page.waitForURL(/city=Mumbai/)
  await expect(page.getByRole('group', { name: 'Map of Mumbai' })).toBeVisible()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click()
  await page.waitForURL((url) => !url.searchParams.has('view') && url.searchParams.get('city') === 'Mumbai')
})

test('the keyboard opens clusters, and a pin is shown in the list', async ({ page }) => {
  await page.goto(`${MAP}&city=Mumbai`)
  const map = page.getByRole('group', { name: 'Map of Mumbai' })
  const clusters = map.getByRole('button', { name: /^\d+ sites, / })
  const before = await clusters.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await clusters.first().focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => clusters.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))), OFTEN)
    .not.toEqual(before)
  await map.getByRole('button', { name: 'Show all sites' }).click()
  const zoomIn = map.getByRole('button', { name: 'Zoom in', exact: true })
  const width = () => map.locator('svg').first().getAttribute('viewBox')
  const whole = await width()
  await zoomIn.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(width, OFTEN).not.toBe(whole)
  const pin = map.getByRole('button', { name: /^₹/ }).first()
  if ((await pin.count()) > 0) {
    await pin.click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sites are a list of links next to the drawing', async ({ page }) => {
    await page.goto(`${MAP}&city=Mumbai`)
    await expect(page.getByRole('region', { name: 'Bandra' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/category\/ooh\/billboard\//,
    )
    await expect(page.locator('svg use[href^="/maps/mumbai."]')).toHaveCount(1)
  })
})

test('axe finds nothing serious, and nothing scrolls sideways, on a wide screen and on a phone in dark', async ({
  page,
}) => {
  for (const path of [MAP, `${MAP}&city=Mumbai`, '/discover?view=map', '/discover?city=Hyderabad&view=map']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    expect.soft(await seriousFindings(page, { within: 'main' }), path).toEqual([])
    expect.soft(await sidewaysScroll(page), path).toBe(0)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await seriousFindings(page, { within: 'main', only: 'all' }), `${path} on a phone`).toEqual([])
    expect.soft(await sidewaysScroll(page), `${path} on a phone`).toBe(0)
  }
})
