import { expect, test } from 'vitest'
import type { Post } from '../../../../worker/desk/rules/content/post.ts'
import { rssOf } from './feed.ts'

const ORIGIN = 'https://adchowk.test'
const SITE = { origin: ORIGIN, identity: { name: 'Media & Co', email: 'help@media.example' } }
const POST: Post = {
  id: 'one',
  slug: 'one',
  title: 'Rates & dates ]]> <b>',
  excerpt: 'A few words.\u0000\u000b',
  content: '<p><a href="/category/ooh">sites</a> <a href="#s-two">two</a> <a href="https://a.example/">a</a> ]]></p>',
  headings: [],
  author: 'Asha Rao',
  authorRole: 'Editor',
  date: '2026-03-01',
  category: 'industry-insights',
  picture: { category: 'ooh', variant: 'unipole', alt: 'A road' },
  readMinutes: 1,
  tags: ['R&D'],
  updatedAt: '2026-03-02T04:30:00Z',
}

const item = (xml: string) => /<item>([\s\S]*)<\/item>/.exec(xml)?.[1] ?? ''

test('an article has its whole address, its day and its category', () => {
  const xml = rssOf([POST], SITE)
  expect(item(xml)).toContain(`<link>${ORIGIN}/blog/one</link>`)
  expect(item(xml)).toContain('<pubDate>Sun, 01 Mar 2026 03:30:00 GMT</pubDate>')
  expect(item(xml)).toContain('<category>Industry Insights</category>')
  expect(xml).toContain('<lastBuildDate>Mon, 02 Mar 2026 04:30:00 GMT</lastBuildDate>')
  expect(xml).toContain(`href="${ORIGIN}/blog/rss.xml"`)
  expect(xml).toContain('Blog | Media &amp; Co')
})

test('links inside an article lead back to the site from wherever it is read', () => {
  const xml = rssOf([POST], SITE)
  expect(xml).toContain(`href="${ORIGIN}/category/ooh"`)
  expect(xml).toContain(`href="${ORIGIN}/blog/one#s-two"`)
  expect(xml).toContain('href="https://a.example/"')
})

test('nothing that an article says breaks the document', () => {
  const xml = rssOf([POST], SITE)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold is looked for
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c]/)
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  expect(outside).not.toContain(']]>')
  expect(outside).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
  expect(outside).toContain('R&amp;D')
})

test('a blog without articles is a feed all the same', () => {
  expect(rssOf([], SITE)).toContain('<channel>')
})
