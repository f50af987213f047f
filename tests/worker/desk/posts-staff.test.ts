import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertPosts } from '../../../seed/posts.seed.ts'
import { deletePost, restorePost } from '../../../worker/desk/content/delete-post.server.ts'
import {
  findMovedSlug,
  findPost,
  listNewestPosts,
  listPostAddresses,
} from '../../../worker/desk/content/posts.server.ts'
import { getPreview, makePreview, revokePreview } from '../../../worker/desk/content/preview.server.ts'
import { changePublication } from '../../../worker/desk/content/publish-post.server.ts'
import { getAdminPost } from '../../../worker/desk/content/read-post.server.ts'
import { contentTasks } from '../../../worker/desk/content/scheduled.server.ts'
import { listVersions, restoreVersion } from '../../../worker/desk/content/versions.server.ts'
import { changePost, createPost } from '../../../worker/desk/content/write-post.server.ts'
import { posts, postVersions } from '../../../worker/desk/posts.table.ts'
import type { AdminPost } from '../../../worker/desk/rules/content/admin-post.ts'
import { drawingOf } from '../../../worker/desk/rules/content/drawings.ts'
import { inputOf, type PostInput } from '../../../worker/desk/rules/content/post-input.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { runTasks } from '../../../worker/kernel/scheduled/run-tasks.ts'
import { PERSONAL_DATA } from '../../../worker/personal-data.ts'
import { postInput } from '../../support/posts.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, STAFF } from '../../support/staff.ts'

beforeEach(async () => {
  await insertPosts(env.DB)
})

const at = (minutes: number, ctx: ServiceContext = service): ServiceContext => ({
  ...ctx,
  now: new Date(service.now.getTime() + minutes * 60_000),
})
const draft = (more?: Partial<PostInput>) => createPost(service, STAFF, postInput(more))
const publish = ({ id, version }: AdminPost, ctx = service) =>
  changePublication(ctx, STAFF, id, { act: 'publish', version })
const change = (post: AdminPost, more: Partial<PostInput>, ctx = service, isAutosave = false) =>
  changePost(ctx, STAFF, post.id, { ...inputOf(post), ...more, version: post.version, isAutosave })

/** Places where the public finds an article: its page, the feed, the sitemap. */
const shown = async (slug: string, ctx = service) => [
  (await findPost(ctx, { slug })) !== null,
  (await listNewestPosts(ctx)).some((post) => post.slug === slug),
  (await listPostAddresses(ctx)).some((post) => post.slug === slug),
]
const EVERYWHERE = [true, true, true]
const NOWHERE = [false, false, false]

