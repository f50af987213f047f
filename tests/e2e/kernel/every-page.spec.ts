import { lostInForcedColours } from '../support/forced-colors.ts'
import { type Sight, sights } from '../support/pages.ts'
import { documentFaults, lowControls, structureFaults } from '../support/structure.ts'
import { expect, SWEEP, seriousFindings, sidewaysScroll, test, wake } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
/** A wide window at 400 %. */
const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1440, height: 844 }

let all: Sight[] = []

test.beforeAll(async ({ request }) => {
  all = await sights(request)
  expect(all.length).toBeGreaterThan(70)
})

test.describe('on a phone in dark and on a wide screen in light', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  // In parts, so that several browsers share the work.
  for (const part of [0, 1, 2, 3, 4, 5]) {
    test(`every page says what it is, fits, reads well and wakes up in silence, part ${part + 1} of 6`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      for (const { path, phone, wide, frame, isEmpty, wakes } of all.filter((_, index) => index % 6 === part)) {
        const within = frame ? {} : ({ within: 'main' } as const)
        const inColour = { ...within, only: 'all' } as const
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.goto(path)
        expect.soft(await sidewaysScroll(page), path).toBe(0)
        expect.soft(await structureFaults(page), path).toEqual([])
        expect.soft(await documentFaults(page, { isEmpty }), path).toEqual([])
        expect.soft(await lowControls(page), path).toEqual([])
        if (phone || SWEEP) expect.soft(await seriousFindings(page, inColour), `${path} on a phone in dark`).toEqual([])
        await page.setViewportSize(NARROW)
        expect.soft(await sidewaysScroll(page), `${path} at 320 px`).toBe(0)
        if (wide || SWEEP) {
          await page.emulateMedia({ colorScheme: 'light' })
          await page.setViewportSize(WIDE)
          expect.soft(await sidewaysScroll(page), `${path} on a wide screen`).toBe(0)
          const scope = wide === 'structure' ? within : inColour
          expect.soft(await seriousFindings(page, scope), `${path} on a wide screen`).toEqual([])
          expect.soft(await lostInForcedColours(page), `${path} in forced colours`).toEqual([])
        }
        await page.setViewportSize(PHONE)
        if (wakes) await wake(page)
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
