import type { Plugin } from 'vite'

/**
 * What packages bring that the Worker never runs: WOFF2, breaking lines and encryption of pdfkit and fontkit, and the charts,
 * which only browsers load. Together a tenth of what a Worker may weigh.
 */
const UNUSED: Record<string, string> = {
  'brotli/decompress.js': 'export default unused',
  linebreak: 'export default unused',
  '@noble/ciphers/aes': 'export { unused as cbc, unused as ecb }',
  'echarts-for-react/esm/core': 'export default unused',
  './echarts.ts': 'export { unused as echarts }',
}
const PREFIX = '\0unused:'

export function workerDiet(): Plugin {
  return {
    name: 'worker-diet',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return this.environment.name === 'ssr' && id in UNUSED ? PREFIX + id : undefined
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return
      const name = id.slice(PREFIX.length)
      return `const unused = () => { throw new Error('${name} is not in the Worker') }\n${UNUSED[name]}`
    },
  }
}

/**
 * pdfkit asks for the address of a colour profile beside its own module when it is loaded. In a Worker a module has no
 * address, and we use no profile.
 */
export function pdfkitAddress(): Plugin {
  return {
    name: 'pdfkit-address',
    enforce: 'pre',
    transform: {
      filter: { id: /pdfkit/ },
      handler: (code) => code.replace(/new URL\((["'`])\.\/data\/[^,]*, import\.meta\.url\)\.href/, '""'),
    },
  }
}
