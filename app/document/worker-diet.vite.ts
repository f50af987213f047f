import type { Plugin } from 'vite'

/**
 * Modules of packages that the Worker never runs: WOFF2, line breaking and encryption of pdfkit and fontkit, and the
 * charts, which only browsers load. They are a tenth of the size limit of a Worker.
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
 * Replaces the URL of a colour profile that pdfkit builds from `import.meta.url` when it loads. A Worker module has no URL, so
 * pdfkit would throw; we do not use the profile.
 */
export function pdfkitAddress(): Plugin {
  return {
    name: 'pdfkit-address',
    enforce: 'pre',
    transform: {
      filter: { id: /pdfkit/ },
      handler: (code) => code.replace(/new URL\((["'`])\.\/data\/[^(,]*, import\.meta\.url\)\.href/, '""'),
    },
  }
}
