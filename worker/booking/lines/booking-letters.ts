import { type Letter, writeLetter } from '../../kernel/mail/letter.ts'
import { formatInstant, formatLongDate } from '../../kernel/rules/dates.ts'
import type { NoticeKind } from '../../kernel/rules/notices.ts'
import { TEAM_ANSWER } from '../../kernel/rules/team-answer.ts'
import { HOLD, PROOF_AGAIN } from '../rules/promises/promises.ts'

/** What a letter says of a campaign or a line: references, days and places, never a word that somebody typed. */
export interface BookingMail {
  /** `CMP-0142`, `BKG-0318` or `PRF-1204`; of a place that is free again, the number of its listing. */
  ref: string
  /** The listing of a line: `DOOH-0011`. */
  listing: string
  starts: string
  ends: string
  /** Instant, ms: until when an owner or advertiser can answer. */
  answerBy: number | null
  href: string
  /** Its page for an owner, where that is not the request. */
  ownerHref?: string
}

interface Text {
  subject: (mail: BookingMail) => string
  before: (mail: BookingMail) => readonly string[]
  button: string
  after?: string
}

const days = ({ starts, ends }: BookingMail) => `${formatLongDate(starts)} to ${formatLongDate(ends)}`
const lineOf = (mail: BookingMail) => `Listing ${mail.listing}, ${days(mail)}, ${mail.ref}.`
const until = ({ answerBy }: BookingMail) =>
  answerBy === null ? [] : [`Please answer by ${formatInstant(answerBy)}, India time.`]

const OPEN_CAMPAIGN = 'Open the campaign'
const OPEN_REQUEST = 'Open the request'
const OPEN_PROOF = 'Open the proof'
const OPEN_PLAN = 'Open the plan'

type Texts = Partial<Record<NoticeKind, Text>>

