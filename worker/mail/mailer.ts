import type { Letter } from './letter.ts'

/** Sends mails, one addressee each. The promise ends when the platform has taken the mail, which is not its arrival. */
export interface Mailer {
  send: (mail: Letter & { to: string }) => Promise<void>
}

/**
 * Over the platform's binding. Locally it writes each mail to files under `.wrangler/tmp/email` and logs their names.
 * @param from the sender, of a domain that may send
 */
export function createMailer(binding: SendEmail, from: EmailAddress): Mailer {
  return {
    send: async ({ to, subject, text, html }) => {
      await binding.send({ from, to, subject, text, html })
    },
  }
}
