import type { Page } from '@playwright/test'
import { addDays, civilDate } from '../../../worker/kernel/rules/dates.ts'
import { headersFor, siteAt } from '../support/account.ts'
import { photo } from '../support/photo.ts'
import { expect, findings, hydrated, seriousFindings, test } from '../support/test.ts'

test.use({ role: 'admin' })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const postAt = async (page: Page, id: string) => (await page.request.get(`/api/admin/posts/${id}`)).json()

/** HTML without the line breaks between its elements. */
const compact = (html: string) => html.replace(/>\s+</g, '><')

test('each seeded article is the same after the editor has written it', async ({ page }) => {
  for (const id of ['post-0001', 'post-0002', 'post-0003']) {
    const before = await postAt(page, id)
    await page.goto(`/admin/blog/${id}`)
    await text(page).click()
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await press(page, 'Save')
    await expect.poll(async () => (await postAt(page, id)).version, id).toBe(before.version + 1)
    expect(compact((await postAt(page, id)).content), id).toBe(compact(before.content))
  }
})

test('an article goes from a draft to the public and back', async ({ page, browser, baseURL }) => {
  await page.goto('/admin/blog')
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Author', 'Category', 'Status', 'Actions'])
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'New Post' }).click()
  await hydrated(page)

  await test.step('says at its fields what is missing', async () => {
    await press(page, 'Publish')
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveAccessibleDescription('Give the article a title')
  })
  await title(page).fill('CTV after the cricket season')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('ctv-after-the-cricket-season')
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Why January is the cheapest month.')
  await text(page).click()
  await page.keyboard.type('The last over is the last day of the price.')
  await press(page, 'Picture')
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Choose a file')
  await (await chooser).setFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo() })
  await page.getByRole('dialog').getByRole('textbox', { name: 'Alternative text' }).fill('A screen in a living room')
  await press(page, 'Insert')
  await expect(text(page).getByRole('img', { name: 'A screen in a living room' })).toBeVisible()
  await press(page, 'Save draft')
  await page.waitForURL(/\/admin\/blog\/pst_/)
  const id = page.url().split('/').at(-1) ?? ''
  const path = '/blog/ctv-after-the-cricket-season'
  const statusOf = async (address: string) => (await page.request.get(address)).status()
  expect(await statusOf(path)).toBe(404)

  await test.step('is read by anyone with the secret link', async () => {
    await press(page, 'Create link')
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
    const visitor = await browser.newContext(siteAt(baseURL))
    const preview = await visitor.request.get(new URL(link).pathname)
    expect(preview.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(await preview.text()).toContain('The last over is the last day of the price.')
    await press(page, 'End link')
    await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
    expect((await visitor.request.get(new URL(link).pathname)).status()).toBe(404)
    await visitor.close()
  })
  // The announcement of a pending button for screen readers is outside, and part of the library.
  expect(await findings(page, { within: 'main' })).toEqual([])

  await press(page, 'Publish')
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  expect(await statusOf(path)).toBe(200)
  for (const address of ['/blog/rss.xml', '/sitemaps/pages.xml', '/blog']) {
    expect(await (await page.request.get(address)).text(), address).toContain(path)
  }

  await test.step('leads from its old address to the new one', async () => {
    await page.getByRole('textbox', { name: 'Address' }).fill('ctv-in-january')
    await press(page, 'Save')
    await expect.poll(() => statusOf('/blog/ctv-in-january')).toBe(200)
    const moved = await page.request.get(path, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/ctv-in-january'])
  })
  await press(page, 'Unpublish')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  expect(await statusOf('/blog/ctv-in-january')).toBe(404)

  await test.step('waits for a time by the clock in India, which can be taken back', async () => {
    await press(page, 'Publish later')
    const time = page.getByRole('dialog').getByLabel('Appears on')
    await time.fill('2020-01-01T09:00')
    await press(page, 'Schedule')
    await expect(time).toHaveAttribute('aria-invalid', 'true')
    expect(await seriousFindings(page)).toEqual([])
    await time.fill(`${addDays(civilDate(new Date()), 30)}T09:05`)
    await press(page, 'Schedule')
    await expect(page.getByRole('region', { name: 'Publishing' })).toContainText(/Appears.+, 09:05/)
    expect(await statusOf('/blog/ctv-in-january')).toBe(404)
    await press(page, 'Cancel the schedule')
    await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible()
  })

  await test.step('is deleted, brought back, and deleted for good', async () => {
    await page.goto('/admin/blog?status=draft')
    await press(page, 'Delete CTV after the cricket season')
    await press(page, 'Delete article')
    await press(page, 'Undo')
    await expect(page.getByRole('link', { name: 'CTV after the cricket season' })).toBeVisible()
    const { version } = await postAt(page, id)
    expect(
      (
        await page.request.delete(`/api/admin/posts/${id}?version=${version}`, { headers: headersFor(baseURL) })
      ).status(),
    ).toBe(204)
    // Another member of staff sees it go.
    await expect(page.getByRole('link', { name: 'CTV after the cricket season' })).toBeHidden()
  })
})

test("nothing that was written is lost, by a reload or by another person's save", async ({ page, baseURL }) => {
  const headers = headersFor(baseURL)
  const made = await page.request.post('/api/admin/posts', {
    headers,
    data: {
      ...{
        title: 'Two write',
        slug: 'two-write',
        excerpt: '',
        author: 'Asha Rao',
        authorRole: '',
        category: 'digital',
      },
      ...{ tags: [], picture: { category: 'digital', variant: 'banner', alt: 'A page' }, content: '<p>One</p>' },
    },
  })
  const { id, version: _, ...post } = await made.json()
  await page.goto(`/admin/blog/${id}`)
  await text(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(', mine')
  await expect.poll(async () => (await postAt(page, id)).content, 'saves itself').toBe('<p>One, mine</p>')

  await test.step('a change of another person is merged with mine', async () => {
    const now = await postAt(page, id)
    const { title: t, slug, excerpt, author, authorRole, category, tags, picture, content } = { ...post, ...now }
    const theirs = {
      title: t,
      slug,
      excerpt,
      author,
      authorRole,
      category,
      tags,
      picture,
      content,
      version: now.version,
    }
    const answer = await page.request.put(`/api/admin/posts/${id}`, {
      headers,
      data: { ...theirs, title: 'They renamed it' },
    })
    expect(answer.status()).toBe(200)
    await expect(page.getByText('Someone else has just saved this article.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('My excerpt')
    await press(page, 'See changes')
    await press(page, 'Save this version')
    await expect(title(page)).toHaveValue('They renamed it')
    await expect
      .poll(async () => postAt(page, id))
      .toMatchObject({ title: 'They renamed it', excerpt: 'My excerpt', content: '<p>One, mine</p>' })
  })

  await test.step('an article that is not saved yet is back after a reload', async () => {
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto('/admin/blog/new')
    await title(page).fill('Not saved yet')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kept-input'))).toContain('Not saved yet')
    await page.reload()
    await expect(title(page)).toHaveValue('Not saved yet')
    await press(page, 'Discard')
    await expect(title(page)).toHaveValue('')
  })
  const { version } = await postAt(page, id)
  await page.request.delete(`/api/admin/posts/${id}?version=${version}`, { headers: headersFor(baseURL) })
})
