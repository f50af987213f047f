import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FRONT = 'worker/kernel/pages-front'
const CLIENT = 'build/client'

/**
 * Assembles the Pages project: the client build, the front, and its wrangler.toml. Wrangler would read the configuration
 * of a parent folder, so the project is outside of ours. It is removed when this process ends.
 * @returns its folder
 */
export function assemblePagesProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'adchowk-pages-'))
  process.on('exit', () => rmSync(project, { recursive: true, force: true }))
  cpSync(CLIENT, join(project, 'site'), { recursive: true })
  cpSync(`${FRONT}/_worker.js`, join(project, 'site/_worker.js'))
  cpSync(`${FRONT}/wrangler.toml`, join(project, 'wrangler.toml'))
  writeFileSync(
    join(project, 'site/_routes.json'),
    JSON.stringify({ version: 1, include: ['/*'], exclude: staticPaths() }),
  )
  return project
}

/** Files that Pages serves by itself; they never reach the front. */
function staticPaths(): string[] {
  return readdirSync(CLIENT, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.startsWith('_'))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
}
