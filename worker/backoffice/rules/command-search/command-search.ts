import * as v from 'valibot'
import { searchable } from '../../../kernel/rules/fields.ts'

/** Shorter texts find nothing: they are the beginning of everything. */
export const MIN_FIND_CHARS = 2
/** Of each group; more words find the others. */
export const FOUND_A_GROUP = 6

export const CommandQuery = v.object({
  q: v.pipe(searchable('Your search'), v.minLength(MIN_FIND_CHARS, `At least ${MIN_FIND_CHARS} characters`)),
})
export type CommandQuery = v.InferOutput<typeof CommandQuery>

/** Groups of results, in their order, with their headings. */
export const FOUND_GROUPS = {
  people: 'People',
  campaigns: 'Campaigns and bookings',
  requests: 'Requests',
  listings: 'Listings',
  proofs: 'Proofs',
  tickets: 'Tickets and enquiries',
  plans: 'Saved plans',
  media: 'Media on the site',
  articles: 'Articles',
} as const
export type FoundGroup = keyof typeof FOUND_GROUPS

/** Something that was found, with its page. */
export interface CommandResult {
  group: FoundGroup
  id: string
  title: string
  /** Distinction from others of the same name. */
  note: string
  href: string
}

export interface FoundAnswer {
  found: CommandResult[]
}
