import { Hono } from 'hono'
import * as v from 'valibot'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { requireStaffOf } from '../identity/session.server.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { isStaff } from '../kernel/rules/identity/roles.ts'
import { downloadHeaders, LOCKED, rangeOf } from './headers.ts'
import { getFile, getPrivatePicture } from './read.server.ts'
import { receiveUpload } from './receive.server.ts'
import { UploadQuery, WIDTHS } from './rules/upload.ts'

const Width = v.object({
  key: v.string(),
  width: v.pipe(v.string(), v.transform(Number), v.picklist(WIDTHS, 'There is no picture of that width')),
})

/** Files that the signed-in user sends, and those that they may see. The body of a PUT is the file itself. */
export const uploadsApi = new Hono<SignedInEnv>()
  .use('/uploads', requireUser)
  .put('/uploads', rateLimit('LIMIT_UPLOAD'), validated('query', UploadQuery), async (c) => {
    // Pictures of articles are sent by staff, with their second step.
    if (c.req.valid('query').purpose === 'article') await requireStaffOf(c.var.service, 'content')
    const stated = c.req.header('Content-Length') ?? ''
    const incoming = { body: c.req.raw.body, length: /^\d{1,12}$/.test(stated) ? Number(stated) : null }
    return c.json(await receiveUpload(c.var.service, c.var.user, c.req.valid('query'), incoming), 201)
  })
  .use('/files/*', requireUser, async (c, next) => {
    // Staff see files of both sides, with their second step.
    if (isStaff(c.var.user)) await requireStaffOf(c.var.service)
    await next()
  })
  .get('/files/:key', async (c) => {
    const file = await getFile(c.var.service, c.var.user, c.req.param('key'))
    const headers = downloadHeaders(file)
    const part = rangeOf(c.req.header('Range'), file.bytes)
    if (part === 'beyond') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.bytes}` })
    const object = await c.var.service.files.get(file.key, part ? { range: part } : {})
    if (!object) throw new DomainError('not_found', 'File not found')
    const length = String(part?.length ?? file.bytes)
    if (!part) return c.body(object.body, 200, { ...headers, 'Content-Length': length })
    const range = `bytes ${part.offset}-${part.offset + part.length - 1}/${file.bytes}`
    return c.body(object.body, 206, { ...headers, 'Content-Length': length, 'Content-Range': range })
  })
  .get('/files/:key/:width', validated('param', Width), async (c) => {
    const { key, width } = c.req.valid('param')
    const picture = await getPrivatePicture(c.var.service, c.var.user, key, width)
    return c.body(picture, 200, { ...LOCKED, 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=300' })
  })
