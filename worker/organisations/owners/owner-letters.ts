import { type Letter, PLATFORM, writeLetter } from '../../kernel/mail/letter.ts'
import { TEAM_ANSWER } from '../../kernel/rules/team-answer.ts'
import { CLAIM_ROLES, type ClaimRole, type ClaimState } from '../rules/owners/claim.ts'
import type { MemberRight } from '../rules/owners/rights.ts'
import { INVITATION_DAYS, RIGHT_LABELS } from '../rules/owners/team.ts'

interface ClaimMail {
  company: string
  city: string
  isListed: boolean
  role: ClaimRole
  name: string
  email: string
  /** The claim in the back office. */
  href: string
}

/** A new claim, for our team only: it contains text of the claimant. */
export const claimTeamLetter = ({ company, city, isListed, role, name, email, href }: ClaimMail): Letter =>
  writeLetter({
    subject: 'A media owner claims a company',
    before: [
      `Company: ${company}, ${city}${isListed ? '' : ' (not in the catalogue)'}`,
      `From: ${name}, ${email}`,
      `Role they state: ${CLAIM_ROLES[role]}`,
    ],
    button: { label: 'Open the claim', href },
    after: [`The sender is not verified. Please decide within ${TEAM_ANSWER}.`],
  })

interface DecisionMail {
  state: Exclude<ClaimState, 'requested'>
  company: string
  /** Reason given by staff. */
  reason: string
  href: string
}

/** The decision, for the claimant. */
export const claimDecidedLetter = ({ state, company, reason, href }: DecisionMail): Letter =>
  writeLetter(
    state === 'approved'
      ? {
          subject: `You now belong to your company on ${PLATFORM}`,
          before: [`Our team has approved your claim: you belong to ${company}.`, ...(reason ? [reason] : [])],
          button: { label: 'Open your dashboard', href },
          after: ['If you did not ask for this, please write to us.'],
        }
      : {
          subject: 'We could not approve your claim',
          before: [`Our team has not approved your claim to ${company}. The reason:`, reason],
          button: { label: 'Open your dashboard', href },
          after: ['You can claim it again there, with more evidence.'],
        },
  )

interface InvitationMail {
  /** As the catalogue has it. */
  company: string
  right: MemberRight
  /** The page that joins. */
  href: string
}

/** To an address that a member typed: nothing in it is theirs. */
export const invitationLetter = ({ company, right, href }: InvitationMail): Letter =>
  writeLetter({
    subject: `You are invited to a team on ${PLATFORM}`,
    before: [
      `${company} sells its media on ${PLATFORM} and invites this address to its team, with the right: ${RIGHT_LABELS[right]}.`,
    ],
    button: { label: 'Open the invitation', href },
    after: [
      `The link works once, for ${INVITATION_DAYS} days, and only with an account of this address.`,
      'If you do not know the company, ignore this mail.',
    ],
  })
