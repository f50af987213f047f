import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { forgetEarlierRuns } from './e2e/support/earlier-runs.ts'
import { SERVERS } from './e2e/support/servers.ts'

/** All tests: those without a browser while the site for the browser is built and seeded, which leaves a core half idle. */

/** In a group of its own, so that it ends with all that it starts. */
const start = (command: string, env: Record<string, string>) =>
  spawn(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  })

function stop({ pid, exitCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM')
}

async function passes(command: string, env: Record<string, string> = {}): Promise<boolean> {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }), 'exit')
  return code === 0
}

forgetEarlierRuns()
const servers = SERVERS.map(({ command, env }) => start(command, env))
const stopAll = () => servers.forEach(stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll()
    process.exit(1)
  })
}
async function runAll(): Promise<boolean> {
  if (!(await passes('vitest run'))) return false
  if (servers.some(({ exitCode }) => exitCode !== null)) {
    process.stderr.write('A server for the browser tests has ended; is its port in use? E2E_PORT chooses others.\n')
    return false
  }
  return passes('node tests/e2e/run.ts', { E2E_SERVERS_STARTED: '1' })
}

const passed = await runAll()
stopAll()
process.exit(passed ? 0 : 1)
