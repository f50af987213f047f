import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { limitBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { loggable } from '../kernel/rules/loggable.ts'
import { checkFile } from './imports/check.server.ts'
import { exportListings, type MadeFile, makeFaultyFile, makeTemplate } from './imports/files.server.ts'
import { getSeller } from './imports/own-file.server.ts'
import { importFile } from './imports/run.server.ts'
import { undoImport } from './imports/undo.server.ts'
import {
  ExportQuery,
  FaultyFile,
  ImportFile,
  ImportRun,
  type ImportStep,
  ImportUndo,
  TemplateQuery,
} from './rules/imports/import.ts'

/** Room for a mapping of two hundred columns and the corrected cells. */
const body = limitBody(512 * 1024, 'an import')

const download = ({ name, mime, bytes }: MadeFile) =>
  new Response(bytes, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })

/** The refusal of an import that has begun to answer. */
function refusalOf(failure: unknown): ImportStep {
  if (failure instanceof DomainError)
    return { step: 'refused', error: { code: failure.code, message: failure.message } }
  // biome-ignore lint/suspicious/noConsole: the status is sent, so only the log can tell
  console.error(loggable(failure))
  return { step: 'refused', error: { code: 'unavailable', message: 'Something went wrong. Nothing was imported' } }
}

/** Files of listings: upload, check, import, undo; templates and exports. For members of owners. */
export const importsApi = new Hono<SignedInEnv>()
  .use('/owner/imports/*', body, requireUser)
  .get('/owner/imports/template', validated('query', TemplateQuery), async (c) => {
    await c.var.service.countFile()
    return download(await makeTemplate(c.var.service, c.req.valid('query')))
  })
  .get('/owner/imports/export', validated('query', ExportQuery), async (c) => {
    await c.var.service.countFile()
    return download(await exportListings(c.var.service, c.var.user, c.req.valid('query')))
  })
  .post('/owner/imports/check', rateLimit('LIMIT_IMPORT'), validated('json', ImportFile), async (c) =>
    c.json(await checkFile(c.var.service, c.var.user, c.req.valid('json'))),
  )
  .post('/owner/imports/faulty', rateLimit('LIMIT_IMPORT'), validated('json', FaultyFile), async (c) =>
    download(await makeFaultyFile(c.var.service, c.var.user, c.req.valid('json'))),
  )
  // One line of JSON for each step.
  .post('/owner/imports', rateLimit('LIMIT_IMPORT'), validated('json', ImportRun), async (c) => {
    const { service, user } = c.var
    const input = c.req.valid('json')
    await getSeller(service, user, input.owner, 'sell')
    c.header('Content-Type', 'application/x-ndjson')
    return stream(c, async (out) => {
      const tell = async (step: ImportStep) => void (await out.writeln(JSON.stringify(step)))
      try {
        await tell({ step: 'done', imported: await importFile(service, user, input, tell) })
      } catch (failure) {
        await tell(refusalOf(failure))
      }
    })
  })
  .post('/owner/imports/:id/undo', rateLimit('LIMIT_IMPORT'), validated('json', ImportUndo), async (c) =>
    c.json(await undoImport(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
