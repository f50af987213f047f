import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import { formatInstant, formatLongDate } from '../../kernel/rules/dates.ts'
import {
  type Audience,
  defineEvent,
  defineRecorded,
  type EventDetail,
  type EventName,
  type EventTexts,
  type Side,
} from '../../kernel/rules/events/event.ts'
import type { LetterText, NoticeMail } from '../../kernel/rules/events/letter-text.ts'
import { TEAM_ANSWER } from '../../kernel/rules/team-answer.ts'
import type { Mover } from '../../kernel/rules/transitions.ts'
import type { CampaignLine } from './campaigns/campaign.ts'
import { HOLD, PROOF_AGAIN } from './promises/promises.ts'

// Events of campaigns, their lines, artwork and proofs, each with its words in the audit log, its letters, its messages
// to open pages and its entry in the activity of a campaign.

/** A line as its events need it. */
export type EventLine = Pick<CampaignLine, 'id' | 'campaignId' | 'ownerId' | 'resource' | 'listing'> & {
  snapshot: Pick<CampaignLine['snapshot'], 'category'>
}

/** An act on a whole campaign. */
export interface CampaignFact {
  id: string
  /** Null once the account is deleted. */
  advertiser: string | null
  /** Of the campaign, after the act. */
  version: number
  detail?: EventDetail
  /** Lines whose places are taken or free since. */
  lines?: readonly EventLine[]
  /** A private draft of its advertiser: `draftChanged` updates the page. */
  isDraft?: boolean
}

/** An act on one line. */
export interface LineFact {
  line: EventLine
  advertiser: string | null
  /** After the act: of the line, or of the artwork. */
  version: number
  /** The campaign where nothing else is known. */
  detail?: EventDetail
  /** The side that acted, which is not notified. Without it both sides are. */
  by?: Mover
  /** True when its owner was never asked, and so is not notified. */
  isUnasked?: boolean
  /** A part of an act on the whole campaign, whose row in the audit log is enough. */
  isPart?: boolean
  /** Updates open pages only, without notices. */
  isQuiet?: boolean
}

/** An act that books a line, with its actor. */
export interface BookedFact extends LineFact {
  line: CampaignLine
  actorName: string
}

/** An act on a proof of a line. */
export interface ProofFact {
  line: CampaignLine
  advertiser: string | null
  id: string
  /** Of the proof, after the act. */
  version: number
  detail?: EventDetail
}

/** A message in a conversation. */
interface MessageFact {
  /** The conversation. */
  id: string
  /** User who began it; null once the account is deleted. */
  user: string | null
  owner: string
  /** The side that gets a mail. */
  to: 'user' | 'owner'
  /** Hour of the message: one mail covers all messages of an hour. */
  hour: number
}

const SIDES = ['staff', 'user', 'owner'] as const

/** Audiences of the notified sides, in the order of `SIDES`. */
const audiences = (told: (side: Side) => boolean, ids: { user: string | null; owner: string | null }): Audience[] =>
  SIDES.filter(told).flatMap((side): Audience[] => {
    if (side === 'staff') return ['staff']
    const id = ids[side]
    return id === null ? [] : [`${side}:${id}`]
  })

const campaignEvent = <const Name extends EventName>(name: Name, { letters = {}, ...texts }: EventTexts) =>
  defineEvent(name, { letters, ...texts }, ({ id, advertiser, version, detail = {}, isDraft }: CampaignFact) => {
    const ids = { user: advertiser, owner: null }
    return {
      audit: { subject: id, detail },
      notices: audiences((side) => side in letters, ids).map((audience) => ({ audience, subject: id, version })),
      live: isDraft ? null : { data: { id, version }, to: audiences(() => true, ids) },
    }
  })

const ofLine =
  <Fact extends LineFact>() =>
  <const Name extends EventName>(name: Name, { letters = {}, ...texts }: EventTexts) =>
    defineEvent(name, { letters, ...texts }, (fact: Fact) => {
      const { line, advertiser, version, by, isUnasked, isPart, isQuiet } = fact
      const ids = { user: advertiser, owner: isUnasked ? null : line.ownerId }
      const own = by === undefined ? null : by === 'mediaOwner' ? 'owner' : 'user'
      const told = audiences((side) => side in letters && side !== own && !isQuiet, ids)
      return {
        audit: isPart ? null : { subject: line.id, detail: fact.detail ?? { campaign: line.campaignId } },
        notices: told.map((audience) => ({ audience, subject: line.id, version })),
        live: { data: { id: line.id, version }, to: audiences(() => true, ids) },
      }
    })

