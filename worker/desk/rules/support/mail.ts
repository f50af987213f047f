/** A mail as it came, as far as a ticket needs it. */
export interface IncomingMail {
  /** Address in From, lower case; empty for none or several. */
  from: string
  /** Name in From; empty without one. */
  name: string
  /** One line. */
  subject: string
  /** `<…@…>`; empty where it is missing or no Message-ID. */
  messageId: string
  text: string
  /** Parts that are not kept: files, and text that the kept text repeats in another form. */
  attachments: number
  headers: MailHeaders
}

/** The values of a header of a mail, in their order, the topmost first. */
type MailHeaders = (name: string) => readonly string[]

/** The largest mail that is read, bytes: attachments come with it and are dropped. */
export const MAX_MAIL_BYTES = 10 * 1024 * 1024

/** `TKT-7K2M9Q` in a subject. */
const REFERENCE = /\bTKT-[0-9A-HJKMNP-TV-Z]{6}\b/i

/** The reference that a subject names, in capitals; null without one. */
export const referenceIn = (subject: string): string | null => REFERENCE.exec(subject)?.[0].toUpperCase() ?? null

/**
 * The reason why a mail gets no ticket and no answer: a program sent it, so an answer could loop (RFC 3834), or it is
 * our own. Null for a mail of a person.
 */
export function loopReason({ headers, from }: Pick<IncomingMail, 'headers' | 'from'>, own: readonly string[]) {
  const textOf = (name: string) => headers(name).join().trim().toLowerCase()
  const automatic = textOf('Auto-Submitted')
  if (automatic !== '' && automatic !== 'no') return 'automatic'
  if (/\b(?:bulk|junk|list|auto_reply)\b/.test(textOf('Precedence'))) return 'bulk'
  if (headers('List-Id').length > 0 || headers('X-Autoreply').length > 0) return 'list'
  if (/^(?:mailer-daemon|postmaster)@/.test(from)) return 'bounce'
  return own.includes(from) ? 'own' : null
}

/** Lines before quoted text in mail programs. */
const QUOTE_STARTS = [/^On .{1,200} wrote:$/, /^-{2,} ?(?:Original Message|Forwarded message) ?-{2,}$/i, /^_{20,}$/]

/** Text of an answer, without the quoted mail below it. The whole text when nothing would be left. */
export function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const start = lines.findIndex((line) => QUOTE_STARTS.some((pattern) => pattern.test(line.trim())))
  const kept = start < 0 ? lines : lines.slice(0, start)
  const own = kept.slice(0, kept.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>')) + 1)
  const written = own.join('\n').trim()
  return written === '' ? text.trim() : written
}
