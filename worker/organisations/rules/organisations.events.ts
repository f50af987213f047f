import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import {
  defineEvent,
  defineRecorded,
  defineStaffEvent,
  type EventDetail,
  type EventName,
  type EventTexts,
} from '../../kernel/rules/events/event.ts'

// Events of owners, their teams and billing details, each with its words in the audit log and its messages to open
// pages. Letters of claims and invitations contain text of users, so their verbs send them.

/** An act on the team of an owner. */
interface TeamFact {
  owner: string
  detail: EventDetail
  /** Instant, ms. */
  at: number
  /** A member whose membership ended: their pages are updated, too. */
  left?: string
  /** By staff, whose pages show the user. */
  isStaffs?: boolean
}

const teamEvent = <const Name extends EventName>(name: Name, texts: EventTexts) =>
  defineEvent(name, texts, ({ owner, detail, at, left, isStaffs }: TeamFact) => ({
    audit: { subject: owner, detail },
    notices: [],
    live: {
      data: { id: owner, version: at },
      to: [
        ...(isStaffs ? (['staff'] as const) : []),
        `owner:${owner}`,
        ...(left === undefined ? [] : [`user:${left}` as const]),
      ],
    },
  }))

const claim = inArea('owners', 'claim')
const team = inArea('owners', 'owner')

export const claimRequested = defineStaffEvent('owner_claim.requested', {
  words: claim('Membership', 'Requested', 'neutral'),
})
export const claimWithdrawn = defineStaffEvent('owner_claim.withdrawn', {
  words: claim('Membership', 'Withdrawn', 'neutral'),
})
export const claimApproved = defineStaffEvent('owner_claim.approved', {
  words: claim('Membership', 'Approved', 'success'),
})
export const claimDeclined = defineStaffEvent('owner_claim.declined', {
  words: claim('Membership', 'Declined', 'danger'),
})
export const claimDeferred = defineStaffEvent('owner_claim.deferred', {
  words: claim('Membership', 'Deferred', 'warn'),
})

export const verificationRecorded = defineRecorded('verification.recorded', {
  words: team('Verification', 'Recorded', 'success'),
})
export const verificationWithdrawn = defineRecorded('verification.withdrawn', {
  words: team('Verification', 'Withdrawn', 'danger'),
})

export const memberInvited = teamEvent('member.invited', { words: team('Team', 'Member invited') })
export const memberAdded = teamEvent('member.added', { words: team('Team', 'Member added by staff', 'success') })
export const memberInvitedAgain = teamEvent('member.invited_again', {
  words: team('Team', 'Invited again', 'neutral'),
})
export const memberUninvited = teamEvent('member.uninvited', {
  words: team('Team', 'Invitation withdrawn', 'neutral'),
})
export const memberJoined = teamEvent('member.joined', { words: team('Team', 'Member joined', 'success') })
export const memberChanged = teamEvent('member.changed', { words: team('Team', 'Rights changed') })
export const memberRemoved = teamEvent('member.removed', { words: team('Team', 'Member removed', 'danger') })
export const memberLeft = teamEvent('member.left', { words: team('Team', 'Member left', 'warn') })

export const partyChanged = defineRecorded('party.changed', {
  words: inArea('accounts', 'user')('Billing details', 'Changed'),
})
export const ownerPartyChanged = teamEvent('owner_party.changed', { words: team('Billing details', 'Changed') })

/** Every event of this room, in the order in which the audit log lists acts. */
export const ORGANISATIONS_EVENTS = [
  claimRequested,
  claimWithdrawn,
  claimApproved,
  claimDeclined,
  claimDeferred,
  verificationRecorded,
  verificationWithdrawn,
  memberInvited,
  memberAdded,
  memberInvitedAgain,
  memberUninvited,
  memberJoined,
  memberChanged,
  memberRemoved,
  memberLeft,
  partyChanged,
  ownerPartyChanged,
] as const
