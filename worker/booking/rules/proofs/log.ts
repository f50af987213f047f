import { type CivilDate, isCivilDate } from '../../../kernel/rules/dates.ts'
import { formatNumber } from '../../../kernel/rules/money.ts'
import type { Hint } from './proof.ts'

/** Limit of a log: more than a month of a busy screen, and small enough to parse within a request. */
export const MAX_LOG_BYTES = 2 * 1024 * 1024
const MAX_ROWS = 20_000
const MAX_CELLS = 40
/** Rows before the one with the names: a title, the name of a client. */
const MAX_TITLE_ROWS = 15

/** Counts of a parsed log. */
export interface LogRead {
  /** Rows that were counted, and rows with something that cannot be read. */
  rows: number
  unread: number
  counted: number
  /** Counted rows on other days than the proof covers, or outside its band. They add nothing to the count. */
  otherDays: number
  outOfBand: number
}

/** A log that is too large to be read. */
export const LARGE_LOG: LogProblem = { problem: 'The log is larger than 2 MB. Send one file for fewer days' }

/** A log that is no text. */
export const BINARY_LOG: LogProblem = { problem: 'This is not a text file. Save the log as CSV' }

/** The reason why a log cannot be read. */
export interface LogProblem {
  problem: string
}

/** The order that a log is compared with. @param band minutes after midnight; an end past 1440 is on the next day */
export interface LogOrder {
  from: CivilDate
  until: CivilDate
  band: { from: number; to: number } | null
}

const COLUMN_HEADINGS = {
  date: /^(?:date|day|telecast date|air date|play date|show date|दिनांक)$/,
  time: /^(?:time|telecast time|air time|play time|start time|start|show time)$/,
  count: /^(?:count|plays?|spots?|shows?|no\.? of (?:plays|spots|shows)|total|quantity|qty|impressions|times)$/,
} as const

type Column = keyof typeof COLUMN_HEADINGS

/** A row of a file as it is. */
interface Line {
  cells: readonly string[]
}

/** Rows with something in them, without the space around cells. Stops after `MAX_ROWS`. */
function filledRows(lines: Iterable<Line>): string[][] {
  const rows: string[][] = []
  for (const { cells } of lines) {
    const row = cells.slice(0, MAX_CELLS).map((cell) => cell.trim())
    if (row.some((cell) => cell !== '')) rows.push(row)
    if (rows.length > MAX_ROWS) break
  }
  return rows
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const civil = (year: string, month: number, day: string): CivilDate | null => {
  const date = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCivilDate(date) ? date : null
}

/** A date as logs write it: `2026-11-20`, `20/11/2026`, `20-11-26`, `20 Nov 2026`. The day comes first, as in India. */
export function readDate(text: string): CivilDate | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s].*)?$/.exec(text)
  if (iso) return civil(iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  const digits = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:\s.*)?$/.exec(text)
  if (digits) return civil(digits[3] ?? '', Number(digits[2]), digits[1] ?? '')
  const named = /^(\d{1,2})[-\s]([A-Za-z]{3})[a-z]*[-\s,]+(\d{2}|\d{4})$/.exec(text)
  const month = MONTHS.indexOf((named?.[2] ?? '').toLowerCase())
  return named ? civil(named[3] ?? '', month + 1, named[1] ?? '') : null
}

/** Minutes after midnight of `18:05`, `18:05:30` or `6:05 pm`; null for other text. */
export function readTime(text: string): number | null {
  const match = /^(?:.*[\sT])?(\d{1,2}):(\d{2})(?::\d{2})?(?:[.,]\d+)?\s*(am|pm)?$/i.exec(text)
  if (!match) return null
  const [hour, minute] = [Number(match[1]), Number(match[2])]
  const half = match[3]?.toLowerCase()
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
  return hours < 30 && minute < 60 ? hours * 60 + minute : null
}

const isIn = ({ from, to }: { from: number; to: number }, minutes: number) =>
  (minutes >= from && minutes < to) || minutes + 1440 < to

const namesOf = (row: readonly string[]): Partial<Record<Column, number>> => {
  const at = (column: Column) =>
    row.findIndex((cell) => COLUMN_HEADINGS[column].test(cell.toLowerCase().replaceAll(/\s+/g, ' ')))
  const found = { date: at('date'), time: at('time'), count: at('count') }
  return Object.fromEntries(Object.entries(found).filter(([, index]) => index >= 0))
}

/** Counts a play log, broadcast log or show log against its order. A formula is a cell that cannot be read, and is never run. */
export function readLog(lines: Iterable<Line>, order: LogOrder): LogRead | LogProblem {
  const rows = filledRows(lines)
  if (rows.length > MAX_ROWS) {
    return { problem: `The log has more than ${formatNumber(MAX_ROWS)} rows. Send one file for fewer days` }
  }
  const head = rows.slice(0, MAX_TITLE_ROWS).findIndex((row) => namesOf(row).date !== undefined)
  if (head < 0) return { problem: 'No column is called Date. Name the columns Date, Time and Count' }
  const columns = namesOf(rows[head] ?? [])
  const read: LogRead = { rows: 0, unread: 0, counted: 0, otherDays: 0, outOfBand: 0 }
  for (const row of rows.slice(head + 1)) countRow(read, row, columns, order)
  return read.rows === 0 ? { problem: 'No row has a date that can be read' } : read
}

function countRow(read: LogRead, row: readonly string[], columns: Partial<Record<Column, number>>, order: LogOrder) {
  const cell = (column: Column) => row[columns[column] ?? -1] ?? ''
  const date = readDate(cell('date'))
  const count = columns.count === undefined ? 1 : wholeNumber(cell('count'))
  // Totals at the end have no date.
  if (date === null || count === null) {
    if (cell('date') !== '' && !/^(?:grand )?total/i.test(cell('date'))) read.unread++
    return
  }
  read.rows++
  const time = readTime(cell('time'))
  if (date < order.from || date > order.until) read.otherDays += count
  else if (order.band && time !== null && !isIn(order.band, time)) read.outOfBand += count
  else read.counted += count
}

function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Hints about rows that were left out of a log. */
export function logHints(read: LogRead | LogProblem): Hint[] {
  if ('problem' in read) return [{ name: 'log', isOk: false, title: 'The log could not be read', text: read.problem }]
  const left = [
    read.otherDays > 0 && `${formatNumber(read.otherDays)} on other days`,
    read.outOfBand > 0 && `${formatNumber(read.outOfBand)} out of the band`,
    read.unread > 0 && `${formatNumber(read.unread)} rows could not be read`,
  ].filter((one) => one !== false)
  const rows = `${formatNumber(read.rows)} ${read.rows === 1 ? 'row' : 'rows'} read`
  return [
    left.length === 0
      ? { name: 'log', isOk: true, title: 'All rows count', text: rows }
      : { name: 'log', isOk: false, title: 'Not all rows count', text: `${rows}; ${left.join('; ')}` },
  ]
}