const lineEvent = ofLine<LineFact>()
const bookedEvent = ofLine<BookedFact>()

const proofEvent = <const Name extends EventName>(name: Name, { letters = {}, ...texts }: EventTexts) =>
  defineEvent(name, { letters, ...texts }, ({ line, advertiser, id, version, detail }: ProofFact) => {
    const ids = { user: advertiser, owner: line.ownerId }
    return {
      audit: { subject: line.id, detail: { proof: id, ...detail } },
      notices: audiences((side) => side in letters, ids).map((audience) => ({ audience, subject: id, version })),
      live: { data: { id: line.id, version: line.version }, to: audiences(() => true, ids) },
    }
  })

const campaign = inArea('campaigns', 'campaign')
const line = inArea('requests', 'line')
const proof = inArea('proofs', 'line')
const share = inArea('proofs', 'campaign')

const days = ({ starts, ends }: NoticeMail) => `${formatLongDate(starts)} to ${formatLongDate(ends)}`
const lineOf = (mail: NoticeMail) => `Listing ${mail.listing}, ${days(mail)}, ${mail.ref}.`
const until = ({ answerBy }: NoticeMail) =>
  answerBy === null ? [] : [`Please answer by ${formatInstant(answerBy)}, India time.`]

const OPEN_CAMPAIGN = 'Open the campaign'
const OPEN_REQUEST = 'Open the request'
const OPEN_CONVERSATION = 'Open the conversation'
const OPEN_PROOF = 'Open the proof'
const OPEN_APPROVALS = 'Open the approvals'

export const campaignCreated = defineRecorded('campaign.created', {
  words: campaign('Campaign', 'Created', 'success'),
  activity: 'Campaign started',
})
export const campaignSubmitted = campaignEvent('campaign.submitted', {
  words: campaign('Campaign', 'Submitted', 'neutral'),
  activity: 'Sent to our team',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is with our team`,
      before: (mail) => [
        `We have received your campaign ${mail.ref}, ${days(mail)}.`,
        `Its places are held for you for ${HOLD}. Our team reviews it within ${TEAM_ANSWER}.`,
      ],
      button: OPEN_CAMPAIGN,
    },
    staff: {
      subject: ({ ref }) => `${ref} is waiting for approval`,
      before: ({ ref }) => [`The campaign ${ref} is waiting for approval. Its places are held for ${HOLD}.`],
      button: OPEN_APPROVALS,
    },
  },
})
export const campaignWithdrawn = campaignEvent('campaign.withdrawn', {
  words: campaign('Campaign', 'Withdrawn', 'neutral'),
  activity: 'Withdrawn from review',
  letters: { staff: null },
})
export const campaignApproved = campaignEvent('campaign.approved', {
  words: campaign('Campaign', 'Approved', 'success'),
  activity: 'Approved by our team',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is approved`,
      before: ({ ref }) => [`Our team has approved your campaign ${ref}. The requests are with the media owners now.`],
      button: OPEN_CAMPAIGN,
      after: 'We will write to you when each of them has answered.',
    },
  },
})
export const campaignRejected = campaignEvent('campaign.rejected', {
  words: campaign('Campaign', 'Rejected', 'danger'),
  activity: 'Sent back by our team',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} needs a change`,
      before: ({ ref }) => [
        `Our team has sent your campaign ${ref} back. See the reason on its page.`,
        'Its places are no longer held.',
      ],
      button: OPEN_CAMPAIGN,
    },
  },
})
/** Notifies staff alone: the fact leaves out the advertiser. */
export const campaignDeferred = campaignEvent('campaign.deferred', {
  words: campaign('Campaign', 'Deferred', 'warn'),
  activity: 'Deferred by our team',
})
export const campaignCancelled = campaignEvent('campaign.cancelled', {
  words: campaign('Campaign', 'Cancelled', 'danger'),
  activity: ['Cancelled by you', 'Cancelled by our team'],
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is cancelled`,
      before: ({ ref }) => [`The campaign ${ref} is cancelled. See the charges and refunds on its page.`],
      button: OPEN_CAMPAIGN,
    },
    staff: null,
  },
})
export const campaignStarted = campaignEvent('campaign.started', {
  words: campaign('Campaign', 'Started', 'success'),
  activity: 'Set active by our team',
})
export const campaignCompleted = campaignEvent('campaign.completed', {
  words: campaign('Campaign', 'Completed', 'success'),
  activity: 'Completed by our team',
})
export const campaignReopened = campaignEvent('campaign.reopened', {
  words: campaign('Campaign', 'Reopened', 'warn'),
  activity: 'Status reset to its days and bookings by our team',
})
export const campaignChanged = campaignEvent('campaign.changed', {
  words: campaign('Campaign', 'Changed'),
  activity: 'Details changed',
})
/** A private draft has changed: the other open pages of its advertiser reload it. */
export const draftChanged = defineEvent(
  'draft.changed',
  {},
  ({ id, advertiser, version }: { id: string; advertiser: string; version: number }) => ({
    audit: null,
    notices: [],
    live: { data: { id, version }, to: [`user:${advertiser}`] },
  }),
)
export const campaignRevised = defineRecorded('campaign.revised', {
  words: campaign('Campaign', 'Revised'),
  activity: 'Reopened as a draft',
})
export const campaignDeleted = defineRecorded('campaign.deleted', {
  words: campaign('Campaign', 'Deleted', 'danger'),
  activity: 'Deleted',
})
export const campaignRestored = defineRecorded('campaign.restored', {
  words: campaign('Campaign', 'Restored', 'success'),
  activity: 'Restored',
})

