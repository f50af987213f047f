import type { Page } from '@playwright/test'
import { expect, findings, sidewaysScroll, test, wake } from '../support/test.ts'

const hero = (page: Page) => page.getByRole('main').locator('section').first()
const stories = (page: Page) => page.getByRole('region', { name: 'What advertisers say' })
const questions = (page: Page) => page.getByRole('region', { name: 'Questions, answered' })

/** The author of the slide that is in view; the others are out of sight. */
async function author(page: Page): Promise<string> {
  const slides = stories(page).getByRole('listitem')
  const inView = async () => {
    const box = await stories(page).boundingBox()
    for (const slide of await slides.all()) {
      const place = await slide.boundingBox()
      if (box && place && Math.abs(place.x - box.x) < 2) return slide
    }
    return null
  }
  await expect.poll(async () => (await inView()) !== null).toBe(true)
  return (await (await inView())?.locator('figcaption p').first().textContent()) ?? ''
}

async function turn(page: Page, direction: 'Next' | 'Previous', place: number): Promise<string> {
  await stories(page)
    .getByRole('button', { name: `${direction} testimonial` })
    .click()
  await expect(stories(page).getByText(`${place} of 4`, { exact: true })).toBeVisible()
  return author(page)
}

test('the page has its parts, and they are true', async ({ page, request }) => {
  await page.goto('/')

  await test.step('every media tile leads to a page of the catalogue', async () => {
    const tiles = page.getByRole('main').locator('li a[href^="/category/"]:has(h3)')
    await expect(tiles).toHaveCount(14)
    for (const tile of await tiles.all()) {
      const href = (await tile.getAttribute('href')) ?? ''
      expect((await request.get(href)).status(), href).toBe(200)
    }
  })

  await test.step('the headline figures are together, each with its label', async () => {
    const figures = page.getByRole('region', { name: 'AdChowk in figures' })
    for (const [value, label] of [
      ['2,500+', 'active advertisers'],
      ['500+', 'media partners'],
      ['10,000+', 'campaigns delivered'],
      ['100+', 'cities'],
    ] as const) {
      await expect(
        figures.getByRole('definition').filter({ hasText: new RegExp(`^${value.replace('+', '\\+')}$`) }),
      ).toHaveCount(1)
      await expect(figures.getByRole('term').filter({ hasText: label })).toHaveCount(1)
    }
  })

  await test.step('four reasons come with an example whose lines lead to listings and add up', async () => {
    for (const name of [
      'AI-powered planning',
      'All media types on one platform',
      'Verified media owners',
      'Real-time analytics',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    const example = page.getByRole('region', { name: /^One month in / })
    const amount = (text: string | null) => Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
    const lines = await example.getByRole('listitem').all()
    expect(lines).toHaveLength(4)
    let sum = 0
    for (const line of lines) {
      sum += amount(await line.locator('p').last().textContent())
      const href = (await line.getByRole('link').getAttribute('href')) ?? ''
      expect((await request.get(href)).status(), href).toBe(200)
    }
    expect(sum).toBeGreaterThan(0)
    expect(amount(await example.getByText('Total').locator('xpath=..').textContent())).toBe(sum)
  })

  await test.step('ten clients are named, each once', async () => {
    const names = await page.getByRole('region', { name: 'Brands that book' }).getByRole('listitem').allTextContents()
    expect(names).toHaveLength(10)
    expect(new Set(names).size).toBe(10)
  })

  await test.step('the closing band leads to the page for owners', async () => {
    await expect(page.getByRole('link', { name: 'List your media' })).toHaveAttribute('href', '/media-owner')
  })

  await test.step('the hero has three controls: the planner, the catalogue and a chat outside the page', async () => {
    await expect(hero(page).locator('a, button, input, select, summary')).toHaveCount(3)
    const chat = hero(page).getByRole('link', { name: 'Chat with us' })
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', /noopener/)
    await hero(page).getByRole('link', { name: 'Discover media' }).click()
    await page.waitForURL(/\/category$/)
  })
})

test('questions and testimonials answer to mouse and keyboard, before React is there and after', async ({ page }) => {
  const expanded = questions(page).locator('summary[aria-expanded=true]')
  await page.goto('/')

  await test.step('questions are four, and one is open at a time', async () => {
    const [one, two] = [questions(page).locator('summary').nth(0), questions(page).locator('summary').nth(1)]
    await expect(questions(page).locator('summary[aria-expanded=false]')).toHaveCount(4)
    await one.click()
    await expect(one).toHaveAttribute('aria-expanded', 'true')
    await two.click()
    await expect(one).toHaveAttribute('aria-expanded', 'false')
    await expect(two).toHaveAttribute('aria-expanded', 'true')
    await expect(questions(page).locator('details > p:visible')).toHaveCount(1)
  })

  await test.step('questions close again', async () => {
    const one = questions(page).locator('summary').first()
    await one.click()
    await expect(expanded).toHaveCount(1)
    await one.click()
    await expect(expanded).toHaveCount(0)
    await one.click()
    await wake(page)
    await expect(expanded).toHaveCount(1)
    await one.press('Enter')
    await expect(expanded).toHaveCount(0)
    await expect(questions(page).locator('details > p:visible')).toHaveCount(0)
  })

  await test.step('testimonials go round in both directions and show author, position and company', async () => {
    const first = await author(page)
    const seen = [first]
    for (const place of [2, 3, 4]) seen.push(await turn(page, 'Next', place))
    expect(new Set(seen).size).toBe(4)
    expect(await turn(page, 'Next', 1)).toBe(first)
    expect(await turn(page, 'Previous', 4)).toBe(seen[3])
    for (const caption of await stories(page).locator('figcaption').all()) {
      await expect(caption.locator('p').first()).toHaveText(/\w+ \w+/)
      await expect(caption.locator('p').last()).toHaveText(/^.+, .+$/)
    }
  })

  await test.step('testimonials turn by keyboard and say where they are', async () => {
    await stories(page).getByRole('button', { name: 'Previous testimonial' }).focus()
    await page.keyboard.press('Enter')
    await expect(stories(page).locator('[aria-live=polite]')).toHaveText('3 of 4')
  })
})

test('the page is cacheable under the tags of what it shows', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['cache-control']).toContain('s-maxage=')
  expect(headers['cache-tag']?.split(',')).toEqual(expect.arrayContaining(['catalogue', 'content']))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open one at a time, all testimonials can be reached, and no control is dead', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Plan with AI' })).toBeHidden()
    await expect(hero(page).getByRole('link')).toHaveCount(2)
    await expect(stories(page).getByRole('button')).toHaveCount(0)

    const [one, two] = [questions(page).locator('summary').nth(0), questions(page).locator('summary').nth(1)]
    await one.click()
    await two.click()
    await expect(questions(page).locator('details[open]')).toHaveCount(1)
    await two.click()
    await expect(questions(page).locator('details[open]')).toHaveCount(0)

    const slides = stories(page).getByRole('listitem')
    await expect(slides).toHaveCount(4)
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide.locator('blockquote')).toBeInViewport()
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing scrolls sideways, and nothing serious is found in an answer, in light and dark', async ({ page }) => {
    await page.goto('/')
    expect(await sidewaysScroll(page)).toBe(0)
    await questions(page).locator('summary').first().tap()
    expect(await findings(page, { within: 'main' })).toEqual([])
  })
})
