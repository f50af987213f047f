import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const APP = 'tests/bench/next-page'

/** The document as a static page would be: no script of any kind, pictures and fonts as files. */
export function toStatic(html: string): string {
  return html.replace(/<noscript id="react">[\s\S]*?<\/noscript>/, '').replace(/<script[\s\S]*?<\/script>/g, '')
}

/** What the Next.js page is built of: the same markup, styles and fonts. */
function writeContent(html: string) {
  const body = toStatic(html).match(/<body[^>]*>([\s\S]*?)(<main[\s\S]*<\/main>)([\s\S]*)<\/body>/)
  const [, css = ''] = html.match(/<style[^>]*data-href="app">([\s\S]*?)<\/style>/) ?? []
  if (!body || !css) throw new Error('The listing has no main part or no styles')
  const content = {
    title: html.match(/<title>(.*?)<\/title>/)?.[1],
    description: html.match(/<meta name="description" content="(.*?)"/)?.[1],
    fonts: Array.from(html.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g), ([, href]) => href),
    top: body[1],
    main: body[2],
    bottom: body[3],
  }
  writeFileSync(join(APP, 'app/content.json'), JSON.stringify(content))
  writeFileSync(join(APP, 'app/site.css'), css)
}

/**
 * Builds and starts the Next.js page that shows the same markup as a document of ours; Next.js is installed on first use.
 * @returns the process, leader of a process group of its own
 */
export function serveNext(html: string, port: number): ChildProcess {
  const run = (command: string, ...args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: APP, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  }
  writeContent(html)
  run('npm', 'install', '--no-audit', '--no-fund')
  run('npx', 'next', 'build')
  const start = ['next', 'start', '-H', '127.0.0.1', '-p', String(port)]
  return spawn('npx', start, { cwd: APP, stdio: 'ignore', detached: true })
}
