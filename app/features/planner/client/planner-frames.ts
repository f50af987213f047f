/** One frame of a text/event-stream. */
interface Frame {
  event: string
  data: string
}

/** The fields of a frame as the HTML standard reads them: comments and unknown fields are passed over. */
function frameOf(block: string): Frame | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}

/**
 * Frames as they arrive, however the bytes were cut. A last one that lacks its blank line counts, too: only its data can
 * tell whether it is whole.
 */
export async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  // Not every browser iterates over a stream.
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      // A return at the very end may be the first half of a line's end.
      const isHalf = !done && rest.endsWith('\r')
      const text = (isHalf ? rest.slice(0, -1) : rest).replace(/\r\n?/g, '\n')
      const blocks = text.split('\n\n')
      rest = done ? '' : (blocks.pop() ?? '') + (isHalf ? '\r' : '')
      for (const block of blocks) {
        const frame = frameOf(block)
        if (frame) yield frame
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
