import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Renders documents by `renderToString` alone. `react-dom/server` also includes the streaming renderer, which doubles
 * its size, so the built Worker imports the module of `renderToString` directly. Pinned with the version of react-dom.
 */
export function stringRendererOnly(): Plugin {
  const folder = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '..')
  return {
    name: 'string-renderer-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name !== 'ssr' || id !== 'react-dom/server') return
      return join(folder, 'cjs/react-dom-server-legacy.browser.production.js')
    },
  }
}
