import { DomainError } from '../errors.ts'

/** Content of a cell of a file. */
export type Cell =
  | string
  | number
  | boolean
  | null
  /** A day, `2026-12-01`; the time is dropped. */
  | { date: string }
  /** A cell with the format of a percentage: 18 for 18 %. */
  | { percent: number }
  /** `#N/A`, or a formula without its value. */
  | { error: string }

/** A row that has something in it, and its number in the file, counted from 1. */
export interface TableRow {
  row: number
  cells: readonly Cell[]
}

/** One sheet, or the text of a CSV file. */
export interface Table {
  /** Name of the sheet; null in a CSV file. */
  sheet: string | null
  /** All sheets that can be read. */
  sheets: readonly string[]
  rows: readonly TableRow[]
}

/** Rows of listings in one file. Rows above the heading come on top. */
export const MAX_TABLE_ROWS = 20_000
const MAX_ABOVE = 50
export const MAX_READ_ROWS = MAX_TABLE_ROWS + MAX_ABOVE
export const MAX_COLUMNS = 200
/** Cells with something in them. */
export const MAX_CELLS = 1_000_000

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

export const unreadable = (why: string) => new DomainError('bad_input', why)

export const tooManyRows = () =>
  new DomainError('too_large', 'The file has more than 20,000 rows. Divide it into several files')

export const tooManyColumns = () =>
  new DomainError('too_large', `The file has more than ${MAX_COLUMNS} columns. Keep the columns of the template`)

export const tooManyCells = () =>
  new DomainError('too_large', 'The file has more than 10,00,000 cells. Divide it into several files')
