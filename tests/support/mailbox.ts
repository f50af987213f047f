import { env } from 'cloudflare:workers'
import { Browser } from './identity.ts'

type Mail = Pick<EmailMessageBuilder, 'to' | 'from' | 'replyTo' | 'subject' | 'text' | 'html'>

/**
 * Replaces the platform's mail binding by one that keeps the mails. Requests of its browser run through the real product with that
 * binding.
 */
export function newMailbox() {
  const mails: Mail[] = []
  const EMAIL: SendEmail = {
    send: async (mail: EmailMessage | EmailMessageBuilder) => {
      if ('subject' in mail) mails.push(mail)
      return { messageId: `<${mails.length}@adchowk.test>` }
    },
  }
  return {
    mails,
    browser: () => new Browser(undefined, { ...env, EMAIL }),
    /** Subjects of what one address got, in the order of their arrival. */
    subjects: (to: string) => mails.filter((mail) => mail.to === to).map(({ subject }) => subject),
    /** The token of the newest link that one address got. */
    token: (to: string): string => {
      const text = mails.findLast((mail) => mail.to === to && /token=/.test(mail.text ?? ''))?.text
      return /token=(\S+)/.exec(text ?? '')?.[1] ?? 'no mail has come'
    },
  }
}
