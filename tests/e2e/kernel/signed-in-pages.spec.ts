import type { Role } from '../support/account.ts'
import { lostInForcedColours } from '../support/forced-colors.ts'
import { KINDS, kindOf, STARTS } from '../support/signed-in.ts'
import { structureFaults } from '../support/structure.ts'
import { expect, hydrated, SWEEP, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1440, height: 844 }

test.use({ viewport: PHONE, colorScheme: 'dark' })

// The longest walk first: the others share the second core.
for (const role of ['admin', 'mediaOwner', 'advertiser'] as const satisfies Role[]) {
  test.describe(`as ${role}`, () => {
    test.use({ role })

    test('every page has a title, a sound structure, fits a phone and reads well in dark', async ({ page }) => {
      test.setTimeout(180_000)
      const left = new Set(KINDS[role])
      const queue = [...STARTS[role]]
      const others = new Set<string>()
      const rest = others.values()
      const open = async (path: string) => {
        await page.goto(path)
        await hydrated(page)
        // A drawer is drawn by the browser alone, after React has taken over.
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })))
        const links = page.locator('a[href^="/"]')
        queue.push(...(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))))
      }
      for (;;) {
        const path = queue.shift()
        if (path === undefined) {
          // The first record of a kind may lead to less than another one.
          const other = rest.next()
          if (other.done || left.size === 0) break
          await open(other.value)
          continue
        }
        const kind = kindOf(path)
        if (kind === undefined) continue
        if (!left.delete(kind)) {
          if (kind === '/dashboard/campaigns/:campaignId') others.add(path)
          continue
        }
        await page.setViewportSize(NARROW)
        await open(path)
        expect.soft(await sidewaysScroll(page), path).toBe(0)
        await page.setViewportSize(PHONE)
        expect.soft(await structureFaults(page), path).toEqual([])
        const isFirst = path === STARTS[role][0]
        const scope = isFirst ? ({ only: 'all' } as const) : ({ only: 'all', within: 'main' } as const)
        expect.soft(await seriousFindings(page, scope), path).toEqual([])
        if (!SWEEP) continue
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(WIDE)
        expect.soft(await seriousFindings(page, scope), `${path} on a wide screen`).toEqual([])
        expect.soft(await lostInForcedColours(page), `${path} in forced colours`).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
      }
      expect([...left], 'pages that no link of the others leads to').toEqual([])
    })
  })
}
