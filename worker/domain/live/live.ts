import * as v from 'valibot'
import type { AdminCategory, AdminSubcategory } from '../categories/category.ts'
import { isSlug } from '../slug.ts'

// What the hub says to every page of the back office, and the one thing that a page may say to it.

export const LIVE_PATH = '/api/live'

/** The header of a list that names the last event which it includes: later ones are news. */
export const LIVE_SEQ_HEADER = 'X-Live-Seq'

/** Somebody who has the page open: at the list, or at one category. */
export interface Person {
  userId: string
  name: string
  at: string
  editing: boolean
}

/** What changes for everyone, by the name of its event. `categoryUpdate` says: fetch the list anew. */
export type LiveChange =
  | { event: 'categoryAdded'; data: AdminCategory }
  | { event: 'categoryUpdated'; data: AdminCategory }
  | { event: 'categoryDeleted'; data: string }
  | { event: 'subcategoryAdded'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryUpdated'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryDeleted'; data: { categoryId: string; subcategoryId: string } }
  | { event: 'categoryUpdate'; data: null }

/** What concerns the socket itself: the first frame of each, and who else is there. */
type LiveNote = { event: 'hello'; data: { seq: number } } | { event: 'presence'; data: { people: Person[] } }

/**
 * One frame. `seq` rises by one with each change, for ever; a hello and a presence carry that of the last change and
 * count for nothing, so a gap between changes means that some were missed.
 */
export type LiveEvent = (LiveChange | LiveNote) & { seq: number }

/** What a page may say of itself; everything else that it sends is left unread. */
export const PresenceFrame = v.strictObject({
  presence: v.strictObject({
    at: v.custom<string>((at) => at === 'list' || isSlug(at)),
    editing: v.boolean(),
  }),
})
export type PresenceFrame = v.InferOutput<typeof PresenceFrame>

/** Why the hub closes a socket: the session has ended; the page has to sign in again. */
export const SESSION_ENDED = 4401