describe('an article of staff', () => {
  test('is a draft, appears everywhere when it is published, and nowhere when it is taken back', async () => {
    const { ctx, purge, published } = recordedService()
    const post = await createPost(ctx, STAFF, postInput())
    expect(post).toMatchObject({ status: 'draft', version: 1, wasPublic: false, readMinutes: 1 })
    expect(await shown(post.slug)).toEqual(NOWHERE)

    const live = await publish(post, ctx)
    expect(live).toMatchObject({ status: 'published', version: 2, date: '2026-11-20' })
    expect(await shown(post.slug)).toEqual(EVERYWHERE)

    const back = await changePublication(ctx, STAFF, post.id, { act: 'unpublish', version: 2 })
    expect(back.status).toBe('draft')
    expect(await shown(post.slug)).toEqual(NOWHERE)
    // Its first day stays.
    expect((await publish(back, at(3 * 24 * 60))).date).toBe('2026-11-20')

    expect(purge.mock.calls.flat(2)).toEqual(['content', 'content', 'content'])
    expect(published()).toEqual(['post.created', 'post.published', 'post.unpublished'])
    expect((await audited(post.id)).map(({ action }) => action)).toEqual([
      'post.created',
      'post.published',
      'post.unpublished',
      'post.published',
    ])
  })

  test('does not appear while something is missing, and each is named', async () => {
    const post = await draft({
      excerpt: '',
      author: '',
      content: '<p> </p>',
      picture: { ...drawingOf('digital'), alt: '' },
    })
    expect(await detailOf(publish(post))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'excerpt' }, { path: 'author' }, { path: 'picture.alt' }, { path: 'content' }],
    })
    const live = await publish(await draft())
    expect(await refusalOf(change(live, { excerpt: '' }))).toBe('bad_input: Write an excerpt before you publish')
  })

  test('is cleaned when it is written', async () => {
    const post = await draft({
      content: '<p onclick="x">a<script>alert(1)</script></p><iframe src="//evil.example"></iframe>',
    })
    expect(post.content).toBe('<p>a</p>')
  })

  test('has an address that no other has or had', async () => {
    const post = await publish(await draft())
    expect(await detailOf(draft({ slug: post.slug }))).toMatchObject({ code: 'conflict', issues: [{ path: 'slug' }] })

    const moved = await change(post, { slug: `${post.slug}-moved` })
    expect(await findPost(service, { slug: post.slug })).toBeNull()
    expect(await findMovedSlug(service, { slug: post.slug })).toBe(moved.slug)
    expect(await refusalOf(draft({ slug: post.slug }))).toMatch(/^conflict: Another article has or had this address/)

    // Back again: nothing leads to itself.
    const back = await change(moved, { slug: post.slug })
    expect(await findMovedSlug(service, { slug: post.slug })).toBeNull()
    expect(await findMovedSlug(service, { slug: moved.slug })).toBe(post.slug)
    await changePublication(service, STAFF, back.id, { act: 'unpublish', version: back.version })
    expect(await findMovedSlug(service, { slug: moved.slug })).toBeNull()
  })

  test('of a draft leaves no address behind', async () => {
    const post = await draft()
    await change(post, { slug: `${post.slug}-typed` })
    expect((await draft({ slug: post.slug })).slug).toBe(post.slug)
  })

  test('is not overwritten by a writer who saw an older version', async () => {
    const post = await draft()
    const theirs = await change(post, { title: 'Theirs' })
    expect(await detailOf(change(post, { title: 'Mine' }))).toMatchObject({
      code: 'conflict',
      current: { title: 'Theirs', version: theirs.version },
    })
    expect(await refusalOf(publish(post))).toMatch(/^conflict/)
    expect(await refusalOf(deletePost(service, STAFF, post.id, post.version))).toMatch(/^conflict/)
  })

  test('is the same after a save that changes nothing', async () => {
    const post = await draft()
    expect(await change(post, {})).toMatchObject({ version: 1, updatedAt: post.updatedAt })
    expect(await audited(post.id)).toHaveLength(1)
  })
})

describe('an article with a time', () => {
  const schedule = ({ id, version }: AdminPost, when: Date) =>
    changePublication(service, STAFF, id, { act: 'schedule', version, at: when.toISOString() })

  test('appears at that time, whether or not the hourly task has run', async () => {
    const post = await draft()
    const waiting = await schedule(post, at(60).now)
    expect(waiting).toMatchObject({ status: 'draft', publishAt: at(60).now.toISOString(), date: '2026-11-20' })
    expect(await shown(post.slug, at(59))).toEqual(NOWHERE)
    expect(await shown(post.slug, at(60))).toEqual(EVERYWHERE)
    expect(await getAdminPost(at(61), post.id)).toMatchObject({ status: 'published', publishAt: null, wasPublic: true })

    await runTasks(at(90), contentTasks)
    await runTasks(at(91), contentTasks)
    const rows = await audited(post.id)
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['post.created', STAFF.id],
      ['post.scheduled', STAFF.id],
      ['post.published', null],
    ])
    expect(await shown(post.slug, at(92))).toEqual(EVERYWHERE)
  })

  test('waits no longer once the plan is taken back', async () => {
    const { id, slug, version } = await schedule(await draft(), at(60).now)
    await changePublication(service, STAFF, id, { act: 'unschedule', version })
    expect(await shown(slug, at(120))).toEqual(NOWHERE)
  })

  test.each([
    ['now', 0, 'has passed'],
    ['in the past', -1, 'has passed'],
    ['in two years', 2 * 366 * 24 * 60, 'At most a year ahead'],
  ])('%s is refused at its field', async (_, minutes, message) => {
    expect(await detailOf(schedule(await draft(), at(minutes).now))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'at', message: expect.stringContaining(message) }],
    })
  })
})

