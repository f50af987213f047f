import { DomainError } from '../rules/errors.ts'
import {
  type Cell,
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_READ_ROWS,
  type TableRow,
  tooManyCells,
  tooManyColumns,
  tooManyRows,
} from '../rules/files/table.ts'
import { attribute, elements, prefixOf, textOf } from './xlsx-xml.ts'

/** Shared parts that cells refer to. */
export interface SheetContext {
  strings: readonly string[]
  /** Kind of number of each style. */
  styles: readonly ('number' | 'date' | 'percent')[]
  /** Days of this workbook count from 1904. */
  from1904: boolean
}

const DAY_MS = 86_400_000
/**
 * Limits in characters: of a row, and of the content after the rows, such as links, rules of formats and merged cells.
 */
const MAX_ROW = 2_000_000
const MAX_AFTER = 15_000_000
const tooLong = () => new DomainError('too_large', 'A row of the sheet is too long to be read')
/** Merged areas that are looked at. */
const MAX_MERGES = 5_000

/** `C` is 2 */
function columnIndex(letters: string): number {
  let index = 0
  for (let i = 0; i < letters.length; i++) index = index * 26 + letters.charCodeAt(i) - 64
  return index - 1
}

/**
 * A day of the serial number that spreadsheets count by; null for a time of the day alone, and for a number beyond the
 * calendar.
 */
function dayOf(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial) + (from1904 ? 1462 : 0)
  return days < 1 || days > 2_958_465 ? null : new Date((days - 25_569) * DAY_MS).toISOString().slice(0, 10)
}

/** Text in `<t>`, of one run or of several; not the reading of Chinese characters next to it. */
export function runText(xml: string, prefix: string): string {
  let text = ''
  const [before = '', ...readings] = xml.split(/<(?:\w+:)?rPh\b/)
  const read = before + readings.map((reading) => reading.split(/<\/(?:\w+:)?rPh>/)[1] ?? '').join('')
  for (const { inside } of elements(read, 't', prefix)) text += textOf(inside)
  return text
}

function numberOf(text: string, style: SheetContext['styles'][number] | undefined, from1904: boolean): Cell {
  const number = Number(text)
  if (!Number.isFinite(number)) return { error: text.slice(0, 20) }
  if (style === 'percent') return { percent: Number((number * 100).toPrecision(12)) }
  if (style !== 'date') return number
  const date = dayOf(number, from1904)
  return date === null ? number : { date }
}

function readCell(tag: string, inside: string, prefix: string, { strings, styles, from1904 }: SheetContext): Cell {
  const type = attribute(tag, 't') ?? 'n'
  if (type === 'inlineStr') return runText(inside, prefix)
  const [value] = elements(inside, 'v', prefix)
  if (!value) return inside.includes(`<${prefix}f`) ? { error: 'a formula without a value' } : null
  const text = value.inside
  if (type === 's') return strings[Number(text)] ?? null
  if (type === 'str') return textOf(text)
  if (type === 'b') return text === '1'
  if (type === 'e') return { error: textOf(text).slice(0, 20) }
  if (type === 'd') return /^\d{4}-\d\d-\d\d/.test(text) ? { date: text.slice(0, 10) } : text
  return text === '' ? null : numberOf(text, styles[Number(attribute(tag, 's') ?? 0)], from1904)
}

function readRow(xml: string, prefix: string, context: SheetContext): Cell[] {
  const cells: Cell[] = []
  let column = -1
  for (const { tag, inside } of elements(xml, 'c', prefix)) {
    const letters = /^[A-Z]{1,3}/.exec(attribute(tag, 'r') ?? '')?.[0]
    column = letters === undefined ? column + 1 : columnIndex(letters)
    const cell = inside === '' ? null : readCell(tag, inside, prefix, context)
    if (cell === null || (typeof cell === 'string' && cell.trim() === '')) continue
    if (column >= MAX_COLUMNS) throw tooManyColumns()
    while (cells.length < column) cells.push(null)
    cells[column] = cell
  }
  return cells
}

/** The first cell of an area that is merged downwards is in each of its rows, as a reader sees it. */
function fillMerged(rows: Map<number, Cell[]>, xml: string, prefix: string) {
  let seen = 0
  for (const { tag } of elements(xml, 'mergeCell', prefix)) {
    if (++seen > MAX_MERGES) return
    const [, letters, from, until] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attribute(tag, 'ref') ?? '') ?? []
    if (letters === undefined) continue
    const column = columnIndex(letters)
    const cell = rows.get(Number(from))?.[column]
    if (cell === undefined || cell === null) continue
    for (let row = Number(from) + 1; row <= Math.min(Number(until), Number(from) + MAX_READ_ROWS); row++) {
      const cells = rows.get(row)
      if (!cells) continue
      while (cells.length < column) cells.push(null)
      cells[column] ??= cell
    }
  }
}

/**
 * Reads the rows of a sheet while it is unpacked, so that a sheet with too many is refused before it is in memory.
 * @throws DomainError bad_input, too_large
 */
export async function readSheet(pieces: AsyncIterable<Uint8Array>, context: SheetContext): Promise<TableRow[]> {
  const rows = new Map<number, Cell[]>()
  const decoder = new TextDecoder()
  let prefix: string | undefined
  let text = ''
  let row = 0
  let cellCount = 0

  function take(xml: string, prefix: string) {
    for (const { tag, inside } of elements(xml, 'row', prefix)) {
      row = Number(attribute(tag, 'r') ?? row + 1)
      if (inside === '' || !Number.isSafeInteger(row)) continue
      const cells = readRow(inside, prefix, context)
      if (cells.length === 0) continue
      cellCount += cells.length
      rows.set(row, cells)
      if (rows.size > MAX_READ_ROWS) throw tooManyRows()
      if (cellCount > MAX_CELLS) throw tooManyCells()
    }
  }

  // Length of the text without the end of a row; true after the last row.
  let searched = 0
  let isOver = false
  for await (const piece of pieces) {
    text += decoder.decode(piece, { stream: true })
    if (prefix === undefined && text.length > 2_000) prefix = prefixOf(text)
    if (text.length > (isOver ? MAX_AFTER : MAX_ROW)) throw tooLong()
    if (prefix === undefined || isOver || text.length < 65_536) continue
    const close = `</${prefix}row>`
    const added = text.slice(searched)
    isOver = added.includes(`</${prefix}sheetData>`)
    const end = added.lastIndexOf(close)
    if (end >= 0) {
      const until = searched + end + close.length
      take(text.slice(0, until), prefix)
      text = text.slice(until)
    }
    searched = Math.max(0, text.length - `</${prefix}sheetData>`.length)
  }
  text += decoder.decode()
  prefix ??= prefixOf(text)
  take(text, prefix)
  fillMerged(rows, text, prefix)
  return [...rows].sort(([a], [b]) => a - b).map(([row, cells]) => ({ row, cells }))
}
