import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'

/** Slow 4G as Lighthouse applies it: latency for each request, nine tenths of the throughput. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const CPU_SLOWDOWN = 4
/** Time after the load event during which the page is measured, ms. */
const SETTLE = 2_500

/** Milliseconds, but for the layout shift. */
export interface Vitals {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** Bytes after brotli, whatever the server at hand compresses with. */
export interface Weight {
  html: number
  /** The part of the document that is script and runs, by itself. */
  inlineScripts: number
  styles: number
  scriptsBefore: number
  scriptsAfter: number
  requests: number
}

const { CHROMIUM } = process.env

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(CHROMIUM && { executablePath: CHROMIUM }), args: ['--no-sandbox', '--disable-gpu'] })

const phone = (browser: Browser) =>
  browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

interface Seen {
  fcp: number
  lcp: number
  shifts: { start: number; value: number }[]
  tasks: { start: number; duration: number }[]
}

/** Runs in the page before anything else. */
function watch() {
  const seen: Seen = { fcp: 0, lcp: 0, shifts: [], tasks: [] }
  Object.assign(window, { vitals: seen })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) return
    seen.shifts.push({ start: entry.startTime, value: Number(entry.value) })
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
}

/** Layout shift as it is defined: the worst window of shifts less than a second apart, five seconds at most. */
function worstWindow(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  for (const { start, value } of shifts) {
    if (start - last >= 1_000 || start - first >= 5_000) [sum, first] = [0, start]
    sum += value
    last = start
    worst = Math.max(worst, sum)
  }
  return worst
}

/** A page of a slow phone on slow 4G, with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const page = await phone(browser)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/** One cold visit on a slow phone. */
export async function measureVitals(browser: Browser, url: string): Promise<Vitals> {
  const page = await openPhone(browser)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForTimeout(SETTLE)
  const { fcp, lcp, shifts, tasks }: Seen = await page.evaluate(() => Reflect.get(window, 'vitals'))
  await page.close()
  const late = tasks.filter(({ start, duration }) => start + duration > fcp)
  return {
    fcp,
    lcp,
    cls: worstWindow(shifts),
    tbt: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

const weigh = (body: Buffer | string) => brotliCompressSync(body).length

/** Scripts in a document that run; data and structured data do not. */
const inlineScripts = (html: string) =>
  Array.from(
    html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
    ([, code]) => code,
  ).join('')

/** Weight of a visit, before and after `interact`. */
export async function measureWeight(
  browser: Browser,
  url: string,
  interact: (page: Page) => Promise<void>,
): Promise<Weight> {
  const page = await phone(browser)
  const weight: Weight = { html: 0, inlineScripts: 0, styles: 0, scriptsBefore: 0, scriptsAfter: 0, requests: 0 }
  let hasInteracted = false
  const pending: Promise<void>[] = []
  const add = (type: string, body: Buffer, isBefore: boolean) => {
    if (type === 'document') {
      weight.html = weigh(body)
      const code = inlineScripts(body.toString())
      if (code) weight.inlineScripts = weigh(code)
    } else if (type === 'script') {
      if (isBefore) weight.scriptsBefore += weigh(body)
      weight.scriptsAfter += weigh(body)
    } else if (isBefore) weight.styles += weigh(body)
  }
  page.on('response', (response) => {
    const isBefore = !hasInteracted
    if (isBefore) weight.requests++
    const type = response.request().resourceType()
    if (!['document', 'script', 'stylesheet'].includes(type)) return
    pending.push(response.body().then((body) => add(type, body, isBefore)))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  hasInteracted = true
  await interact(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(pending)
  await page.close()
  return weight
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
