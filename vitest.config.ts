import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const workerd = () =>
  cloudflareTest(async () => ({
    main: './tests/worker/entry.ts',
    wrangler: { configPath: './wrangler.toml' },
    miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations') } },
  }))

/** Property tests make hundreds of plans or ask hundreds of pages; a busy machine needs its time. */
const PATIENCE = 40_000

const ACCOUNTS = ['tests/worker/{account,identity}*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        // Rules and seed, beside their code, and the house's own laws.
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,worker,seed}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        // Verbs and API in workerd, over a seeded D1. The entry stands in for the built Worker of wrangler.toml.
        plugins: [workerd()],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          exclude: ACCOUNTS,
          // The provider of the planner: a server on this machine that speaks its protocol.
          globalSetup: ['./tests/support/provider-stub.ts'],
          setupFiles: ['./tests/worker/setup.ts', './tests/worker/setup-catalogue.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        // Accounts, which need no catalogue.
        plugins: [workerd()],
        test: {
          name: 'accounts',
          include: ACCOUNTS,
          setupFiles: ['./tests/worker/setup.ts'],
          testTimeout: PATIENCE,
        },
      },
    ],
  },
})
