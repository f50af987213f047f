import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { assemblePagesProject } from './assemble.ts'

/**
 * Puts the client build on Cloudflare Pages, with a front that hands everything else to the Worker, which
 * `npm run deploy` has deployed before. `--dry-run` compiles the front and stops before the upload.
 */
const command = process.argv.includes('--dry-run')
  ? ['functions', 'build', '--build-output-directory', 'site', '--outdir', 'checked']
  : ['deploy']

const { status } = spawnSync(resolve('node_modules/.bin/wrangler'), ['pages', ...command], {
  cwd: assemblePagesProject(),
  stdio: 'inherit',
})
process.exit(status ?? 1)
