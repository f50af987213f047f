import type { AnalyticsQuery } from '../../../../worker/backoffice/rules/analytics/report.ts'

/** Address of the page, or of its file, with changed filters; empty ones are left out. */
export function analyticsPath(
  query: AnalyticsQuery,
  change: Partial<AnalyticsQuery> = {},
  path = '/admin/analytics',
): string {
  const entries = Object.entries({ ...query, ...change }).flatMap(([name, value]) =>
    value && !(name === 'period' && value === '30d') ? [[name, value]] : [],
  )
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}
