import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { civilDate } from '../worker/domain/dates.ts'
import { insertDemoAccounts } from './accounts.ts'
import { generateCatalogue } from './catalogue.seed.ts'
import { insertCatalogue } from './insert.ts'
import { insertPosts } from './posts.seed.ts'

/**
 * Brings the local D1 up to date: applies migrations, fills it when it is empty, and adds demo accounts that are missing.
 * `--force` fills it again, `--size 100000` makes a large catalogue for measuring, `--persist-to` (or LOCAL_STATE) as in `wrangler dev`.
 */
const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    size: { type: 'string' },
    'persist-to': { type: 'string', default: process.env.LOCAL_STATE ?? '.wrangler/state' },
  },
})

const persistTo = values['persist-to']

// The command is the only public way to apply migrations; it asks nothing where there is no terminal.
execFileSync('npx', ['wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
})

// The seed needs the database alone. The Durable Objects of the product have no code here, of which wrangler would warn at length.
const { name, compatibility_date, vars, d1_databases } = unstable_readConfig({ config: 'wrangler.toml' })
const configPath = '.wrangler/seed.json'
mkdirSync('.wrangler', { recursive: true })
writeFileSync(configPath, JSON.stringify({ name, compatibility_date, vars, d1_databases }))

const platform = await getPlatformProxy<Pick<Env, 'DB' | 'DEMO_MODE'>>({
  configPath,
  persist: { path: `${persistTo}/v3` },
})
try {
  const size = values.size ? Number(values.size) : undefined
  const present = await platform.env.DB.prepare('SELECT count(*) AS count FROM listings').first<number>('count')
  if (!present || values.force || (size && size !== present)) {
    const rows = generateCatalogue({ today: civilDate(new Date()), ...(size && { size }) })
    await insertCatalogue(platform.env.DB, rows)
    process.stdout.write(`Seeded ${rows.listings.length} listings with ${rows.spots.length} spots.\n`)
  }
  const written = await platform.env.DB.prepare('SELECT count(*) AS count FROM posts').first<number>('count')
  if (!written || values.force) {
    process.stdout.write(`Seeded ${await insertPosts(platform.env.DB)} articles.\n`)
  }
  if (platform.env.DEMO_MODE === 'true') {
    const accounts = await insertDemoAccounts(platform.env.DB)
    if (accounts > 0) process.stdout.write(`Added ${accounts} demo accounts.\n`)
  }
} finally {
  await platform.dispose()
}