const TO_ADVERTISERS: Texts = {
  'message.received': {
    subject: ({ listing }) => `A message about listing ${listing}`,
    before: ({ listing }) => [`A media owner has written to you about listing ${listing}.`],
    button: 'Open the conversation',
    after: 'Messages of the same hour are told by one mail.',
  },
  'plan.commented': {
    subject: ({ ref }) => `A comment on ${ref}`,
    before: ({ ref }) => [`Somebody with the link has commented on ${ref}. You read it on its page.`],
    button: OPEN_PLAN,
    after: 'Comments of the same hour are told by one mail.',
  },
  'plan.approved': {
    subject: ({ ref }) => `Approved: ${ref}`,
    before: ({ ref }) => [`Somebody with the link has approved ${ref}. Its page shows who, and exactly what.`],
    button: OPEN_PLAN,
    after: 'Nothing is ordered by an approval. You order it by a campaign or an enquiry.',
  },
  'plan.withdrawn': {
    subject: ({ ref }) => `No longer approved: ${ref}`,
    before: ({ ref }) => [`The approval of ${ref} was taken back.`],
    button: OPEN_PLAN,
  },
  'campaign.submitted': {
    subject: ({ ref }) => `${ref} is with our team`,
    before: (mail) => [
      `We have received your campaign ${mail.ref}, ${days(mail)}.`,
      `Its places are held for you for ${HOLD}. Our team looks at it within ${TEAM_ANSWER}.`,
    ],
    button: OPEN_CAMPAIGN,
  },
  'campaign.approved': {
    subject: ({ ref }) => `${ref} is approved`,
    before: ({ ref }) => [`Our team has approved your campaign ${ref}. The media owners are asked now.`],
    button: OPEN_CAMPAIGN,
    after: 'We write again when each of them has answered.',
  },
  'campaign.rejected': {
    subject: ({ ref }) => `${ref} needs a change`,
    before: ({ ref }) => [
      `Our team has sent your campaign ${ref} back. The reason stands on its page.`,
      'Its places are no longer held.',
    ],
    button: OPEN_CAMPAIGN,
  },
  'campaign.cancelled': {
    subject: ({ ref }) => `${ref} is cancelled`,
    before: ({ ref }) => [`The campaign ${ref} is cancelled. See on its page what is charged and what is refunded.`],
    button: OPEN_CAMPAIGN,
  },
  'document.made': {
    subject: ({ ref }) => `${ref}: a document for you`,
    before: ({ ref }) => [`There is a new document of your campaign, ${ref}.`],
    button: 'Open the document',
  },
  'payment.recorded': {
    subject: ({ ref }) => `A payment for ${ref}`,
    before: ({ ref }) => [`A payment for ${ref} was recorded, paid back or corrected.`],
    button: 'Look at it',
    after: 'If it is not right, please write to the media owner or to our team.',
  },
  'line.confirmed': {
    subject: ({ ref }) => `${ref} is confirmed`,
    before: (mail) => ['A media owner has confirmed your booking.', lineOf(mail)],
    button: OPEN_CAMPAIGN,
  },
  'line.declined': {
    subject: ({ ref }) => `${ref} is declined`,
    before: (mail) => [
      'A media owner has declined your request.',
      lineOf(mail),
      'The page shows what is free instead.',
    ],
    button: OPEN_CAMPAIGN,
  },
  'line.countered': {
    subject: ({ ref }) => `An offer for ${ref}`,
    before: (mail) => [
      'A media owner offers other days or another price for your request.',
      lineOf(mail),
      ...until(mail),
    ],
    button: 'Look at the offer',
  },
  'line.expired': {
    subject: ({ ref }) => `${ref} was not answered in time`,
    before: (mail) => ['The time to answer your request is over, and its days are free again.', lineOf(mail)],
    button: OPEN_CAMPAIGN,
  },
  'line.cancelled': {
    subject: ({ ref }) => `${ref} is cancelled`,
    before: (mail) => [
      'A booking of your campaign is cancelled. See on its page what is charged and what is refunded.',
      lineOf(mail),
    ],
    button: OPEN_CAMPAIGN,
  },
  'creative.approved': {
    subject: ({ ref }) => `The artwork of ${ref} is approved`,
    before: (mail) => ['A media owner has approved your artwork.', lineOf(mail)],
    button: OPEN_CAMPAIGN,
  },
  'creative.rejected': {
    subject: ({ ref }) => `The artwork of ${ref} needs a change`,
    before: (mail) => ['Your artwork was sent back. The reason stands on its page.', lineOf(mail)],
    button: OPEN_CAMPAIGN,
  },
  'proof.sent': {
    subject: ({ ref }) => `A proof waits for you, ${ref}`,
    before: (mail) => ['A media owner has sent a proof of what is shown.', lineOf(mail), ...until(mail)],
    button: OPEN_PROOF,
    after: 'Without an answer until then it counts as accepted.',
  },
  'proof.offered': {
    subject: ({ ref }) => `Days at no charge for ${ref}`,
    before: (mail) => ['For a proof that you disputed, the owner offers days at no charge.', lineOf(mail)],
    button: 'Look at the days',
  },
  'proof.judged': {
    subject: ({ ref }) => `${ref} is decided`,
    before: (mail) => ['Our team has decided about a proof that you disputed.', lineOf(mail)],
    button: OPEN_PROOF,
  },
  'place.freed': {
    subject: ({ listing }) => `Days of ${listing} are free again`,
    before: ({ listing }) => [
      `Days of listing ${listing} that you watch are free again. Whoever asks first gets them.`,
    ],
    button: 'See its calendar',
    after: 'You are told once. Watch the days again if somebody else is faster.',
  },
}

const OPEN_LISTING = 'Open the listing'

