import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { generatePosts, insertPosts } from '../../../seed/posts.seed.ts'
import { toPostRow } from '../../../worker/desk/content/article.server.ts'
import { getPost, listNewestPosts, listPostAddresses, listPosts } from '../../../worker/desk/content/posts.server.ts'
import { posts } from '../../../worker/desk/posts.table.ts'
import type { PostCategory } from '../../../worker/desk/rules/content/post.ts'
import { PostQuery } from '../../../worker/desk/rules/content/post-query.ts'
import { relatedKeywords } from '../../../worker/desk/rules/content/words.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { refusalOf, service } from '../../support/service.ts'

const { db } = service

beforeEach(async () => {
  await insertPosts(env.DB)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const query = (search = '') => parseSearch(PostQuery, new URLSearchParams(search))
const list = (search?: string) => listPosts(service, query(search))
const slugs = async (search?: string) => (await list(search)).posts.map(({ slug }) => slug)
const ALL = ['owner-audit-estimate', 'what-a-hoarding-costs-for-a-month', 'ten-lakh-in-a-tier-2-city']

interface Wish {
  slug: string
  title?: string
  excerpt?: string
  content?: string
  category?: PostCategory
  date?: string
  status?: 'draft' | 'published'
}

async function write({ slug, ...wish }: Wish): Promise<void> {
  const row = toPostRow({
    id: slug,
    slug,
    title: slug,
    excerpt: 'A few words.',
    content: '<p>Text</p>',
    author: 'Asha',
    authorRole: 'Editor',
    date: '2026-01-01',
    category: 'digital',
    picture: { category: 'digital', variant: 'banner', alt: 'A banner' },
    tags: [],
    status: 'published',
    ...wish,
  })
  await db.insert(posts).values(row)
}

describe('the seed', () => {
  test('has three articles of 5, 7 and 6 minutes, the newest first', async () => {
    const { posts, total, pages } = await list()
    expect(posts.map(({ slug, readMinutes }) => [slug, readMinutes])).toEqual(
      ALL.map((slug, i) => [slug, [5, 7, 6][i]]),
    )
    expect([total, pages]).toEqual([3, 1])
  })

  test('has a heading, a list and a table in each, clean and as it was written', () => {
    for (const { content, headings } of generatePosts()) {
      for (const tag of ['<h2 id=', '<li>', '<table>', '<a href="/category']) expect(content).toContain(tag)
      expect(headings.length).toBeGreaterThan(3)
    }
  })

  test('can be written again without doubling anything', async () => {
    expect(await insertPosts(env.DB)).toBe(3)
    expect(await slugs()).toEqual(ALL)
  })
})

describe('the list', () => {
  test('shows a category alone', async () => {
    expect(await slugs('category=strategy')).toEqual(['ten-lakh-in-a-tier-2-city'])
    expect(await slugs('category=technology')).toEqual([])
    expect(await slugs('category=')).toEqual(ALL)
  })

  test.each(['hoarding', 'HOARDING', 'HoArDiNg', ' month  a hoarding '])('finds %j in a title', async (q) => {
    expect(await slugs(`q=${encodeURIComponent(q)}`)).toEqual(['what-a-hoarding-costs-for-a-month'])
  })

  test('finds words of the excerpt, and none that are only in the text', async () => {
    await write({ slug: 'hidden', title: 'Title', excerpt: 'Excerpt zebra', content: '<p>Text giraffe</p>' })
    expect(await slugs('q=zebra')).toEqual(['hidden'])
    expect(await slugs('q=giraffe')).toEqual([])
  })

  test('compares letters outside English in one case too', async () => {
    await write({ slug: 'cafe', title: 'CAFÉ screens' })
    expect(await slugs(`q=${encodeURIComponent('cafe\u0301')}`)).toEqual(['cafe'])
  })

  test('narrows a category by words', async () => {
    expect(await slugs('q=hoarding&category=traditional')).toEqual(['what-a-hoarding-costs-for-a-month'])
    expect(await slugs('q=hoarding&category=strategy')).toEqual([])
  })

  test.each(['%', '_', "'", '"', '\\', "' or 1=1 --", '*', 'a'.repeat(100)])('takes %j as plain text', async (q) => {
    expect(await slugs(`q=${encodeURIComponent(q)}`)).toEqual([])
  })

  test('refuses a category, a page and words that cannot be', async () => {
    expect(() => query('category=zzz')).toThrow('Choose one of the values offered')
    expect(() => query(`q=${'a'.repeat(101)}`)).toThrow('at most 100')
    expect(() => query('q=%00')).toThrow('cannot be searched')
    expect(await refusalOf(list('page=2'))).toBe('not_found: There is no page 2: the last page is 1')
  })

  test('turns its pages without losing or repeating an article', async () => {
    for (let i = 0; i < 12; i++) await write({ slug: `more-${String(i).padStart(2, '0')}` })
    const seen = [...(await slugs()), ...(await slugs('page=2'))]
    expect(seen).toHaveLength(15)
    expect(new Set(seen).size).toBe(15)
    expect(seen.slice(0, 3)).toEqual(ALL)
  })
})

describe('an article', () => {
  test('comes whole, with others to read next, those of its category first', async () => {
    await write({ slug: 'old-strategy', category: 'strategy', date: '2020-01-01' })
    const { post, related } = await getPost(service, { slug: 'ten-lakh-in-a-tier-2-city' })
    expect(post).toMatchObject({ author: 'Sana Sheikh', date: '2026-10-06', category: 'strategy', readMinutes: 6 })
    expect(post.tags).toContain('Radio')
    expect(related.map(({ slug }) => slug)).toEqual(['old-strategy', ...ALL.slice(0, 2)])
  })

  test('has ten related keywords, from its title on', async () => {
    const { post } = await getPost(service, { slug: 'what-a-hoarding-costs-for-a-month' })
    expect(relatedKeywords(post)).toEqual([
      'what',
      'hoarding',
      'really',
      'costs',
      'month',
      'space',
      'printing',
      'mounting',
      'outdoor',
      'rate',
    ])
  })

  test.each(['no-such', '', 'OWNER-AUDIT-ESTIMATE'])('%j is not there', async (slug) => {
    expect(await refusalOf(getPost(service, { slug }))).toBe('not_found: Article Not Found')
  })

  test('is stored without what could run, whatever its author sent', async () => {
    await write({
      slug: 'hostile',
      content: '<p onclick=alert(1)>a<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    })
    expect((await getPost(service, { slug: 'hostile' })).post.content).toBe('<p>a</p>')
  })
})

test('a draft is nowhere to be seen until it is published', async () => {
  await write({ slug: 'draft', title: 'Secret', status: 'draft', date: '2026-11-19' })
  const everywhere = async () => [
    ...(await slugs()),
    ...(await slugs('q=secret')),
    ...(await getPost(service, { slug: ALL[0] ?? '' })).related.map(({ slug }) => slug),
    ...(await listNewestPosts(service)).map(({ slug }) => slug),
    ...(await listPostAddresses(service)).map(({ slug }) => slug),
  ]
  expect(await everywhere()).not.toContain('draft')
  expect(await refusalOf(getPost(service, { slug: 'draft' }))).toBe('not_found: Article Not Found')

  await db.update(posts).set({ status: 'published' }).where(eq(posts.slug, 'draft'))
  expect((await everywhere()).filter((slug) => slug === 'draft')).toHaveLength(5)
})

describe('what it costs', () => {
  test.each([
    ['the list', () => list('q=rate')],
    ['an article', () => getPost(service, { slug: 'owner-audit-estimate' })],
    ['the feed', () => listNewestPosts(service)],
    ['the addresses', () => listPostAddresses(service)],
  ])('%s is one round trip', async (_, verb) => {
    const trips = countRoundTrips()
    await verb()
    expect(trips.count()).toBe(1)
  })

  test('the order of the list is that of the index', async () => {
    const lines = (await plansOf((ctx) => listPosts(ctx, query()))).flatMap((plan) => plan.lines)
    expect(lines.filter((line) => /TEMP B-TREE|^SCAN/.test(line))).toEqual([])
  })
})
