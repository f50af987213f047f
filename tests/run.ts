import '../seed/operator/wrangler-folders.ts'
import './support/memory-folder.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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

function stop(server: ChildProcess) {
  if (server.pid !== undefined && isRunning(server)) process.kill(-server.pid, 'SIGTERM')
}

async function passes(command: string, env: Record<string, string> = {}): Promise<boolean> {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }), 'exit')
  return code === 0
}

const servers: ChildProcess[] = []
const isRunning = ({ exitCode }: ChildProcess) => exitCode === null

/** One after the other: the second serves what the first has built. False when one ends instead. */
async function startServers(): Promise<boolean> {
  forgetEarlierRuns()
  for (const { command, env, url } of SERVERS) {
    const server = start(command, env)
    servers.push(server)
    await Promise.race([ready(url), once(server, 'exit')])
    if (!isRunning(server)) return false
  }
  return true
}

const stopAll = () => servers.forEach(stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll()
    process.exit(1)
  })
}

async function runAll(): Promise<boolean> {
  const started = startServers()
  if (!(await passes('vitest run'))) return false
  if (!(await started) || !servers.every(isRunning)) {
    process.stderr.write('A server for the browser tests has ended; is its port in use? E2E_PORT chooses others.\n')
    return false
  }
  return passes('node tests/e2e/run.ts', { E2E_SERVERS_STARTED: '1' })
}

const passed = await runAll()
stopAll()
process.exit(passed ? 0 : 1)
