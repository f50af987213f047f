const inWords = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })
const inNumbers = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' })
const exact = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const pastOf = (instant: string, now: Date) => Math.max(0, now.getTime() - Date.parse(instant))

function relativeText(past: number, relative: Intl.RelativeTimeFormat): string {
  if (past < MINUTE) return 'just now'
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour')
  return relative.format(-Math.floor(past / DAY), 'day')
}

/**
 * Relative time of an instant: `just now`, `5 minutes ago`, `2 hours ago`, `yesterday`; after a week the date, `14 Nov
 * 2026`.
 */
export function timeAgo(instant: string, now: Date): string {
  const past = pastOf(instant, now)
  return past < 7 * DAY ? relativeText(past, inWords) : exact.format(new Date(instant))
}

/** Time since an instant, without a limit: `just now`, `5 minutes ago`, `1 day ago`, `40 days ago`. */
export const elapsed = (instant: string, now: Date): string => relativeText(pastOf(instant, now), inNumbers)
