import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { crc32 } from 'node:zlib'
import { Hono } from 'hono'
import { withService } from '../../worker/compose.ts'
import type { ApiEnv } from '../../worker/kernel/http/api-env.ts'
import { photosSite } from '../../worker/uploads/photos.site.ts'
import type { Upload } from '../../worker/uploads/rules/upload.ts'
import { ask, type Browser, ORIGIN } from './identity.ts'

type Bytes = Uint8Array<ArrayBuffer>

export function bytesOf(...parts: (string | number[] | Uint8Array)[]): Bytes {
  const all = parts.map((part) =>
    typeof part === 'string' ? Uint8Array.from(part, (sign) => sign.charCodeAt(0)) : Uint8Array.from(part),
  )
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const uint16 = (value: number) => [value >>> 8, value & 255]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

const chunk = (name: string, content: Uint8Array | number[]) => {
  const named = bytesOf(name, content)
  return bytesOf(uint32(content.length), named, uint32(crc32(named)))
}

const SIGNATURE = bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a])

/** The header of a PNG that claims a size, with nothing behind it. */
export const pngHeader = (width: number, height: number): Bytes =>
  bytesOf(SIGNATURE, chunk('IHDR', [...uint32(width), ...uint32(height), 8, 0, 0, 0, 0]))

/** A grey picture that is dark on top and bright below. */
export async function png(width = 64, height = 48): Promise<Bytes> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.fill(y < height / 2 ? 20 : 230, y * (width + 1) + 1, (y + 1) * (width + 1))
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  const data = new Uint8Array(await new Response(packed).arrayBuffer())
  return bytesOf(pngHeader(width, height), chunk('IDAT', data), chunk('IEND', []))
}

export async function encoded(format: 'image/jpeg' | 'image/webp', width = 64, height = 48): Promise<Bytes> {
  const made = await env.IMAGES.input(new Blob([await png(width, height)]).stream()).output({ format })
  return new Uint8Array(await new Response(made.image()).arrayBuffer())
}

const entry = (tag: number, type: number, count: number, value: number[]) => [
  ...uint16(tag),
  ...uint16(type),
  ...uint32(count),
  ...value,
]
const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5

/** EXIF as a phone writes it: turned by a quarter (6), on a day, at Begumpet in Hyderabad. */
function exif(orientation = 6): Bytes {
  const ifd0 = [
    ...uint16(3),
    ...entry(0x0112, SHORT, 1, [...uint16(orientation), 0, 0]),
    ...entry(0x8769, LONG, 1, uint32(50)),
    ...entry(0x8825, LONG, 1, uint32(88)),
    ...uint32(0),
  ]
  const taken = [...uint16(1), ...entry(0x9003, ASCII, 20, uint32(68)), ...uint32(0)]
  const time = [...bytesOf('2026:11:20 10:15:00\0')]
  const gps = [
    ...uint16(4),
    ...entry(1, ASCII, 2, [78, 0, 0, 0]),
    ...entry(2, RATIONAL, 3, uint32(142)),
    ...entry(3, ASCII, 2, [69, 0, 0, 0]),
    ...entry(4, RATIONAL, 3, uint32(166)),
    ...uint32(0),
  ]
  const degrees = (whole: number, minutes: number) => [whole, 1, minutes, 1, 0, 1].flatMap(uint32)
  const tiff = bytesOf('MM', [0, 42], uint32(8), ifd0, taken, time, gps, degrees(17, 27), degrees(78, 28))
  return bytesOf([0xff, 0xe1], uint16(tiff.length + 8), 'Exif\0\0', tiff)
}

/** A JPEG with that EXIF in front. */
export const withExif = (jpeg: Uint8Array, orientation?: number): Bytes =>
  bytesOf(jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2))

interface Sent {
  purpose?: string
  subject?: string
  name?: string
  /** Length that the request states; null for none. */
  length?: number | null
}

/** Sends a file as the browser does. */
export function sendFile(
  browser: Browser,
  body: Bytes,
  { length = body.length, ...query }: Sent = {},
): Promise<Response> {
  const search = new URLSearchParams({ purpose: 'photo', subject: 'test-owner', name: 'wall.jpg', ...query })
  const headers = new Headers({ 'CF-Connecting-IP': browser.network, Cookie: browser.cookie, Origin: ORIGIN })
  if (length !== null) headers.set('Content-Length', String(length))
  const stream = new Blob([body]).stream()
  return ask(new Request(`${ORIGIN}/api/uploads?${search}`, { method: 'PUT', headers, body: stream }))
}

/** A file that was taken. */
export async function uploaded(browser: Browser, body: Bytes, more?: Sent): Promise<Upload> {
  const answer = await sendFile(browser, body, more)
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}

const site = new Hono<ApiEnv>().use(withService).route('/files', photosSite)

/** Requests a photograph without a session. */
export async function askPhoto(path: string): Promise<Response> {
  const context = createExecutionContext()
  const answer = await site.request(path, {}, env, context)
  await waitOnExecutionContext(context)
  return answer
}

/** Files by their first bytes: a PDF with a script, a film, a letter of Word. */
export const PDF = bytesOf('%PDF-1.7\n/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')
export const MP4 = bytesOf([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isommp42', new Uint8Array(1_000))
export const LETTER = bytesOf('PK\x03\x04', [20, 0, 0, 0, 8, 0], '[Content_Types].xml', 'word/document.xml')

/** Status and message of an answer that refuses. */
export const refusalOf = async (answer: Response) => {
  const { error } = await answer.json<{ error: { message: string } }>()
  return [answer.status, error.message]
}
