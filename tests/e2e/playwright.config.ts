import { defineConfig } from '@playwright/test'
import { SERVERS, SITE } from './support/servers.ts'

/** Looks at what the seed has, before journeys change it. */
const LOOKS = /(dialogs|signed-in-pages)\.spec\.ts/

/** Journeys that make and change categories, and owners of the demo account. */
const CHANGING =
  /(admin-settings|admin-blog|admin-categories[\w-]*|session-end|live|listing-approvals|owner-listings)\.spec\.ts/

/** Specs whose settings apply to everyone in the back office. */
const SECURITY = /admin-security\.spec\.ts/

const { CHROMIUM, E2E_WHOLE } = process.env

/** One journey is asked for by itself; in a whole run, projects wait for those whose data they would change. */
const after = (...dependencies: string[]) => (E2E_WHOLE ? { dependencies } : {})

/** Journeys in a real browser against the built Worker in workerd, with its own freshly seeded D1. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['line']],
  // Several looks of axe take long on a busy machine. What is expected comes within ten seconds.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITE,
    viewport: { width: 1440, height: 900 },
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
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
    { name: 'looks', testMatch: LOOKS },
    { name: 'journeys', testIgnore: [LOOKS, CHANGING, SECURITY], ...after('looks') },
    // Changes by staff appear on the public pages, whose counts other journeys know: these specs run after them.
    { name: 'staff', testMatch: CHANGING, ...after('journeys') },
    { name: 'security', testMatch: SECURITY, ...after('staff') },
  ],
  webServer: SERVERS.map(({ command, url, env }) => ({
    command,
    url,
    env,
    cwd: '../..',
    // `npm test` starts them early, while the tests without a browser run.
    reuseExistingServer: Boolean(process.env.E2E_SERVERS_STARTED),
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
})
