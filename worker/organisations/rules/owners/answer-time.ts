import { plural } from '../../../kernel/rules/text/plural.ts'

/** Answers that are looked at: the last ones. */
export const ANSWERS_COUNTED = 20
/** With fewer answers nothing is said. */
const FEWEST_ANSWERS = 5

const HOUR = 60
const DAY = 24 * HOUR

/** Usual time of an owner to answer a booking request, from its answered requests. */
export interface AnswerTime {
  /** Half of the answers came faster. */
  medianMinutes: number
  /** Answers that it is counted from. */
  answers: number
}

/**
 * Median time of an owner's answers; null when there are too few.
 * @param minutes time from each request to its answer
 */
export function medianAnswerTime(minutes: readonly number[]): AnswerTime | null {
  if (minutes.length < FEWEST_ANSWERS) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? upper
  return { medianMinutes: Math.round((lower + upper) / 2), answers: sorted.length }
}

const HOURS = ['hour', 'hours'] as const
const DAYS = ['day', 'days'] as const

/** `Usually answers within 5 hours, by its last 12 answers` */
export function answerTimeText({ medianMinutes, answers }: AnswerTime): string {
  const within =
    medianMinutes <= 36 * HOUR
      ? plural(Math.max(1, Math.ceil(medianMinutes / HOUR)), HOURS)
      : plural(Math.ceil(medianMinutes / DAY), DAYS)
  return `Usually answers within ${within}, by its last ${answers} answers`
}
