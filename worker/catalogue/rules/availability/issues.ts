import * as v from 'valibot'
import {
  addDays,
  addMonths,
  type CivilDate,
  type DateSpan,
  formatDate,
  isCivilDate,
} from '../../../kernel/rules/dates.ts'
import { orAny } from '../../../kernel/rules/fields.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { DAY_STATES, type DayRun } from './calendar.ts'
import { lastOpenDay } from './range.ts'

/** On which days a paper or magazine appears: some days of each week (0 is Sunday), or every so many days or months. */
type Rhythm =
  | { weekdays: readonly number[] }
  | { from: CivilDate; everyDays: number }
  | { from: CivilDate; everyMonths: number }

/** Rhythm of a printed title, and the number of days before an issue when its artwork is due. */
export type Appears = Rhythm & { artworkDays: number }

/** 0 is Sunday. */
export const weekdayOf = (day: CivilDate): number => new Date(`${day}T00:00Z`).getUTCDay()

/** The days of issue in a span, in order. */
export function issuesIn(appears: Appears, { start, end }: DateSpan): CivilDate[] {
  const days: CivilDate[] = []
  if ('weekdays' in appears) {
    for (let day = start; day <= end; day = addDays(day, 1)) {
      if (appears.weekdays.includes(weekdayOf(day))) days.push(day)
    }
    return days
  }
  const nth = (n: number) =>
    'everyDays' in appears
      ? addDays(appears.from, n * appears.everyDays)
      : addMonths(appears.from, n * appears.everyMonths)
  for (let n = 0; nth(n) <= end; n++) if (nth(n) >= start) days.push(nth(n))
  return days
}

/** True when it appears at most once a week: then its issues are few, and each has a name. */
export const isPeriodical = (appears: Appears): boolean => !('weekdays' in appears) || appears.weekdays.length <= 1

/** Weekday of a weekly title; undefined for any other rhythm. */
export function weekdayOfWeekly(appears: Appears): number | undefined {
  if ('weekdays' in appears) return appears.weekdays.length === 1 ? appears.weekdays[0] : undefined
  return 'everyDays' in appears && appears.everyDays === 7 ? weekdayOf(appears.from) : undefined
}

/** The last day for the artwork of an issue. */
export const artworkBy = ({ artworkDays }: Pick<Appears, 'artworkDays'>, issue: CivilDate): CivilDate =>
  addDays(issue, -artworkDays)

/**
 * State of a day for a buyer: `none` without an issue, `closed` when its artwork was due before today, `asked` and
 * `full` when too little of it is left.
 */
export type IssueState = 'free' | 'none' | 'closed' | 'asked' | 'full'

export function issueState(
  appears: Appears,
  runs: readonly DayRun[],
  day: CivilDate,
  { today, quantity }: { today: CivilDate; quantity: number },
): IssueState {
  if (issuesIn(appears, { start: day, end: day }).length === 0) return 'none'
  if (artworkBy(appears, day) < today) return 'closed'
  const run = runs.find(({ from, until }) => from <= day && day <= until)
  // Beyond the calendar nothing is open.
  if (!run) return 'closed'
  if (run.state !== 'free') return run.state === 'asked' ? 'asked' : 'full'
  return run.left !== null && run.left < quantity ? 'full' : 'free'
}

/** The days of issue in a span whose artwork is still taken. */
export const openIssuesIn = (appears: Appears, { start, end }: DateSpan, today: CivilDate): CivilDate[] =>
  issuesIn(appears, { start, end }).filter((issue) => artworkBy(appears, issue) >= today)

export const ISSUE_DAY_STATES = [...DAY_STATES, 'none', 'closed'] as const

/** Run of days of a printed title: `none` without an issue, `closed` when its artwork was due before today. */
export interface IssueRun extends Omit<DayRun, 'state'> {
  state: (typeof ISSUE_DAY_STATES)[number]
}

