import { writeFileSync } from 'node:fs'
import { ORIGIN, prepareHub, startDev, startHub, stopHub } from './hub-server.ts'
import { treeCpu } from './process-cpu.ts'
import { median } from './vitals.ts'

/**
 * CPU that a server spends on one answer: the built Worker and a Worker that does nothing, each in its own `wrangler dev`, one
 * request at a time, in turns. Prints medians, and what the answer costs over that of the Worker that does nothing.
 * `node tests/bench/cpu.ts [rounds]`
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const REQUESTS = 100

const BARE_PORT = 8806
const BARE_CONFIG = '.wrangler/bench-bare.toml'

prepareHub()
writeFileSync('.wrangler/bench-bare.js', "export default { fetch: () => new Response('ok') }")
writeFileSync(BARE_CONFIG, 'name = "bare"\nmain = "bench-bare.js"\ncompatibility_date = "2026-09-01"\n')
const site = await startHub()
const bare = await startDev(BARE_CONFIG, BARE_PORT)

const PAGES = {
  'bare Worker': { url: `http://127.0.0.1:${BARE_PORT}/`, server: bare },
  'GET /api/health': { url: `${ORIGIN}/api/health`, server: site },
  '30 cards': { url: `${ORIGIN}/category/ooh/billboard?size=30`, server: site },
  home: { url: `${ORIGIN}/`, server: site },
  picture: { url: `${ORIGIN}/art/3/ooh/card.unipole/some-site.svg`, server: site },
}

async function cost({ url, server }: (typeof PAGES)[keyof typeof PAGES]): Promise<number> {
  const before = treeCpu(server.pid ?? 0)
  for (let i = 0; i < REQUESTS; i++) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  return (treeCpu(server.pid ?? 0) - before) / REQUESTS
}

try {
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
    `\nCPU of one answer, medians of ${ROUNDS} rounds of ${REQUESTS}, ms: all, over the bare Worker\n`,
  )
  for (const name of costs.keys()) {
    const figures = [of(name), of(name) - of('bare Worker')].map((value) => value.toFixed(2).padStart(7))
    process.stdout.write(`${name.padEnd(18)} ${figures.join(' ')}\n`)
  }
} finally {
  await stopHub(site)
  await stopHub(bare)
}
