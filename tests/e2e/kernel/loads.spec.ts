import { expect, test } from '../support/test.ts'

test.use({ role: 'mediaOwner' })

test('a load that a newer one replaces leaves no error', async ({ page }) => {
  // The last bytes of an answer come late, as on a busy line.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      const signal = init?.signal
      if (!String(input).includes('.data') || !signal) return response
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(new Uint8Array(await response.arrayBuffer()))
          signal.addEventListener('abort', () => controller.error(signal.reason))
          document.documentElement.dataset.loads = `${Number(document.documentElement.dataset.loads ?? 0) + 1}`
        },
      })
      return new Response(body, response)
    }
  })
  await page.goto('/dashboard/listings')
  // The page that was chosen first never gets its scripts, so its load is still open.
  await page.route('**/assets/*.js', async () => {})
  await page.getByRole('link', { name: 'Add listing' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-loads', '1')
  await page.getByRole('link', { name: 'Payments' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-loads', '2')
})
