import { unquoteFormula } from '../rules/csv.ts'
import { wideEncoding } from '../rules/files/file-kind.ts'
import {
  type Cell,
  isEmpty,
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_READ_ROWS,
  type Table,
  type TableRow,
  tooManyCells,
  tooManyColumns,
  tooManyRows,
  unreadable,
} from '../rules/files/table.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'

/**
 * Text of a file in the encodings in which spreadsheets save it: UTF-8, UTF-16 and Windows-1252.
 * @throws DomainError bad_input for a file that is no text
 */
function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.includes(0)) throw unreadable('This is neither a spreadsheet nor a text file. Send XLSX or CSV')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Separator of the cells: the sign that most of the first lines have equally often, outside quoted texts. Amounts with
 * Indian commas do not make a comma the separator.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
  let best = { separator: ',', lines: 0, count: 0 }
  for (const separator of [',', ';', '\t', '|']) {
    const alike = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(separator).length - 1
      if (count > 0) alike.set(count, (alike.get(count) ?? 0) + 1)
    }
    for (const [count, of] of alike) {
      if (of > best.lines || (of === best.lines && count > best.count)) best = { separator, lines: of, count }
    }
  }
  return best.separator
}

/** Excel's own first line, `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/**
 * Yields the rows of comma, semicolon or tab separated text in the encodings of spreadsheets.
 * @throws DomainError bad_input for a file that is no text
 */
export function* csvRows(bytes: Uint8Array): Generator<CsvRow> {
  const text = decodeText(bytes)
  const [line = '', stated] = SEPARATOR_LINE.exec(text) ?? []
  if (line !== '') yield { cells: [], isBroken: false }
  yield* parseCsv(text.slice(line.length), stated ?? separatorOf(text))
}

/**
 * Reads the text of a file as a table. Removes the apostrophe that `toCsv` puts in front of a formula.
 * @throws DomainError bad_input, too_large
 */
export function readCsv(bytes: Uint8Array): Table {
  const rows: TableRow[] = []
  let number = 0
  let cellCount = 0
  for (const { cells: texts, isBroken } of csvRows(bytes)) {
    number++
    if (isBroken) throw unreadable(`Row ${number}: a quotation mark is opened and not closed`)
    if (texts.length > MAX_COLUMNS && !texts.slice(MAX_COLUMNS).every(isEmpty)) throw tooManyColumns()
    const cells: Cell[] = texts.slice(0, MAX_COLUMNS).map((cell) => (cell === '' ? null : unquoteFormula(cell)))
    if (cells.every(isEmpty)) continue
    cellCount += cells.length
    rows.push({ row: number, cells })
    if (rows.length > MAX_READ_ROWS) throw tooManyRows()
    if (cellCount > MAX_CELLS) throw tooManyCells()
  }
  return { sheet: null, sheets: [], rows }
}
