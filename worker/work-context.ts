import { drizzle } from 'drizzle-orm/d1'
import type { WorkContext } from './kernel/context.ts'
import { createLive } from './kernel/live/live.ts'
import { createMailer } from './kernel/mail/mailer.ts'
import { getSender } from './kernel/platform/settings.server.ts'
import { readSettings } from './kernel/settings.ts'
import { createSweeper } from './kernel/sweeper.ts'
import { EVENTS } from './listeners.ts'

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
    sweeper: createSweeper(env.SWEEPER, waitUntil),
    events: EVENTS,
    waitUntil,
  }
}
