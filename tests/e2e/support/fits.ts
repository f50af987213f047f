import type { Page } from '@playwright/test'
import { lostInForcedColours } from './forced-colors.ts'
import { expect, SWEEP, seriousFindings, sidewaysScroll } from './test.ts'

const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/**
 * On a phone in dark, and on a wide screen in light and in forced colours; nothing scrolls sideways, at 320 px neither.
 * @param options `wide`: true where a wide screen shows something else than a phone, so that axe is asked there as well
 */
export async function fitsAndPasses(page: Page, { wide = false } = {}) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page, { within: 'main', only: 'all' })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
  if (wide || SWEEP) expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  expect(await lostInForcedColours(page)).toEqual([])
}
