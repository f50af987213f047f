import { drizzle } from 'drizzle-orm/d1'
import { createMiddleware } from 'hono/factory'
import { rollAvailability } from './catalogue/refresh-availability.server.ts'
import { findSession, type SessionService } from './identity/session.server.ts'
import type { ServiceContext } from './kernel/context.ts'
import type { ApiEnv } from './kernel/http/api-env.ts'
import { callerOf } from './kernel/http/caller.ts'
import { createEdgeCache } from './kernel/http/edge-cache.ts'
import { spend } from './kernel/http/rate-limit.ts'
import { createLive } from './kernel/live/live.ts'
import { createMailer } from './kernel/mail/mailer.ts'
import { getSender } from './kernel/platform/settings.server.ts'
import { catalogueTags } from './kernel/rules/cache.ts'
import type { SignedIn } from './kernel/rules/identity/user.ts'
import { loggable } from './kernel/rules/loggable.ts'
import { readSettings } from './kernel/settings.ts'
import { createSweeper } from './kernel/sweeper.ts'
import { EVENTS } from './listeners.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { UPLOAD_RIGHTS } from './upload-rights.server.ts'

/** Puts the service context of one request together. The session is looked up on the first question, and only once. */
export function createServiceContext(
  env: Env,
  execution: Pick<ExecutionContext, 'cache' | 'waitUntil'>,
  request: Request,
): ServiceContext {
  // biome-ignore lint/suspicious/noConsole: the answer is sent, so only the log can show that later work failed
  const logged = (failure: unknown) => console.error(loggable(failure))
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work.catch(logged))
  const origin = new URL(env.APP_ORIGIN).origin
  const service: SessionService = {
    db: drizzle(env.DB),
    kv: env.SESSIONS,
    now: new Date(),
    settings: readSettings(env),
    caller: callerOf(request, origin),
    waitUntil,
    live: createLive(env.LIVE, waitUntil),
    cache: createEdgeCache({ cache: execution.cache, waitUntil }),
    sweeper: createSweeper(env.SWEEPER, waitUntil),
    events: EVENTS,
  }
  let session: Promise<SignedIn | null> | undefined
  return {
    ...service,
    signInThrottle: env.SIGN_IN_THROTTLE,
    files: env.FILES,
    images: env.IMAGES,
    origin,
    mailer: createMailer(env.EMAIL, env.MAIL_FROM, () => getSender(service)),
    session: () => {
      const { token } = service.caller
      session ??= token === null ? Promise.resolve(null) : findSession(service, token)
      return session
    },
    personalData: PERSONAL_DATA,
    uploadRights: UPLOAD_RIGHTS,
    countFile: () => spend(env.LIMIT_FILES, service.caller.networks),
  }
}

/**
 * Lets the first request of a civil day refresh the availability in the catalogue. If that fails, the texts are those
 * of yesterday, at worst.
 */
export const withCurrentAvailability = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const isNewDay = await rollAvailability({ db: drizzle(c.env.DB), now: new Date() }).catch((failure: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the request goes on, so only the log can tell
    console.error(loggable(failure))
    return false
  })
  if (isNewDay) createEdgeCache(c.executionCtx).purge(catalogueTags())
  await next()
})

/** Sets `c.var.service`, the service context of the request. */
export const withService = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('service', createServiceContext(c.env, c.executionCtx, c.req.raw))
  await next()
})
