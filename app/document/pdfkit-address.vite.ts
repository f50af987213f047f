import type { Plugin } from 'vite'

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
