import * as v from 'valibot'
import { orAny, publicPage, slug, text } from '../../../kernel/rules/fields.ts'
import type { Role } from '../../../kernel/rules/identity/roles.ts'
import type { AnswerTime } from '../../../organisations/rules/owners/answer-time.ts'
import type { Verification } from '../../../organisations/rules/owners/verification.ts'
import type { ListingSummary, Owner } from '../listing.ts'

/** Listings on one page of an owner. */
export const OWNER_PAGE = 24

/** Filters of an owner's listings. */
export const OwnerQuery = v.object({ media: orAny(slug), city: text('The city'), page: publicPage })
export type OwnerQuery = v.InferOutput<typeof OwnerQuery>

/** An impossible id becomes one that no owner has. */
export const OwnerRef = v.object({ id: v.fallback(slug, '') })
export type OwnerRef = v.InferOutput<typeof OwnerRef>

/** Profile of an owner, as far as it was checked. */
export interface OwnerProfile extends Owner {
  city: string
  state: string
  /** The last check of its documents; null without the Verified mark. */
  verification: Verification | null
  /** Null below a few answers. */
  answerTime: AnswerTime | null
  /**
   * First confirmation that an account belongs to the company, with the role of the confirming account: null once that
   * is deleted. Null without such an account.
   */
  claim: { at: string; by: Role | null } | null
}

export interface OwnerPage {
  owner: OwnerProfile
  /** All of its listings. */
  listed: number
  /** Categories of its listings in the order of the site; `count` is of the city that is asked for. */
  media: { id: string; name: string; count: number }[]
  /** Cities of its listings, of the medium that is filtered by, most first. */
  cities: { name: string; count: number }[]
  /** Number of cities of its listings, of every medium. */
  cityCount: number
  listings: ListingSummary[]
  total: number
  page: number
  pages: number
}
