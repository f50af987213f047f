import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { writeConfigWithoutBuild } from './hub-server.ts'

/**
 * Growth of the back office: each list and figure requested over HTTP of a freshly seeded database and of a large one
 * (100,000 accounts, 50,000 campaigns, 1,000,000 acts), one after the other in each round, so that a busy moment is
 * both's. p50 and p95 in ms, and their ratios; the goal is a ratio of 2 at most. `node tests/bench/back-office.ts`; the
 * databases are kept in .wrangler for the next time. ROUNDS sets the number of requests, ONLY=audit selects a list.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 40)
const ONLY = process.env.ONLY ?? ''
const START_WITHIN_MS = 120_000
const CONFIG = '.wrangler/bench-back-office.toml'

/** The data of a page is what a navigation in the browser fetches. */
const ASKED: readonly (readonly [name: string, path: string])[] = [
  ['dashboard', '/admin.data'],
  ['dashboard, 12 months', '/admin.data?period=12m'],
  ['overview', '/api/admin/overview'],
  ['users', '/admin/users.data'],
  ['users, searched', '/admin/users.data?q=meera'],
  ['users, a role', '/admin/users.data?role=mediaOwner'],
  ['campaigns', '/admin/campaigns.data'],
  ['campaigns, searched', '/admin/campaigns.data?q=launch'],
  ['campaigns, a state', '/admin/campaigns.data?status=active'],
  ['approvals', '/admin/approvals.data'],
  ['analytics', '/admin/analytics.data'],
  ['blog', '/admin/blog.data'],
  ['categories', '/api/admin/categories'],
  ['security', '/admin/security.data'],
  ['support', '/admin/support.data'],
  ['support, open', '/admin/support.data?status=open'],
  ['support, searched', '/admin/support.data?q=invoice'],
  ['enquiries', '/admin/support/enquiries.data'],
  ['settings', '/admin/settings.data'],
  ['audit', '/admin/audit.data'],
  ['audit, a day', '/admin/audit.data?from=2026-11-01&to=2026-11-01'],
  ['audit, a person', `/admin/audit.data?actor=${DEMO_ACCOUNTS.admin.id}`],
  ['audit, an area', '/admin/audit.data?action=campaigns'],
  ['audit, a person and an area', `/admin/audit.data?actor=${DEMO_ACCOUNTS.admin.id}&action=accounts`],
  ['audit, searched', '/admin/audit.data?q=meera'],
  ['audit, what is new', '/api/admin/audit/new?after=2026-11-01T00:00:00.000Z_1'],
  ['find a name', '/api/admin/find?q=meera'],
  ['find two words', '/api/admin/find?q=winter%20launch'],
  ['find a reference', '/api/admin/find?q=CMP-0142'],
]

interface Site {
  origin: string
  cookie: string
  stop: () => Promise<void>
}

/** The built Worker on a database of its own, with an admin signed in. */
async function open(name: string, port: number, flags: readonly string[]): Promise<Site> {
  const state = `.wrangler/bench-office-${name}`
  execFileSync(process.execPath, ['seed/operator/seed.ts', '--persist-to', state, ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const args = [
    '--config',
    CONFIG,
    '--persist-to',
    state,
    '--ip',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--inspector-port',
    '0',
  ]
  const server = spawn(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'dev', ...args, '--var', `APP_ORIGIN:${origin}`, '--log-level', 'error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  )
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  const isUp = () =>
    fetch(`${origin}/api/health`)
      .then(({ ok }) => ok)
      .catch(() => false)
  for (const end = Date.now() + START_WITHIN_MS; !(await isUp()); await wait(200)) {
    if (Date.now() <= end) continue
    await stop()
    throw new Error('wrangler dev does not answer')
  }
  const { email, password } = DEMO_ACCOUNTS.admin
  const answer = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!answer.ok || !cookie) throw new Error(`The demo admin could not sign in: ${answer.status}`)
  return { origin, cookie, stop }
}

/** Milliseconds until an answer is read; null where it is no success. */
async function ask({ origin, cookie }: Site, path: string): Promise<number | null> {
  const start = performance.now()
  const answer = await fetch(`${origin}${path}`, { headers: { Cookie: cookie } })
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - start : null
}

/** The value that a share of all is not above. */
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0

const cells = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(1).padStart(8)).join('')

execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] })
writeConfigWithoutBuild(CONFIG)
const sites: Site[] = []
try {
  const small = await open('small', 8813, [])
  sites.push(small)
  const large = await open('large', 8814, ['--back-office'])
  sites.push(large)
  process.stdout.write(
    `\n${ROUNDS} rounds, ms${' '.repeat(18)}${['small', 'large', 'ratio', 'small', 'large', 'ratio'].map((text) => text.padStart(8)).join('')}\n${' '.repeat(30)}     p50                     p95\n`,
  )
  let above = 0
  for (const [name, path] of ASKED.filter(([name]) => name.includes(ONLY))) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
    // The first answer of each is not counted: it reads pages of the database into memory.
    const isThere = (await ask(small, path)) !== null && (await ask(large, path)) !== null
    for (let round = 0; isThere && round < ROUNDS; round++) {
      const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)
      for (const which of order) times[which].push((await ask(which === 'small' ? small : large, path)) ?? Number.NaN)
    }
    if (!isThere) {
      process.stdout.write(`${name.padEnd(30)}   no such page\n`)
      continue
    }
    const of = (share: number) => {
      const [before, after] = [quantile(times.small, share), quantile(times.large, share)]
      return [before, after, after / before]
    }
    const [middle, slow] = [of(0.5), of(0.95)]
    const isAbove = (slow[2] ?? 0) > 2
    if (isAbove) above += 1
    process.stdout.write(`${name.padEnd(30)}${cells(middle)}${cells(slow)}${isAbove ? '  above 2' : ''}\n`)
  }
  process.stdout.write(`\n${above} above a ratio of 2 (p95).\n`)
} finally {
  for (const site of sites) await site.stop()
}
