import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { treeOf } from './process-cpu.ts'

const PORT = 8809
export const STATE = '.wrangler/bench-fanout'
/** One that is started again must not build again. */
const CONFIG = '.wrangler/bench-fanout.toml'
const START_WITHIN_MS = 120_000

const env = { ...process.env, LOCAL_STATE: STATE, CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

export const ORIGIN = `http://127.0.0.1:${PORT}`

/** Writes `wrangler.toml` without its build to a path in .wrangler: several servers can share one build. */
export function writeConfigWithoutBuild(path: string): void {
  mkdirSync('.wrangler', { recursive: true })
  const config = readFileSync('wrangler.toml', 'utf8')
    .replace(/^\[build\]\n(?:.+\n)+/m, '')
    .replace(/^(main|directory|migrations_dir) = "/gm, '$1 = "../')
  writeFileSync(path, config)
}

/** Builds the Worker and fills its own local D1. */
export function prepareHub(): void {
  execFileSync('npm', ['run', 'build:local', '--silent'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  writeConfigWithoutBuild(CONFIG)
}

async function isUp(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health`)).ok
  } catch {
    return false
  }
}

/** `wrangler dev` on the built Worker, answering. */
export const startHub = (): Promise<ChildProcess> => startDev(CONFIG, PORT)

/** `wrangler dev` on the Worker of a configuration, answering. */
export async function startDev(config: string, port: number): Promise<ChildProcess> {
  const origin = `http://127.0.0.1:${port}`
  const args = ['--config', config, '--persist-to', STATE, '--ip', '127.0.0.1', '--port', String(port)]
  const options = ['--inspector-port', '0', '--var', `APP_ORIGIN:${origin}`, '--log-level', 'error']
  const server = spawn(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'dev', ...args, ...options], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const end = Date.now() + START_WITHIN_MS; !(await isUp(origin)); await wait(100)) {
    if (Date.now() <= end) continue
    await killHub(server)
    throw new Error('wrangler dev does not answer')
  }
  return server
}

/** Ends it, and waits for the runtime below it, which lives on for a while and keeps the port. */
export async function stopHub(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  while (await isPortTaken()) await wait(50)
}

/** Ends it and all below it without a last word, as a lost machine does. */
export async function killHub(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  for (const pid of treeOf(server.pid ?? 0)) process.kill(pid, 'SIGKILL')
  await ended
  while (await isPortTaken()) await wait(50)
}

const isPortTaken = () =>
  new Promise<boolean>((resolve) => {
    const probe = connect(PORT, '127.0.0.1')
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })

/** Headers that a browser of a demo account sends. */
export const signIn = (account: keyof typeof DEMO_ACCOUNTS = 'admin'): Promise<Record<string, string>> =>
  signInAs(DEMO_ACCOUNTS[account])

/** Headers that a browser of an account sends, signed in from a network. */
export async function signInAs(
  { email, password }: { email: string; password: string },
  network?: string,
): Promise<Record<string, string>> {
  const answer = await fetch(`${ORIGIN}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...(network && { 'CF-Connecting-IP': network }) },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { Origin: ORIGIN, Cookie: cookies.join('; ') }
}
