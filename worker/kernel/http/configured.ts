import { createMiddleware } from 'hono/factory'
import { configurationProblems } from '../settings.ts'
import type { ApiEnv } from './api-env.ts'

/**
 * Logs the problems that an operator has to mend, once an isolate. Without an address the site cannot answer at all.
 */
export function configured() {
  let isSaid = false
  return createMiddleware<ApiEnv>(async (c, next) => {
    // biome-ignore lint/suspicious/noConsole: only the operator can mend it
    if (!isSaid) for (const problem of configurationProblems(c.env)) console.error(`Configuration: ${problem}`)
    isSaid = true
    if (!URL.canParse(c.env.APP_ORIGIN)) return c.text('This site is not set up yet', 503)
    return next()
  })
}
