import { readDates } from '../../worker/planner/rules/plan/conversation/dates/dates.ts'
import { normalise } from '../../worker/planner/rules/plan/conversation/text/tokens.ts'

/** A Monday. */
const TODAY = '2026-11-23'

/** The reading of a text, with the words that were taken for dates. */
export function read(raw: string, today = TODAY) {
  const text = normalise(raw)
  const reading = readDates(text, today)
  return { ...reading, words: reading.spans.map(({ start, end }) => text.slice(start, end)) }
}

/** The reading of a text that names no dates. */
export const NOTHING: ReturnType<typeof read> = {
  start: null,
  end: null,
  onDay: null,
  durationDays: null,
  durationMonths: null,
  problem: null,
  assumption: null,
  spans: [],
  words: [],
}