export const lineAdded = defineRecorded('line.added', {
  words: line('Line', 'Added', 'success'),
  activity: 'Added to the campaign',
})
export const lineAsked = lineEvent('line.asked', {
  words: line('Line', 'Requested', 'neutral'),
  activity: 'Request sent to the owner',
  letters: {
    owner: {
      subject: ({ ref }) => `A booking request, ${ref}`,
      before: (mail) => ['An advertiser has requested one of your places.', lineOf(mail), ...until(mail)],
      button: OPEN_REQUEST,
      after: 'The days are held until then and released afterwards.',
    },
  },
})
export const lineChanged = defineRecorded('line.changed', {
  words: line('Line', 'Changed'),
  activity: 'Days or quantity changed',
})
export const lineRemoved = defineRecorded('line.removed', {
  words: line('Line', 'Removed', 'danger'),
  activity: 'Removed from the campaign',
})
export const lineReplaced = defineRecorded('line.replaced', {
  words: line('Line', 'Replaced'),
  activity: 'Replaced by another place',
})
export const lineConfirmed = bookedEvent('line.confirmed', {
  words: line('Line', 'Confirmed', 'success'),
  activity: 'Confirmed by the owner',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is confirmed`,
      before: (mail) => ['A media owner has confirmed your booking.', lineOf(mail)],
      button: OPEN_CAMPAIGN,
    },
  },
})
export const lineDeclined = lineEvent('line.declined', {
  words: line('Line', 'Declined', 'danger'),
  activity: 'Declined by the owner',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is declined`,
      before: (mail) => ['A media owner has declined your request.', lineOf(mail), 'Its page shows free alternatives.'],
      button: OPEN_CAMPAIGN,
    },
  },
})
export const lineCountered = lineEvent('line.countered', {
  words: line('Line', 'Other days offered', 'warn'),
  activity: 'The owner made a counter-offer',
  letters: {
    user: {
      subject: ({ ref }) => `An offer for ${ref}`,
      before: (mail) => [
        'A media owner offers other days or another price for your request.',
        lineOf(mail),
        ...until(mail),
      ],
      button: 'View the offer',
    },
  },
})
export const lineAccepted = bookedEvent('line.accepted', {
  words: line('Offer of other days', 'Accepted', 'success'),
  activity: 'You accepted the offer',
  letters: {
    owner: {
      subject: ({ ref }) => `Your offer for ${ref} is accepted`,
      before: (mail) => ['The advertiser has accepted your offer: it is booked.', lineOf(mail)],
      button: OPEN_REQUEST,
    },
  },
})
export const lineWithdrawn = lineEvent('line.withdrawn', {
  words: line('Line', 'Withdrawn', 'neutral'),
  activity: ['Request withdrawn', 'Request withdrawn by our team'],
  letters: {
    owner: {
      subject: ({ ref }) => `${ref} is withdrawn`,
      before: (mail) => ['The advertiser has withdrawn a request. Its days are free again.', lineOf(mail)],
      button: OPEN_REQUEST,
    },
  },
})
export const lineExpired = lineEvent('line.expired', {
  words: line('Line', 'Expired', 'warn'),
  activity: 'Not answered in time',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} was not answered in time`,
      before: (mail) => ['The time to answer your request has passed. Its days are free again.', lineOf(mail)],
      button: OPEN_CAMPAIGN,
    },
    owner: {
      subject: ({ ref }) => `${ref} is over`,
      before: (mail) => ['The time to answer a request has passed. Its days are free again.', lineOf(mail)],
      button: OPEN_REQUEST,
      after: 'You can still confirm it while the days are free.',
    },
  },
})
export const lineCancelled = lineEvent('line.cancelled', {
  words: line('Line', 'Cancelled', 'danger'),
  activity: ['Cancelled by you', 'Cancelled by the owner or our team'],
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is cancelled`,
      before: (mail) => [
        'A booking in your campaign was cancelled. See the charges and refunds on its page.',
        lineOf(mail),
      ],
      button: OPEN_CAMPAIGN,
    },
    owner: {
      subject: ({ ref }) => `${ref} is cancelled`,
      before: (mail) => ['A booking was cancelled. See on its page how much you keep.', lineOf(mail)],
      button: OPEN_REQUEST,
    },
  },
})
export const messageSent = lineEvent('message.sent', {
  words: line('Message', 'Sent', 'neutral'),
})

