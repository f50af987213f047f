import { formatTime } from '../../../../worker/kernel/rules/dates.ts'

/** Greeting for the time of day in India. */
export function greeting(now: Date): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = Number(formatTime(now).slice(0, 2))
  if (hour >= 4 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** First name: `Asha` of `Asha Menon`; a title or an initial keeps the next word, `Dr. Rao`. */
export function shortName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const at = words.findIndex((word) => !word.endsWith('.') && [...word].length > 1)
  return words.slice(0, at < 0 ? undefined : at + 1).join(' ')
}
