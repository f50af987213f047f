/**
 * First bytes of a body, and a stream of the whole body that starts with them: changes of these bytes appear in the
 * stream.
 */
export async function peek(
  body: ReadableStream<Uint8Array>,
  size: number,
): Promise<{ head: Uint8Array<ArrayBuffer>; stream: ReadableStream<Uint8Array> }> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  let isOver = false
  while (length < size && !isOver) {
    const { done, value } = await reader.read()
    isOver = done
    if (value) {
      chunks.push(value)
      length += value.length
    }
  }
  const head = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    head.set(chunk, at)
    at += chunk.length
  }
  let isFirst = true
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (isFirst && head.length > 0) {
        isFirst = false
        controller.enqueue(head)
        return
      }
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { head, stream }
}

/** Bytes that hold the header of any picture that a camera makes. */
export const HEAD_BYTES = 256 * 1024
