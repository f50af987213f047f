import type { Page } from '@playwright/test'
import { COMPANY, HEADLINE_FIGURES } from '../../../app/company.ts'
import { FOOTER_GROUPS, MAIN_LINKS } from '../../../app/features/shell/navigation.ts'
import { MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { LEGAL, STORIES } from '../support/pages.ts'
import { refusals, structuredData } from '../support/structured-data.ts'
import { expect, test, wake } from '../support/test.ts'

const ALL = [...STORIES, ...LEGAL]

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const digits = (text: string | null) => Number(text?.replace(/\D/g, ''))

/** Ground of the header: it is over the hero of both sides of the market. */
const headerGround = (page: Page) =>
  page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor)
const CLEAR = 'rgba(0, 0, 0, 0)'

/** Targets of the links inside the page, each once, without their anchors. */
const innerLinks = (page: Page) =>
  page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')))])

test('every page of the header and the footer is there', async ({ request }) => {
  const linked = [...MAIN_LINKS, ...FOOTER_GROUPS.flatMap(({ links }) => links)].map(({ to }) => to)
  for (const to of linked) expect.soft((await request.get(to)).status(), to).toBe(200)
})

/** Links of these pages that lead somewhere: several have the same. */
const followed = new Set<string>()

/** Opens a story or a legal document, and asks of it what holds for all. */
async function openDocument(page: Page, path: string) {
  await test.step(`${path} is cacheable, indexable, and its links lead somewhere`, async () => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toContain('s-maxage=')
    expect(response?.headers()['cache-tag']?.split(',')).toContain('content')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const things = await structuredData(page)
    expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList')
    expect(await refusals(things)).toEqual([])
    for (const to of await innerLinks(page)) {
      if (followed.has(to)) continue
      followed.add(to)
      expect.soft((await page.request.get(to)).status(), to).toBe(200)
    }
  })
}

test('all of them are in the sitemap', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  for (const path of ALL) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
})

test('about: a mission, a vision, six benefits, the headline figures, and what is really there', async ({
  page,
  request,
}) => {
  await openDocument(page, '/about')
  await expect(page.getByRole('heading', { name: /mission/i })).toBeVisible()
  await expect(page.getByRole('heading', { name: /vision/i })).toBeVisible()
  await expect(region(page, 'What changes when you book here').getByRole('listitem')).toHaveCount(6)
  const figures = region(page, 'AdChowk in figures')
  for (const { value, label } of HEADLINE_FIGURES) {
    await expect(figures).toContainText(value)
    await expect(figures).toContainText(label)
  }

  const { total }: { total: number } = await (await request.get('/api/listings?size=1')).json()
  const counted = region(page, 'Counted in the catalogue today')
  const [listings, media, cities] = await counted.locator('dd').allTextContents()
  expect(digits(media ?? null)).toBe(MEDIA_TYPES.length)
  expect(digits(listings ?? null)).toBe(total)
  expect(digits(cities ?? null)).toBeGreaterThan(10)
  expect(await headerGround(page)).not.toBe(CLEAR)
})

test.describe('solutions', () => {
  /** Each topic has something to read and a way on. */
  async function hasTopics(page: Page, ...topics: string[]) {
    for (const topic of topics) {
      await expect(page.getByRole('heading', { name: topic, exact: true, level: 2 })).toBeVisible()
      await expect(region(page, topic).getByRole('listitem')).not.toHaveCount(0)
      await expect(region(page, topic).getByRole('link')).not.toHaveCount(0)
    }
  }

  test('for advertisers: three topics, verified media, and an example that adds up as its listing does', async ({
    page,
  }) => {
    await openDocument(page, '/advertiser')
    expect(await headerGround(page), 'the header lies on the hero').toBe(CLEAR)
    await hasTopics(page, 'AI campaign planning', 'Premium verified inventory', 'Real-time analytics')

    await test.step('what is shown as verified carries the tick and says who states its audience', async () => {
      const rows = region(page, 'Premium verified inventory').locator('ul').last().getByRole('listitem')
      for (const row of await rows.all()) {
        await expect(row).toContainText('Verified')
        await expect(row).toContainText(/(Stated|Estimated) by the owner/)
      }
    })

    await test.step('the example adds up as its listing does', async () => {
      const example = region(page, 'AI campaign planning')
      const amounts = (await example.locator('dd').allTextContents()).map(digits)
      const total = amounts.pop()
      expect(Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - (total ?? 0))).toBeLessThanOrEqual(1)
      expect(total).toBeGreaterThan(0)
      await example.getByRole('heading', { level: 3 }).getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Price' })).toContainText(total?.toLocaleString('en-IN') ?? '')
    })
  })

  test('for media owners: three topics, the owner desk outside the page, and a role chosen before', async ({
    page,
  }) => {
    await openDocument(page, '/media-owner')
    expect(await headerGround(page), 'the header lies on the hero').toBe(CLEAR)
    await hasTopics(page, 'Inventory management', 'Dynamic pricing', 'Performance analytics')
    const chat = page.getByRole('main').getByRole('link', { name: COMPANY.desks.owners.chatLabel })
    await expect(chat).toHaveAttribute('href', /\/\d+$/)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', /noopener/)

    await region(page, 'Register to list inventory')
      .getByRole('link', { name: /Register/ })
      .click()
    await page.waitForURL(/\/signup\?role=mediaOwner$/)
    await expect(page.getByRole('radio', { name: /Sell media/ })).toBeChecked()
  })

  test('digital: three topics', async ({ page }) => {
    await openDocument(page, '/digital')
    expect(await headerGround(page)).not.toBe(CLEAR)
    await hasTopics(page, 'Search marketing', 'Social media', 'Performance marketing')
  })
})

test.describe('legal', () => {
  test('every document is dated, and its contents lead to its sections', async ({ page }) => {
    for (const path of LEGAL) {
      await openDocument(page, path)
      await test.step(path, async () => {
        await expect(page.getByRole('main')).toContainText('Last updated: March 15, 2024')
        const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
        const sections = page.locator('article section[id]')
        expect(await links.count()).toBe(await sections.count())
        await links.last().click()
        const last = sections.last()
        await expect(page).toHaveURL(new RegExp(`#${await last.getAttribute('id')}$`))
        await expect(last).toBeInViewport()
      })
    }
  })

  test('the contents stay in sight while one reads, and on paper there is the document alone', async ({ page }) => {
    await page.goto('/terms#liability')
    await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeInViewport()
    const below = await page.locator('#liability').evaluate((section) => section.getBoundingClientRect().top)
    expect(below, 'not under the header').toBeGreaterThanOrEqual(64)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('nav:visible')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#law')).toBeVisible()
  })

  test('what a visit leaves behind is on the cookies page', async ({ page, context }) => {
    await page.goto('/cookies')
    const named = await page.getByRole('rowheader').locator('code').allTextContents()
    expect(named).toEqual(expect.arrayContaining(['theme', 'shortlist', 'userRole']))
    await page.goto('/category/ooh/billboard')
    await wake(page)
    await page.locator('a[href^="/category/ooh/billboard/"]').first().click()
    await page.waitForURL(/billboard\/.+/)
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect([...kept, ...cookies].filter((name) => !named.includes(name))).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the contents unfold and lead, and every story has its words', async ({ page }) => {
    await page.goto('/privacy')
    await page.locator('summary', { hasText: 'On this page' }).click()
    await page.getByRole('link', { name: 'Your rights' }).first().click()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
    for (const path of STORIES) {
      await page.goto(path)
      await expect(page.locator('main h2').first()).toBeVisible()
    }
  })
})
