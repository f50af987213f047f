import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = process.env.E2E_PORT ?? '8791'
const pagesPort = Number(port) + 1
const state = '.wrangler/e2e'
/** Journeys that make and change categories. */
const CHANGING = /(admin-categories[\w-]*|live)\.spec\.ts/

const server = {
  cwd: '../..',
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  env: {
    LOCAL_STATE: state,
    // Wrangler finds a service binding's Worker here: not one that somebody else is running.
    WRANGLER_REGISTRY_PATH: resolve(import.meta.dirname, '../../.wrangler/e2e-registry'),
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  },
} as const

const { CHROMIUM } = process.env

/** Journeys in a real browser against the built Worker in workerd, with its own freshly seeded D1. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['line']],
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: CHANGING },
    // What staff change shows on the public pages, whose counts other journeys know: only once they are through.
    { name: 'staff', testMatch: CHANGING, dependencies: ['journeys'] },
  ],
  webServer: [
    {
      ...server,
      command: `npx wrangler dev --ip 127.0.0.1 --port ${port} --inspector-port 0 --persist-to ${state} --var APP_ORIGIN:http://127.0.0.1:${port} --log-level warn`,
      url: `http://127.0.0.1:${port}/api/health`,
    },
    // The same Worker behind Cloudflare Pages.
    {
      ...server,
      command: 'node tests/e2e/support/serve-pages.ts',
      url: `http://127.0.0.1:${pagesPort}/api/health`,
      env: { ...server.env, PORT: String(pagesPort) },
    },
  ],
})
