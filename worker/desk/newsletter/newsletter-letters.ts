import { type Letter, PLATFORM, writeLetter } from '../../kernel/mail/letter.ts'
import { CONFIRM_DAYS } from '../rules/newsletter.ts'

interface Links {
  confirm: string
  leave: string
}

/** Asks the owner of an address to confirm. It contains no text of the person who entered the address. */
export function subscriptionLetter({ confirm, leave }: Links): Letter {
  const letter = writeLetter({
    subject: `Confirm that you want mails from ${PLATFORM}`,
    before: [
      'Someone, hopefully you, entered this address on our site to get news of case studies, reports, webinars and rate cards.',
    ],
    button: { label: 'Yes, send them to me', href: confirm },
    after: [
      `The link works once, for ${CONFIRM_DAYS} days. Until you open it and press the button there, nothing else is sent.`,
      'If this was not you, ignore this mail.',
      `Unsubscribe, at any time and without signing in: ${leave}`,
    ],
  })
  // Paragraphs contain no links; our own address needs no escaping.
  return { ...letter, html: letter.html.replace(leave, () => `<a href="${leave}">${leave}</a>`) }
}
