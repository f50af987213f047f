import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const ASSETS = join(ROOT, 'build/client/assets')

/** The stylesheet of the built site that has the papers. */
function stylesheet(): string {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.css'))
  const found = files.find((file) => readFileSync(join(ASSETS, file), 'utf8').includes('.paper-sheet'))
  if (!found) throw new Error('No stylesheet of the build has papers')
  return `/assets/${found}`
}

/**
 * Documents with the sheets of the example papers, in the styles of the built site, between other things that are not
 * to be printed. Papers have no data of their own to be asked for here.
 */
export async function paperDocuments(): Promise<Record<string, string>> {
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  try {
    const load = (path: string) => vite.ssrLoadModule(path)
    const [{ PaperSheets }, { pagesOf }, papers, statement, others] = await Promise.all([
      load('/app/features/money/papers/paper-sheets.tsx'),
      load('/worker/money/documents/pages.server.ts'),
      load('/tests/support/papers.ts'),
      load('/tests/support/statement-paper.ts'),
      load('/tests/support/other-papers.ts'),
    ])
    const made = {
      invoice: papers.invoicePaper(),
      estimate: papers.estimatePaper(),
      statement: statement.statementPaper(),
      report: others.reportPaper(),
      hard: others.hardPaper(),
    }
    const href = stylesheet()
    return Object.fromEntries(
      Object.entries(made).map(([name, paper]) => {
        const sheets = renderToStaticMarkup(createElement(PaperSheets, { pages: pagesOf(paper) }))
        return [
          name,
          `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Paper</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="${href}"></head>
<body><header class="page">Header of the site</header><main class="page py-8"><h1>Document</h1>${sheets}</main>
<footer class="py-8">Footer of the site</footer></body></html>`,
        ]
      }),
    )
  } finally {
    await vite.close()
  }
}
