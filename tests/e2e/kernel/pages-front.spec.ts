import { expect, test } from '../support/test.ts'

/** The Pages project is one port above the Worker: playwright.config.ts. */
const throughPages = (baseURL: string | undefined, path: string) => {
  const url = new URL(path, baseURL)
  url.port = String(Number(url.port) + 1)
  return url.href
}

test('behind Cloudflare Pages a page renders, wakes up and filters, all from one origin', async ({ page, baseURL }) => {
  await page.goto(throughPages(baseURL, '/category/ooh/billboard'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billboard')
  await page.locator('form[data-live] select[name=band]').selectOption('mid')
  await page.waitForURL(/band=mid/)
  await expect(page.getByRole('status').first()).toContainText('sites')
})

test('behind Cloudflare Pages the API answers, errors keep their status, and files come from Pages itself', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get(throughPages(baseURL, '/api/health'))).json()).toMatchObject({ status: 'ok' })
  expect((await request.get(throughPages(baseURL, '/category/ooh/billboard/zzz'))).status()).toBe(404)
  const icon = await request.get(throughPages(baseURL, '/favicon.svg'))
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})
