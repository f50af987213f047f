import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { ready } from '../support/ready.ts'
import { measureVitals, measureWeight, median, openBrowser, type Vitals } from './vitals.ts'

/**
 * The billboard listing with 30 cards compared with the same page as static HTML, on a slow phone, in one run: medians and
 * ratios. `node tests/bench/pages.ts [runs]`, after `npm run build:local`.
 */
const RUNS = Number(process.argv[2] ?? 5)
const SITE = 'http://127.0.0.1:8801'
const LISTING = '/category/ooh/billboard?size=30'

function serveSite(): ChildProcess {
  return spawn(
    'npx',
    ['wrangler', 'dev', '--ip', '127.0.0.1', '--port', '8801', '--inspector-port', '0', '--log-level', 'error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  )
}

/** A document as a static page would be: no script of any kind, pictures and fonts as files. */
const toStatic = (html: string) =>
  html.replace(/<noscript id="react">[\s\S]*?<\/noscript>/, '').replace(/<script[\s\S]*?<\/script>/g, '')

/** Both as an edge would send them, compressed and from its cache: neither development server nor origin shows. */
function serveFromEdge(port: number, origin: (path: string) => Promise<Response> | Response): Promise<Server> {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>()
  const server = createServer(async ({ url = '/' }, response) => {
    let answer = kept.get(url)
    if (!answer) {
      const fresh = await origin(url)
      const plain = Buffer.from(await fresh.arrayBuffer())
      const headers = Object.fromEntries(
        [...fresh.headers].filter(([name]) => !/encoding|length|connection/.test(name)),
      )
      const isText = /text|javascript|json|svg/.test(headers['content-type'] ?? '')
      answer = {
        status: fresh.status,
        headers: isText ? { ...headers, 'content-encoding': 'br' } : headers,
        body: isText ? brotliCompressSync(plain) : plain,
      }
      kept.set(url, answer)
    }
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

const stop = (child: ChildProcess) => child.pid && process.kill(-child.pid)
const ms = (value: number) => `${Math.round(value)} ms`.padStart(9)

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
const print = (...cells: string[]) => process.stdout.write(`${cells.join(' ')}\n`)

const worker = serveSite()
const servers: Server[] = []
try {
  await ready(`${SITE}/api/health`)
  const html = await (await fetch(SITE + LISTING)).text()
  const site = (path: string) => fetch(SITE + path)
  const asHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } }
  servers.push(
    await serveFromEdge(8803, (path) => (path === '/' ? new Response(toStatic(html), asHtml) : site(path))),
    await serveFromEdge(8804, site),
  )
  const pages = {
    'static HTML': 'http://127.0.0.1:8803/',
    AdChowk: `http://127.0.0.1:8804${LISTING}`,
  }
  const browser = await openBrowser()
  const results = new Map<string, Vitals[]>(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run <= RUNS; run++) {
    const turn = Object.entries(pages)
    for (const [name, url] of run % 2 ? turn.reverse() : turn) {
      const vitals = await measureVitals(browser, url)
      // The first round warms the servers.
      if (run > 0) results.get(name)?.push(vitals)
    }
  }

  const base = results.get('static HTML') ?? []
  const of = (all: Vitals[], key: keyof Vitals) => median(all.map((one) => one[key]))
  print(`\nMedians of ${RUNS} cold visits, 4x CPU, slow 4G`)
  print('page              FCP       LCP       TBT    CLS FCP/static LCP/static')
  for (const [name, all] of results) {
    const ratio = (key: 'fcp' | 'lcp') => (of(all, key) / of(base, key)).toFixed(2).padStart(10)
    const times = (['fcp', 'lcp', 'tbt'] as const).map((key) => ms(of(all, key)))
    print(name.padEnd(11), ...times, ` ${of(all, 'cls').toFixed(3)}`, ratio('fcp'), ratio('lcp'))
  }
  print('\nBrotli             HTML of it JS  CSS file JS before  JS after  requests')
  for (const [name, url] of Object.entries(pages)) {
    const weight = await measureWeight(browser, url, async (page) => {
      await page.locator('footer button').first().tap()
      if (name === 'AdChowk') await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    })
    const { html, inlineScripts, styles, scriptsBefore, scriptsAfter, requests } = weight
    const weights = [html, inlineScripts, styles, scriptsBefore, scriptsAfter].map(kb)
    print(name.padEnd(11), ...weights, String(requests).padStart(9))
  }
  await browser.close()
} finally {
  for (const server of servers) server.close()
  stop(worker)
}
