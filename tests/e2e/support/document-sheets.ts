import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const ASSETS = join(ROOT, 'build/client/assets')

/** Stylesheet of the built site with the styles of document sheets. */
function stylesheet(): string {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.css'))
  const found = files.find((file) => readFileSync(join(ASSETS, file), 'utf8').includes('.paper-sheet'))
  if (!found) throw new Error('No stylesheet of the build has the styles of document sheets')
  return `/assets/${found}`
}

/**
 * HTML documents with the sheets of example documents, in the styles of the built site, between elements that must not
 * be printed. The sheets contain all their data.
 */
export async function renderedSheets(): Promise<Record<string, string>> {
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
    const [{ DocumentSheets }, { pagesOf }, layouts, statement, others] = await Promise.all([
      load('/app/features/money/documents/document-sheets.tsx'),
      load('/worker/money/documents/pages.server.ts'),
      load('/tests/support/document-layouts.ts'),
      load('/tests/support/statement-layout.ts'),
      load('/tests/support/other-layouts.ts'),
    ])
    const made = {
      invoice: layouts.invoiceLayout(),
      estimate: layouts.estimateLayout(),
      statement: statement.statementLayout(),
      report: others.reportLayout(),
      hard: others.hardLayout(),
    }
    const href = stylesheet()
    return Object.fromEntries(
      Object.entries(made).map(([name, layout]) => {
        const sheets = renderToStaticMarkup(createElement(DocumentSheets, { pages: pagesOf(layout) }))
        return [
          name,
          `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Document</title>
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
