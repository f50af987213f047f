import { execFileSync, spawnSync } from 'node:child_process'
import { configurationProblems, isLoopback } from '../../worker/kernel/settings.ts'
import { readConfig } from './database.ts'

/**
 * Deploys the build, after a check of the configuration: a site without a working sign-in is not uploaded. `--dry-run`
 * uploads nothing.
 */
const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')

/** Names of the secrets that are set. Before the first upload there is no Worker to ask about, and none is set. */
function secretNames(): string[] {
  try {
    const answer = execFileSync('node_modules/.bin/wrangler', ['secret', 'list', '--format', 'json'], {
      encoding: 'utf8',
    })
    return (JSON.parse(answer) as { name: string }[]).map(({ name }) => name)
  } catch {
    return []
  }
}

/** Placeholders of this machine left in wrangler.toml. */
function placeholders(): string[] {
  const { vars, d1_databases: databases, kv_namespaces: namespaces } = readConfig()
  const isPlaceholder = (id: string | undefined) => /^[0-]*1$/.test(id ?? '')
  const origin = String(vars.APP_ORIGIN)
  const isSet = (name: string) => isDryRun || secretNames().includes(name)
  return [
    ...(URL.canParse(origin) && isLoopback(new URL(origin))
      ? [`APP_ORIGIN is still ${origin}: the address of the site is needed`]
      : // Cloudflare lists the names of secrets without their values: a set secret counts as long enough.
        configurationProblems({
          ...(vars as unknown as Env),
          ...(isSet('AUTH_SECRET') && { AUTH_SECRET: 'x'.repeat(32) }),
        })),
    ...databases
      .filter(({ database_id: id }) => isPlaceholder(id))
      .map(() => 'database_id is still a placeholder: npx wrangler d1 create adchowk'),
    ...namespaces
      .filter(({ id }) => isPlaceholder(id))
      .map(() => 'the id of SESSIONS is still a placeholder: npx wrangler kv namespace create SESSIONS'),
  ]
}

const problems = placeholders()
for (const problem of problems) process.stderr.write(`wrangler.toml: ${problem}\n`)
if (problems.length > 0 && !isDryRun) {
  process.stderr.write('Nothing was uploaded. README.md, Deploy, has the steps.\n')
  process.exit(1)
}
process.exit(spawnSync('node_modules/.bin/wrangler', ['deploy', ...args], { stdio: 'inherit' }).status ?? 1)
