import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'

/** What the commands read of wrangler.toml, whose type the package does not export. */
const Config = v.looseObject({
  name: v.string(),
  account_id: v.optional(v.string()),
  compatibility_date: v.string(),
  vars: v.record(v.string(), v.unknown()),
  d1_databases: v.array(v.looseObject({ database_id: v.optional(v.string()) })),
  kv_namespaces: v.array(v.looseObject({ binding: v.string(), id: v.optional(v.string()) })),
})

export const readConfig = () => v.parse(Config, unstable_readConfig({ config: 'wrangler.toml' }))

/** Which database a command works on: the local one in a folder, or the one at Cloudflare. */
export interface DatabasePlace {
  remote: boolean
  'persist-to': string
}

/** Options of every command that opens a database, for `parseArgs`. */
export const PLACE_OPTIONS = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string', default: process.env.LOCAL_STATE ?? '.wrangler/state' },
} as const

/** How a place is called in questions and answers. */
export const nameOf = ({ remote }: DatabasePlace) => (remote ? 'the database at Cloudflare' : 'the local database')

/** Makes the tables that are missing. @throws Error when wrangler fails, which then has said why */
export function applyMigrations(place: DatabasePlace): void {
  const where = place.remote ? ['--remote'] : ['--local', '--persist-to', place['persist-to']]
  // The command is the only public way to apply migrations; it asks nothing where there is no terminal.
  execFileSync('node_modules/.bin/wrangler', ['d1', 'migrations', 'apply', 'DB', ...where], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
}

interface OpenDatabase {
  db: D1Database
  /** The variables of wrangler.toml, with those of `.dev.vars`. */
  vars: Env
  dispose: () => Promise<void>
}

/** Opens the D1 of wrangler.toml. A database at Cloudflare is reached over a remote binding: `npx wrangler login` first. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  // The database alone. The Durable Objects of the product have no code here, of which wrangler would warn at length.
  const { name, account_id, compatibility_date, vars, d1_databases } = readConfig()
  const configPath = `.wrangler/${place.remote ? 'remote' : 'local'}-database.json`
  const databases = d1_databases.map((database) => ({ ...database, remote: place.remote }))
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(configPath, JSON.stringify({ name, account_id, compatibility_date, vars, d1_databases: databases }))
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath,
    persist: place.remote ? false : { path: `${place['persist-to']}/v3` },
    remoteBindings: place.remote,
  })
  return { db: env.DB, vars: env, dispose }
}
