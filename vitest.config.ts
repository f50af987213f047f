import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { content } from './app/content/content.vite.ts'
import { MEDIUM } from './tests/recipes/medium.ts'
import { overlay } from './tests/recipes/overlay.vite.ts'
import { databaseFile } from './tests/support/database-file.ts'

const workerd = () =>
  cloudflareTest(async () => ({
    main: './tests/worker/entry.ts',
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      bindings: {
        TEST_MIGRATIONS: await readD1Migrations('./migrations'),
        TEST_RUNS: process.env.TEST_RUNS ?? '',
      },
      serviceBindings: { DATABASE_FILE: databaseFile },
    },
  }))

/** Packages that are CommonJS or have parts that are: the rules of wrangler.toml for the built Worker do not know it. */
const bundled = (...include: string[]) => ({ optimizer: { ssr: { enabled: true, include } } })

/** Property tests make hundreds of plans or ask hundreds of pages; a busy machine needs its time. */
const PATIENCE = 40_000

/** Tests that load modules a second time. */
const RELOADING = ['app/kit/session/kept-input.test.ts', 'tests/architecture/patterns.test.ts']

/** What runs where: see tests/README.md. */
export const projects: TestProjectInlineConfiguration[] = [
  {
    // Rules and seed, next to their code, and what guards the code itself.
    plugins: [content()],
    test: {
      name: 'unit',
      isolate: false,
      environment: 'node',
      include: ['{app,worker,seed}/**/*.test.ts', 'tests/{architecture,mutation,operator}/**/*.test.ts'],
      exclude: RELOADING,
      testTimeout: PATIENCE,
    },
  },
  {
    // In processes of their own: after them, every other file of a process would load its modules again as well.
    plugins: [content()],
    test: { name: 'reloading', environment: 'node', include: RELOADING, testTimeout: PATIENCE },
  },
  {
    // Verbs and API in workerd, over a seeded D1. The entry replaces the built Worker of wrangler.toml.
    plugins: [workerd()],
    test: {
      name: 'worker',
      isolate: false,
      deps: bundled('ipaddr.js', 'pdfkit', 'fontkit'),
      include: ['tests/worker/**/*.test.ts'],
      // The provider of the planner: a server on this machine that speaks its protocol.
      globalSetup: ['./tests/support/provider-stub.ts'],
      setupFiles: ['./tests/worker/setup.ts'],
      testTimeout: PATIENCE,
    },
  },
  {
    // A fifteenth medium, by its three files: it exists in this project alone.
    plugins: [overlay(MEDIUM), workerd()],
    test: {
      name: 'medium',
      isolate: false,
      deps: bundled('ipaddr.js', 'pdfkit', 'fontkit'),
      include: ['tests/recipes/medium/*.test.ts'],
      setupFiles: ['./tests/worker/setup.ts'],
      testTimeout: PATIENCE,
    },
  },
]

// What a test logs is shown when it fails.
export default defineConfig({ test: { maxWorkers: '100%', silent: 'passed-only', projects } })
