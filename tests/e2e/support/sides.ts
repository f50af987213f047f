import { EventEmitter, once } from 'node:events'
import { type Browser, type BrowserContext, type Cookie, expect, type Page, type WebSocket } from '@playwright/test'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
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

/** Opens a page and waits until it receives changes. */
export async function openLive(page: Page, path: string) {
  const greetings = new EventEmitter()
  const hear = (socket: WebSocket) => socket.once('framereceived', () => greetings.emit('greeted', socket))
  // The page before may open its own as it goes: that one closes without a word, or its word comes before the new document.
  page.on('websocket', hear)
  await page.goto(path, { waitUntil: 'commit' })
  const [socket] = await once(greetings, 'greeted')
  expect(socket.isClosed()).toBe(false)
  page.off('websocket', hear)
  await page.waitForLoadState()
}

/** Approves a campaign that waits. */
export const approve = async (staff: { request: BrowserContext['request']; ask: Ask }, campaign: Campaign) => {
  const { id, version } = await approvalOf(staff.request, campaign)
  await staff.ask(`/api/admin/approvals/${id}/approve`, { version })
}
