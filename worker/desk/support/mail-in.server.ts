import { and, count, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { WorkContext } from '../../kernel/context.ts'
import { getGeneralSettings } from '../../kernel/platform/settings.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { Email, PersonName } from '../../kernel/rules/fields.ts'
import { mailDay } from '../../kernel/rules/mail-limit.ts'
import { type IncomingMail, loopReason, MAX_MAIL_BYTES, referenceIn, withoutQuote } from '../rules/support/mail.ts'
import { type SenderProof, senderProof } from '../rules/support/sender.ts'
import { MAX_SUBJECT } from '../rules/support/thread.ts'
import { MAX_MESSAGE_CHARS, Message, subjectOf } from '../rules/support/ticket.ts'
import { supportTickets } from '../support.table.ts'
import { storeTicket } from './file-ticket.server.ts'
import { receiveMessage } from './own-tickets.server.ts'
import { readMail } from './read-mail.ts'

/** Tickets that one address may open by mail within 24 hours. */
const MAX_MAILS_A_DAY = 20

/** Outcome of a mail. */
export type MailOutcome = 'ticket' | 'message' | 'known' | 'ignored' | 'refused'

/** A mail as the platform gives it; its `from` is the sender of the envelope. */
type Received = Pick<ForwardableEmailMessage, 'from' | 'raw' | 'rawSize' | 'setReject'>

/** Text of a message, without the quoted mail below it. */
function bodyOf({ text, attachments }: IncomingMail): string {
  const written = v.safeParse(Message, withoutQuote(text).slice(0, MAX_MESSAGE_CHARS - 60))
  const body = written.success ? written.output : 'This mail has no text.'
  return attachments > 0 ? `${body}\n\n(Attachments of this mail were not kept.)` : body
}

/**
 * The ticket that a mail answers: its subject has the reference, and it is proven to come from the requester's address.
 * Any other mail becomes a new ticket, so that strangers cannot write in a thread.
 */
async function findAnswered(
  { db }: Pick<WorkContext, 'db'>,
  { from, subject }: IncomingMail,
  proof: SenderProof,
): Promise<string | null> {
  const reference = referenceIn(subject)
  if (reference === null || proof === 'none') return null
  const [ticket] = await db
    .select({ reference: supportTickets.reference })
    .from(supportTickets)
    .where(and(eq(supportTickets.reference, reference), eq(supportTickets.email, from)))
  return ticket?.reference ?? null
}

/**
 * Receives a mail to the support address: a message of a ticket, or a new ticket. Mails of programs, and our own, are
 * ignored; one Message-ID is one message.
 * @param own our addresses, in addition to those of the settings
 */
export async function receiveMail(
  service: WorkContext,
  { from: envelope, raw, rawSize, setReject }: Received,
  own: readonly string[],
): Promise<MailOutcome> {
  if (rawSize > MAX_MAIL_BYTES) {
    setReject('This mail is too large. Please send it without attachments')
    return 'refused'
  }
  const mail = await readMail(new Uint8Array(await new Response(raw).arrayBuffer()))
  if (mail === null) {
    setReject('This mail has too many parts or headers. Please send it as plain text')
    return 'refused'
  }
  const from = v.safeParse(Email, mail.from)
  if (!from.success) return 'ignored'
  const { supportEmail } = (await getGeneralSettings(service)).value
  const ours = [...own, supportEmail, service.settings.teamEmail].map((address) => address.toLowerCase())
  if (loopReason(mail, ours) !== null) return 'ignored'

  const body = bodyOf(mail)
  const key = mail.messageId || JSON.stringify([from.output, mail.headers('Date'), body])
  const proof = senderProof(mail.headers('Authentication-Results'), { from: from.output, envelope })
  const answered = await findAnswered(service, mail, proof)
  if (answered !== null && (await addToThread(service, { reference: answered, body, key, proof }))) return 'message'

  if (await isOverLimit(service, from.output)) {
    setReject('Too many mails came from this address today')
    return 'refused'
  }
  const name = v.safeParse(PersonName, mail.name)
  const { isNew } = await storeTicket(service, {
    name: name.success ? name.output : (from.output.split('@')[0] ?? from.output),
    email: from.output,
    subject: subjectOf(mail.subject.slice(0, MAX_SUBJECT)) || subjectOf(body),
    message: body,
    source: 'mail',
    senderProof: proof,
    sameAs: ['mail', key],
  })
  return isNew ? 'ticket' : 'known'
}

/** @returns false when the thread is full: the mail becomes a separate ticket */
async function addToThread(
  service: WorkContext,
  { proof, ...message }: { reference: string; body: string; key: string; proof: SenderProof },
): Promise<boolean> {
  try {
    await receiveMessage(service, { ...message, userId: null, senderProof: proof })
    return true
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'conflict') return false
    throw failure
  }
}

async function isOverLimit({ db, now }: WorkContext, email: string): Promise<boolean> {
  const [counted] = await db
    .select({ total: count() })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.email, email),
        eq(supportTickets.source, 'mail'),
        gt(supportTickets.createdAt, mailDay(now)),
      ),
    )
  return (counted?.total ?? 0) >= MAX_MAILS_A_DAY
}
