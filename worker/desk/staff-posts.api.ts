import { Hono } from 'hono'
import * as v from 'valibot'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { deletePost, restorePost } from './content/delete-post.server.ts'
import { listAdminPosts } from './content/list-posts.server.ts'
import { makePreview, revokePreview } from './content/preview.server.ts'
import { changePublication } from './content/publish-post.server.ts'
import { getAdminPost } from './content/read-post.server.ts'
import { getVersion, listVersions, restoreVersion } from './content/versions.server.ts'
import { changePost, createPost } from './content/write-post.server.ts'
import { AdminPostQuery } from './rules/content/admin-post.ts'
import { PostChange, PostInput, PostPublication, PostVersionRef } from './rules/content/post-input.ts'

const whole = v.pipe(v.string('A number'), v.regex(/^\d{1,9}$/, 'A whole number'), v.transform(Number))
const AtVersion = v.object({ version: whole })
const VersionParam = v.object({ id: v.string(), version: whole })

const limit = rateLimit('LIMIT_STAFF')

/** Articles for staff. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const staffPostsApi = new Hono<SignedInEnv>()
  .get('/posts', validated('query', AdminPostQuery), async (c) =>
    c.json(await listAdminPosts(c.var.service, c.req.valid('query'))),
  )
  .post('/posts', limit, validated('json', PostInput), async (c) =>
    c.json(await createPost(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .get('/posts/:id', async (c) => c.json(await getAdminPost(c.var.service, c.req.param('id'))))
  .put('/posts/:id', limit, validated('json', PostChange), async (c) =>
    c.json(await changePost(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/posts/:id', limit, validated('query', AtVersion), async (c) => {
    await deletePost(c.var.service, c.var.user, c.req.param('id'), c.req.valid('query').version)
    return c.body(null, 204)
  })
  .post('/posts/:id/restore', limit, async (c) =>
    c.json(await restorePost(c.var.service, c.var.user, c.req.param('id'))),
  )
  .put('/posts/:id/publication', limit, validated('json', PostPublication), async (c) =>
    c.json(await changePublication(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/posts/:id/preview', limit, async (c) =>
    c.json(await makePreview(c.var.service, c.var.user, c.req.param('id')), 201),
  )
  .delete('/posts/:id/preview', limit, async (c) => {
    await revokePreview(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
  .get('/posts/:id/versions', async (c) => c.json(await listVersions(c.var.service, c.req.param('id'))))
  .get('/posts/:id/versions/:version', validated('param', VersionParam), async (c) => {
    const { id, version } = c.req.valid('param')
    return c.json(await getVersion(c.var.service, id, version))
  })
  .post(
    '/posts/:id/versions/:version/restore',
    limit,
    validated('param', VersionParam),
    validated('json', PostVersionRef),
    async (c) => {
      const { id, version: from } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return c.json(await restoreVersion(c.var.service, c.var.user, id, { from, version }))
    },
  )
