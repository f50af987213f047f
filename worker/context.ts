import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { createEdgeCache, type EdgeCache } from './http/edge-cache.ts'
import { type Caller, callerOf } from './identity/caller.ts'
import { findSession, type SessionService, type SignedIn } from './identity/session.server.ts'
import { createLive, type Live } from './live/live.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { readSettings, type Settings } from './settings.ts'

/** What every service verb gets: the platform's bindings and the instant of the request, built once a request. */
export interface ServiceContext {
  db: DrizzleD1Database
  kv: KVNamespace
  backoff: Env['BACKOFF']
  now: Date
  /** Where the product lives, `https://adchowk.example`: as configured, never as a request claims. */
  origin: string
  settings: Settings
  mailer: Mailer
  caller: Caller
  /** Who is signed in: asked once a request, and only by what is private. Public documents are the same for everyone. */
  session: () => Promise<SignedIn | null>
  cache: EdgeCache
  live: Live
  waitUntil: (work: Promise<unknown>) => void
}

export function createServiceContext(
  env: Env,
  execution: Pick<ExecutionContext, 'cache' | 'waitUntil'>,
  request: Request,
): ServiceContext {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
  const origin = new URL(env.APP_ORIGIN).origin
  const service: SessionService = {
    db: drizzle(env.DB),
    kv: env.SESSIONS,
    now: new Date(),
    settings: readSettings(env),
    caller: callerOf(request, origin),
    waitUntil,
    live: createLive(env.LIVE, waitUntil),
  }
  let session: Promise<SignedIn | null> | undefined
  return {
    ...service,
    backoff: env.BACKOFF,
    origin,
    mailer: createMailer(env.EMAIL, { name: 'AdChowk', email: env.MAIL_FROM }),
    session: () => {
      const { token } = service.caller
      session ??= token === null ? Promise.resolve(null) : findSession(service, token)
      return session
    },
    cache: createEdgeCache({ cache: execution.cache, waitUntil }),
  }
}
