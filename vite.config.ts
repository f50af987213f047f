import { cloudflare } from '@cloudflare/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { content } from './app/content/content.vite.ts'
import { CHUNKS } from './app/document/chunks.vite.ts'
import { iconSprite } from './app/document/icon-sprite.vite.ts'
import { inlineScripts } from './app/document/inline-script.vite.ts'
import { stringRendererOnly } from './app/document/react-server.vite.ts'
import { pdfkitAddress, workerDiet } from './app/document/worker-diet.vite.ts'

// Options of wrangler.toml for plain `wrangler dev`, which Vite ignores on purpose: its plugin has no option for that, and warns.
const { warn } = console
console.warn = (...said) => {
  if (!String(said[0]).includes('not applicable when using Vite')) warn(...said)
}

export default defineConfig({
  publicDir: 'app/public',
  // The tokens use light-dark() and relative colours: keep them as written.
  build: { cssTarget: ['chrome125', 'safari17.5', 'firefox128'], assetsInlineLimit: 0 },
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-IN', 'en-GB', 'en-US'] }), enforce: 'pre' },
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      // wrangler.toml describes the built Worker, so that plain `wrangler dev` works; Vite starts from the source.
      config: (config) => {
        config.main = 'worker/index.ts'
        config.assets = undefined
        Reflect.deleteProperty(config, 'build')
        config.no_bundle = undefined
        config.rules = []
      },
    }),
    iconSprite(),
    content(),
    inlineScripts(),
    pdfkitAddress(),
    workerDiet(),
    stringRendererOnly(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    // The size of a Worker is limited.
    ssr: { build: { minify: true } },
    client: {
      // The library of charts, which only pages with a chart load, has 560 kB.
      build: { chunkSizeWarningLimit: 600, rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
      optimizeDeps: {
        // Found late, a dependency would make Vite reload the page with a second copy of React.
        entries: ['app/{ui,kit,features}/**/*.tsx'],
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react-router/dom',
        ],
      },
    },
  },
})
