import Validator from '@adobe/structured-data-validator'
import type { Page } from '@playwright/test'

interface Thing {
  '@type': string
  [name: string]: unknown
}

/** The structured data of a page. */
export async function structuredData(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('head script[type="application/ld+json"]').allTextContents()
  return scripts.map((text) => JSON.parse(text))
}

/** Faults for which Google's rich results would refuse; recommendations are not counted. */
export async function refusals(things: readonly Thing[]): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: Object.fromEntries(things.map((thing) => [thing['@type'], [structuredClone(thing)]])),
    microdata: {},
    rdfa: {},
  })
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}