const HOURLY = 'One mail an hour covers all new messages.'
/** A new message in a conversation about a listing. */
export const messageReceived = defineEvent(
  'message.received',
  {
    letters: {
      user: {
        subject: ({ listing }) => `A message about listing ${listing}`,
        before: ({ listing }) => [`A media owner has written to you about listing ${listing}.`],
        button: OPEN_CONVERSATION,
        after: HOURLY,
      },
      owner: {
        subject: ({ listing }) => `A message about listing ${listing}`,
        before: ({ listing }) => [`An advertiser has written to you about your listing ${listing}.`],
        button: OPEN_CONVERSATION,
        after: HOURLY,
      },
    },
  },
  ({ id, user, owner, to, hour }: MessageFact) => ({
    audit: null,
    notices: audiences((side) => side === to, { user, owner }).map((audience) => ({
      audience,
      subject: id,
      version: hour,
    })),
    live: { data: { id, version: hour }, to: audiences((side) => side !== 'staff', { user, owner }) },
  }),
)
/** Staff read a conversation; both sides see when. */
export const threadRead = defineRecorded('thread.read', {
  words: inArea('support', 'other')('Conversation', 'Read', 'neutral'),
})

const artworkSent: LetterText = {
  subject: ({ ref }: NoticeMail) => `Artwork for ${ref}`,
  before: (mail: NoticeMail) => ['An advertiser has sent artwork. Please approve it or send it back.', lineOf(mail)],
  button: OPEN_REQUEST,
}
export const creativeUploaded = lineEvent('creative.uploaded', {
  words: proof('Artwork', 'Sent', 'neutral'),
  activity: 'Artwork sent',
  letters: {
    owner: artworkSent,
  },
})
export const creativeApproved = lineEvent('creative.approved', {
  words: proof('Artwork', 'Approved', 'success'),
  activity: 'Artwork approved by the owner',
  letters: {
    user: {
      subject: ({ ref }) => `The artwork of ${ref} is approved`,
      before: (mail) => ['A media owner has approved your artwork.', lineOf(mail)],
      button: OPEN_CAMPAIGN,
    },
  },
})
export const creativeRejected = lineEvent('creative.rejected', {
  words: proof('Artwork', 'Rejected', 'danger'),
  activity: 'Artwork sent back by the owner or our team',
  letters: {
    user: {
      subject: ({ ref }) => `The artwork of ${ref} needs a change`,
      before: (mail) => ['Your artwork was sent back. See the reason on its page.', lineOf(mail)],
      button: OPEN_CAMPAIGN,
    },
  },
})
/** Staff cleared artwork of restricted goods. Its owner sees it only now. */
export const creativeCleared = lineEvent('creative.cleared', {
  words: proof('Restricted artwork', 'Cleared', 'success'),
  letters: {
    owner: artworkSent,
  },
})
export const creativeDeferred = lineEvent('creative.deferred', {
  words: proof('Restricted artwork', 'Deferred', 'warn'),
})

