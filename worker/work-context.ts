import { drizzle } from 'drizzle-orm/d1'
import type { WorkContext } from './context.ts'
import { createLive } from './live/live.ts'
import { createMailer } from './mail/mailer.ts'
import { readSettings } from './settings.ts'

/** The service context of work without a request, as an alarm. Answers that are cached stay: they are fresh for a minute. */
export function createWorkContext(env: Env, waitUntil: (work: Promise<unknown>) => void): WorkContext {
  return {
    db: drizzle(env.DB),
    now: new Date(),
    settings: readSettings(env),
    origin: new URL(env.APP_ORIGIN).origin,
    mailer: createMailer(env.EMAIL, { name: 'AdChowk', email: env.MAIL_FROM }),
    cache: { purge: () => undefined },
    live: createLive(env.LIVE, waitUntil),
    waitUntil,
  }
}
