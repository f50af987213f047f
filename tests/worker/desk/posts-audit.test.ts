import { expect, test } from 'vitest'
import { changePublication } from '../../../worker/desk/content/publish-post.server.ts'
import { contentTasks } from '../../../worker/desk/content/scheduled.server.ts'
import { restoreVersion } from '../../../worker/desk/content/versions.server.ts'
import { changePost, createPost } from '../../../worker/desk/content/write-post.server.ts'
import type { AdminPost } from '../../../worker/desk/rules/content/admin-post.ts'
import { inputOf, type PostInput } from '../../../worker/desk/rules/content/post-input.ts'
import { formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { runTasks } from '../../../worker/kernel/scheduled/run-tasks.ts'
import { postInput } from '../../support/posts.ts'
import { service } from '../../support/service.ts'
import { factsOf, STAFF } from '../../support/staff.ts'

let made = 0
const draft = () =>
  createPost(
    service,
    STAFF,
    postInput({ title: `Metro pillars ${++made}`, slug: `metro-pillars-${made}`, tags: ['Metro'] }),
  )
const change = (post: AdminPost, more: Partial<PostInput>) =>
  changePost(service, STAFF, post.id, { ...inputOf(post), ...more, version: post.version })

test('a change of an article tells its title and address before and after, and which other fields changed', async () => {
  const post = await draft()
  const renamed = await change(post, { title: 'Pillars', slug: 'pillars', tags: ['Metro', 'Delhi'] })
  const written = await change(renamed, { content: '<p>Two pillars.</p>' })
  await restoreVersion(service, STAFF, post.id, { from: 1, version: written.version })
  expect(await factsOf(post.id)).toEqual([
    [],
    [`title: ${post.title} → Pillars`, `address: ${post.slug} → pillars`, 'changed fields: tags'],
    ['title: Pillars', 'changed fields: text'],
    [`title: Pillars → ${post.title}`, 'changed fields: tags, text', 'version: 1'],
  ])
})

test('publishing tells the status before and after, and a plan its time', async () => {
  const post = await draft()
  const later = new Date(service.now.getTime() + 3_600_000)
  const planned = await changePublication(service, STAFF, post.id, {
    ...{ act: 'schedule', version: post.version, at: later.toISOString() },
  })
  const back = await changePublication(service, STAFF, post.id, { act: 'unschedule', version: planned.version })
  const live = await changePublication(service, STAFF, post.id, { act: 'publish', version: back.version })
  await changePublication(service, STAFF, post.id, { act: 'unpublish', version: live.version })
  const time = formatInstant(later)
  expect(await factsOf(post.id)).toEqual([
    [],
    [`time of publication: none → ${time}`],
    [`time of publication: ${time} → none`],
    ['status: Draft → Published'],
    ['status: Published → Draft'],
  ])
})

test('an article that appears by itself tells its status as well', async () => {
  const post = await draft()
  const soon = new Date(service.now.getTime() + 60_000)
  await changePublication(service, STAFF, post.id, { act: 'schedule', version: post.version, at: soon.toISOString() })
  await runTasks({ ...service, now: soon }, contentTasks)
  expect((await factsOf(post.id)).at(-1)).toEqual(['status: Draft → Published'])
})
