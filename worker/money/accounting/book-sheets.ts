import type { CellValue, Sheet } from '../../kernel/files/workbook.ts'
import { toRupees } from '../../kernel/rules/money.ts'
import type { Book } from '../rules/accounting/book.ts'
import {
  type BookCell,
  type BookColumn,
  DOCUMENT_COLUMNS,
  LINE_COLUMNS,
  linesOf,
  PAYMENT_COLUMNS,
} from '../rules/accounting/book-tables.ts'
import { letterOf } from './letters.ts'
import { summarySheet } from './summary-sheet.ts'

// Sums of the workbook are formulas over whole columns, so rows that an accountant adds or changes are counted. Each formula also has
// its current value, for programs that do not calculate.

export const cellOf = (cell: BookCell): CellValue => {
  if (typeof cell === 'string') return cell
  if ('amount' in cell) return { number: toRupees(cell.amount), format: 'money' }
  if ('count' in cell) return { number: cell.count, format: 'count' }
  return 'percent' in cell ? { number: cell.percent, format: 'general' } : { date: cell.day }
}

const HEADS = ['Taxable, ₹', 'CGST, ₹', 'SGST, ₹', 'IGST, ₹']
const LINES_NUMBER = letterOf(LINE_COLUMNS, 'Number')
const NUMBER = letterOf(DOCUMENT_COLUMNS, 'Number')
const [FIRST, LAST] = [letterOf(DOCUMENT_COLUMNS, 'Taxable, ₹'), letterOf(DOCUMENT_COLUMNS, 'Round off, ₹')]

/** A sum in paise by a formula of ours. */
const summed = (formula: string, amount: number): CellValue => ({ formula, value: toRupees(amount), format: 'money' })

/** The formula of a sum, where a column is one: `row` as the sheet counts it, from 2. */
type Formulas = Record<string, (row: number) => string>

const DOCUMENT_FORMULAS: Formulas = {
  ...Object.fromEntries(
    HEADS.map((label) => {
      const of = letterOf(LINE_COLUMNS, label)
      return [
        label,
        (row: number) => `SUMIFS(Lines!$${of}:$${of},Lines!$${LINES_NUMBER}:$${LINES_NUMBER},$${NUMBER}${row})`,
      ]
    }),
  ),
  'Payable, ₹': (row) => `SUM(${FIRST}${row}:${LAST}${row})`,
}

const LINE_FORMULAS: Formulas = {
  'Total, ₹': (row) => `SUM(${letterOf(LINE_COLUMNS, 'Taxable, ₹')}${row}:${letterOf(LINE_COLUMNS, 'IGST, ₹')}${row})`,
}

const PAYMENT_FORMULAS: Formulas = {
  'Counted, ₹': (row) =>
    `SUM(${letterOf(PAYMENT_COLUMNS, 'Money, ₹')}${row}:${letterOf(PAYMENT_COLUMNS, 'TDS, ₹')}${row})`,
}

function sheetOf<Row>(
  name: string,
  columns: readonly BookColumn<Row>[],
  rows: readonly Row[],
  formulas: Formulas,
): Sheet {
  return {
    name,
    columns: columns.map(({ label, width }) => ({ label, width })),
    rows: rows.map((row, i) =>
      columns.map(({ label, value }) => {
        const [cell, formula] = [value(row), formulas[label]]
        return formula && typeof cell === 'object' && 'amount' in cell
          ? summed(formula(i + 2), cell.amount)
          : cellOf(cell)
      }),
    ),
    isFilterable: true,
  }
}

/** Sheets of a month: documents, their lines, payments, and totals. */
export const bookSheets = (book: Book): Sheet[] => [
  sheetOf('Documents', DOCUMENT_COLUMNS, book.documents, DOCUMENT_FORMULAS),
  sheetOf('Lines', LINE_COLUMNS, linesOf(book), LINE_FORMULAS),
  sheetOf('Payments', PAYMENT_COLUMNS, book.payments, PAYMENT_FORMULAS),
  summarySheet(book),
]
