import './operator/wrangler-folders.ts'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { DEMO_ACCOUNTS } from '../worker/identity/rules/demo.ts'
import { wordsOf } from './operator/command.ts'
import { openDatabase, PLACE_OPTIONS, pendingMigrations } from './operator/database.ts'

/** Builds, migrates, seeds when empty (all by the build command of wrangler.toml) and serves; PORT changes the port. */
const HOST = '127.0.0.1'
const port = process.env.PORT ?? '8787'
const origin = `http://${HOST}:${port}`

function refuse(reason: string): never {
  process.stderr.write(`\n  ${reason}\n\n`)
  process.exit(1)
}

if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
  refuse(`PORT must be a number from 1 to 65535, not "${port}".`)

/** Tries the port before the build, which takes a minute. */
try {
  const probe = createServer().listen(Number(port), HOST)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
} catch (failure) {
  const code = failure instanceof Error && 'code' in failure ? failure.code : failure
  if (code === 'EADDRINUSE')
    refuse(`Port ${port} is taken by another program. Choose another port: PORT=9000 npm start`)
  refuse(`Port ${port} cannot be opened (${code}). Choose another port: PORT=9000 npm start`)
}

/** Checks the tables before the build too: wrangler would hide the message of the seed in its log. */
const place = { remote: false, 'persist-to': PLACE_OPTIONS['persist-to'].default }
const { db, dispose } = await openDatabase(place)
await pendingMigrations(place, db)
  .catch((failure) => refuse(wordsOf(failure)))
  .finally(dispose)

// Left by a bare `vite build`, this would make wrangler serve that build and skip its own.
rmSync('.wrangler/deploy', { recursive: true, force: true })

/** Sent back by the server of this start. Another server on the port must not be announced as ours. */
const startId = randomUUID()
const vars = [`APP_ORIGIN:${origin}`, `START_ID:${startId}`].flatMap((value) => ['--var', value])
const server = spawn(
  'npx',
  ['wrangler', 'dev', '--ip', HOST, '--port', port, '--inspector-port', '0', '--test-scheduled', ...vars],
  {
    stdio: 'inherit',
    env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', ...process.env },
  },
)

server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

/** Asks until the site of this start answers; gives up with the server. */
async function ready(): Promise<void> {
  const health = await fetch(`${origin}/api/health`).catch(() => null)
  if (health?.ok && health.headers.get('start-id') === startId) return
  await new Promise((resolve) => setTimeout(resolve, 500))
  return ready()
}

await ready()
const { advertiser, mediaOwner, admin } = DEMO_ACCOUNTS
process.stdout.write(`
  AdChowk is at ${origin}

  Demo accounts, at ${origin}/signin and ${origin}/admin/login:
    Advertiser   ${advertiser.email}   ${advertiser.password}
    Media owner  ${mediaOwner.email}        ${mediaOwner.password}
    Admin        ${admin.email}             ${admin.password}
  Mails are written to files under .wrangler/tmp/email; the log above names them.

`)
