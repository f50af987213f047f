import type { ProofRule } from '../../../catalogue/rules/registry/proof-rule.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import { addDays, type CivilDate, daysIn, formatDate } from '../../../kernel/rules/dates.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'
import { FIRST_PHOTO_HOURS } from './proof.ts'

/** Kinds of proof that a line was shown. */
export type ProofKind = 'photo' | 'log' | 'certificate' | 'tear_sheet' | 'report' | 'link' | 'sheet'

/** Units counted by a log, report or sheet. */
export type Counted = 'plays' | 'spots' | 'shows' | 'impressions' | 'clicks' | 'views' | 'people'

export type Moment = 'day' | 'night'

/** Input of the rules from a line and its listing. `ends` is the last day that it was shown. */
export interface ProvenLine {
  /** Of the medium. */
  rule: ProofRule
  starts: CivilDate
  ends: CivilDate
  /** Days of issue; null for every day of the span. */
  days: readonly CivilDate[] | null
  quantity: number
  unit: RateUnit
  isLit: boolean
  /** Plays of one slot a day, of a digital screen. */
  playsADay: number | null
  /** Shows a day on one screen, of a cinema. */
  showsADay: number | null
}

/** A proof that a line needs, computed from the line before anything is stored. */
export interface Slot {
  /** Part of its address, once a line: `photo-1`, `log-2`, `tear-2026-12-06`. */
  slot: string
  kind: ProofKind
  /** `Week 2, day and night` */
  label: string
  /** The first day on which it can be sent, and the last on which it is not late. */
  opens: CivilDate
  due: CivilDate
  /** The days that it is about. */
  from: CivilDate
  until: CivilDate
  /** Amount bought on those days; null when nothing is counted. */
  promised: { what: Counted; count: number } | null
  /** Moments that a photo of each piece is wanted of; empty where no photo is the proof. */
  moments: readonly Moment[]
  /** Required content, in words. */
  wants: string
  /** Text required with it. */
  asks: 'plates' | 'edition' | null
}

const WEEK = 7
/** Weeks of one certificate. */
const FOUR_WEEKS = 28
const MONTH = 30
/** The first photo is due by the end of the day that those hours reach into: the second one. */
const FIRST_DAYS = FIRST_PHOTO_HOURS / 24 - 1
/** Days before its due date from which a weekly photo can be taken. */
const EARLY_DAYS = 3
/** Days after the last one of a log or report. */
const LOG_DAYS = 4
const CERTIFICATE_DAYS = 7
const REPORT_DAYS = 5
const SHEET_DAYS = 7
const TEAR_SHEET_DAYS = { paper: 7, periodical: 15 } as const
const LINK_DAYS = 2
/** Insights of a post are read a week after it. */
const INSIGHT_DAYS = 7

const DAY: readonly Moment[] = ['day']
const BOTH: readonly Moment[] = ['day', 'night']

type Part = Pick<Slot, 'from' | 'until'> & { n: number }

/** A span in parts of so many days, the last one shorter. */
function partsOf({ starts, ends }: Pick<ProvenLine, 'starts' | 'ends'>, length: number): Part[] {
  const parts: Part[] = []
  for (let from = starts, n = 1; from <= ends; from = addDays(from, length), n++) {
    const last = addDays(from, length - 1)
    parts.push({ n, from, until: last < ends ? last : ends })
  }
  return parts
}

const lengthOf = ({ from, until }: Part) => daysIn({ start: from, end: until })

function photo({ n, from, until }: Part, line: ProvenLine, wants: string): Slot {
  const isFirst = n === 1
  const moments = line.isLit ? BOTH : DAY
  const due = addDays(from, FIRST_DAYS)
  const pieces = line.quantity * moments.length
  const what = moments.length > 1 ? 'day and night' : isFirst ? 'day' : ''
  const label = [isFirst ? 'First photo' : `Week ${n}`, line.quantity > 1 ? plural(pieces, ['photo', 'photos']) : what]
  return {
    ...{ slot: `photo-${n}`, kind: 'photo', due, from, until, moments, wants, asks: null },
    label: label.filter(Boolean).join(', '),
    opens: isFirst ? from : addDays(due, -EARLY_DAYS),
    promised: null,
  }
}

const WHOLE = 'The whole face, with the artwork and what is around it'

/** A photo within 48 hours of the start, then one a week. */
const weeklyPhotos = (line: ProvenLine, wants = WHOLE): Slot[] =>
  partsOf(line, WEEK).map((part) => photo(part, line, wants))

const onePhoto = (line: ProvenLine, wants = WHOLE) =>
  partsOf(line, WEEK)
    .slice(0, 1)
    .map((part) => photo(part, { ...line, quantity: 1, isLit: false }, wants))

type Counting = Pick<Slot, 'kind' | 'wants'> & {
  name: string
  label: (part: Part) => string
  after: number
  promised: (part: Part) => Slot['promised']
}

const counted = (parts: readonly Part[], { name, kind, label, after, promised, wants }: Counting): Slot[] =>
  parts.map((part) => ({
    ...{ slot: `${name}-${part.n}`, kind, wants, from: part.from, until: part.until, moments: [], asks: null },
    label: label(part),
    opens: addDays(part.until, 1),
    due: addDays(part.until, after),
    promised: promised(part),
  }))

const toDay = (what: string) => (part: Part) => `${what} to ${formatDate(part.until, part.until)}`

