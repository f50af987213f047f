import * as v from 'valibot'
import { orAny, publicPage, slug, text } from '../../../kernel/rules/fields.ts'
import type { Role } from '../../../kernel/rules/identity/roles.ts'
import type { AnswerTime } from '../../../organisations/rules/owners/answer-time.ts'
import type { Verification } from '../../../organisations/rules/owners/verification.ts'
import type { ListingSummary, Owner } from '../listing.ts'

/** Listings on one page of an owner. */
export const OWNER_PAGE = 24

/** What is asked for of an owner's listings. */
export const OwnerQuery = v.object({ media: orAny(slug), city: text('The city'), page: publicPage })
export type OwnerQuery = v.InferOutput<typeof OwnerQuery>

/** What cannot be an id becomes one that nobody has. */
export const OwnerRef = v.object({ id: v.fallback(slug, '') })
export type OwnerRef = v.InferOutput<typeof OwnerRef>

/** Who an owner is, as far as it was checked. */
export interface OwnerProfile extends Owner {
  city: string
  state: string
  /** The last check of its papers; null without the Verified mark. */
  verification: Verification | null
  /** Null below a few answers. */
  answerTime: AnswerTime | null
  /**
   * When an account was first confirmed to belong to the company, and the role of who did: null once their account is gone. Null
   * without such an account.
   */
  claim: { at: string; by: Role | null } | null
}

export interface OwnerPage {
  owner: OwnerProfile
  /** All of its listings. */
  listed: number
  /** Categories of its listings in the order of the site; `count` is of the city that is asked for. */
  media: { id: string; name: string; count: number }[]
  /** Where its listings are found, of the medium that is asked for, most first. */
  cities: { name: string; count: number }[]
  /** How many cities its listings are in, of every medium. */
  cityCount: number
  listings: ListingSummary[]
  total: number
  page: number
  pages: number
}
