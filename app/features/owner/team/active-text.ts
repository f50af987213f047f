import { addDays, civilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Last activity: `Active 12 min ago`, `Active yesterday`, `Active 18 Nov`.
 * @param activeAt ISO 8601; null when unknown
 * @param now instant, ms
 */
export function activeText(activeAt: string | null, now: number): string {
  if (activeAt === null) return 'Not signed in lately'
  const ago = now - Date.parse(activeAt)
  const [day, today] = [civilDate(new Date(activeAt)), civilDate(new Date(now))]
  if (ago < 2 * MINUTE_MS) return 'Active now'
  if (ago < HOUR_MS) return `Active ${Math.floor(ago / MINUTE_MS)} min ago`
  if (day === today) return 'Active today'
  return day === addDays(today, -1) ? 'Active yesterday' : `Active ${formatDate(day, today)}`
}