/** The runs of a calendar, cut where issues appear: on the days between nothing can be had. */
export function issueRuns(appears: Appears, runs: readonly DayRun[], today: CivilDate): IssueRun[] {
  const cut: IssueRun[] = []
  for (const { from, until, state, left } of runs) {
    const issues = new Set(issuesIn(appears, { start: from, end: until }))
    for (let day = from; day <= until; day = addDays(day, 1)) {
      const isOpen = artworkBy(appears, day) >= today
      const here = issues.has(day) ? (isOpen ? { state, left } : CLOSED) : NO_ISSUE
      const last = cut.at(-1)
      if (last && last.state === here.state && last.left === here.left) last.until = day
      else cut.push({ from: day, until: day, ...here })
    }
  }
  return cut
}

const isDayRun = (run: IssueRun): run is DayRun => run.state !== 'none' && run.state !== 'closed'

/** The runs on which an issue could be booked, were it free. */
export const runsWithIssue = (runs: readonly IssueRun[]): DayRun[] => runs.filter(isDayRun)

/** Runs in which days without an issue count as free: a range goes across them. */
export const acrossIssues = (runs: readonly IssueRun[]): DayRun[] =>
  runs.map((run) => (isDayRun(run) ? run : { ...run, state: 'free' }))

const NO_ISSUE = { state: 'none', left: 0 } as const
const CLOSED = { state: 'closed', left: 0 } as const

const REFUSALS: Record<Exclude<IssueState, 'free'>, string> = {
  none: 'No issue appears on',
  closed: 'Artwork is no longer taken for',
  asked: 'Requested by another buyer on',
  full: 'Fully booked on',
}

/** Reason why days cannot be booked, in one sentence; null when each of them can. `No issue appears on 7 and 8 Dec` */
export function issueRefusal(
  days: readonly CivilDate[],
  stateOf: (day: CivilDate) => IssueState,
  today: CivilDate,
): string | null {
  for (const state of ['none', 'closed', 'full', 'asked'] as const) {
    const refused = days.filter((day) => stateOf(day) === state)
    if (refused.length > 0) return `${REFUSALS[state]} ${list(refused.map((day) => formatDate(day, today)))}`
  }
  return null
}

/** Limit of issues in one order. */
const MAX_ISSUES = 60

/** Issues that a weekday chooses where no range is. */
const NEXT_ISSUES = 4

/**
 * Issues of a weekday that one press chooses: the free ones of the range, or the next four; further ones until the
 * order has the least number of issues.
 * @param others issues that are chosen already, of other weekdays
 */
export function issuesOfWeekday(
  appears: Appears,
  weekday: number,
  { range, others, least, today }: { range: DateSpan | null; others: number; least: number; today: CivilDate },
  stateOf: (day: CivilDate) => IssueState,
): CivilDate[] {
  const start = range && range.start > today ? range.start : today
  const free = issuesIn(appears, { start, end: lastOpenDay(today) }).filter(
    (day) => weekdayOf(day) === weekday && stateOf(day) === 'free',
  )
  const wanted = range ? free.filter((day) => day <= range.end).length : NEXT_ISSUES
  return free.slice(0, Math.min(Math.max(wanted, least - others), MAX_ISSUES - others))
}

const NO_DAY = 'Each day of issue is a date such as 2027-01-14'
const TOO_MANY = `At most ${MAX_ISSUES} issues can be booked at once`

const sorted = v.transform((days: string[]) => [...new Set(days)].sort())

/** Days of issue of a request, each once and in order. */
export const IssueList = v.pipe(
  v.array(v.pipe(v.string(NO_DAY), v.check(isCivilDate, NO_DAY)), NO_DAY),
  v.minLength(1, 'Choose a day of issue'),
  v.maxLength(MAX_ISSUES, TOO_MANY),
  sorted,
)

const IssueText = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((day) => day.trim())
      .filter(Boolean),
  ),
  IssueList,
)

/** Days of issue in an address, `days=2026-12-06,2026-12-13`. */
export const IssueDays = orAny(IssueText)

/** The days of issue in the search part of an address; none where it has none, or something else. */
export function issuesOfSearch(search: string): CivilDate[] {
  const read = v.safeParse(IssueText, new URLSearchParams(search).get('days') ?? '')
  return read.success ? read.output : []
}

/** The address with the days of issue added to its search part. */
export const withIssues = (path: string, days: readonly CivilDate[]): string =>
  days.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}days=${days.join(',')}` : path
