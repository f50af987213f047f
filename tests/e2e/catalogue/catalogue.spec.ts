import type { Page } from '@playwright/test'
import { MEDIA, MEDIA_TYPES, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { ACTIONS } from '../../../worker/catalogue/rules/registry/spec.ts'
import { documentsAlone, expect, OFTEN, test } from '../support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Number of results: the last number of "Showing 1 to 24 of 245 sites", the first of "0 of 70 screens". */
async function found(page: Page): Promise<number> {
  const text = (await page.getByRole('status').first().textContent()) ?? ''
  const numbers = Array.from(text.matchAll(/[\d,]+/g), ([digits]) => Number(digits.replaceAll(',', '')))
  return (text.startsWith('Showing') ? numbers.at(-1) : numbers[0]) ?? Number.NaN
}

/** From the index to a page that lists things, by clicks. */
async function openListing(page: Page, type: MediaType): Promise<void> {
  await page.goto(`/category/${type}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEDIA[type].heading)
  if (MEDIA[type].shape !== 'groups') return
  await page.locator(`main a[href^="/category/${type}/"]`).first().click()
  await page.waitForURL(new RegExp(`/category/${type}/[a-z_]+`))
}

/** Media that a visitor is followed in: groups, channels and venues, and the longest bar of filters, of which each is tried. */
const FOLLOWED = ['ooh', 'tv', 'airport', 'influencer'] as const satisfies MediaType[]

const currentTab = (page: Page) => page.getByRole('navigation', { name: 'Media types' }).locator('[aria-current]')
const path = (page: Page) => new URL(page.url()).pathname

for (const type of FOLLOWED) {
  const { facets, notFound, actions, shape } = MEDIA[type]

  test(`${type}: from the index through filters to a detail page, and to a 404`, async ({ page, context }) => {
    // Answer of the server for an address, which is the page after a reload.
    const served = await context.newPage()
    await documentsAlone(served)
    await openListing(page, type)
    await expect(currentTab(page)).toHaveCount(1)
    await expect(currentTab(page)).toHaveText(MEDIA[type].tab)
    const all = await found(page)
    expect(all).toBeGreaterThan(4)

    // A facet narrows the list; the choice is in the address and survives a reload and the way back.
    const own = facets.filter((name) => name !== 'group').slice(0, type === 'influencer' ? undefined : 1)
    for (const facet of own) {
      const select = page.locator(`form[data-live] select[name=${facet}]`)
      const options = await select.locator('option').all()
      const value = await options[1]?.getAttribute('value')
      await select.selectOption(value ?? '')
      await page.waitForURL((url) => url.searchParams.get(facet) === value)
      await expect.poll(() => found(page), OFTEN).toBeLessThan(all)
      const narrowed = await found(page)
      if (facet === own[0]) await page.reload()
      else await served.goto(page.url())
      const again = facet === own[0] ? page : served
      expect(await found(again)).toBe(narrowed)
      await expect(again.locator(`form[data-live] select[name=${facet}]`)).toHaveValue(value ?? '')
      await page.goBack()
      await expect.poll(() => found(page), OFTEN).toBe(all)
    }

    const title = (await cards(page).first().getByRole('heading').getByRole('link').textContent()) ?? ''
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('link', { name: /Add to Campaign/ }).first()).toBeVisible()
    for (const action of actions) {
      await expect(page.getByRole('link', { name: ACTIONS[action].label }).first()).toBeVisible()
    }

    const parent = path(page).split('/').slice(0, -1).join('/')
    if (shape === 'channels') {
      await test.step('a spot has its own page', async () => {
        const channel = path(page)
        await page.locator(`main a[href^="${channel}/"]`).first().click()
        await page.waitForURL(new RegExp(`${channel}/.+`))
        await expect(page.getByRole('link', { name: /Add to Campaign/ }).first()).toBeVisible()
        await expect(page.getByRole('heading', { name: 'The facts' })).toBeVisible()

        const missing = await served.goto(`${channel}/zzz`)
        expect(missing?.status()).toBe(404)
        await expect(served.getByRole('heading', { level: 1 })).toHaveText('Inventory not found')
      })
    }

    const missing = await served.goto(`${parent}/zzz`)
    expect(missing?.status()).toBe(404)
    await expect(served.getByRole('heading', { level: 1 })).toHaveText(notFound.listing)
    await expect(currentTab(served)).toHaveText(MEDIA[type].tab)
    if (shape === 'channels') {
      const unknown = await served.goto(`${parent}/zzz/zzz`)
      expect(unknown?.status()).toBe(404)
      await expect(served.getByRole('heading', { level: 1 })).toHaveText(notFound.listing)
    }
  })
}

test('every other medium is served with its filters, its details and its errors', async ({ page }) => {
  test.setTimeout(120_000)
  await documentsAlone(page)
  for (const type of MEDIA_TYPES.filter((one) => !FOLLOWED.some((followed) => followed === one))) {
    await test.step(type, async () => {
      const { facets, notFound, actions, shape, heading, tab } = MEDIA[type]
      await page.goto(`/category/${type}`)
      await expect(page.getByRole('heading', { level: 1 }), type).toHaveText(heading)
      if (shape === 'groups') {
        const group = page.locator(`main a[href^="/category/${type}/"]`).first()
        await page.goto((await group.getAttribute('href')) ?? '')
      }
      await expect(currentTab(page), type).toHaveText(tab)
      const all = await found(page)
      expect(all, type).toBeGreaterThan(4)
      const title = cards(page).first().getByRole('heading').getByRole('link')
      const [name, detail] = [(await title.textContent()) ?? '', (await title.getAttribute('href')) ?? '']

      // What each facet of each medium finds, tests/worker counts.
      const facet = facets.find((one) => one !== 'group') ?? ''
      const select = page.locator(`form[data-live] select[name=${facet}]`)
      const value = (await select.locator('option').nth(1).getAttribute('value')) ?? ''
      await page.goto(`${path(page)}?${new URLSearchParams({ [facet]: value })}`)
      expect(await found(page), `${type} ${facet}`).toBeLessThan(all)
      await expect(select, type).toHaveValue(value)

      await page.goto(detail)
      await expect(page.getByRole('heading', { level: 1 }), type).toContainText(name)
      for (const label of [/Add to Campaign/, ...actions.map((action) => ACTIONS[action].label)]) {
        await expect(page.getByRole('link', { name: label }).first(), type).toBeVisible()
      }
      const parent = path(page).split('/').slice(0, -1).join('/')
      const missing = [`${parent}/zzz`]
      if (shape === 'channels') {
        const spot = page.locator(`main a[href^="${detail}/"]`).first()
        await page.goto((await spot.getAttribute('href')) ?? '')
        await expect(page.getByRole('link', { name: /Add to Campaign/ }).first(), type).toBeVisible()
        await expect(page.getByRole('heading', { name: 'The facts' }), type).toBeVisible()
        expect((await page.goto(`${detail}/zzz`))?.status(), type).toBe(404)
        await expect(page.getByRole('heading', { level: 1 }), type).toHaveText('Inventory not found')
        missing.push(`${parent}/zzz/zzz`)
      }
      for (const address of missing) {
        expect((await page.goto(address))?.status(), address).toBe(404)
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(notFound.listing)
        await expect(currentTab(page), address).toHaveText(tab)
      }
    })
  }
})

test('the counts on the cards can be paged through to the last listing', async ({ page, request }) => {
  await page.goto('/category/ooh')
  for (const count of ['245', '178', '156', '92']) {
    await expect(page.getByRole('main').getByText(count, { exact: true }).first()).toBeVisible()
  }
  const seen = new Set<string>()
  // The documents alone: the way to the next page is in them.
  for (let next: string | undefined = '/category/ooh/billboard'; next; ) {
    const html = await (await request.get(next)).text()
    for (const [, href = ''] of html.matchAll(/href="(\/category\/ooh\/billboard\/[^"?]+)"/g)) seen.add(href)
    next = /<a rel="next"[^>]*href="([^"]+)"/.exec(html)?.[1]
  }
  expect(seen.size).toBe(245)
})

test('filters combine, show as chips, and an empty result says how to go on', async ({ page }) => {
  await page.goto('/category/btl/mall_activation?band=mid&available=now')
  const both = await found(page)
  await page.goto('/category/btl/mall_activation?band=mid')
  expect(await found(page)).toBeGreaterThanOrEqual(both)

  await page.getByRole('searchbox').first().fill('zzzz')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=zzzz/)
  await expect(page.getByRole('link', { name: /Clear/ }).first()).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('the estimate follows the quantity as it is typed and includes GST', async ({ page }) => {
  await page.goto('/category/ooh/billboard')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/billboard\/.+/)
  const panel = page.getByRole('region', { name: 'Price' })
  const total = panel.getByText('Total').locator('xpath=..')
  const before = (await total.textContent()) ?? ''
  await panel.locator('input[name=duration]').fill('3')
  await expect(total).not.toHaveText(before)
  await expect(panel.getByText(/GST, 18%/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Update estimate' })).toHaveCount(0)

  await panel.locator('input[name=duration]').fill('0')
  await expect(panel.getByText(/^At least/)).toBeVisible()
  await expect(total).toHaveText('Total—')
})

test.describe('the documents', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ page }) => documentsAlone(page))

  test('price bands carry their amounts, and the middle band owns both edges', async ({ page }) => {
    for (const [address, labels] of [
      ['/category/btl/mall_activation', ['Under ₹50,000', '₹50,000 to ₹1,00,000', 'Above ₹1,00,000']],
      ['/category/ooh/billboard', ['Under ₹1,00,000', '₹1,00,000 to ₹3,00,000', 'Above ₹3,00,000']],
      ['/category/digital/social', ['Under ₹50,000', '₹50,000 to ₹2,00,000', 'Above ₹2,00,000']],
    ] as const) {
      await page.goto(address)
      await expect(page.locator('select[name=band] option')).toHaveText(['Any price', ...labels])
    }
  })

  test('selects offer the literal options in the order of their page', async ({ page }) => {
    const options = (name: string) => page.locator(`main select[name=${name}] option`)
    await page.goto('/category/tv')
    await expect(options('language')).toHaveText(['All Languages', 'Hindi', 'English', 'Regional'])
    await page.goto('/category/radio')
    await expect(options('city')).toHaveText(['All Cities', 'Mumbai', 'Delhi', 'Bangalore'])
    await page.goto('/category/airport')
    await expect(options('city')).toHaveText(['All Cities', 'Delhi', 'Mumbai', 'Bangalore', 'Hyderabad'])
  })

  test('newspapers are read under /discover, and the same page is under /category', async ({ page }) => {
    await page.goto('/category/newspaper/national_daily')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('National Daily Inventory')
    const link = cards(page).first().getByRole('heading').getByRole('link')
    await expect(link).toHaveAttribute('href', /^\/discover\/newspaper\/national_daily\//)
    const title = (await link.textContent()) ?? ''
    const href = (await link.getAttribute('href')) ?? ''
    for (const address of [href, href.replace('/discover/', '/category/')]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/newspaper\//)
    }
    expect((await page.goto('/discover/newspaper'))?.status()).toBe(200)
    expect((await page.goto('/discover/newspaper/national_daily/zzz'))?.status()).toBe(404)
  })

  test('unknown categories and groups keep the tab bar and a way back', async ({ page }) => {
    for (const address of ['/category/zzz', '/category/btl/zzz']) {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found')
      await expect(page.getByRole('navigation', { name: 'Media types' })).toBeVisible()
    }
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
})
