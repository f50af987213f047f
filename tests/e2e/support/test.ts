import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { signInAs, siteAt } from './account.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Chromium reports every document or data answer of 4xx; the journeys ask for some on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of 40[04]/

interface Options {
  /** Console messages of failures that a journey brings about by itself. */
  expectedFailures: RegExp | null
}

/** Every test fails on a console message, an uncaught error or a policy violation, whatever else it is about. */
export const test = base.extend<Options, { staffSession: Cookie[] }>({
  expectedFailures: [null, { option: true }],
  page: async ({ page, expectedFailures }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (!EXPECTED.test(message.text()) && !expectedFailures?.test(message.text()))
        complaints.push(`${message.type()}: ${message.text()}`)
    })
    await use(page)
    expect(complaints, 'the console stays silent').toEqual([])
  },
  /** A session of staff, made once a worker: for journeys that neither end it nor count sessions. */
  staffSession: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext(siteAt(baseURL))
      await signInAs(context.request, baseURL, 'admin')
      await use(await context.cookies())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** For `expect.poll`: an answer is there within milliseconds; Playwright would ask again after a second. */
export const OFTEN = { intervals: [25] }

/** Whether React has taken over the document. */
export const isHydrated = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window)

/** Until React has taken over the document. */
export const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

/** Holds requests of an address back until the answer is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

/** Aims at a control, as a visitor would, and waits until React answers. */
export async function wake(page: Page): Promise<void> {
  await page.locator('button[type=button]:not([popovertarget]), form[data-live] select').last().hover()
  await hydrated(page)
}

/** Until nothing moves or fades any more: colours and places on the way there are nobody's to judge. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    // A frame first: what was just changed has begun to move by then.
    await new Promise(requestAnimationFrame)
    for (;;) {
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      if (moving.length === 0) return
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })

/** Rules whose verdict can be another one in dark; everything else is the same document. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

interface Scope {
  only?: 'colours'
  /** Header and footer are the same on every page: who looks at many need not have them judged each time. */
  within?: 'main'
}

/** Serious and critical findings of axe, as readable lines. */
export async function seriousFindings(page: Page, { only, within }: Scope = {}): Promise<string[]> {
  await settled(page)
  // Once a document: axe is half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([root, runOnly]) => window.axe.run(root, { resultTypes: ['violations'], runOnly, preload: false }),
    [within ?? 'html', only ? OF_COLOUR : WCAG] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How far the page can be moved sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
