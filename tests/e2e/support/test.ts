import { type BrowserContext, test as base, type Cookie, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { type Role, signInAs, siteAt } from './account.ts'
import { lostInForcedColours } from './forced-colors.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Chromium reports every document or data answer of 4xx; the journeys ask for some on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of 40[04]/

/** Pages whose documents come alone: the browser reports each file that it did not get. */
const ALONE = new WeakSet<Page>()

interface Options {
  /** Console messages of failures that a journey causes on purpose. */
  expectedFailures: RegExp | null
  /** The demo account that the browser is signed in to. */
  role: Role | null
}

interface Sessions {
  /** Cookies of a demo account, signed in once a worker: for journeys that neither end the session nor change the account. */
  sessions: (role: Role) => Promise<Cookie[]>
}

/**
 * A page learns late that its requests are to be intercepted: while it is busy, what is pressed right after `page.route` is sent
 * past it. Journeys that stop or hold a request have it on before their pages load; others go without, because the browser keeps no
 * file for the next page meanwhile.
 */
export const interceptFromStart = (context: BrowserContext) => context.route('**/api/**', (route) => route.fallback())

/** Every test fails on a console message, an uncaught error or a policy violation, whatever else it is about. */
export const test = base.extend<Options, Sessions>({
  expectedFailures: [null, { option: true }],
  role: [null, { option: true }],
  context: async ({ context, role, sessions }, use) => {
    if (role) await context.addCookies(await sessions(role))
    await use(context)
  },
  page: async ({ page, expectedFailures }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (EXPECTED.test(text) || expectedFailures?.test(text)) return
      if (!ALONE.has(page) || !text.endsWith('net::ERR_FAILED')) complaints.push(`${message.type()}: ${text}`)
    })
    await use(page)
    expect(complaints, 'the console stays silent').toEqual([])
  },
  sessions: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const made = new Map<Role, Promise<Cookie[]>>()
      const make = async (role: Role) => {
        const context = await browser.newContext(siteAt(baseURL))
        await signInAs(context.request, baseURL, role)
        const cookies = await context.cookies()
        await context.close()
        return cookies
      }
      await use((role) => {
        const session = made.get(role) ?? make(role)
        made.set(role, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** For `expect.poll`: an answer is there within milliseconds; Playwright would ask again after a second. */
export const OFTEN = { intervals: [25] }

/** True when React has taken over the document. */
export const isHydrated = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window)

/** Until React has taken over the document. */
export const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

/** Loads documents without what they refer to, for tests that read the markup alone: a tenth of the cost of a page. */
export async function documentsAlone(page: Page): Promise<void> {
  ALONE.add(page)
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
}

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

/** Every page with all rules in both themes: `npm run test:sweep`. Otherwise colours are judged once a template, in one theme. */
export const SWEEP = process.env.E2E_SWEEP === '1'

/** Rules whose verdict can be another one in dark; everything else is the same document. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Scope {
  /**
   * `all` where a template is judged in colour for the first time, `colours` where the same document was judged in the other theme.
   * Of other states the structure is judged, and of an open dialog all.
   */
  only?: 'all' | 'colours' | 'structure'
  /** Header and footer are the same on every page: who looks at many need not have them judged each time. */
  within?: 'main'
}

/** axe reads the text of a colour again for every element; tokens in oklch make that a quarter of its time, so it remembers them. */
const AXE = `${axe.source};{
  const { Color } = axe.commons.color
  const { parseString } = Color.prototype
  const known = new Map()
  Color.prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}`

/** Serious and critical findings of axe, as readable lines. */
export async function seriousFindings(page: Page, { only = 'structure', within }: Scope = {}): Promise<string[]> {
  await settled(page)
  // Once a document: axe is half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([root, runOnly, left]) => {
      // Content behind an open dialog is hidden from everyone.
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
      const place = dialog ?? root
      const rules = Object.fromEntries(dialog ? [] : left.map((id) => [id, { enabled: false }]))
      const { violations } = await window.axe.run(place, {
        resultTypes: ['violations'],
        runOnly,
        rules,
        preload: false,
        elementRef: true,
      })
      const isOnBar = (element: Element | null | undefined): boolean =>
        !!element && (/fixed|sticky/.test(getComputedStyle(element).position) || isOnBar(element.parentElement))
      // Scrolling takes a target out from under a bar that stays in its place.
      const isUnderBar = ({ element, any }: axe.NodeResult) =>
        !isOnBar(element) &&
        any.some(({ id, relatedNodes }) => id === 'target-size' && relatedNodes?.every((one) => isOnBar(one.element)))
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnderBar(node)) }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within ?? 'html', only === 'colours' ? OF_COLOUR : WCAG, only === 'structure' && !SWEEP ? OF_COLOUR : []] as const,
  )
}

/** Findings in light, and losses in forced colours, of a dialog or an open menu. In a sweep those of colour in dark as well. */
export async function findings(page: Page, scope: Scope = {}): Promise<string[]> {
  const found = await seriousFindings(page, scope)
  if (SWEEP) {
    await page.emulateMedia({ colorScheme: 'dark' })
    const inDark = await seriousFindings(page, { ...scope, only: 'colours' })
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...inDark.map((finding) => `in dark ${finding}`))
  }
  return [...found, ...(await lostInForcedColours(page))]
}

/** Distance that the page can be moved sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
