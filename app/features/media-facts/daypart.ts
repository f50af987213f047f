/** From this share of the peak an hour counts as prime. */
const PRIME = 60

/** `12 am`, `6 am`, `8 pm` */
export function hourText(hour: number): string {
  const clock = hour % 24
  return `${clock % 12 || 12} ${clock < 12 ? 'am' : 'pm'}`
}

export const isPrime = (share: number): boolean => share >= PRIME

/** The chart in words: `Peaks at 8 pm. Over 60% of the peak audience: 6 pm to 11 pm.` */
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
