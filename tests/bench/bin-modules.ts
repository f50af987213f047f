import { registerHooks } from 'node:module'

/** Lets Node import `*.bin`, as the Worker does: the bytes of the file. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.bin')) return next(url, context)
    const source = `import { readFileSync } from 'node:fs'
export default Uint8Array.from(readFileSync(new URL(${JSON.stringify(url)}))).buffer`
    return { format: 'module', source, shortCircuit: true }
  },
})
