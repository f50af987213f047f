import { resolve } from 'node:path'

/** The servers that journeys ask, on two ports from E2E_PORT on: the built Worker, and the same Worker behind Cloudflare Pages. */

const port = process.env.E2E_PORT ?? '8791'
const pagesPort = Number(port) + 1
/** Folder of the databases and files of both servers. */
export const STATE = process.env.E2E_STATE ?? '.wrangler/e2e'

export const SITE = `http://127.0.0.1:${port}`

const env = {
  LOCAL_STATE: STATE,
  // Wrangler finds a service binding's Worker here, and never one of another run.
  WRANGLER_REGISTRY_PATH: resolve(import.meta.dirname, '../../../.wrangler/e2e-registry'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

export interface TestServer {
  command: string
  /** Answers 200 once the server is ready. */
  url: string
  env: Record<string, string>
}

export const SERVERS: readonly TestServer[] = [
  {
    command: `npx wrangler dev --ip 127.0.0.1 --port ${port} --inspector-port 0 --persist-to ${STATE} --var APP_ORIGIN:${SITE} --log-level warn`,
    url: `${SITE}/api/health`,
    env,
  },
  {
    command: 'node tests/e2e/support/serve-pages.ts',
    url: `http://127.0.0.1:${pagesPort}/api/health`,
    env: { ...env, PORT: String(pagesPort) },
  },
]
