import { expect, test } from 'vitest'
import { listActivity } from '../../../worker/backoffice/dashboard/activity.server.ts'
import { deletePost } from '../../../worker/desk/content/delete-post.server.ts'
import { changePublication } from '../../../worker/desk/content/publish-post.server.ts'
import { createPost } from '../../../worker/desk/content/write-post.server.ts'
import { drawingOf } from '../../../worker/desk/rules/content/drawings.ts'
import type { StaffArea } from '../../../worker/kernel/rules/identity/roles.ts'
import { service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const newsFor = (area: StaffArea) => listActivity(service, { ...STAFF, role: 'staff', areas: [area] })

test('an article that was published is news to staff of content, until it is deleted', async () => {
  const input = {
    ...{ title: 'Radio in small towns', slug: 'radio-news', excerpt: 'What ten seconds cost.' },
    ...{ author: 'Asha Rao', authorRole: 'Editor', category: 'traditional' as const, tags: [] },
    ...{ picture: drawingOf('traditional'), content: '<p>Ten seconds.</p>' },
  }
  const { id, version } = await createPost(service, STAFF, input)
  const live = await changePublication(service, STAFF, id, { act: 'publish', version })
  const event = { kind: 'post.published', at: service.now.toISOString(), amount: null }
  expect((await newsFor('content'))[0]).toEqual({
    ...event,
    ...{ who: 'Asha Rao', what: input.title, path: `/admin/blog/${id}` },
  })
  expect((await newsFor('support')).map(({ kind }) => kind)).not.toContain('post.published')

  await deletePost(service, STAFF, id, live.version)
  expect((await newsFor('content'))[0]).toEqual({ ...event, who: 'An author', what: 'deleted since', path: null })
})
