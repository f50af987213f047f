import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/** A page with a header that searches, and little else to draw. */
export const SEARCHING = '/terms'

export const headerSearch = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search all media' })
export const options = (page: Page) => page.getByRole('listbox').getByRole('option')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Query of the address. */
export const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Aims at the header's search and waits until React answers. */
export async function openSearch(page: Page, address = SEARCHING): Promise<void> {
  await page.goto(address)
  await headerSearch(page).focus()
  await hydrated(page)
}
