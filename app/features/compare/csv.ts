import type { Cell, Row } from './rows.ts'

/** What a spreadsheet would take for a formula is text here: a leading apostrophe says so. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** RFC 4180: quotes around what holds a comma, a quote or a line break; quotes inside are doubled. */
function field(text: string): string {
  const safe = harmless(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of texts as the text of a file, its lines ended as RFC 4180 has it. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** `63 lakh (A day × 30)`: a cell of the table in one line. */
function cellText({ value, unit, note, praise }: Cell): string {
  const behind = [praise, note].filter(Boolean).join('; ')
  return [value, unit, behind && `(${behind})`].filter(Boolean).join(' ')
}

interface Column {
  title: string
  place: string
  url: string
}

/** A comparison as a file: the columns and the rows of the table. */
export function compareCsv(columns: readonly Column[], rows: readonly Row[]): string {
  return toCsv([
    ['', ...columns.map(({ title }) => title)],
    ['Place', ...columns.map(({ place }) => place)],
    ...rows.map(({ label, cells }) => [label, ...cells.map(cellText)]),
    ['Page', ...columns.map(({ url }) => url)],
  ])
}
