import * as v from 'valibot'
import { Email, LinkToken, slug } from '../../../kernel/rules/fields.ts'
import { MEMBER_RIGHTS, type MemberRight } from './rights.ts'

/** `open` can be used until it expires. */
export type InvitationState = 'open' | 'accepted' | 'revoked'

/** Limit of unused invitations of an owner. */
export const MAX_OPEN_INVITATIONS = 20
/** Mails that one owner sends within a day: each may go to anybody. */
export const MAX_INVITATION_MAILS = 40
export const INVITATION_DAYS = 7

const DAY_MS = 86_400_000

/** Expiry of an invitation that is mailed now, ms. */
export const invitationEnd = (now: Date): number => now.getTime() + INVITATION_DAYS * DAY_MS

/** The page that the link in the mail opens; with the configured origin, never that of a request. */
export const joinAddress = (origin: string, token: string): string => `${origin}/join/${token}`

const Right = v.picklist(MEMBER_RIGHTS, 'Choose manage, sell or view')

export const NewInvitation = v.strictObject({
  owner: v.pipe(v.string('Choose the company'), slug),
  email: Email,
  right: Right,
})
export type NewInvitation = v.InferOutput<typeof NewInvitation>

/** An owner that staff add a user to. */
export const NewMembership = v.strictObject({ owner: v.pipe(v.string('Choose the company'), slug), right: Right })
export type NewMembership = v.InferOutput<typeof NewMembership>

export const RightChange = v.strictObject({ right: Right })
export type RightChange = v.InferOutput<typeof RightChange>

export const Joining = v.strictObject({ token: LinkToken })
export type Joining = v.InferOutput<typeof Joining>

/** Rights as people read them. */
export const RIGHT_LABELS: Record<MemberRight, string> = { view: 'View', sell: 'Sell', manage: 'Manage' }

/** Acts that a right allows, in a sentence. */
export const RIGHT_TEXTS: Record<MemberRight, string> = {
  view: 'See calendar, bookings and earnings',
  sell: 'See everything, answer requests, send proofs, edit listings, rates and blocks',
  manage: 'All that, publish and archive, and run the team',
}

/** Acts with the right that each needs. */
export const RIGHT_ACTS: readonly { label: string; needs: MemberRight }[] = [
  { label: 'See calendar, bookings, earnings', needs: 'view' },
  { label: 'Answer requests, send proofs', needs: 'sell' },
  { label: 'Edit listings, rates, blocks', needs: 'sell' },
  { label: 'Publish and archive', needs: 'manage' },
  { label: 'Invite and remove people', needs: 'manage' },
]

/** Refusals of an act that needs a higher right. */
export const NEEDS: Record<Exclude<MemberRight, 'view'>, string> = {
  sell: 'You can view this. To answer or write you need the right to sell. Ask a manager of your team for it',
  manage: 'Only a manager of the team can do this',
}
