import { mkdirSync, writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/d1'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { readInventory } from '../../worker/planner/inventory.server.ts'
import { toCatalogueEntry } from '../../worker/planner/rules/plan/stock/catalogue-entry.ts'

/**
 * Prints what can be bought in the local database as JSON, for a check of plans against it:
 * `node tests/bench/plan-catalogue.ts > catalogue.json`. LOCAL_STATE names the state, as for the seed.
 */
const persistTo = process.env.LOCAL_STATE ?? '.wrangler/state'
// The database alone: Durable Objects have no code here, of which wrangler would warn at length.
const { name, compatibility_date, d1_databases } = unstable_readConfig({ config: 'wrangler.toml' })
const configPath = '.wrangler/plan-catalogue.json'
mkdirSync('.wrangler', { recursive: true })
writeFileSync(configPath, JSON.stringify({ name, compatibility_date, d1_databases }))

const platform = await getPlatformProxy<Pick<Env, 'DB'>>({ configPath, persist: { path: `${persistTo}/v3` } })
try {
  const { items } = await readInventory({ db: drizzle(platform.env.DB), now: new Date() })
  process.stdout.write(`${JSON.stringify(items.map(toCatalogueEntry))}\n`)
} finally {
  await platform.dispose()
}
