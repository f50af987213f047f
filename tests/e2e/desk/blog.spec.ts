import type { Page } from '@playwright/test'
import { refusals, structuredData } from '../support/structured-data.ts'
import { expect, seriousFindings, test } from '../support/test.ts'

const SLUGS = ['owner-audit-estimate', 'what-a-hoarding-costs-for-a-month', 'ten-lakh-in-a-tier-2-city']
const ARTICLE = `/blog/${SLUGS[1]}`
const CHIPS = ['All', 'Technology', 'Strategy', 'Digital', 'Traditional', 'Industry Insights']

const main = (page: Page) => page.getByRole('main')
const articles = (page: Page) => main(page).getByRole('article')
const chips = (page: Page) => main(page).getByRole('navigation', { name: 'Categories' }).getByRole('link')
const chip = (page: Page, name: string) => chips(page).filter({ hasText: name })
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search title or summary' })

test('the list is narrowed by chips and by words, and the feed has it whole', async ({ page, request, baseURL }) => {
  await page.goto('/blog')

  await test.step('has six chips and three articles of 5, 7 and 6 minutes, each with a page', async () => {
    await expect(chips(page)).toHaveText(CHIPS)
    expect(
      await articles(page)
        .getByText(/^\d+ min/)
        .allTextContents(),
    ).toEqual(['5 min read', '7 min read', '6 min read'])
    const links = await articles(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(SLUGS.map((slug) => `/blog/${slug}`))
    for (const link of links) expect((await request.get(link ?? '')).status()).toBe(200)
  })

  await test.step('the feed is named in the head, and holds every article with its text', async () => {
    const link = page.locator('head link[rel=alternate][type="application/rss+xml"]')
    expect(await link.getAttribute('href')).toBe(`${baseURL}/blog/rss.xml`)
    const feed = await request.get('/blog/rss.xml')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect(feed.headers()['cache-tag']).toBe('content')
    const xml = await feed.text()
    const { problems, links } = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/xml')
      return {
        problems: document.querySelectorAll('parsererror').length,
        links: [...document.querySelectorAll('rss[version="2.0"] item > link')].map((element) => element.textContent),
      }
    }, xml)
    expect(problems).toBe(0)
    expect(links).toEqual(SLUGS.map((slug) => `${baseURL}/blog/${slug}`))
  })

  await test.step('a chip shows its category alone, and All everything', async () => {
    for (const [name, count] of [
      ['Strategy', 1],
      ['Traditional', 1],
      ['Industry Insights', 1],
      ['Technology', 0],
    ] as const) {
      await chip(page, name).click()
      await expect(chip(page, name)).toHaveAttribute('aria-current', 'page')
      await expect(articles(page)).toHaveCount(count)
      if (count > 0) await expect(articles(page).getByText(name, { exact: true })).toHaveCount(count)
    }
    await expect(page.getByRole('heading', { name: 'No articles in Technology yet' })).toBeVisible()
    await chip(page, 'All').click()
    await expect(articles(page)).toHaveCount(3)
  })

  await test.step('is searched in any case while one types, in titles and summaries, not in texts', async () => {
    for (const words of ['hoarding', 'HOARDING']) {
      await search(page).fill(words)
      await expect(articles(page)).toHaveCount(1)
      await expect(page).toHaveURL(new RegExp(`q=${words}`))
    }
    await search(page).fill('lookalikeless')
    await expect(page.getByRole('heading', { name: 'No articles match “lookalikeless”' })).toBeVisible()
    await search(page).fill('tax included')
    await expect(articles(page)).toHaveCount(1)
    // In the text of an article only.
    await search(page).fill('star flex')
    await expect(articles(page)).toHaveCount(0)
  })

  await test.step('search and chip narrow together, and the way out of nothing leads on', async () => {
    await page.goto('/blog?category=strategy&q=hoarding')
    await expect(page.getByRole('heading', { name: 'No articles in Strategy match “hoarding”' })).toBeVisible()
    await page.getByRole('link', { name: 'Search all categories' }).click()
    await expect(articles(page)).toHaveCount(1)
    await expect(search(page)).toHaveValue('hoarding')
    await chip(page, 'Traditional').click()
    await expect(page).toHaveURL(/category=traditional&q=hoarding/)
    await expect(articles(page)).toHaveCount(1)
  })

  await test.step('says what it cannot read', async () => {
    expect((await request.get('/blog?category=zzz')).status()).toBe(400)
    expect((await request.get('/blog?page=9')).status()).toBe(404)
    await page.goto('/blog?q=%3Cscript%3Ealert(1)%3C/script%3E')
    await expect(articles(page)).toHaveCount(0)
    expect(await page.locator('head meta[name=robots]').getAttribute('content')).toBe('noindex')
  })
})

