import { type Letter, withName } from './letter.ts'

/** A mail on its way out. */
interface OutgoingMail extends Letter {
  to: string
  /** Address for answers; else that of support. */
  replyTo?: string
  /** Headers that the platform lets a sender set; it makes the Message-ID itself. */
  headers?: Partial<Record<'In-Reply-To' | 'References', string>>
}

/** Sends mails, one recipient each. The promise resolves when the platform has accepted the mail, before delivery. */
export interface Mailer {
  send: (mail: OutgoingMail) => Promise<void>
}

/** Sender of a mail: the platform as staff named it, and the address of support. */
interface Sender {
  name: string
  email: string
}

/**
 * Uses the platform's binding. Locally it writes each mail to files under `.wrangler/tmp/email` and logs their names.
 * @param from the address of the sender; its domain must be set up for sending
 * @param readSender asked for each mail
 */
export function createMailer(binding: SendEmail, from: string, readSender: () => Promise<Sender>): Mailer {
  return {
    send: async ({ to, replyTo, headers, ...letter }) => {
      const { name, email } = await readSender()
      await binding.send({
        from: { name, email: from },
        to,
        replyTo: replyTo ?? email,
        ...withName(letter, name),
        ...(headers && { headers }),
      })
    },
  }
}
