import type { Page } from '@playwright/test'
import { lostInForcedColours } from './forced-colors.ts'
import { expect, seriousFindings, sidewaysScroll } from './test.ts'

const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/**
 * On a phone in dark, on a wide screen in light and in forced colours; nothing scrolls sideways, at 320 px neither.
 * @param options `wide`: which rules are asked on the wide screen; `all` where it shows something else than the phone
 */
export async function fitsAndPasses(page: Page, { wide = 'colours' }: { wide?: 'all' | 'colours' } = {}) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
  const only = wide === 'all' ? {} : ({ only: wide } as const)
  expect(await seriousFindings(page, { within: 'main', ...only })).toEqual([])
  expect(await lostInForcedColours(page)).toEqual([])
}