test('an article has its parts, its words in the head, and a way on', async ({ page, request, baseURL }) => {
  await page.goto(ARTICLE)

  await test.step('shows author, date, category, picture, tags, read time, and its text as HTML', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a hoarding really costs for a month')
    const article = articles(page).first()
    await expect(article.getByText('Arvind Rao').first()).toBeVisible()
    await expect(article.locator('time[datetime="2026-10-27"]')).toHaveText('27 Oct 2026')
    await expect(article.getByRole('link', { name: 'Traditional' })).toHaveAttribute(
      'href',
      '/blog?category=traditional',
    )
    await expect(article.getByText('7 min read')).toBeVisible()
    await expect(article.getByRole('img', { name: /hoarding beside a road/ })).toBeVisible()
    for (const tag of ['Outdoor', 'Rate card', 'GST'])
      await expect(article.getByText(tag, { exact: true })).toBeVisible()
    await expect(article.getByRole('table')).toHaveCount(2)
    await expect(article.getByRole('cell', { name: '₹1,57,648' }).first()).toBeVisible()
    await expect(article).not.toContainText('<p>')
  })

  await test.step('has at most ten related keywords, on the page and in its head', async () => {
    const shown = await page
      .locator('dt', { hasText: 'Related keywords' })
      .locator('xpath=..')
      .getByRole('listitem')
      .allTextContents()
    expect(shown).toHaveLength(10)
    expect(shown.slice(0, 4)).toEqual(['what', 'hoarding', 'really', 'costs'])
    expect(await page.locator('head meta[name=keywords]').getAttribute('content')).toBe(shown.join(', '))
  })

  await test.step('has structured data: its place, author and date', async () => {
    const things = await structuredData(page)
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])
    expect(await refusals(things)).toEqual([])
    expect(things[1]).toMatchObject({ datePublished: '2026-10-27', author: { name: 'Arvind Rao' } })
    const card = await page.locator('head meta[property="og:image"]').getAttribute('content')
    expect(card).toContain(`${baseURL}/og/2/post/`)
    expect((await request.get(card ?? '')).headers()['content-type']).toBe('image/png')
    const tags = (await request.get(ARTICLE)).headers()['cache-tag']
    expect(tags).toBe(`content,post:${SLUGS[1]},catalogue`)
  })

  await test.step('its contents lead to its headings, and the others to read next to their pages', async () => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Line four: tax' }).click()
    await expect(page.getByRole('heading', { name: 'Line four: tax' })).toBeInViewport()
    const next = page.getByRole('region', { name: 'Read next' }).getByRole('article')
    await expect(next).toHaveCount(2)
    await next.first().getByRole('link').click()
    await expect(page).toHaveURL(`/blog/${SLUGS[0]}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How far to trust an audience figure')
  })
})

test('an article that is not there says so, and leads back', async ({ page }) => {
  const answer = await page.goto('/blog/no-such')
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Return to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('the sitemap knows the blog and its articles', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemaps/pages.xml')).text()
  for (const path of ['/blog', '/faq', ...SLUGS.map((slug) => `/blog/${slug}`)]) {
    expect.soft(xml).toContain(`<loc>${baseURL}${path}</loc>`)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chips and search work, together too', async ({ page }) => {
    await page.goto('/blog')
    await chip(page, 'Strategy').click()
    await expect(articles(page)).toHaveCount(1)
    await search(page).fill('LAKH')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/category=strategy&q=LAKH/)
    await expect(articles(page)).toHaveCount(1)
    await articles(page).getByRole('link').click()
    await expect(page.getByRole('table')).toBeVisible()
  })
})
