import { formatDate } from '../../../kernel/rules/dates.ts'

// Times of a camera are local and without a zone, `2026-11-20T16:42:00`: they are shown as they are.

/** `16:42` */
export const formatClockTime = (local: string): string => local.slice(11, 16)

/** `20 Nov, 16:42` */
export const formatDayTime = (local: string): string =>
  `${formatDate(local.slice(0, 10), local)}, ${formatClockTime(local)}`
