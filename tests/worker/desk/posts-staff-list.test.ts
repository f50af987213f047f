import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertPosts } from '../../../seed/posts.seed.ts'
import { listAdminPosts } from '../../../worker/desk/content/list-posts.server.ts'
import { createPost } from '../../../worker/desk/content/write-post.server.ts'
import { AdminPostQuery } from '../../../worker/desk/rules/content/admin-post.ts'
import { drawingOf } from '../../../worker/desk/rules/content/drawings.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { plansOf } from '../../support/recorder.ts'
import { refusalOf, service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

beforeEach(async () => {
  await insertPosts(env.DB)
})

const draft = (more: { title: string; excerpt: string }) =>
  createPost(service, STAFF, {
    slug: 'a-draft',
    author: 'Asha Rao',
    authorRole: '',
    category: 'digital',
    tags: [],
    picture: drawingOf('digital'),
    content: '',
    ...more,
  })

describe('the list of staff', () => {
  const list = (search = '') => listAdminPosts(service, parseSearch(AdminPostQuery, new URLSearchParams(search)))

  test('has the three articles of the seed, published', async () => {
    const { posts: rows, counts, total } = await list('status=published')
    expect(
      rows.filter(({ id }) => id.startsWith('post-')).map(({ title, author, status }) => [title, author, status]),
    ).toEqual([
      ['How far to trust an audience figure', 'Meera Krishnan', 'published'],
      ['What a hoarding really costs for a month', 'Arvind Rao', 'published'],
      ['How to split ten lakh in a tier-2 city', 'Sana Sheikh', 'published'],
    ])
    expect(total).toBe(counts.published)
  })

  test('finds, narrows and sorts', async () => {
    await draft({ title: 'aardvark', excerpt: 'Zebra' })
    expect((await list('q=ZEBRA')).posts.map(({ title }) => title)).toEqual(['aardvark'])
    expect((await list('q=zebra&status=published')).posts).toEqual([])
    expect((await list('category=strategy')).posts.map(({ id }) => id)).toEqual(['post-0001'])
    expect((await list('sort=title')).posts[0]?.title).toBe('aardvark')
    expect((await list('sort=-status')).posts[0]?.status).toBe('published')
    expect(await refusalOf(list('page=99'))).toMatch(/^not_found/)
    expect(() => parseSearch(AdminPostQuery, new URLSearchParams('sort=secret'))).toThrow('Choose one of the values')
  })

  test('reads its page in the order of an index', async () => {
    const lines = (
      await plansOf((ctx) => listAdminPosts(ctx, parseSearch(AdminPostQuery, new URLSearchParams())))
    ).flatMap((plan) => plan.lines)
    expect(lines.join('\n')).toContain('posts_by_day')
    expect(lines.join('\n')).not.toContain('TEMP B-TREE')
  })
})