describe('versions', () => {
  test('of one sitting are one, and what was there before the editor is the first', async () => {
    const [seeded] = await service.db.select().from(posts).where(eq(posts.id, 'post-0003'))
    const first = await getAdminPost(service, 'post-0003')
    await change(first, { title: 'Another title' })
    expect((await listVersions(service, first.id)).map(({ version, title, by }) => [version, title, by])).toEqual([
      [2, 'Another title', ''],
      [1, seeded?.title, ''],
    ])

    const post = await draft()
    const once = await change(post, { excerpt: 'a' }, at(1), true)
    const twice = await change(once, { excerpt: 'ab' }, at(2), true)
    const later = await change(twice, { excerpt: 'abc' }, at(30), true)
    await change(later, { excerpt: 'abcd' }, at(31))
    expect((await listVersions(service, post.id)).map(({ version }) => version)).toEqual([5, 4, 3])
    expect((await audited(post.id)).map(({ action }) => action)).toEqual([
      'post.created',
      'post.changed',
      'post.changed',
    ])
  })

  test('come back as a new version, at the address and in the state of now', async () => {
    const post = await publish(await draft({ title: 'As it was', content: '<p>Before</p>' }))
    const moved = await change(post, { title: 'As it is', content: '<p>After</p>', slug: `${post.slug}-new` })
    const restored = await restoreVersion(service, STAFF, post.id, { from: 1, version: moved.version })
    expect(restored).toMatchObject({
      title: 'As it was',
      content: '<p>Before</p>',
      slug: moved.slug,
      status: 'published',
      version: moved.version + 1,
    })
    expect(await refusalOf(restoreVersion(service, STAFF, post.id, { from: 99, version: restored.version }))).toMatch(
      /^not_found/,
    )
  })
})

describe('the secret link', () => {
  const tokenOf = async (id: string) => (await makePreview(service, STAFF, id)).href.split('/').at(-1) ?? ''

  test('shows a draft as it is now, until it is renewed, revoked, or the article deleted', async () => {
    const post = await draft()
    const token = await tokenOf(post.id)
    expect(await getPreview(service, token)).toMatchObject({ title: post.title })
    const [row] = await service.db.select().from(posts).where(eq(posts.id, post.id))
    expect(JSON.stringify(row)).not.toContain(token)

    const second = await tokenOf(post.id)
    expect(await refusalOf(getPreview(service, token))).toMatch(/^not_found/)
    await revokePreview(service, STAFF, post.id)
    expect(await refusalOf(getPreview(service, second))).toMatch(/^not_found/)

    const third = await tokenOf(post.id)
    await deletePost(service, STAFF, post.id, post.version)
    expect(await refusalOf(getPreview(service, third))).toMatch(/^not_found/)
  })

  test.each(['', 'x', 'a'.repeat(43), '%'])('%j opens nothing', async (token) => {
    expect(await refusalOf(getPreview(service, token))).toMatch(/^not_found/)
  })
})

describe('deleting', () => {
  test('takes an article away at once, and is undone for ten minutes', async () => {
    const post = await publish(await draft())
    await deletePost(service, STAFF, post.id, post.version)
    expect(await shown(post.slug)).toEqual(NOWHERE)
    expect(await refusalOf(getAdminPost(service, post.id))).toMatch(/^not_found/)

    await runTasks(at(9), contentTasks)
    const restored = await restorePost(at(9), STAFF, post.id)
    expect(restored).toMatchObject({ title: post.title, status: 'published' })
    expect(await shown(post.slug)).toEqual(EVERYWHERE)

    await deletePost(service, STAFF, post.id, restored.version)
    await runTasks(at(11), contentTasks)
    expect(await refusalOf(restorePost(at(11), STAFF, post.id))).toMatch(/^not_found/)
    expect(await service.db.$count(posts, eq(posts.id, post.id))).toBe(0)
  })
})

test('the versions that a user saved are in their file, and forgotten when their account goes', async () => {
  const post = await draft()
  await change(post, { content: '<p>Twenty seconds.</p>' })
  const data = PERSONAL_DATA.find(({ tables }) => tables.some((table) => table === postVersions))
  const collected = await data?.collect?.(service, { user: STAFF } as never)
  const own = { title: post.title, at: expect.any(String) }
  expect(collected?.articles).toEqual(
    expect.arrayContaining([
      { ...own, version: 1 },
      { ...own, version: 2 },
    ]),
  )
  for (const statement of data?.erase?.(service, STAFF as never) ?? []) await statement
  expect(await data?.collect?.(service, { user: STAFF } as never)).toEqual({ articles: [] })
  expect(await listVersions(service, post.id)).toHaveLength(2)
})
