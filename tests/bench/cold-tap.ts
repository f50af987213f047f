import { median, openBrowser, openPhone } from './vitals.ts'

/**
 * Time from a visitor's first tap to its answer, on a slow phone: the save button of a listing, tapped without any sign of
 * life before. `node tests/bench/cold-tap.ts <address of a list> [ms after load] [runs]`
 */
const [url = 'http://127.0.0.1:8787/category/ooh/billboard', wait = '6000', runs = '5'] = process.argv.slice(2)

const browser = await openBrowser()
const times: number[] = []
for (let run = 0; run < Number(runs); run++) {
  const page = await openPhone(browser)
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForTimeout(Number(wait))
  const button = page.locator('[data-save]:visible').first()
  const start = performance.now()
  await button.tap()
  await page.locator('[data-save][aria-pressed=true]').first().waitFor({ timeout: 60_000 })
  times.push(performance.now() - start)
  await page.context().close()
}
await browser.close()
process.stdout.write(`First tap ${wait} ms after load: median ${Math.round(median(times))} ms of ${runs} runs\n`)