const screen = (line: ProvenLine) => [
  ...onePhoto(line, 'The screen while the ad is on it'),
  ...counted(partsOf(line, WEEK), {
    ...{ name: 'log', kind: 'log', after: LOG_DAYS, label: toDay('Play log') },
    promised: (part) =>
      line.playsADay === null ? null : { what: 'plays', count: line.playsADay * line.quantity * lengthOf(part) },
    wants: 'Plays of each day, as counted by the player',
  }),
]

const broadcast = (line: ProvenLine) =>
  counted(partsOf(line, FOUR_WEEKS), {
    ...{ name: 'certificate', kind: 'certificate', after: CERTIFICATE_DAYS, label: toDay('Broadcast log') },
    // A week that is cut off was sold whole.
    promised: (part) => ({ what: 'spots', count: line.quantity * Math.ceil(lengthOf(part) / WEEK) }),
    wants:
      'The telecast certificate or broadcast log with date, time and band of each spot; a third-party log where there is one',
  })

const printed = (line: ProvenLine): Slot[] =>
  (line.days ?? [line.ends]).map((day) => ({
    ...{
      slot: `tear-${day}`,
      kind: 'tear_sheet',
      from: day,
      until: day,
      opens: day,
      moments: [],
      promised: null,
      asks: 'edition',
    },
    label: `Tear sheet of ${formatDate(day, day)}`,
    due: addDays(day, line.rule === 'periodical' ? TEAR_SHEET_DAYS.periodical : TEAR_SHEET_DAYS.paper),
    wants: 'The full page, not a cutting, or a link to the e-paper; with edition, page and size',
  }))

const BOUGHT: Partial<Record<RateUnit, { what: Counted; each: number }>> = {
  per_mille: { what: 'impressions', each: 1_000 },
  per_click: { what: 'clicks', each: 1 },
  per_view: { what: 'views', each: 1 },
}

/** Even parts of the bought amount up to each day; the last report has the rest. */
function reports(line: ProvenLine): Slot[] {
  const bought = BOUGHT[line.unit]
  const all = daysIn({ start: line.starts, end: line.ends })
  const total = bought ? line.quantity * bought.each : 0
  const upTo = (day: CivilDate) => Math.round((total * daysIn({ start: line.starts, end: day })) / all)
  return counted(partsOf(line, MONTH), {
    ...{ name: 'report', kind: 'report', after: REPORT_DAYS, label: toDay('Delivery report') },
    promised: (part) => {
      if (!bought) return null
      return { what: bought.what, count: upTo(part.until) - upTo(addDays(part.from, -1)) }
    },
    wants: 'The report with impressions, clicks and views, and screenshots of the placements',
  })
}

const atTheEnd = (line: ProvenLine): Part => ({ n: 1, from: line.starts, until: line.ends })

const creator = (line: ProvenLine): Slot[] => [
  {
    ...{ slot: 'link-1', kind: 'link', label: 'Link and screenshot', moments: [], promised: null, asks: null },
    ...{ from: line.starts, until: line.ends, opens: line.starts, due: addDays(line.ends, LINK_DAYS) },
    wants: 'The link to the post, and a screenshot on which the label of advertising can be read',
  },
  {
    ...{ slot: 'insights-1', kind: 'report', label: 'Insights after 7 days', moments: [], promised: null, asks: null },
    ...{ from: line.starts, until: line.ends },
    ...{ opens: addDays(line.ends, INSIGHT_DAYS), due: addDays(line.ends, INSIGHT_DAYS + 3) },
    wants: 'The insights of the platform, seven days after the post',
  },
]

const coverage = (line: ProvenLine): Slot[] => [
  {
    ...{ slot: 'link-1', kind: 'link', label: 'Coverage', moments: [], promised: null, asks: null },
    ...{ from: line.starts, until: line.ends, opens: line.starts, due: addDays(line.ends, SHEET_DAYS) },
    wants: 'The link to what was published, or a screenshot of it',
  },
]

const footfall = (line: ProvenLine) =>
  counted([atTheEnd(line)], {
    ...{ name: 'sheet', kind: 'sheet', after: SHEET_DAYS, label: () => 'Footfall sheet' },
    promised: () => null,
    wants: 'The sheet with the people of each day',
  })

const onGround = (line: ProvenLine) => [
  ...weeklyPhotos({ ...line, isLit: false }, 'The stall, stage or stand with people and branding'),
  ...footfall(line),
]

const cinema = (line: ProvenLine) => [
  ...onePhoto(line, 'The screen or the lobby with the ad'),
  ...counted(partsOf(line, WEEK), {
    ...{ name: 'log', kind: 'log', after: LOG_DAYS, label: toDay('Show log') },
    promised: (part) =>
      line.showsADay === null ? null : { what: 'shows', count: line.showsADay * line.quantity * lengthOf(part) },
    wants: 'Each show with date, time and screen',
  }),
]

const vehicles = (line: ProvenLine) =>
  weeklyPhotos({ ...line, isLit: false }, 'The wrapped vehicle with its number plate').map(
    (slot): Slot => ({ ...slot, asks: 'plates' }),
  )

const RULES: Readonly<Record<ProofRule, (line: ProvenLine) => Slot[]>> = {
  photos: weeklyPhotos,
  fleet: vehicles,
  screen,
  broadcast,
  cinema,
  paper: printed,
  periodical: printed,
  reports,
  post: creator,
  coverage,
  ground: onGround,
}

/** Every proof that a line wants, by its due date. */
export const slotsOf = (line: ProvenLine): Slot[] => RULES[line.rule](line)

/** True for an advertisement at a fixed place. */
export const isAtSite = (rule: ProofRule): boolean => rule !== 'fleet'
