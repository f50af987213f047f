import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'

const QUERY = '?script'

/** Imports `./x.js?script` as a string of minified code, to be inlined in a document. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      const { code } = await minify(file, readFileSync(file, 'utf8'))
      return `export default ${JSON.stringify(code)}`
    },
  }
}
