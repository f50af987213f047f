import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { ListingQuery } from '../../worker/catalogue/rules/query.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import { parseSearch } from '../../worker/kernel/rules/parse.ts'
import { readSettings } from '../../worker/kernel/settings.ts'
import { EVENTS } from '../../worker/listeners.ts'
import { PERSONAL_DATA } from '../../worker/personal-data.ts'
import { UPLOAD_RIGHTS } from '../../worker/upload-rights.server.ts'
import { TODAY } from './catalogue.ts'

export const service: ServiceContext = {
  db: drizzle(env.DB),
  kv: env.SESSIONS,
  signInThrottle: env.SIGN_IN_THROTTLE,
  files: env.FILES,
  images: env.IMAGES,
  mailer: { send: async () => {} },
  settings: readSettings(env),
  caller: {
    address: '192.0.2.1',
    network: '192.0.2.1',
    networks: ['192.0.2.1'],
    userAgent: null,
    token: null,
    device: null,
  },
  session: async () => null,
  now: new Date(`${TODAY}T12:00:00+05:30`),
  origin: 'https://adchowk.test',
  cache: { purge: () => {} },
  live: {
    publish: async () => {},
    close: async () => {},
    renew: () => {},
    applyRules: async () => {},
    seq: async () => 0,
    connect: async () => new Response(null, { status: 503 }),
  },
  sweeper: { wake: () => {} },
  personalData: PERSONAL_DATA,
  uploadRights: UPLOAD_RIGHTS,
  events: EVENTS,
  countFile: async () => {},
  waitUntil: () => {},
}

/** A listing query as an address has it. */
export const query = (search = ''): ListingQuery => parseSearch(ListingQuery, new URLSearchParams(search))

/** Code and message of a verb's DomainError. */
export const refusalOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'nothing was refused',
    (error) => `${error.code}: ${error.message}`,
  )

const isWrite = (statement: object): boolean =>
  'toSQL' in statement &&
  typeof statement.toSQL === 'function' &&
  /^(?:insert|update|delete) /i.test(statement.toSQL().sql)

/** The service, with a change by someone else before each of its batches that write: after it has read. */
export function changedBefore(change: () => Promise<unknown>): ServiceContext {
  const { db } = service
  return {
    ...service,
    db: new Proxy(db, {
      get: (target, name) => {
        if (name !== 'batch') return Reflect.get(target, name)
        return async (statements: Parameters<typeof db.batch>[0]) => {
          if (statements.some(isWrite)) await change()
          return db.batch(statements)
        }
      },
    }),
  }
}
