import type { Letter } from './letter.ts'

/** A mail on its way out. */
interface OutgoingMail extends Letter {
  to: string
  /** Where an answer goes; else to the sender. */
  replyTo?: string
  /** Of those that the platform lets a sender set; it makes the Message-ID itself. */
  headers?: Partial<Record<'In-Reply-To' | 'References', string>>
}

/** Sends mails, one recipient each. The promise resolves when the platform has accepted the mail, before delivery. */
export interface Mailer {
  send: (mail: OutgoingMail) => Promise<void>
}

/**
 * Uses the platform's binding. Locally it writes each mail to files under `.wrangler/tmp/email` and logs their names.
 * @param from the sender; its domain must be set up for sending
 */
export function createMailer(binding: SendEmail, from: EmailAddress): Mailer {
  return {
    send: async ({ to, subject, text, html, replyTo, headers }) => {
      await binding.send({ from, to, subject, text, html, ...(replyTo && { replyTo }), ...(headers && { headers }) })
    },
  }
}
