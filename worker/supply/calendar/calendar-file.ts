import { Hono } from 'hono'
import type { ApiEnv } from '../../kernel/http/api-env.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { readFeed } from './feeds.server.ts'

/**
 * `/calendars/<token>.ics`: read by calendar programs, without a session. The address is the secret, so the answer is never kept, and an
 * address that gives nothing does not say why.
 */
export const calendarFile = new Hono<ApiEnv>().get('/calendars/:file{.+\\.ics}', async (c) => {
  const { service } = c.var
  try {
    await service.countFile()
    const file = await readFeed(service, c.req.param('file').slice(0, -'.ics'.length))
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="adchowk.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure
    return c.text(failure.message, failure.status, {
      'Cache-Control': 'private, no-store',
      ...(failure.retryAfter !== undefined && { 'Retry-After': String(failure.retryAfter) }),
    })
  }
})
