import * as v from 'valibot'
import { type Person, PresenceFrame } from './live.ts'

// How the hub reads what pages send. They may only say where they are, and not too often.

/** A frame is a word and a flag: what is longer is something else. */
const MAX_CHARACTERS = 300

const WINDOW_MS = 10_000
/** Frames of one socket in a window that are read; what comes beyond is left, and a flood ends the socket. */
const READ = 20
const FLOOD = 200

/** Frames of a socket since the window began. */
export interface FrameCount {
  since: number
  frames: number
}
export const NO_FRAMES: FrameCount = { since: 0, frames: 0 }

/** Counts one frame, and says what becomes of it. @param now milliseconds since 1970 */
export function countFrame(
  { since, frames }: FrameCount,
  now: number,
): { count: FrameCount; verdict: 'read' | 'leave' | 'flood' } {
  const count = now - since >= WINDOW_MS ? { since: now, frames: 1 } : { since, frames: frames + 1 }
  const verdict = count.frames <= READ ? 'read' : count.frames <= FLOOD ? 'leave' : 'flood'
  return { count, verdict }
}

/** Where a page says it is; null for anything else that it may have sent. */
export function readPresence(message: string | ArrayBuffer): Pick<Person, 'at' | 'editing'> | null {
  if (typeof message !== 'string' || message.length > MAX_CHARACTERS) return null
  const frame = v.safeParse(v.pipe(v.string(), v.parseJson(), PresenceFrame), message)
  return frame.success ? frame.output.presence : null
}

interface Placed {
  userId: string
  name: string
  place: Pick<Person, 'at' | 'editing'> | null
}

/** Who is where, each once a place; they edit there when one of their pages does. By name, so that nobody jumps about. */
export function peopleAt(placed: readonly Placed[]): Person[] {
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
