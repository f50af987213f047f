import type { Ticket } from '../domain/support/ticket.ts'
import { type Letter, writeLetter } from './letter.ts'

type TicketMail = Pick<Ticket, 'reference' | 'name' | 'email' | 'message'> & {
  /** The ticket in the back office. */
  href: string
}

/** A new ticket, for our team only: it contains what the visitor wrote. The subject does not. */
export const ticketLetter = ({ reference, name, email, message, href }: TicketMail): Letter =>
  writeLetter({
    subject: `${reference}: a message from the contact page`,
    before: [`From ${name}, ${email}:`, ...message.split(/\n+/)],
    button: { label: 'Open the message', href },
    after: [
      `Reference ${reference}. Please answer within one working day, to the address above.`,
      'The name, the address and the words are the visitor’s own and have not been checked.',
    ],
  })
