import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { getReader } from './documents/document-page.server.ts'
import { getDocument } from './documents/documents.server.ts'

/** Documents as data, for their parties and staff. Sums are in paise. */
export const documentsApi = new Hono<SignedInEnv>()
  .use('/documents/*', requireUser)
  .get('/documents/:id', async (c) =>
    c.json(await getDocument(c.var.service, await getReader(c.var.service), c.req.param('id'))),
  )
