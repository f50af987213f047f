import type { Ticket } from './ticket.ts'

/** The target: the first answer comes within so many hours, by the clock. */
export const FIRST_REPLY_HOURS = 4

const HOUR = 60 * 60_000

/** Waiting time of the requester for the first answer, compared with the target. */
export interface FirstReply {
  /** Milliseconds; until now while there is no answer. */
  waited: number
  isAnswered: boolean
  isOverdue: boolean
}

/** Clock of the first answer. Null when none is due: spam, and tickets resolved without an answer. */
export function firstReplyOf(
  { createdAt, firstReplyAt, status, isSpam }: Pick<Ticket, 'createdAt' | 'firstReplyAt' | 'status' | 'isSpam'>,
  now: Date,
): FirstReply | null {
  if (firstReplyAt === null && (isSpam || status === 'resolved')) return null
  const until = firstReplyAt === null ? now.getTime() : Date.parse(firstReplyAt)
  const waited = Math.max(0, until - Date.parse(createdAt))
  return { waited, isAnswered: firstReplyAt !== null, isOverdue: waited > FIRST_REPLY_HOURS * HOUR }
}

/** `1 h 11 min`, `42 min`, `2 days 3 h`. @param ms not negative */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts =
    days > 0
      ? [days === 1 ? '1 day' : `${days} days`, hours > 0 && `${hours} h`]
      : [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
  return parts.filter(Boolean).join(' ')
}
