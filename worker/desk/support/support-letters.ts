import { type Letter, PLATFORM, writeLetter } from '../../kernel/mail/letter.ts'
import { senderText } from '../rules/support/sender.ts'
import type { Ticket } from '../rules/support/ticket.ts'

type TicketMail = Pick<Ticket, 'reference' | 'name' | 'email' | 'message' | 'source' | 'senderProof'> & {
  /** The ticket in the back office. */
  href: string
}

const FROM = {
  contact: 'a message from the contact page',
  account: 'a request from a dashboard',
  enquiry: 'an enquiry',
  mail: 'a mail to the support address',
} as const satisfies Record<Ticket['source'], string>

/** A new ticket, for our team only: it contains text of the visitor. The subject does not. */
export const ticketLetter = ({ reference, name, email, message, source, senderProof, href }: TicketMail): Letter =>
  writeLetter({
    subject: `${reference}: ${FROM[source]}`,
    before: [`From ${name}, ${email}:`, ...message.split(/\n+/)],
    button: { label: 'Open the message', href },
    after: [
      `Reference ${reference}. Please answer it there: the answer is mailed, and the ticket names the sender.`,
      `${senderText(senderProof, email)}. The name and the text are the visitor’s own and have not been checked.`,
    ],
  })

/** Another message in a thread, for our team only. */
export const ticketMessageLetter = ({
  reference,
  name,
  email,
  message,
  senderProof,
  href,
}: Omit<TicketMail, 'source'>): Letter =>
  writeLetter({
    subject: `${reference}: another message`,
    before: [`From ${name}, ${email}:`, ...message.split(/\n+/)],
    button: { label: 'Open the ticket', href },
    after: [`${senderText(senderProof, email)}. The text is the visitor’s own and has not been checked.`],
  })

/**
 * Answer of staff for the requester. It quotes nothing: a stranger can enter another person's address on the contact
 * page, and the mail would deliver their text.
 * @param href the thread in the requester's dashboard; null without an account
 */
export const ticketReplyLetter = ({
  reference,
  body,
  href,
}: Pick<Ticket, 'reference'> & { body: string; href: string | null }): Letter =>
  writeLetter({
    subject: `Re: [${reference}] Your message to ${PLATFORM}`,
    greeting: null,
    before: body.split(/\n+/),
    ...(href !== null && { button: { label: 'Open the conversation', href } }),
    after: [`To write to us again, answer this mail. Keep the reference ${reference} in its subject.`],
  })
