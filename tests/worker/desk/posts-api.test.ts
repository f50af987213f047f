import { describe, expect, test } from 'vitest'
import type { AdminPost } from '../../../worker/desk/rules/content/admin-post.ts'
import { drawingOf } from '../../../worker/desk/rules/content/drawings.ts'
import { articlePicture } from '../../../worker/desk/rules/content/pictures.ts'
import type { StaffArea } from '../../../worker/kernel/rules/identity/roles.ts'
import { BLOG_SUBJECT } from '../../../worker/uploads/rules/upload.ts'
import { Browser, newAccount, signedIn } from '../../support/identity.ts'
import { person } from '../../support/people.ts'
import { askPhoto, png, sendFile, uploaded } from '../../support/uploads.ts'

const PATH = '/api/admin/posts'
let made = 0
const input = (more: Record<string, unknown> = {}) => ({
  title: `Posters ${++made}`,
  slug: `posters-${made}`,
  excerpt: 'What they cost.',
  author: 'Asha Rao',
  authorRole: '',
  category: 'traditional',
  tags: [],
  picture: drawingOf('traditional'),
  content: '<p>a</p>',
  ...more,
})
const create = async (browser: Browser, more: Record<string, unknown> = {}) => {
  const answer = await browser.post(PATH, input(more))
  return { status: answer.status, post: await answer.json<AdminPost & { error: { issues: { path: string }[] } }>() }
}
async function asStaff(...areas: StaffArea[]) {
  const browser = new Browser()
  await browser.signIn((await newAccount('staff', { areas, emailVerifiedAt: '2026-11-01T08:00:00.000Z' })).email)
  return { browser }
}
const AS_ARTICLE = { purpose: 'article', subject: BLOG_SUBJECT }

describe('who writes articles', () => {
  test('staff of the area content, and nobody of another', async () => {
    const [editor, helper] = [await asStaff('content'), await asStaff('support', 'approvals')]
    const { status, post } = await create(editor.browser)
    expect([status, post.status]).toEqual([201, 'draft'])
    for (const [method, path] of [
      ['GET', PATH],
      ['PUT', `${PATH}/${post.id}`],
      ['DELETE', `${PATH}/${post.id}?version=1`],
      ['POST', `${PATH}/${post.id}/preview`],
      ['PUT', `${PATH}/${post.id}/publication`],
    ] as const) {
      expect((await helper.browser.send(method, path)).status, `${method} ${path}`).toBe(403)
    }
    const picture = await png()
    expect((await sendFile(editor.browser, picture, AS_ARTICLE)).status).toBe(201)
    expect((await sendFile(helper.browser, picture, AS_ARTICLE)).status).toBe(403)
    expect((await sendFile((await signedIn()).browser, picture, AS_ARTICLE)).status).toBe(403)
  })
})

describe('what cannot be an article', () => {
  test.each<[what: string, more: Record<string, unknown>, path: string]>([
    ['no title', { title: ' ' }, 'title'],
    ['a title without end', { title: 'a'.repeat(121) }, 'title'],
    ['an address with signs', { slug: '../rss.xml' }, 'slug'],
    ['a category of its own', { category: 'spam' }, 'category'],
    ['tags without end', { tags: Array.from({ length: 13 }, (_, at) => `tag ${at}`) }, 'tags'],
    ['a long excerpt', { excerpt: 'a'.repeat(161) }, 'excerpt'],
    ['text without end', { content: 'a'.repeat(200_001) }, 'content'],
    ['a cover elsewhere', { picture: { key: 'https://evil.example/a.png', alt: 'a' } }, 'picture.key'],
    ['a status', { status: 'published' }, 'status'],
  ])('%s is refused at its field', async (_, more, path) => {
    const { browser } = await signedIn('admin')
    const { status, post } = await create(browser, more)
    expect(status).toBe(400)
    expect(post.error.issues.map((issue) => issue.path)).toContain(path)
  })

  test('elements nested without end, a body that is too large, and times that are none', async () => {
    const { browser } = await signedIn('admin')
    expect((await create(browser, { content: '<div>'.repeat(5_000) })).status).toBe(400)
    expect((await browser.post(PATH, { content: 'a'.repeat(800 * 1024) })).status).toBe(413)
    const { post } = await create(browser)
    for (const at of ['', 'tomorrow', '2027-02-31T10:00:00.000Z', '9'.repeat(300)]) {
      const body = { act: 'schedule', version: post.version, at }
      expect((await browser.send('PUT', `${PATH}/${post.id}/publication`, body)).status, at).toBe(400)
    }
  })
})

test('pictures of an article belong to it, and not to another', async () => {
  const { browser } = await person('admin')
  const [{ key }, cover] = [
    await uploaded(browser, await png(), AS_ARTICLE),
    await uploaded(browser, await png(), AS_ARTICLE),
  ]
  const content = `<p>a</p><img src="${articlePicture(key)}" alt="A wall">`
  const { status } = await create(browser, { content, picture: { key: cover.key, alt: 'A wall' } })
  expect(status).toBe(201)
  for (const one of [key, cover.key]) {
    expect((await askPhoto(articlePicture(one))).headers.get('Cache-Control')).toMatch(/^public/)
  }
  const stolen = await create(browser, { content })
  expect(stolen.status).toBe(409)
  expect(stolen.post.error.issues.map(({ path }) => path)).toEqual(['content'])
})
