import { spawn } from 'node:child_process'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { median } from './vitals.ts'

/**
 * Cost of a session: one route requested without a session, with an unknown token, and by a signed-in user; and the
 * time of a sign-in. Medians and ratios, against the built Worker. `node tests/bench/session.ts`
 */
const ROUNDS = 60
const SIGN_INS = 15
const SITE = 'http://127.0.0.1:8807'

const server = spawn(
  'npx',
  ['wrangler', 'dev', '--ip', '127.0.0.1', '--port', '8807', '--inspector-port', '0', '--log-level', 'error'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  },
)

async function ready(): Promise<void> {
  const answer = await fetch(`${SITE}/api/health`).catch(() => null)
  if (answer?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 500))
  return ready()
}

/** Milliseconds that a request takes, its answer read. */
async function timed(request: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  await (await request()).text()
  return performance.now() - start
}

async function signIn(network: number): Promise<Response> {
  const { email, password } = DEMO_ACCOUNTS.advertiser
  return fetch(`${SITE}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, 'CF-Connecting-IP': `198.51.100.${network}` },
    body: JSON.stringify({ email, password }),
  })
}

const ask = (cookie?: string) => () =>
  fetch(`${SITE}/api/auth/session`, { headers: cookie === undefined ? {} : { Cookie: cookie } })

try {
  await ready()
  const cookie = (await signIn(1)).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!cookie) throw new Error('The demo account could not sign in')

  const callers = {
    'route without a session': ask(),
    'a token never given': ask(`adchowk_sid=${'A'.repeat(43)}`),
    'signed in': ask(cookie),
  }
  const times = new Map<string, number[]>(Object.keys(callers).map((name) => [name, []]))
  // One after the other in each round, so that a busy moment is everybody's.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, caller] of Object.entries(callers)) times.get(name)?.push(await timed(caller))
  }
  const signIns: number[] = []
  for (let round = 0; round < SIGN_INS; round++) signIns.push(await timed(() => signIn(round + 2)))
  times.set('sign-in', signIns)

  const base = median(times.get('route without a session') ?? [])
  process.stdout.write(`Medians, ms${' '.repeat(26)}ratio\n`)
  for (const [name, all] of times) {
    const value = median(all)
    process.stdout.write(
      `${name.padEnd(28)} ${value.toFixed(1).padStart(7)}  ${(value / base).toFixed(2).padStart(6)}\n`,
    )
  }
} finally {
  if (server.pid) process.kill(-server.pid)
}
