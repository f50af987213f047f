import { drizzle } from 'drizzle-orm/d1'
import type { WorkContext } from './context.ts'
import { createLive } from './live/live.ts'
import { createMailer } from './mail/mailer.ts'
import { getSender } from './platform/settings.server.ts'
import { readSettings } from './settings.ts'

/** The service context of work without a request, as an alarm. Answers that are cached stay: they are fresh for a minute. */
export function createWorkContext(env: Env, waitUntil: (work: Promise<unknown>) => void): WorkContext {
  const stored = { db: drizzle(env.DB), settings: readSettings(env) }
  return {
    ...stored,
    now: new Date(),
    origin: new URL(env.APP_ORIGIN).origin,
    mailer: createMailer(env.EMAIL, env.MAIL_FROM, () => getSender(stored)),
    cache: { purge: () => undefined },
    live: createLive(env.LIVE, waitUntil),
    waitUntil,
  }
}
