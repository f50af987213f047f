import { formatClock } from '../../../worker/kernel/rules/dates.ts'

/** Percentage of the peak from which an hour is prime. */
const PRIME = 60

/** Hour as text, `06:00`; the end of the day is `00:00`. */
export const hourText = (hour: number): string => formatClock((hour % 24) * 60)

export const isPrime = (share: number): boolean => share >= PRIME

/** Chart as text: `Peaks at 20:00. Over 60% of the peak audience: 18:00 to 23:00.` */
export function daypartText(hours: readonly number[]): string {
  const peak = hours.indexOf(Math.max(...hours))
  const runs: string[] = []
  for (let hour = 0; hour < hours.length; hour++) {
    if (!isPrime(hours[hour] ?? 0)) continue
    const from = hour
    while (isPrime(hours[hour + 1] ?? 0)) hour++
    runs.push(`${hourText(from)} to ${hourText(hour + 1)}`)
  }
  return `Peaks at ${hourText(peak)}. At least ${PRIME}% of the peak audience: ${runs.join(', ')}.`
}
