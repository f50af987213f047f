import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { getPlatformProxy, unstable_readConfig, unstable_splitSqlQuery } from 'wrangler'

/** Part of wrangler.toml that the commands read; the package does not export its type. */
const Config = v.looseObject({
  name: v.string(),
  account_id: v.optional(v.string()),
  compatibility_date: v.string(),
  vars: v.record(v.string(), v.unknown()),
  d1_databases: v.array(v.looseObject({ database_id: v.optional(v.string()) })),
  r2_buckets: v.optional(v.array(v.looseObject({ binding: v.string() })), []),
  kv_namespaces: v.array(v.looseObject({ binding: v.string(), id: v.optional(v.string()) })),
})

export const readConfig = () => v.parse(Config, unstable_readConfig({ config: 'wrangler.toml' }))

/** Database of a command: the local one in a folder, or the one at Cloudflare. */
export interface DatabasePlace {
  remote: boolean
  'persist-to': string
}

/** Options of every command that opens a database, for `parseArgs`. */
export const PLACE_OPTIONS = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string', default: process.env.LOCAL_STATE ?? '.wrangler/state' },
} as const

/** Name of a place in questions and answers. */
export const nameOf = ({ remote }: DatabasePlace) => (remote ? 'the database at Cloudflare' : 'the local database')

interface OpenDatabase {
  db: D1Database
  /** The bucket of files. */
  files: R2Bucket
  /** The variables of wrangler.toml, with those of `.dev.vars`. */
  vars: Env
  dispose: () => Promise<void>
}

/**
 * Writes the configuration of a command: the database and the bucket alone, both remote or both local. The Durable Objects of the
 * product have no code here, of which wrangler would warn at length.
 * @returns its path
 */
export function writeConfig(place: Pick<DatabasePlace, 'remote'>): string {
  const { name, account_id, compatibility_date, vars, d1_databases, r2_buckets } = readConfig()
  const configPath = `.wrangler/${place.remote ? 'remote' : 'local'}-database.json`
  const databases = d1_databases.map((database) => ({ ...database, remote: place.remote }))
  const buckets = r2_buckets.map((bucket) => ({ ...bucket, remote: place.remote }))
  const config = { name, account_id, compatibility_date, vars, d1_databases: databases, r2_buckets: buckets }
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(configPath, JSON.stringify(config))
  return configPath
}

/** Opens the D1 of wrangler.toml. A database at Cloudflare is reached over a remote binding: `npx wrangler login` first. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: writeConfig(place),
    persist: place.remote ? false : { path: `${place['persist-to']}/v3` },
    remoteBindings: place.remote,
  })
  return { db: env.DB, files: env.FILES, vars: env, dispose }
}

/** Wrangler's table of applied migrations, with a checksum of ours: a baseline may change before the first deployment. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL,
  checksum TEXT
)`

/** Reads `migrations/` in the order of their names. The checksum is of the statements, not of the comments. */
const readMigrations = () =>
  readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const statements = unstable_splitSqlQuery(readFileSync(`migrations/${name}`, 'utf8'))
      return { name, statements, checksum: createHash('sha256').update(statements.join(';\n')).digest('hex') }
    })

/**
 * Finds the migrations that an open local database has not.
 * @throws Error when it has others than those of this checkout
 */
export async function pendingMigrations(place: DatabasePlace, db: D1Database) {
  await db.prepare(APPLIED).run()
  const { results } = await db.prepare('SELECT * FROM d1_migrations').all<{ name: string; checksum?: string }>()
  const applied = new Map(results.map(({ name, checksum }) => [name, checksum]))
  const migrations = readMigrations()
  const known = migrations.filter(({ name, checksum }) => applied.get(name) === checksum)
  if (known.length < applied.size) {
    const folder = place['persist-to']
    throw new Error(
      `The local database in ${folder} was made by another version of AdChowk. Delete it with its files and sessions, then run the command again: rm -rf '${folder}'`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/**
 * Creates the missing tables in an open database.
 * @throws Error when a local database is of another checkout, or when a statement fails; earlier ones stay
 */
export async function applyMigrations(place: DatabasePlace, db: D1Database): Promise<void> {
  if (place.remote) return applyRemotely()
  for (const { name, statements, checksum } of await pendingMigrations(place, db)) {
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name, checksum) VALUES (?, ?)').bind(name, checksum),
    ])
  }
}

/** @throws Error when wrangler fails, which then has said why */
function applyRemotely(): void {
  // It asks nothing where there is no terminal.
  execFileSync('node_modules/.bin/wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  })
}
