import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'
import type { Campaign } from '../../../worker/domain/campaign/campaign.ts'
import { siteAt } from './account.ts'
import { type Ask, approvalOf, asker } from './bookings.ts'

// The sides of a booking, each in a browser of its own.

let sent = 0
/** A name that no other campaign has. */
export const newName = (words: string) => `${words} ${process.pid}-${Date.now() % 100_000}-${++sent}`

/** A side that acts by the API alone, or on pages of its context, with the session of a worker. */
export async function sideOf(browser: Browser, origin: string | undefined, cookies: Cookie[]) {
  const context = await browser.newContext(siteAt(origin))
  await context.addCookies(cookies)
  return { context, request: context.request, ask: asker(context.request, origin) }
}

/** Opens a page and waits until it hears of changes. */
export async function openLive(page: Page, path: string) {
  const greeted = new Promise<void>((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve()))
  })
  await page.goto(path)
  await greeted
}

/** Approves a campaign that waits. */
export const approve = async (staff: { request: BrowserContext['request']; ask: Ask }, campaign: Campaign) => {
  const { id, version } = await approvalOf(staff.request, campaign)
  await staff.ask(`/api/admin/approvals/${id}/approve`, { version })
}
