const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `just now`, `5 minutes ago`, `2 hours ago`, `yesterday`, and from a week on the date, `14 Nov 2026`. */
export function timeAgo(instant: string, now: Date): string {
  const past = Math.max(0, now.getTime() - Date.parse(instant))
  if (past < MINUTE) return 'just now'
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour')
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day')
  return exact.format(new Date(instant))
}
