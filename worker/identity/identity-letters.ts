import { type Letter, PLATFORM, writeLetter } from '../kernel/mail/letter.ts'
import { formatInstant } from '../kernel/rules/dates.ts'
import { type LinkPurpose, ONE_TIME_LINKS } from '../kernel/rules/identity/one-time-link.ts'

const NOT_YOU = 'If this was not you, set a new password with "Forgot password" on the sign-in page, and write to us.'

/** The letter with a one-time link, by purpose. */
export const LINK_LETTERS = {
  'password-reset': (href) =>
    writeLetter({
      subject: `Set a new ${PLATFORM} password`,
      before: [`Someone, hopefully you, asked to set a new password for your ${PLATFORM} account.`],
      button: { label: 'Set a new password', href },
      after: [
        `The link works once, for ${ONE_TIME_LINKS['password-reset'].minutes} minutes.`,
        'If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
    }),
  invitation: (href) =>
    writeLetter({
      subject: `You are invited to ${PLATFORM}`,
      before: [`Our team has created an account on ${PLATFORM} for this address. Choose a password to open it.`],
      button: { label: 'Choose a password', href },
      after: [
        `The link works once, for ${ONE_TIME_LINKS.invitation.minutes / 60 / 24} days.`,
        'If you do not expect this, ignore this mail: the account stays closed.',
      ],
    }),
  'email-verification': (href) =>
    writeLetter({
      subject: `Confirm your email for ${PLATFORM}`,
      before: [`Thank you for joining ${PLATFORM}. Please confirm that this address is yours.`],
      button: { label: 'Confirm email', href },
      after: [
        `The link works once, for ${ONE_TIME_LINKS['email-verification'].minutes / 60} hours. You can use your account until then.`,
        'If you did not sign up, ignore this mail.',
      ],
    }),
} satisfies Record<LinkPurpose, (href: string) => Letter>

/** Notices to the owner of an account, so that no change goes unnoticed. */
const CHANGES = {
  passwordReset: {
    subject: `Your ${PLATFORM} password was reset`,
    before: [`A new password was set for your ${PLATFORM} account with a link that we mailed to you.`],
    after: ['Every device was signed out.', NOT_YOU],
  },
  passwordChanged: {
    subject: `Your ${PLATFORM} password was changed`,
    before: [`The password of your ${PLATFORM} account was changed.`],
    after: ['Your other devices were signed out.', NOT_YOU],
  },
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    before: [`Signing in to your ${PLATFORM} account now takes your password and a code from your authenticator app.`],
    after: ['Keep your recovery codes where you can find them without your phone.', NOT_YOU],
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    before: [`Signing in to your ${PLATFORM} account now takes your password alone.`],
    after: [NOT_YOU],
  },
  newRecoveryCodes: {
    subject: 'You have new recovery codes',
    before: [`New recovery codes were made for your ${PLATFORM} account. The old ones no longer work.`],
    after: [NOT_YOU],
  },
  accountDeleted: {
    subject: `Your ${PLATFORM} account is deleted`,
    before: [
      `Your ${PLATFORM} account and your personal data in it are deleted, as you asked. Thank you for having been with us.`,
    ],
    after: ['If this was not you, please write to us.'],
  },
  accountDeletedByStaff: {
    subject: `Your ${PLATFORM} account is deleted`,
    before: [`Our team has deleted your ${PLATFORM} account and your personal data in it.`],
    after: ['If you do not know why, please write to us.'],
  },
}

export type AccountChange = keyof typeof CHANGES

/** The notice of a change to an account. */
export const changeLetter = (change: AccountChange): Letter => writeLetter(CHANGES[change])

/** The notice that many passwords were tried. @param tries how many within a day */
export const guessingLetter = (tries: number): Letter =>
  writeLetter({
    subject: `Someone is trying passwords on your ${PLATFORM} account`,
    before: [
      `Within a day there were ${tries} attempts to sign in to your ${PLATFORM} account from browsers that we do not know.`,
      'Further attempts from them are slowed down. Browsers that you signed in with before are not.',
    ],
    after: [
      'None of them got in. To keep your account safe, use a long password that you use nowhere else, and two-step sign-in.',
      'If you forgot your password, use "Forgot password" on the sign-in page.',
    ],
  })

/** The notice of a sign-in with a browser that the account does not know. */
export const newBrowserLetter = ({
  device,
  network,
  at,
  href,
}: {
  /** `Chrome on Windows` */
  device: string
  network: string
  at: Date
  /** The sessions of the account. */
  href: string
}): Letter =>
  writeLetter({
    subject: `A new browser signed in to your ${PLATFORM} account`,
    before: [
      `Someone signed in to your ${PLATFORM} account with a new browser.`,
      `${device}, network ${network}, ${formatInstant(at)}, India time.`,
    ],
    button: { label: 'See your sessions', href },
    after: ['If this was you, there is nothing to do.', NOT_YOU],
  })

/** The notice that a recovery code was used. @param left how many still work */
export const recoveryCodeLetter = (left: number): Letter =>
  writeLetter({
    subject: 'A recovery code was used',
    before: [
      `A recovery code was used in place of your authenticator app to sign in to your ${PLATFORM} account.`,
      left === 0 ? 'It was the last one: please make new ones in your account.' : `Codes left: ${left}.`,
    ],
    after: [NOT_YOU],
  })
