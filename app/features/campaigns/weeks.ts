import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { addDays, type CivilDate, type DateSpan, daysIn, mondayOf } from '../../../worker/kernel/rules/dates.ts'

/** Whole weeks from a Monday to a Sunday, and the Mondays with a label. */
export interface Track extends DateSpan {
  ticks: CivilDate[]
}

/** Maximum number of labels that fit. */
const MAX_TICKS = 10

/** Requested days of a line; each day of issue is a span. */
export const askedSpans = ({ starts, ends, days }: Pick<CampaignLine, 'starts' | 'ends' | 'days'>): DateSpan[] =>
  days ? days.map((day) => ({ start: day, end: day })) : [{ start: starts, end: ends }]

/** Weeks in which lines run or would run; null without a line. */
export function trackOf(lines: readonly Pick<CampaignLine, 'starts' | 'ends' | 'offer'>[]): Track | null {
  const spans = lines.flatMap(({ starts, ends, offer }) => [{ starts, ends }, ...(offer ? [offer] : [])])
  const [first] = spans
  if (!first) return null
  const start = mondayOf(spans.reduce((day, { starts }) => (starts < day ? starts : day), first.starts))
  const last = spans.reduce((day, { ends }) => (ends > day ? ends : day), first.ends)
  const end = addDays(mondayOf(last), 6)
  const weeks = daysIn({ start, end }) / 7
  const step = Math.ceil(weeks / MAX_TICKS)
  const ticks = Array.from({ length: Math.ceil(weeks / step) }, (_, i) => addDays(start, i * step * 7))
  return { start, end, ticks }
}

/** Position of a span on the track, in percent of its length. */
export function placeOn(track: DateSpan, span: DateSpan): { left: number; width: number } {
  const all = daysIn(track)
  return {
    left: (100 * (daysIn({ start: track.start, end: span.start }) - 1)) / all,
    width: (100 * daysIn(span)) / all,
  }
}
