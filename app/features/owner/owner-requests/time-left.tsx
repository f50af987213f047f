import { useEffect, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { timeLeft } from './request-states.ts'

const HALF_A_MINUTE = 30_000

interface TimeLeftProps {
  /** Deadline and instant of the loader, ms. */
  answerBy: number
  now: number
}

/** Remaining time to answer, which counts down while the page is open. */
export function TimeLeft({ answerBy, now: first }: TimeLeftProps) {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE)
    return () => clearInterval(timer)
  }, [])
  const { text, tone } = timeLeft(answerBy, now)
  return <Badge tone={tone}>{text}</Badge>
}
