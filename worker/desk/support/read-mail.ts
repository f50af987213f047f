import PostalMime, { addressParser, type Email } from 'postal-mime'
import { textOfHtml } from '../../kernel/mail/html-text.ts'
import type { IncomingMail } from '../rules/support/mail.ts'

// Limits of a mail that is read, asked before it is parsed: postal-mime limits nesting and headers, not the number of lines, of
// parts, or of addresses. A mail of 10 MB in base64 has 140,000 lines.
const MAX_LINES = 200_000
const MAX_PARTS = 500
const MAX_DEPTH = 10
const MAX_HEADER_BYTES = 128 * 1024
const MAX_SENDER_CHARS = 1000
/** Characters of text that are read; a message holds 4,000, and quotes and styles come with it. */
const MAX_TEXT_CHARS = 400_000

const LINE_FEED = 10
const HYPHEN = 45

/** True when a mail has more lines, or lines that can begin a part (`--boundary`), than the limits. */
function hasTooMuch(raw: Uint8Array): boolean {
  let lines = 0
  let parts = 0
  for (let end = raw.indexOf(LINE_FEED); end >= 0; end = raw.indexOf(LINE_FEED, end + 1)) {
    lines += 1
    if (raw[end + 1] === HYPHEN && raw[end + 2] === HYPHEN) parts += 1
    if (lines > MAX_LINES || parts > MAX_PARTS) return true
  }
  return false
}

async function parse(raw: Uint8Array): Promise<Email | null> {
  if (hasTooMuch(raw)) return null
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: MAX_DEPTH,
      maxHeadersSize: MAX_HEADER_BYTES,
      // A mail within a mail is a file.
      maxRfc822NestingDepth: 0,
    })
  } catch {
    // It has more parts in each other, or more headers, than the limits.
    return null
  }
}

const ADDRESS = /^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/

/** The only address of From, and only unencoded: encoded text could hold another one. */
function senderOf(headers: readonly string[]): Pick<IncomingMail, 'from' | 'name'> {
  const nobody = { from: '', name: '' }
  const [header = '', ...more] = headers
  if (more.length > 0 || header.length > MAX_SENDER_CHARS) return nobody
  const [sender, ...others] = addressParser(header)
  if (!sender || sender.group || others.length > 0) return nobody
  const { address, name } = sender
  if (!ADDRESS.test(address) || !header.includes(address)) return nobody
  return { from: address.toLowerCase(), name: oneLine(name) }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Reads a mail; files in it are dropped and counted. Null for one with more lines, parts or headers than are read. */
export async function readMail(raw: Uint8Array): Promise<IncomingMail | null> {
  const email = await parse(raw)
  if (!email) return null
  const headers = (wanted: string) =>
    email.headers.filter(({ key }) => key === wanted.toLowerCase()).map(({ value }) => value)
  return {
    ...senderOf(headers('From')),
    subject: oneLine(email.subject ?? ''),
    messageId: /^<[^\s<>]{3,250}>$/.exec(email.messageId ?? '')?.[0] ?? '',
    text: email.text?.slice(0, MAX_TEXT_CHARS) ?? textOfHtml((email.html ?? '').slice(0, MAX_TEXT_CHARS)),
    attachments: email.attachments.length,
    headers,
  }
}
