import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { handoffContext, serviceContext } from '../app/context.ts'
import { api } from './api.ts'
import { withCurrentAvailability, withService } from './compose.ts'
import { incomingMail } from './incoming-mail.ts'
import type { ServiceContext } from './kernel/context.ts'
import type { ApiEnv } from './kernel/http/api-env.ts'
import { configured } from './kernel/http/configured.ts'
import { drainBody } from './kernel/http/drain-body.ts'
import { httpsOnly } from './kernel/http/https-only.ts'
import { cautiousDefaults, securityHeaders } from './kernel/http/response-headers.ts'
import { scheduled } from './scheduled.ts'
import { calendarFile } from './supply/calendar/calendar-file.ts'
import { photosSite } from './uploads/photos.site.ts'

export { SignInThrottle } from './identity/sign-in-throttle.hub.ts'
export { LiveHub } from './kernel/live/live.hub.ts'
export { BookingSweeper } from './sweeper.hub.ts'

/** Path of the data for hydration, separate from the page: most visitors only read and never fetch it. */
const HANDOFF_PATH = '/handoff'

async function loadBuild(): Promise<ServerBuild> {
  // The virtual module exports the missing parts of a ServerBuild as undefined.
  const { allowedActionOrigins, basename, unstable_getCriticalCss, ...build } = await import(
    'virtual:react-router/server-build'
  )
  return {
    ...build,
    ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
    ...(basename !== undefined && { basename }),
    ...(unstable_getCriticalCss && { unstable_getCriticalCss }),
  }
}

type Documents = ReturnType<typeof createRequestHandler>
let handler: Documents | undefined

/** Answers with a document. Routes are ranked once an isolate; while developing they change with their files. */
const documents: Documents = async (request, context) => {
  if (import.meta.env.DEV) return createRequestHandler(loadBuild, import.meta.env.MODE)(request, context)
  handler ??= createRequestHandler(await loadBuild(), import.meta.env.MODE)
  return handler(request, context)
}

function contextOf(service: ServiceContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serviceContext, service)
  return context
}

const site = new Hono<ApiEnv>()
  .use(securityHeaders, cautiousDefaults, drainBody, configured(), httpsOnly, withCurrentAvailability)
  .all('/api/*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .get(`${HANDOFF_PATH}/*`, withService, (c) => {
    const context = contextOf(c.var.service)
    context.set(handoffContext, true)
    const url = new URL(c.req.url)
    url.pathname = url.pathname.slice(HANDOFF_PATH.length)
    return documents(new Request(url, c.req.raw), context)
  })
  // Photographs of the catalogue, with separate headers.
  .get('/files/*', withService)
  .route('/files', photosSite)
  .use('/calendars/*', withService)
  .route('/', calendarFile)
  // Documents only answer GET: every change is an API call.
  .on(['GET', 'HEAD'], '*', withService, (c) => documents(c.req.raw, contextOf(c.var.service)))
  .all('*', (c) => c.text('This address can only be read', 405, { Allow: 'GET, HEAD' }))

export default { fetch: site.fetch, scheduled, email: incomingMail } satisfies ExportedHandler<Env>
