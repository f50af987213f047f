import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { DEMO_ACCOUNTS } from '../worker/domain/identity/demo.ts'

/** Builds, migrates, seeds when empty (all by the build command of wrangler.toml) and serves; PORT changes the port. */
const port = process.env.PORT ?? '8787'
const origin = `http://127.0.0.1:${port}`

// Left by a bare `vite build`, this would make wrangler serve that build and skip its own.
rmSync('.wrangler/deploy', { recursive: true, force: true })

const server = spawn(
  'npx',
  ['wrangler', 'dev', '--ip', '127.0.0.1', '--port', port, '--inspector-port', '0', '--var', `APP_ORIGIN:${origin}`],
  { stdio: 'inherit', env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', ...process.env } },
)

server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

/** Asks until the site answers; gives up with the server. */
async function ready(): Promise<void> {
  const health = await fetch(`${origin}/api/health`).catch(() => null)
  if (health?.ok) return
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
