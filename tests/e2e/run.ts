import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { forgetEarlierRuns } from './support/earlier-runs.ts'

/** Runs the browser tests with a Chromium that is there, or else gets one: Playwright's own, or the system's package. */

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** The shell first: it is the same engine without the windows, tabs and menus that nobody sees. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const systemBrowser = () => SYSTEM_BROWSERS.find(existsSync)

function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), systemBrowser()].find((path) => path && existsSync(path))
}

function installBrowser(): string | undefined {
  if (run('npx', 'playwright', 'install', 'chromium')) {
    // Libraries that the download needs, where the system can be asked for them.
    run('npx', 'playwright', 'install-deps', 'chromium')
    return chromium.executablePath()
  }
  if (existsSync('/usr/bin/apt-get')) {
    run('sh', '-c', 'apt-get update -q; apt-get install -qy chromium-headless-shell || apt-get install -qy chromium')
  }
  return systemBrowser()
}

const browser = findBrowser() ?? installBrowser()
if (!browser) {
  process.stderr.write('No Chromium was found and none could be installed; set CHROMIUM to the path of one.\n')
  process.exit(1)
}

if (!process.env.E2E_SERVERS_STARTED) forgetEarlierRuns()

const given = process.argv.slice(2)
const asked = given.filter((word) => word !== '--sweep')
const result = spawnSync('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...asked], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM: browser,
    ...(given.includes('--sweep') && { E2E_SWEEP: '1' }),
    ...(asked.length === 0 && { E2E_WHOLE: '1' }),
  },
})
process.exit(result.status ?? 1)
