import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const TEXT = 1
const CLOSE = 8
const PING = 9

interface Frame {
  opcode: number
  payload: Buffer
  /** Bytes that came after it. */
  rest: Buffer
}

/** The first whole frame, or null while it is still arriving. Servers do not mask, and we are sent none in parts. */
function takeFrame(buffer: Buffer): Frame | null {
  if (buffer.length < 2) return null
  const opcode = buffer.readUInt8(0) & 0x0f
  const short = buffer.readUInt8(1) & 0x7f
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (buffer.length < head) return null
  const length = short === 126 ? buffer.readUInt16BE(2) : short === 127 ? Number(buffer.readBigUInt64BE(2)) : short
  if (buffer.length < head + length) return null
  return { opcode, payload: buffer.subarray(head, head + length), rest: buffer.subarray(head + length) }
}

/** A short frame with a mask of zeros, which leaves the payload as it is. */
const toFrame = (opcode: number, payload: Buffer) =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload])

/**
 * A client of next to no cost, so that a thousand of them are not what is measured. Tells what a browser's socket tells:
 * `open`, `message` with its text as `data`, `error`, and `close` with its `code`.
 */
export class RawSocket extends EventTarget {
  readonly CONNECTING = 0
  readyState = 0
  readonly #socket

  constructor(url: URL, headers: Record<string, string> = {}) {
    super()
    this.#socket = connect(Number(url.port), url.hostname).setNoDelay(true)
    const lines = [
      `GET ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    this.#read()
  }

  send(text: string) {
    this.#socket.write(toFrame(TEXT, Buffer.from(text)))
  }

  close() {
    this.#socket.end(toFrame(CLOSE, Buffer.alloc(0)))
  }

  #read() {
    let buffer: Buffer = Buffer.alloc(0)
    let code = 1006
    this.#socket.on('data', (chunk: Buffer) => {
      buffer = buffer.length > 0 ? Buffer.concat([buffer, chunk]) : chunk
      if (this.readyState === 0) {
        const end = buffer.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!buffer.toString('latin1', 0, 12).endsWith(' 101')) return void this.#socket.destroy()
        buffer = buffer.subarray(end + 4)
        this.readyState = 1
        this.dispatchEvent(new Event('open'))
      }
      for (let frame = takeFrame(buffer); frame; frame = takeFrame(buffer)) {
        const { opcode, payload, rest } = frame
        buffer = rest
        if (opcode === TEXT) this.dispatchEvent(Object.assign(new Event('message'), { data: payload.toString() }))
        else if (opcode === PING) this.#socket.write(toFrame(10, payload))
        else if (opcode === CLOSE) {
          if (payload.length >= 2) code = payload.readUInt16BE(0)
          this.#socket.end(toFrame(CLOSE, payload.subarray(0, 2)))
        }
      }
    })
    this.#socket.on('error', () => this.dispatchEvent(new Event('error')))
    this.#socket.on('close', () => {
      if (this.readyState === 0) this.dispatchEvent(new Event('error'))
      this.readyState = 3
      this.dispatchEvent(Object.assign(new Event('close'), { code }))
    })
  }
}
