import { WORDS } from '../../../../catalogue/rules/registry/tables.ts'
import { addDays, type CivilDate, type DateSpan, daysIn, formatLongDate } from '../../../../kernel/rules/dates.ts'
import { type DatesReading, endOf } from './dates/dates.ts'
import { type BriefDraft, replaceAssumptions } from './draft.ts'
import { applyDateEdits, applyDays } from './edits/apply-date-edits.ts'
import type { DateEdit } from './edits/date-edits.ts'
import { type ProblemSentences, problemOf } from './problem-sentences.ts'
import type { MessageReading } from './read-message.ts'

/** The question that settles a problem of dates. */
const questionOf =
  ({ start, end, problem }: DatesReading) =>
  (say: ProblemSentences): string => {
    if (problem?.festival) return say.festivalOver(problem.festival)
    if (problem?.code === 'past') return say.past(start && end ? { start, end } : null)
    if (problem?.code === 'end_before_start') return say.endBeforeStart
    if (problem?.code === 'impossible_date') return say.impossibleDate
    return problem?.code === 'too_far' ? say.tooFar : say.asap
  }

/** "Extend it to 15 February": a day alone is then the last one. */
const EXTENDING = /\b(?:extend|prolong|lengthen|stretch|continue|badhao|badha)\w*\b/

/** Takes the dates of a turn into the draft: a start of one turn and a length of another make a flight. */
export function mergeDates(draft: BriefDraft, turn: MessageReading, today: CivilDate) {
  const { text, dates, dateEdits, channels } = turn
  const { start, end, durationDays, durationMonths, problem } = dates
  const flight = draft.start && draft.end ? { start: draft.start, end: draft.end } : null
  const isNamed = (start || end) && !isOfEdits(dates, dateEdits)
  if (flight && !isNamed && dateEdits.edits.length > 0) {
    moveTo(draft, applyDateEdits(flight, dateEdits.edits, today), { edits: dateEdits.edits, today })
    return
  }
  if (flight && !isNamed && dateEdits.days.length > 0 && !problem) {
    moveTo(draft, applyDays(flight, dateEdits.days, today), { edits: [], today })
    return
  }
  if (dateEdits.keepsLength && start && !end && draft.start && draft.end && !problem) {
    const days = daysIn({ start: draft.start, end: draft.end })
    Object.assign(draft, { start, end: addDays(start, days - 1), duration: null })
    return
  }
  const length = lengthOf(durationDays, durationMonths)
  if (problem) {
    draft.start = null
    draft.end = null
    draft.duration = length ?? draft.duration
    draft.problems.dates = problemOf('dates', problem.code, questionOf(dates))
    return
  }
  if (!start && !end && !length) return
  if (start && !end && !length && draft.start && draft.start < start && EXTENDING.test(text)) {
    draft.end = start
    delete draft.problems.dates
    return
  }
  const before = { start: draft.start, end: draft.end }
  if (dates.onDay && !draft.start && !draft.end && !draft.duration) {
    const isOpening = (turn.objective ?? draft.objective) === 'footfall'
    flyTo(draft, dates.onDay, { isInsertion: isInsertion(channels), isOpening, today })
    return
  }
  if (start && end) Object.assign(draft, { start, end, duration: null })
  else if (start) startAt(draft, start, length)
  else if (end) draft.end = end
  else if (length) lastFor(draft, length)
  if (draft.start && draft.end && draft.end < draft.start) {
    // A flight that was complete keeps its start or its end by the latest word; the other has to be asked for.
    if (before.start && start) draft.end = null
    else draft.start = null
  }
  delete draft.problems.dates
  replaceAssumptions(draft, 'dates', dates.assumption ? [dates.assumption] : [])
}

/** True when all dates of a message are its steps: "ek hafta baad shuru karo" counts from the start of the flight. */
const isOfEdits = ({ spans }: DatesReading, { spans: edits }: MessageReading['dateEdits']): boolean =>
  edits.length > 0 && spans.every(({ start, end }) => edits.some((edit) => start < edit.end && edit.start < end))

/** Moves the days of a flight that is known. */
function moveTo(
  draft: BriefDraft,
  moved: DateSpan | null,
  { edits, today }: { edits: readonly DateEdit[]; today: CivilDate },
) {
  if (!moved) {
    draft.end = null
    draft.problems.dates = problemOf('dates', 'end_before_start', ({ noDayLeft }) => noDayLeft)
    return
  }
  Object.assign(draft, { ...moved, duration: null })
  delete draft.problems.dates
  const wanted = edits.some(({ moves, sign }) => sign < 0 && moves !== 'end' && moves !== 'length')
  const isHeldBack = wanted && moved.start === addDays(today, 1)
  const text = `${formatLongDate(moved.start)} is the earliest day on which a campaign can start`
  replaceAssumptions(draft, 'dates', isHeldBack ? [{ code: 'EARLIEST_START', text }] : [])
}

/** Days of a campaign for one day, that day included. */
const DAYS_TO_EVENT = 14
/** Days of a campaign for an opening: people are to come afterwards, and most sites are sold by the month. */
const DAYS_OF_OPENING = 30

/** "Front page on 26 January" is the day of the insertion. */
const isInsertion = ({ wanted }: MessageReading['channels']) =>
  wanted.length > 0 && wanted.every((medium) => WORDS[medium].groups?.print !== undefined)

/** A campaign for one day flies on the days before it and ends with it; one for an opening goes on. */
function flyTo(
  draft: BriefDraft,
  day: CivilDate,
  { isInsertion: isOne, isOpening, today }: { isInsertion: boolean; isOpening: boolean; today: CivilDate },
) {
  const first = addDays(day, 1 - DAYS_TO_EVENT)
  const tomorrow = addDays(today, 1)
  draft.start = isOne ? day : first > today ? first : tomorrow < day ? tomorrow : day
  draft.end = isOpening && !isOne ? addDays(draft.start, DAYS_OF_OPENING - 1) : day
  delete draft.problems.dates
  const text = isOne
    ? `Taken as an insertion on ${formatLongDate(day)}`
    : `Taken as the days ${isOpening ? 'around' : 'up to'} ${formatLongDate(day)}: ${formatLongDate(draft.start)} to ${formatLongDate(draft.end)}`
  replaceAssumptions(draft, 'dates', [{ code: 'DATES_TO_DAY', text }])
}

const lengthOf = (days: number | null, months: number | null) =>
  months !== null ? { months } : days !== null ? { days } : null

function startAt(draft: BriefDraft, start: CivilDate, length: BriefDraft['duration']) {
  const known = length ?? draft.duration
  const days = draft.start && draft.end ? daysIn({ start: draft.start, end: draft.end }) : null
  draft.start = start
  if (known) {
    draft.end = endOf(start, known)
    draft.duration = null
  } else if (days !== null && draft.end && draft.end < start) draft.end = addDays(start, days - 1)
}

function lastFor(draft: BriefDraft, length: NonNullable<BriefDraft['duration']>) {
  if (draft.start) draft.end = endOf(draft.start, length)
  else draft.duration = length
}
