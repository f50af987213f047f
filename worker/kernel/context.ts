import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Events } from './events/listen.ts'
import type { Caller } from './http/caller.ts'
import type { EdgeCache } from './http/edge-cache.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PersonalData } from './personal-data.ts'
import type { SignedIn } from './rules/identity/user.ts'
import type { Settings } from './settings.ts'
import type { Sweeper } from './sweeper.ts'
import type { UploadRights } from './upload-rights.ts'

/** Context of every service verb: the platform's bindings and the instant of the request. `compose.ts` builds it. */
export interface ServiceContext {
  db: DrizzleD1Database
  kv: KVNamespace
  /** Every file that was sent, and the pictures made of them. */
  files: R2Bucket
  images: ImagesBinding
  signInThrottle: Env['SIGN_IN_THROTTLE']
  now: Date
  /** The configured origin, `https://adchowk.example`; never taken from a request. */
  origin: string
  settings: Settings
  mailer: Mailer
  caller: Caller
  /** The signed-in user, looked up once a request. Public documents never call it: they are the same for everyone. */
  session: () => Promise<SignedIn | null>
  cache: EdgeCache
  /** Counts a file that is made for this request. @throws DomainError rate_limited */
  countFile: () => Promise<void>
  live: Live
  sweeper: Sweeper
  /** The listeners of all events. */
  events: Events
  /** Personal data of every room: exported and erased with the account. */
  personalData: readonly PersonalData[]
  uploadRights: UploadRights
  waitUntil: (work: Promise<unknown>) => void
}

/** Part of the context that needs no request: for an alarm, or a time of the day. */
export type WorkContext = Pick<
  ServiceContext,
  'db' | 'now' | 'origin' | 'settings' | 'mailer' | 'cache' | 'live' | 'sweeper' | 'events' | 'waitUntil'
>

/** Part of the context for reads of the database alone. */
export type DbContext = Pick<ServiceContext, 'db'>

/** Part of the context for reads whose result depends on the instant. */
export type ReadContext = Pick<ServiceContext, 'db' | 'now'>
