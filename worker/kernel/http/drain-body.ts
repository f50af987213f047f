import { createMiddleware } from 'hono/factory'

/** Largest body that a development proxy still holds open; a larger one is cut off, as it would be at the edge. */
const MAX_BYTES = 10 * 1024 * 1024

/**
 * Reads a body that no handler read, up to MAX_BYTES. Answering while the body is still arriving (a POST to a page) cuts
 * the connection, and the caller may see that and not the answer.
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
