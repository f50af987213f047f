import '../seed/operator/wrangler-folders.ts'
import './support/memory-folder.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { forgetEarlierRuns } from './e2e/support/earlier-runs.ts'
import { SERVERS } from './e2e/support/servers.ts'
import { ready } from './support/ready.ts'

/** All tests: those without a browser while the site for the browser is built and seeded, which leaves a core half idle. */

// Every run of the properties, and all rules of axe on every page in both themes.
if (process.argv.includes('--nightly')) Object.assign(process.env, { TEST_RUNS: 'all', E2E_SWEEP: '1' })

/** In a group of its own, so that it ends with all that it starts. */
const start = (command: string, env: Record<string, string>) =>
  spawn(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  })

/** Sends a signal to a process and all that it started; 0 asks alone. False when none of them is there. */
function signalGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** Resolves once nothing of a server writes files any more. */
async function stop(server: ChildProcess) {
  signalGroup(server, 'SIGTERM')
  while (signalGroup(server, 0)) await setTimeout(50)
}

async function passes(command: string, env: Record<string, string> = {}): Promise<boolean> {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }), 'exit')
  return code === 0
}

const servers: ChildProcess[] = []
let isEnding = false
const isRunning = ({ exitCode }: ChildProcess) => exitCode === null

/** One after the other: the second serves what the first has built. False when one ends instead. */
async function startServers(): Promise<boolean> {
  forgetEarlierRuns()
  for (const { command, env, url } of SERVERS) {
    const server = start(command, env)
    servers.push(server)
    await Promise.race([ready(url), once(server, 'exit')])
    if (isEnding || !isRunning(server)) return false
  }
  return true
}

async function end(code: number): Promise<never> {
  isEnding = true
  await Promise.all(servers.map(stop))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(1))

async function runAll(): Promise<boolean> {
  const started = startServers()
  if (!(await passes('vitest run'))) return false
  if (!(await started) || !servers.every(isRunning)) {
    process.stderr.write('A server for the browser tests has ended; is its port in use? E2E_PORT chooses others.\n')
    return false
  }
  return passes('node tests/e2e/run.ts', { E2E_SERVERS_STARTED: '1' })
}

await end((await runAll()) ? 0 : 1)
