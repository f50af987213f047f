import type { Cell } from '../../../kernel/rules/files/table.ts'
import { formatDecimal, formatMoney, toPaise } from '../../../kernel/rules/money.ts'
import { editDistance } from '../../../kernel/rules/text/distance.ts'
import { foldName } from '../../../kernel/rules/text/names.ts'
import type { FormField } from '../listings/form-field.ts'
import { bare, divide, divideOnce, items } from './parts.ts'
import { readNumber, readPercent } from './read-amount.ts'
import { minutesOfDay, readDate, readMinutes, readMonthDay, readWeekdays } from './read-time.ts'

/** Result of parsing a cell for a field. */
export type ReadValue =
  | { value: unknown /** Remark for the user to check: `Read as ₹2,40,000`. */; remark?: string }
  | { problem: string /** Suggested correction. */; suggestion?: string }

const MAX_SHOWN = 60
/** The text of a cell in a message, cut. */
export const quoted = (text: string): string => `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}”`

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'ha', 'haan'])
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'nahi'])

/** The text of a cell that is no error. */
export function textOfCell(cell: Exclude<Cell, null | { error: string }>): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return 'date' in cell ? cell.date : `${cell.percent}%`
}

/** Reads a cell that is neither empty nor `-`. */
export function readValue(field: FormField, cell: Exclude<Cell, null>): ReadValue {
  if (typeof cell === 'object' && 'error' in cell) {
    return { problem: `the cell has ${cell.error.startsWith('#') ? `the error ${cell.error}` : cell.error}` }
  }
  const text = textOfCell(cell).trim()
  const no = (what: string): ReadValue => ({ problem: `${quoted(text)} is not ${what}` })
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { value: text === '\\-' ? '-' : text.replace(/\r\n?/g, '\n') }
    case 'number':
      return readCount(field, cell, text)
    case 'money':
      return readMoney(cell, text)
    case 'percent':
    case 'basisPoints': {
      const percent = typeof cell === 'object' && 'percent' in cell ? cell.percent : readPercent(text)
      if (percent === null) return no('a percentage')
      return { value: field.kind === 'percent' ? percent : Math.round(percent * 100) }
    }
    case 'boolean': {
      const word = foldName(text)
      if (YES.has(word)) return { value: true }
      return NO.has(word) ? { value: false } : no('yes or no')
    }
    case 'select':
      return readChoice(field, text)
    case 'list':
      return { value: items(text, true).map(bare) }
    case 'facts':
      return readFacts(text)
    case 'rows':
      return readRows(field, text)
    case 'date': {
      const date = readDate(text)
      return date === null ? no('a day, such as 1 Dec 2026') : { value: date }
    }
    case 'monthDay': {
      const day = typeof cell === 'object' && 'date' in cell ? cell.date.slice(5) : readMonthDay(text)
      return day === null ? no('a day of the year, such as 1 Oct') : { value: day }
    }
    case 'time':
    case 'minutes': {
      const minutes = typeof cell === 'number' && cell < 2 ? minutesOfDay(cell) : readMinutes(text)
      if (minutes === null) return no('a time, such as 20:00')
      return { value: field.kind === 'minutes' ? minutes : clock(minutes) }
    }
    case 'hours': {
      const hours = text.split(/[\s;,]+/).filter((one) => one !== '')
      const shares = hours.map(Number)
      return shares.length === 24 && shares.every(Number.isFinite)
        ? { value: shares }
        : no('24 numbers, one for each hour from midnight')
    }
    case 'weekdays': {
      const days = readWeekdays(text)
      return days === null ? no('days of the week, such as Mon, Wed') : { value: days }
    }
  }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function readCount({ unit, isWhole }: FormField, cell: Cell, text: string): ReadValue {
  const read = typeof cell === 'number' ? { number: cell, isWorded: false } : readNumber(text, unit)
  if (!read) return { problem: `${quoted(text)} is not a number` }
  if (isWhole && !Number.isSafeInteger(read.number)) return { problem: `${quoted(text)} is not a whole number` }
  return {
    value: read.number,
    ...(read.isWorded && { remark: `Read as ${formatDecimal(read.number, 6)}` }),
  }
}

function readMoney(cell: Cell, text: string): ReadValue {
  const read = typeof cell === 'number' ? { number: cell, isWorded: false } : readNumber(text)
  if (!read) return { problem: `${quoted(text)} is not an amount` }
  if (read.number < 0) return { problem: 'an amount cannot be below zero' }
  const paise = toPaise(read.number)
  if (!Number.isSafeInteger(paise)) return { problem: `${quoted(text)} is not an amount` }
  return { value: paise, ...(read.isWorded && { remark: `Read as ${formatMoney(paise)}` }) }
}

function readChoice({ options = [] }: FormField, text: string): ReadValue {
  const folded = foldName(text)
  const found = options.find(({ value, label }) => foldName(label) === folded || foldName(value) === folded)
  if (found) return { value: found.value }
  const near = options
    .map(({ label }) => ({ label, distance: editDistance(foldName(label), folded, 2) }))
    .sort((a, b) => a.distance - b.distance)[0]
  const [first, second] = options
  const example = first && second ? `, such as ${first.label} or ${second.label}` : ''
  if (near && near.distance <= 2 && folded.length > 3) {
    return { problem: `${quoted(text)} is not one of the choices. Did you mean ${near.label}?`, suggestion: near.label }
  }
  return { problem: `${quoted(text)} is not one of the choices${example}` }
}

function readFacts(text: string): ReadValue {
  const facts = items(text, false).map((item) => {
    const [label, value] = divideOnce(item, ':')
    return { label: bare(label), value: value === null ? null : bare(value) }
  })
  const wrong = facts.find(({ label, value }) => value === null || value === '' || label === '')
  return wrong
    ? { problem: `${quoted(wrong.label)} needs a name and a value, such as Material: Flex` }
    : { value: facts }
}

/** `All India`: an area that names no state. */
export const ALL_INDIA = 'All India'

function readRows({ path, columns = [] }: FormField, text: string): ReadValue {
  const rows: Record<string, unknown>[] = []
  for (const item of items(text, false)) {
    const parts = path === 'coverage' && foldName(bare(item)) === foldName(ALL_INDIA) ? ['', ''] : divide(item, '|')
    if (parts.length > columns.length) {
      return { problem: `${quoted(item)} has more than ${columns.map(({ label }) => label).join(' | ')}` }
    }
    const row: Record<string, unknown> = {}
    for (const [i, column] of columns.entries()) {
      const part = (parts[i] ?? '').trim()
      if (part === '' || part === '-') {
        if (column.required) return { problem: `${quoted(item)} has no ${column.label.toLowerCase()}` }
        row[column.path] = ''
        continue
      }
      const read =
        column.kind === 'list' ? readNumbers(part) : readValue(column, column.kind === 'text' ? bare(part) : part)
      if ('problem' in read) return read
      row[column.path] = read.value
    }
    rows.push(row)
  }
  return { value: rows }
}

/** The only lists inside rows are of numbers. */
function readNumbers(text: string): ReadValue {
  const numbers = text.split(/[\s,]+/).map(Number)
  return numbers.every(Number.isFinite) ? { value: numbers } : { problem: `${quoted(text)} is not a list of numbers` }
}
