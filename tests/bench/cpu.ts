import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-plugin'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { insertCatalogue } from '../../seed/insert.ts'
import { civilDate } from '../../worker/domain/dates.ts'

/**
 * CPU that the runtime spends on one answer, as multiples of a bare Worker's: the built Worker and a bare one side by side
 * in one workerd, asked directly, without the development proxy. `node tests/bench/cpu.ts`, after `npm run build:local`.
 */
const ROUNDS = 5
const REQUESTS = 200
const TICK_MS = 10

const SITE_PORT = 8805
const BARE_PORT = 8806
const BUILD = 'build/server'

const modules = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(js|wasm)$/.test(path))
  .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
  .map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path: relative('.', join(BUILD, path)),
  }))

const shared = { compatibilityDate: '2026-09-01', compatibilityFlags: ['nodejs_compat'] }
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    workers: [
      {
        ...shared,
        name: 'site',
        modulesRoot: BUILD,
        modules,
        d1Databases: { DB: '00000000-0000-0000-0000-000000000001' },
        bindings: { APP_ORIGIN: `http://127.0.0.1:${SITE_PORT}` },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: SITE_PORT }],
      },
      {
        ...shared,
        name: 'bare',
        modules: true,
        script: "export default { fetch: () => new Response('ok') }",
        unsafeDirectSockets: [{ host: '127.0.0.1', port: BARE_PORT }],
      },
    ],
  }),
)

/** CPU time of all workerd processes below this one, ms. */
function cpu(): number {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        if (!stat.includes('(workerd)')) return []
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return [(Number(fields[11]) + Number(fields[12])) * TICK_MS]
      } catch {
        // It ended while we were looking.
        return []
      }
    })
    .reduce((sum, time) => sum + time, 0)
}

async function cost(url: string): Promise<number> {
  const before = cpu()
  for (let i = 0; i < REQUESTS; i++) await (await fetch(url)).arrayBuffer()
  return (cpu() - before) / REQUESTS
}

const PAGES = {
  'bare Worker': `http://127.0.0.1:${BARE_PORT}/`,
  'GET /api/health': `http://127.0.0.1:${SITE_PORT}/api/health`,
  'listing page': `http://127.0.0.1:${SITE_PORT}/category/ooh/billboard`,
  home: `http://127.0.0.1:${SITE_PORT}/`,
  picture: `http://127.0.0.1:${SITE_PORT}/art/1/ooh/card.road/some-site.svg`,
}

const db = await runtime.getD1Database('DB', 'site')
for (const { queries } of await readD1Migrations('migrations')) {
  for (const query of queries) await db.prepare(query).run()
}
await insertCatalogue(db, generateCatalogue({ today: civilDate(new Date()) }))
const costs = new Map<string, number[]>(Object.keys(PAGES).map((name) => [name, []]))
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, url] of Object.entries(PAGES)) {
    const spent = await cost(url)
    if (round > 0) costs.get(name)?.push(spent)
  }
}
await runtime.dispose()

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const bare = middle(costs.get('bare Worker') ?? [])
process.stdout.write(`\nCPU of workerd for one answer, medians of ${ROUNDS} rounds of ${REQUESTS}\n`)
for (const [name, values] of costs) {
  const value = middle(values)
  process.stdout.write(
    `${name.padEnd(18)} ${value.toFixed(2).padStart(6)} ms  ${(value / bare).toFixed(1).padStart(6)} x\n`,
  )
}
