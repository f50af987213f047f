import { Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { durationText, FIRST_REPLY_HOURS, firstReplyOf } from '../../../../worker/desk/rules/support/first-reply.ts'
import type { Ticket } from '../../../../worker/desk/rules/support/ticket.ts'

const STEP_MS = 30_000

/**
 * Current time, updated every half minute.
 * @param first the server's time, so that both render the same
 * @returns milliseconds
 */
function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(clock)
  }, [])
  return Math.max(now, first)
}

interface FirstReplyClockProps {
  ticket: Pick<Ticket, 'createdAt' | 'firstReplyAt' | 'status' | 'isSpam'>
  now: number
  /** True to show the target. */
  hasTarget?: boolean
}

/** Waiting time of the requester for the first answer, marked when it exceeds the target. */
export function FirstReplyClock({ ticket, now: first, hasTarget = false }: FirstReplyClockProps) {
  const now = useNow(first)
  const reply = firstReplyOf(ticket, new Date(now))
  if (reply === null) return hasTarget ? 'None' : null
  const { waited, isAnswered, isOverdue } = reply
  return (
    <span className={`num ${isOverdue ? 'font-semibold text-danger' : ''}`}>
      {!hasTarget && <Clock3 aria-hidden className="mr-1 inline size-3.5 align-[-2px]" />}
      {!(isAnswered || hasTarget) && 'Waiting '}
      {!hasTarget && isAnswered && 'Answered in '}
      {durationText(waited)}
      {isOverdue && ', overdue'}
      {hasTarget && <span className="block font-normal text-ink-3">target {FIRST_REPLY_HOURS} hours</span>}
    </span>
  )
}
