import * as v from 'valibot'
import type { EventName } from '../events/event.ts'
import { isSlug } from '../slug.ts'

// Events from the hub to open pages, and the one frame that a page may send.

/** The socket of the back office. */
export const LIVE_PATH = '/api/live'

/** Path of the socket of one account: for its campaigns, and for the requests of owners that it belongs to. */
export const OWN_LIVE_PATH = '/api/live/own'

/** The socket of forms of media owners: that categories and their fields changed. */
export const FORMS_LIVE_PATH = '/api/live/forms'

/**
 * Groups of receivers of the same changes: staff, the pages of one account, or open forms of owners. Each room counts
 * its own changes.
 */
export type LiveRoom = 'hub' | 'forms' | `user:${string}`

/** Header of a list: the number of the last change that the list includes. */
export const LIVE_SEQ_HEADER = 'X-Live-Seq'

/** A person with an open page: at the list, or at one category. */
export interface Person {
  userId: string
  name: string
  at: string
  editing: boolean
}

/** A change: the name of its event, and the data that pages need. Rooms declare their own. */
export interface Change {
  event: string
  data: unknown
}

/** Changes that all rooms know, by the name of the event. */
export type LiveChange = EventChange

/** A declared event by its name: the page fetches its data again. */
interface EventChange {
  event: EventName
  data: { id: string; version: number }
}

/** Frames that are no change: the first one of a socket, and who is present. */
type LiveNote = { event: 'hello'; data: { seq: number } } | { event: 'presence'; data: { people: Person[] } }

/**
 * One frame. `seq` rises by one with each change and never restarts. A hello and a presence repeat the number of the last
 * change, so a gap between changes means that the page missed some.
 */
export type LiveEvent<C extends Change = LiveChange> = (C | LiveNote) & { seq: number }

/** The last frame of a socket: its session ended, and the page has to sign in again. */
export interface SessionEnd {
  event: 'ended'
}

/** A record of the back office that a page shows, `approval:apr_7k2m9q`. */
const isStaffPlace = (at: unknown): boolean => typeof at === 'string' && /^[a-z]{2,20}:[\w-]{1,64}$/.test(at)

/** The presence of a page; any other frame is ignored. */
export const PresenceFrame = v.strictObject({
  presence: v.strictObject({
    at: v.custom<string>((at) => at === 'list' || isSlug(at) || isStaffPlace(at)),
    editing: v.boolean(),
  }),
})
export type PresenceFrame = v.InferOutput<typeof PresenceFrame>

/** Close code of a socket whose session ended, after the frame about it. */
export const SESSION_ENDED = 4401
