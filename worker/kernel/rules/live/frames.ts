import * as v from 'valibot'
import { type Person, PresenceFrame } from './live.ts'

// Reading of frames from pages by the hub. A page may only send its presence, at a limited rate.

/** Longer than any presence frame. */
const MAX_CHARACTERS = 300

const WINDOW_MS = 10_000
/** Frames of one socket in a window that are read; further ones are ignored. */
const MAX_READ_FRAMES = 20
/** Frames in a window after which the socket is closed. */
const MAX_FRAMES = 200

/** Frames of a socket since the start of the window. */
export interface FrameCount {
  since: number
  frames: number
}
export const NO_FRAMES: FrameCount = { since: 0, frames: 0 }

/** Counts one frame and gives the verdict on it. @param now milliseconds since 1970 */
export function countFrame(
  { since, frames }: FrameCount,
  now: number,
): { count: FrameCount; verdict: 'read' | 'ignore' | 'flood' } {
  const count = now - since >= WINDOW_MS ? { since: now, frames: 1 } : { since, frames: frames + 1 }
  const verdict = count.frames <= MAX_READ_FRAMES ? 'read' : count.frames <= MAX_FRAMES ? 'ignore' : 'flood'
  return { count, verdict }
}

/** The presence in a frame; null for any other text. */
export function readPresence(message: string | ArrayBuffer): Pick<Person, 'at' | 'editing'> | null {
  if (typeof message !== 'string' || message.length > MAX_CHARACTERS) return null
  const frame = v.safeParse(v.pipe(v.string(), v.parseJson(), PresenceFrame), message)
  return frame.success ? frame.output.presence : null
}

interface SocketPresence {
  userId: string
  name: string
  place: Pick<Person, 'at' | 'editing'> | null
}

/** The people at each place, once a place; editing if one of their pages edits. Sorted by name, for a stable order. */
export function peopleAt(placed: readonly SocketPresence[]): Person[] {
  const people = new Map<string, Person>()
  for (const { userId, name, place } of placed) {
    if (!place) continue
    const key = `${userId} ${place.at}`
    const editing = place.editing || people.get(key)?.editing === true
    people.set(key, { userId, name, at: place.at, editing })
  }
  const byName = (a: Person, b: Person) => compare(a.name, b.name) || compare(a.userId, b.userId) || compare(a.at, b.at)
  return [...people.values()].sort(byName)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
