/** A mail as it came, as far as a ticket needs it. */
export interface IncomingMail {
  /** The address in From, lower case; empty where there is none, or several. */
  from: string
  /** The name in From; empty where there is none. */
  name: string
  /** One line. */
  subject: string
  /** `<…@…>`; empty where it is missing or no Message-ID. */
  messageId: string
  text: string
  /** Parts that are not kept: files, and text that the kept text repeats in another form. */
  attachments: number
}

/** The largest mail that is read, bytes: attachments come with it and are dropped. */
export const MAX_MAIL_BYTES = 10 * 1024 * 1024

/** `TKT-7K2M9Q` in a subject. */
const REFERENCE = /\bTKT-[0-9A-HJKMNP-TV-Z]{6}\b/i

/** The reference that a subject names, in capitals; null without one. */
export const referenceIn = (subject: string): string | null => REFERENCE.exec(subject)?.[0].toUpperCase() ?? null

/** Headers of a mail. */
interface MailHeaders {
  get: (name: string) => string | null
}

/**
 * Why a mail is not answered with a ticket: it was sent by a program, so an answer would go round in circles (RFC 3834), or by
 * ourselves. Null for a mail of a person.
 */
export function loopReason(
  headers: MailHeaders,
  { from, own }: { from: string; own: readonly string[] },
): string | null {
  const automatic = headers.get('Auto-Submitted')?.trim().toLowerCase()
  if (automatic && automatic !== 'no') return 'automatic'
  if (/\b(?:bulk|junk|list|auto_reply)\b/i.test(headers.get('Precedence') ?? '')) return 'bulk'
  if (headers.get('List-Id') !== null || headers.get('X-Autoreply') !== null) return 'list'
  if (/^(?:mailer-daemon|postmaster)@/.test(from)) return 'bounce'
  return own.includes(from) ? 'own' : null
}

/**
 * Whether the address in From is proven: the receiving server found DMARC to pass, or, where a domain has no such policy, SPF or
 * DKIM for the same domain. A program can write any address into From, and only who is proven may write in a thread.
 */
export function isProvenSender(headers: MailHeaders, from: string): boolean {
  const [, domain = ''] = from.split('@')
  const results = headers.get('Authentication-Results')?.toLowerCase() ?? ''
  // Only the line of the server that received it counts; it puts its own first.
  if (!/^\s*mx\.cloudflare\.net\s*;/.test(results)) return false
  const [ours = ''] = results.slice(results.indexOf(';') + 1).split(/,\s*[\w.-]+\s*;/)
  if (/\bdmarc=pass\b/.test(ours)) return true
  if (/\bdmarc=(?:fail|permerror|temperror)\b/.test(ours)) return false
  const isOf = (found: string | undefined) => found === domain || (found?.endsWith(`.${domain}`) ?? false)
  const dkim = [...ours.matchAll(/\bdkim=pass\b[^;]*\bheader\.d=([\w.-]+)/g)].some(([, found]) => isOf(found))
  const spf = [...ours.matchAll(/\bspf=pass\b[^;]*\bsmtp\.mailfrom=(?:[^\s;@]*@)?([\w.-]+)/g)].some(([, found]) =>
    isOf(found),
  )
  return dkim || spf
}

/** Lines with which mail programs begin what they quote. */
const QUOTE_STARTS = [/^On .{1,200} wrote:$/, /^-{2,} ?(?:Original Message|Forwarded message) ?-{2,}$/i, /^_{20,}$/]

/** What was written in an answer, without the mail below it that it answers. All of it where nothing is left. */
export function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const start = lines.findIndex((line) => QUOTE_STARTS.some((pattern) => pattern.test(line.trim())))
  const kept = start < 0 ? lines : lines.slice(0, start)
  const own = kept.slice(0, kept.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>')) + 1)
  const written = own.join('\n').trim()
  return written === '' ? text.trim() : written
}
