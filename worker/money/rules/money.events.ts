import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import {
  type Audience,
  defineEvent,
  defineRecorded,
  type EventDetail,
  type EventName,
} from '../../kernel/rules/events/event.ts'
import type { LetterText } from '../../kernel/rules/events/letter-text.ts'

// Events of documents and payments, each with its words in the audit log, its letters and its messages to open pages.

/** Both sides of a document or payment, without a deleted account. */
const bothSides = (user: string | null, owner: string): Audience[] => [
  ...(user === null ? [] : [`user:${user}` as const]),
  `owner:${owner}`,
]

/** A document in an owner's name. */
interface DocumentFact {
  id: string
  kind: string
  campaign: string
  user: string | null
  owner: string
  /** Made by a payment, whose row in the audit log is enough. */
  isPart?: boolean
}

/** A payment, a refund or a correction, between an advertiser and an owner. */
interface PaymentFact {
  /** The campaign. */
  id: string
  /** Of the campaign. */
  version: number
  user: string | null
  owner: string
  detail: EventDetail
  /** Document or campaign that letters open; null where a voucher is made, whose letter is enough. */
  about: string | null
  /** Instant, ms. */
  at: number
}

const campaign = inArea('campaigns', 'campaign')
const paper = inArea('campaigns', 'other')
const account = inArea('accounts', 'user')

export const documentMade = defineEvent(
  'document.made',
  {
    words: campaign('Document', 'Made', 'neutral'),
    letters: {
      user: {
        subject: ({ ref }) => `${ref}: a document for you`,
        before: ({ ref }) => [`There is a new document for your campaign, ${ref}.`],
        button: 'Open the document',
      },
      owner: {
        subject: ({ ref }) => `${ref} is made`,
        before: ({ ref }) => [`A document was issued in your name, ${ref}. The advertiser has it too.`],
        button: 'Open the document',
      },
    },
  },
  ({ id, kind, campaign, user, owner, isPart }: DocumentFact) => ({
    audit: isPart ? null : { subject: campaign, detail: { document: id, kind } },
    notices: bothSides(user, owner).map((audience) => ({ audience, subject: id, version: 1 })),
    live: null,
  }),
)

const toAdvertiser: LetterText = {
  subject: ({ ref }) => `A payment for ${ref}`,
  before: ({ ref }) => [`A payment for ${ref} was recorded, paid back or corrected.`],
  button: 'View the payment',
  after: 'If it is not right, please write to the media owner or to our team.',
}
const toOwner: LetterText = {
  subject: ({ ref }) => `A payment for ${ref}`,
  before: ({ ref }) => [`A payment to you for ${ref} was recorded, paid back or corrected.`],
  button: 'View the payment',
  after: 'If it is not right, please correct it under Payments, or write to our team.',
}

const paymentEvent = <const Name extends EventName>(name: Name, words: ReturnType<typeof campaign>) =>
  defineEvent(
    name,
    { words, letters: { user: toAdvertiser, owner: toOwner } },
    ({ id, version, user, owner, detail, about, at }: PaymentFact) => ({
      audit: { subject: id, detail: { owner, ...detail } },
      notices:
        about === null ? [] : bothSides(user, owner).map((audience) => ({ audience, subject: about, version: at })),
      live: { data: { id, version }, to: ['staff', ...bothSides(user, owner)] },
    }),
  )

export const paymentRecorded = paymentEvent('payment.recorded', campaign('Payment', 'Recorded', 'success'))
export const paymentRefunded = paymentEvent('payment.refunded', campaign('Payment', 'Paid back', 'warn'))
export const paymentCorrected = paymentEvent('payment.corrected', campaign('Payment', 'Corrected', 'danger'))

/** Our invoice to an owner for a month. */
export const feeMade = defineEvent(
  'fee.made',
  {
    words: inArea('owners', 'owner')('Fee invoice', 'Made', 'neutral'),
    letters: {
      owner: {
        subject: ({ ref }) => `${ref}: our fee of a month`,
        before: ({ ref }) => [
          `Our invoice ${ref} is for the fee on your tax invoices of last month, less your credit notes.`,
        ],
        button: 'Open the invoice',
      },
    },
  },
  ({ id, owner, month }: { id: string; owner: string; month: string }) => ({
    audit: { subject: owner, detail: { document: id, month } },
    notices: [{ audience: `owner:${owner}`, subject: id, version: 1 }],
    live: null,
  }),
)

export const booksExported = defineRecorded('books.exported', {
  words: paper('Books', 'Exported', 'neutral'),
})
export const estimateMade = defineRecorded('estimate.made', { words: paper('Estimate', 'Made', 'neutral') })
export const estimateShared = defineRecorded('estimate.shared', { words: paper('Estimate', 'Shared', 'neutral') })
export const estimateUnshared = defineRecorded('estimate.unshared', {
  words: paper('Estimate', 'No longer shared', 'neutral'),
})
export const reportMailTurnedOn = defineRecorded('report_mail.turned_on', {
  words: campaign('Weekly report by mail', 'Turned on', 'neutral'),
})
export const reportMailTurnedOff = defineRecorded('report_mail.turned_off', {
  words: campaign('Weekly report by mail', 'Turned off', 'neutral'),
})
export const reportLogoChanged = defineRecorded('report_logo.changed', { words: account('Logo of reports', 'Changed') })
export const reportLogoRemoved = defineRecorded('report_logo.removed', {
  words: account('Logo of reports', 'Removed', 'neutral'),
})

/** Acts after which documents may be due. */
export const PAYMENT_EVENTS = [paymentRecorded, paymentRefunded, paymentCorrected] as const

/** Every event of this room, in the order in which the audit log lists acts. */
export const MONEY_EVENTS = [
  documentMade,
  ...PAYMENT_EVENTS,
  feeMade,
  booksExported,
  estimateMade,
  estimateShared,
  estimateUnshared,
  reportMailTurnedOn,
  reportMailTurnedOff,
  reportLogoChanged,
  reportLogoRemoved,
] as const