const TO_OWNERS: Texts = {
  'message.received': {
    subject: ({ listing }) => `A message about listing ${listing}`,
    before: ({ listing }) => [`An advertiser has written to you about your listing ${listing}.`],
    button: 'Open the conversation',
    after: 'Messages of the same hour are told by one mail.',
  },
  'listing.approved': {
    subject: ({ listing }) => `${listing} is live`,
    before: ({ listing }) => [`Our team has checked your listing ${listing}. It is in the public catalogue now.`],
    button: OPEN_LISTING,
  },
  'listing.rejected': {
    subject: ({ listing }) => `${listing} needs a change`,
    before: ({ listing }) => [`Our team has sent your listing ${listing} back. The reason stands on its page.`],
    button: OPEN_LISTING,
    after: 'Change it there and send it again.',
  },
  'line.requested': {
    subject: ({ ref }) => `A booking request, ${ref}`,
    before: (mail) => ['An advertiser asks for a place of yours.', lineOf(mail), ...until(mail)],
    button: OPEN_REQUEST,
    after: 'The days are held until then, and free again afterwards.',
  },
  'document.made': {
    subject: ({ ref }) => `${ref} is made`,
    before: ({ ref }) => [`A document was made in your name, ${ref}. The advertiser has it, too.`],
    button: 'Open the document',
  },
  'payment.recorded': {
    subject: ({ ref }) => `A payment for ${ref}`,
    before: ({ ref }) => [`A payment to you for ${ref} was recorded, paid back or corrected.`],
    button: 'Look at it',
    after: 'If it is not right, please correct it under Payments, or write to our team.',
  },
  'fee.made': {
    subject: ({ ref }) => `${ref}: our fee of a month`,
    before: ({ ref }) => [
      `Our invoice ${ref} is for the fee on your tax invoices of last month, less your credit notes.`,
    ],
    button: 'Open the invoice',
  },
  'line.confirmed': {
    subject: ({ ref }) => `Your offer for ${ref} is accepted`,
    before: (mail) => ['The advertiser has accepted your offer: it is booked.', lineOf(mail)],
    button: OPEN_REQUEST,
  },
  'line.withdrawn': {
    subject: ({ ref }) => `${ref} is withdrawn`,
    before: (mail) => ['The advertiser has taken a request back. Its days are free again.', lineOf(mail)],
    button: OPEN_REQUEST,
  },
  'line.expired': {
    subject: ({ ref }) => `${ref} is over`,
    before: (mail) => ['The time to answer a request is over, and its days are free again.', lineOf(mail)],
    button: OPEN_REQUEST,
    after: 'You can still confirm it while nobody else has taken the days.',
  },
  'line.cancelled': {
    subject: ({ ref }) => `${ref} is cancelled`,
    before: (mail) => ['A booking is cancelled. What you keep of it stands on its page.', lineOf(mail)],
    button: OPEN_REQUEST,
  },
  'creative.uploaded': {
    subject: ({ ref }) => `Artwork for ${ref}`,
    before: (mail) => ['An advertiser has sent artwork. Please approve it or send it back.', lineOf(mail)],
    button: OPEN_REQUEST,
  },
  'proof.accepted': {
    subject: ({ ref }) => `${ref} is accepted`,
    before: (mail) => ['The advertiser has accepted a proof.', lineOf(mail)],
    button: OPEN_PROOF,
  },
  'proof.disputed': {
    subject: ({ ref }) => `${ref} is disputed`,
    before: (mail) => ['The advertiser disputes a proof. The reason stands on its page.', lineOf(mail)],
    button: OPEN_PROOF,
    after: `Please send a new proof within ${PROOF_AGAIN}, or offer days at no charge. Otherwise our team decides.`,
  },
  'proof.judged': {
    subject: ({ ref }) => `${ref} is decided`,
    before: (mail) => ['Our team has decided about a disputed proof.', lineOf(mail)],
    button: OPEN_PROOF,
  },
  'proof.remedied': {
    subject: ({ ref }) => `An answer to the days for ${ref}`,
    before: (mail) => ['The advertiser has answered the offer of days at no charge.', lineOf(mail)],
    button: OPEN_PROOF,
  },
}

const TO_STAFF: Texts = {
  'listing.submitted': {
    subject: ({ listing }) => `${listing} waits to be checked`,
    before: ({ listing }) => [`The listing ${listing} of a new media owner waits to be checked.`],
    button: 'Open the approvals',
  },
  'proof.disputed': {
    subject: ({ ref }) => `${ref} is disputed`,
    before: (mail) => ['An advertiser disputes a proof.', lineOf(mail)],
    button: 'Open the disputes',
  },
  'campaign.submitted': {
    subject: ({ ref }) => `${ref} waits for approval`,
    before: ({ ref }) => [`The campaign ${ref} waits for approval. Its places are held for ${HOLD}.`],
    button: 'Open the approvals',
  },
}

const TEXTS = { user: TO_ADVERTISERS, owner: TO_OWNERS, staff: TO_STAFF }

/** The letter about something that happened; null where only open pages are told. */
export function bookingLetter(to: keyof typeof TEXTS, kind: NoticeKind, mail: BookingMail): Letter | null {
  const text = TEXTS[to][kind]
  if (!text) return null
  return writeLetter({
    subject: text.subject(mail),
    before: text.before(mail),
    button: { label: text.button, href: mail.href },
    after: text.after === undefined ? [] : [text.after],
  })
}
