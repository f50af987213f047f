import type { IncomingMail } from '../domain/support/mail.ts'

// A reader for the few parts of MIME that a ticket needs: addresses, subject and text (RFC 5322, 2045 to 2047). What it does not
// know it leaves out; it never throws for what somebody sent.

/** A mail in a mail in a mail: deeper, and with more parts, nobody writes text. */
const MAX_DEPTH = 6
const MAX_PARTS = 60

interface Part {
  headers: Map<string, string>
  /** One character a byte. */
  body: string
}

const toBinary = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
// 'latin1' is windows-1252 in browsers and workerd: these bytes have other characters there.
const HIGH = new Map(
  Array.from({ length: 32 }, (_, i) => [new TextDecoder('windows-1252').decode(Uint8Array.of(128 + i)), 128 + i]),
)
const toBytes = (binary: string): Uint8Array =>
  Uint8Array.from(binary, (char) => HIGH.get(char) ?? char.charCodeAt(0) & 255)

function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return new TextDecoder(charset?.trim() || 'utf-8').decode(bytes)
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder().decode(bytes)
  }
}

function partOf(binary: string): Part {
  const end = /\r?\n\r?\n/.exec(binary)
  const head = (end ? binary.slice(0, end.index) : binary).replace(/\r?\n[ \t]+/g, ' ')
  const headers = new Map<string, string>()
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    // Of a header given twice the first counts.
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return { headers, body: end ? binary.slice(end.index + end[0].length) : '' }
}

/** `text/plain; charset="utf-8"` → the type and its parameters. */
function typeOf({ headers }: Part): { type: string; params: Map<string, string> } {
  const [type = '', ...rest] = (headers.get('content-type') ?? 'text/plain').split(';')
  const params = new Map(
    rest.map((param): [string, string] => {
      const [name = '', ...value] = param.split('=')
      return [
        name.trim().toLowerCase(),
        value
          .join('=')
          .trim()
          .replace(/^"(.*)"$/s, '$1'),
      ]
    }),
  )
  return { type: type.trim().toLowerCase(), params }
}

const fromBase64 = (text: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(text.replace(/[^A-Za-z0-9+/=]/g, '')), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

const fromQuotedPrintable = (text: string): Uint8Array =>
  toBytes(
    text
      .replace(/[ \t]+(\r?\n)/g, '$1')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

function contentOf(part: Part): string {
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase()
  const bytes =
    encoding === 'base64'
      ? fromBase64(part.body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(part.body)
        : toBytes(part.body)
  return decodeText(bytes, typeOf(part).params.get('charset'))
}

/** All parts that hold something, in their order. */
function* leaves(part: Part, depth = 0): Generator<Part> {
  const { type, params } = typeOf(part)
  const boundary = params.get('boundary')
  if (!type.startsWith('multipart/') || !boundary) {
    yield part
    return
  }
  if (depth >= MAX_DEPTH) return
  const [, ...pieces] = `\n${part.body}`.split(`\n--${boundary}`)
  for (const piece of pieces.slice(0, MAX_PARTS)) {
    if (piece.startsWith('--')) return
    yield* leaves(partOf(piece.replace(/^[ \t]*\r?\n|\r$/g, '')), depth + 1)
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of HTML. It is shown as text, so nothing in it can be markup again. */
const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(?:p|div|tr|li|h[1-6]|blockquote)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
      (entity, decimal?: string, hex?: string, name?: string) => {
        if (name) return ENTITIES[name.toLowerCase()] ?? entity
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : entity
      },
    )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')

/** `=?utf-8?B?…?=` and its kin in a header. */
function decodeWords(header: string): string {
  const joined = header.replace(/(\?=)\s+(=\?)/g, '$1$2')
  return joined.replace(/=\?([^?\s]+)\?([BbQq])\?([^?\s]*)\?=/g, (_, charset: string, kind: string, text: string) => {
    const bytes = kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' '))
    return decodeText(bytes, charset.split('*')[0])
  })
}

/** A header as text: its words decoded, or its bytes where somebody wrote UTF-8 into it. */
const headerOf = ({ headers }: Part, name: string): string =>
  decodeWords(decodeText(toBytes(headers.get(name) ?? ''), 'utf-8'))
    .replace(/\s+/g, ' ')
    .trim()

const ADDRESS = /^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/

/** The only address of a From header. */
function senderOf(header: string): Pick<IncomingMail, 'from' | 'name'> {
  const unquoted = header.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => quoted.replaceAll(/[<>,@]/g, ' '))
  const named = /^([^<>,]*)<([^<>]*)>$/.exec(unquoted)
  const address = (named?.[2] ?? unquoted.replace(/\([^)]*\)/g, '')).trim().toLowerCase()
  if (!ADDRESS.test(address)) return { from: '', name: '' }
  const name = named?.[1] ?? /\(([^)]*)\)/.exec(unquoted)?.[1] ?? ''
  return {
    from: address,
    name: name
      .replace(/^\s*"|"\s*$|\\/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }
}

/** Reads a mail. Attachments are dropped and counted. */
export function readMail(raw: Uint8Array): IncomingMail {
  const root = partOf(toBinary(raw))
  const parts = [...leaves(root)]
  const isAttached = ({ headers }: Part) => /^\s*attachment\b/i.test(headers.get('content-disposition') ?? '')
  const shown = parts.filter((part) => !isAttached(part))
  const plain = shown.find((part) => typeOf(part).type === 'text/plain')
  const html = shown.find((part) => typeOf(part).type === 'text/html')
  const texts = [plain, html]
  return {
    // Encoded words are decoded after the address is found: an encoded name could hold another address.
    ...readSender(root),
    subject: headerOf(root, 'subject'),
    messageId: /^<[^\s<>]{3,250}>$/.exec(root.headers.get('message-id') ?? '')?.[0] ?? '',
    text: plain ? contentOf(plain) : html ? textOfHtml(contentOf(html)) : '',
    attachments: parts.filter((part) => !texts.includes(part)).length,
  }
}

function readSender({ headers }: Part): Pick<IncomingMail, 'from' | 'name'> {
  const { from, name } = senderOf(decodeText(toBytes(headers.get('from') ?? ''), 'utf-8'))
  return { from, name: decodeWords(name).replace(/\s+/g, ' ').trim() }
}
