import { mediaPages, type Sight, sights } from './support/pages.ts'
import { expect, seriousFindings, sidewaysScroll, test, wake } from './support/test.ts'

const FIXED = ['/', '/signin?reason=campaign&next=/category', '/category', '/no-such-page']
const ODD = ['/category/ooh/billboard?q=zzzz', '/category/ooh/billboard/zzz', '/category/ooh/billboard?page=abc']
/** Axe looks at them below, or where a spec brings them into their states. */
const ELSEWHERE = ['/planner', '/discover', '/discover/pr', '/shortlist', '/compare', '/developers']

let addresses: string[] = []
/** Pages that differ in their parts: every kind of detail, and the index and the lists of one medium of each shape. */
let different: string[] = []
/** Pages that belong to no medium, in their states. */
let others: Sight[] = []

test.beforeAll(async ({ request }) => {
  const pages = await mediaPages(request)
  addresses = [...FIXED, ...ODD, ...pages, ...ELSEWHERE]
  expect(addresses.length).toBeGreaterThan(50)
  const isDetail = (address: string) => address.split('/').length > 4
  different = [...FIXED, ...ODD, ...pages.filter((address) => isDetail(address) || /tv|ooh|magazine/.test(address))]
  others = await sights(request)
})

/** The addresses in parts, so that several browsers share the work. */
const PARTS = [1, 2, 3, 4]
const inPart = <T>(all: readonly T[], part: number) => all.filter((_, index) => index % PARTS.length === part - 1)

for (const part of PARTS) {
  test(`axe finds nothing serious, in light and in dark, part ${part}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of inPart(different, part)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      // The frame around it is judged on the fixed pages, the tab bar with them.
      const scope = FIXED.includes(address) ? {} : ({ within: 'main' } as const)
      expect.soft(await seriousFindings(page, scope), address).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await seriousFindings(page, { ...scope, only: 'colours' }), `${address} in dark`).toEqual([])
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const part of PARTS) {
    test(`every page says what it is and fits, and every kind wakes up in silence, part ${part}`, async ({ page }) => {
      test.setTimeout(120_000)
      for (const address of inPart(addresses, part)) {
        await page.goto(address)
        expect.soft(await sidewaysScroll(page), address).toBe(0)
        expect.soft(await page.title(), address).toMatch(/.+ \| AdChowk$/)
        await expect.soft(page.locator('h1'), address).toHaveCount(1)
        expect.soft(await page.locator('[aria-current=page]').count(), address).toBeLessThanOrEqual(1)
        if (!/zzz|no-such|abc/.test(address)) {
          await expect.soft(page.locator('meta[name=description]'), address).toHaveAttribute('content', /.{30,}/)
          await expect.soft(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', /^https?:\/\//)
        }
        const isHome = address === '/'
        if (isHome || /tv|ooh|magazine/.test(address)) {
          expect.soft(await seriousFindings(page, isHome ? {} : { within: 'main' }), address).toEqual([])
        }
        if (different.includes(address)) await wake(page)
      }
    })

    test(`the other pages fit too, and axe finds nothing serious, in light and in dark, part ${part}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      for (const { path, widths } of inPart(others, part)) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(path)
        expect.soft(await sidewaysScroll(page), path).toBe(0)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        for (const width of widths) {
          const at = `${path} at ${width} px`
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await sidewaysScroll(page), at).toBe(0)
          expect.soft(await seriousFindings(page, { within: 'main' }), at).toEqual([])
          await page.emulateMedia({ colorScheme: 'dark' })
          expect.soft(await seriousFindings(page, { within: 'main', only: 'colours' }), `${at} in dark`).toEqual([])
          await page.emulateMedia({ colorScheme: 'light' })
        }
      }
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, pages and estimates work as forms and links', async ({ page }) => {
    await page.goto('/category/ooh/billboard')
    await page.locator('form[data-live] select[name=band]').selectOption('mid')
    await page
      .getByRole('button', { name: /Apply|Show/ })
      .first()
      .click()
    await page.waitForURL(/band=mid/)
    const narrowed = await page.getByRole('status').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(/band=mid.*page=2|page=2.*band=mid/)
    expect(await page.getByRole('status').first().textContent()).not.toBe(narrowed)

    await page.locator('article h2 a, article h3 a').first().click()
    await page.waitForURL(/billboard\/.+/)
    await page.locator('input[name=duration]').fill('4')
    await page.getByRole('button', { name: 'Update estimate' }).click()
    await page.waitForURL(/duration=4/)
    await expect(page.getByRole('region', { name: 'Price' })).toContainText('4 months')
  })

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Discover Media' }).last()).toBeVisible()
  })
})