export const proofSent = proofEvent('proof.sent', {
  words: proof('Proof', 'Sent', 'neutral'),
  activity: 'The owner sent a proof',
  letters: {
    user: {
      subject: ({ ref }) => `A proof to review, ${ref}`,
      before: (mail) => ['A media owner has sent a proof of display.', lineOf(mail), ...until(mail)],
      button: OPEN_PROOF,
      after: 'If you do not answer by then, it counts as accepted.',
    },
  },
})
export const proofAccepted = proofEvent('proof.accepted', {
  words: proof('Proof', 'Accepted', 'success'),
  activity: 'You accepted a proof',
  letters: {
    owner: {
      subject: ({ ref }) => `${ref} is accepted`,
      before: (mail) => ['The advertiser has accepted a proof.', lineOf(mail)],
      button: OPEN_PROOF,
    },
  },
})
export const proofDisputed = proofEvent('proof.disputed', {
  words: proof('Proof', 'Disputed', 'danger'),
  activity: 'You disputed a proof',
  letters: {
    owner: {
      subject: ({ ref }) => `${ref} is disputed`,
      before: (mail) => ['The advertiser has disputed a proof. See the reason on its page.', lineOf(mail)],
      button: OPEN_PROOF,
      after: `Please send a new proof within ${PROOF_AGAIN}, or offer days at no charge. Otherwise our team decides.`,
    },
    staff: {
      subject: ({ ref }) => `${ref} is disputed`,
      before: (mail) => ['An advertiser has disputed a proof.', lineOf(mail)],
      button: 'Open the disputes',
    },
  },
})
export const proofOffered = proofEvent('proof.offered', {
  words: proof('Proof', 'Make-good offered', 'warn'),
  activity: 'The owner offered days at no charge',
  letters: {
    user: {
      subject: ({ ref }) => `Days at no charge for ${ref}`,
      before: (mail) => ['For a proof that you disputed, the owner offers days at no charge.', lineOf(mail)],
      button: 'View the days',
    },
  },
})
export const proofJudged = proofEvent('proof.judged', {
  words: proof('Proof', 'Judged', 'info'),
  activity: 'Our team decided on a proof',
  letters: {
    user: {
      subject: ({ ref }) => `${ref} is decided`,
      before: (mail) => ['Our team has decided on a proof that you disputed.', lineOf(mail)],
      button: OPEN_PROOF,
    },
    owner: {
      subject: ({ ref }) => `${ref} is decided`,
      before: (mail) => ['Our team has decided on a disputed proof.', lineOf(mail)],
      button: OPEN_PROOF,
    },
  },
})
export const proofRemedied = proofEvent('proof.remedied', {
  words: proof('Proof', 'Remedied', 'success'),
  activity: 'You answered the offer of days',
  letters: {
    owner: {
      subject: ({ ref }) => `An answer to the days for ${ref}`,
      before: (mail) => ['The advertiser has answered the offer of days at no charge.', lineOf(mail)],
      button: OPEN_PROOF,
    },
  },
})
export const proofsShared = defineRecorded('proofs.shared', {
  words: share('Proofs', 'Shared', 'neutral'),
  activity: 'Link to the proofs made',
})
export const proofsUnshared = defineRecorded('proofs.unshared', {
  words: share('Proofs', 'No longer shared', 'neutral'),
  activity: 'Link to the proofs ended',
})

/** Acts on a line after which its places are taken by others, or free. */
export const LINE_PLACE_EVENTS = [
  lineAsked,
  lineConfirmed,
  lineDeclined,
  lineCountered,
  lineAccepted,
  lineWithdrawn,
  lineExpired,
  lineCancelled,
] as const

/** Events of a campaign that change places; their facts name the lines. */
export const CAMPAIGN_PLACE_EVENTS = [
  campaignSubmitted,
  campaignWithdrawn,
  campaignApproved,
  campaignRejected,
  campaignCancelled,
] as const

/** Acts on a proof. */
export const PROOF_EVENTS = [proofSent, proofAccepted, proofDisputed, proofOffered, proofJudged, proofRemedied] as const

/** Every event of this room, in the order in which the audit log lists acts. */
export const BOOKING_EVENTS = [
  campaignCreated,
  campaignSubmitted,
  campaignWithdrawn,
  campaignApproved,
  campaignRejected,
  campaignDeferred,
  campaignCancelled,
  campaignStarted,
  campaignCompleted,
  campaignReopened,
  campaignChanged,
  draftChanged,
  campaignRevised,
  campaignDeleted,
  campaignRestored,
  lineAdded,
  lineAsked,
  lineChanged,
  lineRemoved,
  lineReplaced,
  lineConfirmed,
  lineDeclined,
  lineCountered,
  lineAccepted,
  lineWithdrawn,
  lineExpired,
  lineCancelled,
  messageSent,
  messageReceived,
  threadRead,
  proofSent,
  proofAccepted,
  proofDisputed,
  proofOffered,
  proofJudged,
  proofRemedied,
  proofsShared,
  proofsUnshared,
  creativeUploaded,
  creativeApproved,
  creativeRejected,
  creativeCleared,
  creativeDeferred,
] as const
