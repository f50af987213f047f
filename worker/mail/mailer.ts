import type { Letter } from './letter.ts'

/** Sends mails, one recipient each. The promise resolves when the platform has accepted the mail, before delivery. */
export interface Mailer {
  send: (mail: Letter & { to: string }) => Promise<void>
}

/**
 * Uses the platform's binding. Locally it writes each mail to files under `.wrangler/tmp/email` and logs their names.
 * @param from the sender; its domain must be set up for sending
 */
export function createMailer(binding: SendEmail, from: EmailAddress): Mailer {
  return {
    send: async ({ to, subject, text, html }) => {
      await binding.send({ from, to, subject, text, html })
    },
  }
}
