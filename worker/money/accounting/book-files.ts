import { type Sheet, writeWorkbook } from '../../kernel/files/workbook.ts'
import { BYTE_ORDER_MARK, toCsv } from '../../kernel/rules/csv.ts'
import type { Book } from '../rules/accounting/book.ts'
import { csvRows, DOCUMENT_COLUMNS, LINE_COLUMNS, linesOf } from '../rules/accounting/book-tables.ts'
import { gstr1Of } from '../rules/accounting/gstr1.ts'
import { tallyXml } from '../rules/accounting/tally.ts'
import { vouchersOf } from '../rules/accounting/vouchers.ts'
import { bookSheets, cellOf } from './book-sheets.ts'

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface BookFile {
  type: string
  write: (book: Book) => BodyInit
}

const returnSheets = (book: Book): Sheet[] =>
  gstr1Of(book).map(({ name, columns, rows }) => ({
    name,
    columns: columns.map((label) => ({ label, width: Math.max(12, label.length + 2) })),
    rows: rows.map((row) => row.map(cellOf)),
  }))

/** The files of a month by the last part of their address. */
export const BOOK_FILES = {
  'documents.csv': { type: CSV, write: (book) => BYTE_ORDER_MARK + toCsv(csvRows(DOCUMENT_COLUMNS, book.documents)) },
  'lines.csv': { type: CSV, write: (book) => BYTE_ORDER_MARK + toCsv(csvRows(LINE_COLUMNS, linesOf(book))) },
  'books.xlsx': { type: XLSX, write: (book) => writeWorkbook(bookSheets(book)) },
  'gstr1.xlsx': { type: XLSX, write: (book) => writeWorkbook(returnSheets(book)) },
  'tally.xml': { type: 'application/xml; charset=utf-8', write: (book) => tallyXml(vouchersOf(book)) },
} as const satisfies Record<string, BookFile>

export type BookFileName = keyof typeof BOOK_FILES
export const isBookFile = (name: string): name is BookFileName => Object.hasOwn(BOOK_FILES, name)

/** `adchowk-books-2026-11-sahyadri-outdoor.xlsx` @param whose letters, digits and hyphens: it is part of a header */
export function bookFileName(file: BookFileName, month: string, whose: string): string {
  const [what, ending] = file.split('.')
  return `adchowk-${what}-${month}-${whose.replace(/[^a-z0-9-]/gi, '')}.${ending}`
}
