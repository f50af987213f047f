import { createMiddleware } from 'hono/factory'

const MAX_BYTES = 1024 * 1024

/**
 * Reads what nobody wanted. Answering while a body is still on its way (a POST to a page, say) cuts the connection, and
 * the caller may see that in place of the answer. A body beyond the bound is not worth the wait.
 */
export const drainBody = createMiddleware(async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed || body.locked) return

  const reader = body.getReader()
  let bytes = 0
  while (bytes <= MAX_BYTES) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
  }
  await reader.cancel()
})
