import * as v from 'valibot'
import type { ErrorBody } from '../../../kernel/rules/errors.ts'
import {
  Email,
  line,
  lines,
  MAX_REASON,
  nameLine,
  optionalLine,
  orAny,
  Phone,
  slug,
  staffPage,
  text,
} from '../../../kernel/rules/fields.ts'
import type { Role } from '../../../kernel/rules/identity/roles.ts'
import type { Evidence } from './evidence.ts'
import { NewVerification, type Verification } from './verification.ts'

/** `requested` waits for staff; only `approved` makes the user a member of the owner. */
const CLAIM_STATES = ['requested', 'approved', 'declined'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Position of a user at the company, in their words. */
export const CLAIM_ROLES = { owner: 'Owner or partner', employee: 'Employee', agent: 'Agent or agency' } as const
export type ClaimRole = keyof typeof CLAIM_ROLES
const ROLES = ['owner', 'employee', 'agent'] as const satisfies readonly ClaimRole[]

/** Claims of one user that wait at the same time. */
export const MAX_OPEN_CLAIMS = 3
/** Claims that one user sends within 24 hours, withdrawn ones too: each mails the team. */
export const MAX_CLAIMS_PER_DAY = 6

const isWebsite = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { hostname, username } = new URL(address)
  return username === '' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)
}

/** A web address, with or without its scheme; empty without one. */
const Website = v.pipe(
  optionalLine('Enter the website', 200),
  v.transform((address) => (address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`)),
  v.check((address) => address === '' || isWebsite(address), 'Enter a website, such as example.in'),
)

/** Evidence of the claimant's identity, for staff to check. */
const proof = {
  role: v.picklist(ROLES, 'Choose your role at the company'),
  workEmail: Email,
  phone: Phone,
  website: v.optional(Website, ''),
  statement: v.optional(lines('Notes', 1_000), ''),
}

/** Claim pending to an owner of the catalogue, or to one that is not listed yet. */
export const NewClaim = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('listed'),
      ownerId: v.pipe(v.string('Choose your company'), slug),
      ...proof,
    }),
    v.strictObject({
      kind: v.literal('unlisted'),
      company: nameLine('Enter the name of the company', 120),
      city: nameLine('Enter the city of the company', 80),
      sells: line('Enter the media that the company sells', 300),
      ...proof,
    }),
  ],
  'Choose your company',
)
export type NewClaim = v.InferOutput<typeof NewClaim>

/** Owners by name. */
export const CompanyQuery = v.object({ q: text('The name') })
export type CompanyQuery = v.InferOutput<typeof CompanyQuery>

/** An owner of the catalogue, to choose from. */
export interface ClaimableOwner {
  id: string
  name: string
  city: string
  verified: boolean
  listings: number
  /** Ids of its categories. */
  categories: string[]
  /** True when it has approved members. */
  hasTeam: boolean
}

/** A claim as its user sees it. */
export interface OwnClaim {
  id: string
  state: ClaimState
  /** Null while the company is not in the catalogue. */
  ownerId: string | null
  company: string
  city: string
  /** Of a company that is not listed yet; empty otherwise. */
  sells: string
  role: ClaimRole
  workEmail: string
  phone: string
  website: string
  statement: string
  /** ISO 8601, UTC, as the next. */
  createdAt: string
  decidedAt: string | null
  /** Reason that staff wrote with their decision. */
  reason: string
}

export const CLAIMS_PAGE = 24

/** Filter of the list for staff. */
export const ClaimQuery = v.object({
  state: orAny(v.pipe(v.string(), v.picklist(CLAIM_STATES, `One of ${CLAIM_STATES.join(', ')}`))),
  /** Part of the company's or the user's name, or of an address. */
  q: text('Your search'),
  page: staffPage,
})
export type ClaimQuery = v.InferOutput<typeof ClaimQuery>

/** Decision of staff on a claim. The claimant reads the reason. */
export const ClaimDecision = v.variant(
  'state',
  [
    v.strictObject({
      state: v.literal('approved'),
      reason: v.optional(lines('Reasons', MAX_REASON), ''),
      /** For a company that was said not to be listed: the owner that it is after all. Without it a new owner is made. */
      ownerId: v.optional(slug),
      /** Its documents were checked as well: the company gets the Verified mark. */
      verification: v.optional(NewVerification),
    }),
    v.strictObject({
      state: v.literal('declined'),
      reason: v.optional(lines('Reasons', MAX_REASON), ''),
    }),
  ],
  'Approve or decline',
)
export type ClaimDecision = v.InferOutput<typeof ClaimDecision>

/** A claim in the list for staff. */
export interface StaffClaim extends OwnClaim {
  user: { id: string; name: string; email: string }
}

/** A member of an owner. */
export interface OwnerMember {
  id: string
  name: string
  email: string
  role: ClaimRole
  decidedAt: string | null
}

/** Facts for the decision on a claim. */
export interface ClaimDetail {
  claim: StaffClaim
  user: { company: string; phone: string; createdAt: string; role: Role; emailVerified: boolean }
  /** Null while the company is not in the catalogue. */
  owner: (ClaimableOwner & { verification: Verification | null; cities: number }) | null
  /** Owners with a similar name, for a company that is not in the catalogue. */
  similar: ClaimableOwner[]
  members: OwnerMember[]
  /** Other claims of the same user, and to the same owner. */
  others: StaffClaim[]
  evidence: Evidence[]
  /** Member of staff who decided; null before a decision, or without their account. */
  decidedBy: string | null
}

export interface ClaimsPage {
  claims: StaffClaim[]
  total: number
  page: number
  pages: number
}

/** Refusal of a decision on a claim that was decided in between. */
export interface ClaimConflict extends ErrorBody {
  current: StaffClaim
}
