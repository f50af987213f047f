import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { assemblePagesProject } from '../../../worker/kernel/pages-front/assemble.ts'

/** Serves the Pages front for the running Worker, which it finds by the service binding. PORT is its port. */
const server = spawn(
  resolve('node_modules/.bin/wrangler'),
  ['pages', 'dev', '--ip', '127.0.0.1', '--port', process.env.PORT ?? '8792', '--inspector-port', '0'],
  { cwd: assemblePagesProject(), stdio: 'inherit' },
)
server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
