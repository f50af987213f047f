import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-plugin'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { insertCatalogue } from '../../seed/insert.ts'
import { civilDate } from '../../worker/kernel/rules/dates.ts'
import { ready } from '../support/ready.ts'
import { serveNext } from './next-server.ts'
import { processes, treeCpu } from './process-cpu.ts'
import { median } from './vitals.ts'

/**
 * CPU that a server spends on one answer: the built Worker, a bare Worker and the Next.js page of the same markup, each in
 * processes of its own, asked directly, one request at a time, in turns. Prints medians and ratios.
 * `node tests/bench/cpu.ts [rounds]`, after `npm run build`.
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const REQUESTS = 100

const SITE_PORT = 8805
const BARE_PORT = 8806
const NEXT_PORT = 8808
const BUILD = 'build/server'
const LISTING = `http://127.0.0.1:${SITE_PORT}/category/ooh/billboard?size=30`

const shared = { compatibilityDate: '2026-09-01', compatibilityFlags: ['nodejs_compat'] }

const children = () => processes().flatMap(({ pid, parent }) => (parent === process.pid ? [pid] : []))

/** A runtime and the process it started. */
async function start(options: Parameters<typeof convertV4MiniflareOptions>[0]) {
  const before = new Set(children())
  const runtime = new Miniflare(convertV4MiniflareOptions(options))
  await runtime.ready
  const [pid, ...others] = children().filter((child) => !before.has(child))
  if (pid === undefined || others.length > 0) throw new Error('The process of the runtime was not found')
  return { runtime, pid }
}

const modules = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(js|wasm)$/.test(path))
  .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
  .map((path) => ({
    type: path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
    path: relative('.', join(BUILD, path)),
  }))

const site = await start({
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
  ],
})
const bare = await start({
  workers: [
    {
      ...shared,
      name: 'bare',
      modules: true,
      script: "export default { fetch: () => new Response('ok') }",
      unsafeDirectSockets: [{ host: '127.0.0.1', port: BARE_PORT }],
    },
  ],
})

const db = await site.runtime.getD1Database('DB', 'site')
for (const { queries } of await readD1Migrations('migrations')) {
  for (const query of queries) await db.prepare(query).run()
}
await insertCatalogue(db, generateCatalogue({ today: civilDate(new Date()) }))
const next = serveNext(await (await fetch(LISTING)).text(), NEXT_PORT)
if (next.pid === undefined) throw new Error('Next.js did not start')

const PAGES: Record<string, { url: string; pid: number }> = {
  'bare Worker': { url: `http://127.0.0.1:${BARE_PORT}/`, pid: bare.pid },
  'GET /api/health': { url: `http://127.0.0.1:${SITE_PORT}/api/health`, pid: site.pid },
  '30 cards': { url: LISTING, pid: site.pid },
  home: { url: `http://127.0.0.1:${SITE_PORT}/`, pid: site.pid },
  picture: { url: `http://127.0.0.1:${SITE_PORT}/art/3/ooh/card.unipole/some-site.svg`, pid: site.pid },
  'Next.js, 30 cards': { url: `http://127.0.0.1:${NEXT_PORT}/`, pid: next.pid },
}

async function cost({ url, pid }: { url: string; pid: number }): Promise<number> {
  const before = treeCpu(pid)
  for (let i = 0; i < REQUESTS; i++) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  return (treeCpu(pid) - before) / REQUESTS
}

try {
  await ready(`http://127.0.0.1:${NEXT_PORT}/`)
  const costs = new Map<string, number[]>(Object.keys(PAGES).map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, page] of Object.entries(PAGES)) {
      const spent = await cost(page)
      // The first round warms the servers.
      if (round > 0) costs.get(name)?.push(spent)
    }
  }
  const of = (name: string) => median(costs.get(name) ?? [])
  process.stdout.write(
    `\nCPU of one answer, medians of ${ROUNDS} rounds of ${REQUESTS}: ms, ratio to bare, ratio to Next.js\n`,
  )
  for (const name of costs.keys()) {
    const ratios = [of(name) / of('bare Worker'), of(name) / of('Next.js, 30 cards')]
    process.stdout.write(
      `${name.padEnd(18)} ${of(name).toFixed(2).padStart(6)} ${ratios.map((ratio) => ratio.toFixed(2).padStart(7)).join(' ')}\n`,
    )
  }
} finally {
  process.kill(-next.pid)
  await Promise.all([site, bare].map(({ runtime }) => runtime.dispose()))
}
