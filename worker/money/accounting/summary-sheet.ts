import type { CellValue, Sheet } from '../../kernel/files/workbook.ts'
import { groupBy } from '../../kernel/rules/group-by.ts'
import { type Paise, toRupees } from '../../kernel/rules/money.ts'
import { BOOK_KINDS, type Book, type BookDocument } from '../rules/accounting/book.ts'
import {
  type BookColumn,
  DOCUMENT_COLUMNS,
  LINE_COLUMNS,
  linesOf,
  PAYMENT_COLUMNS,
} from '../rules/accounting/book-tables.ts'
import { DOCUMENT_LABELS } from '../rules/documents/document.ts'
import { letterOf } from './letters.ts'

/** A whole column of a sheet, by its heading: `Lines!$J:$J`. */
function columnOf<Row>(sheet: string, columns: readonly BookColumn<Row>[], label: string): string {
  const letter = letterOf(columns, label)
  return `${sheet}!$${letter}:$${letter}`
}
const ofDocuments = (label: string) => columnOf('Documents', DOCUMENT_COLUMNS, label)
const ofLines = (label: string) => columnOf('Lines', LINE_COLUMNS, label)
const ofPayments = (label: string) => columnOf('Payments', PAYMENT_COLUMNS, label)

const SUMS = [
  ['Taxable, ₹', 'taxable'],
  ['CGST, ₹', 'cgst'],
  ['SGST, ₹', 'sgst'],
  ['IGST, ₹', 'igst'],
  ['Round off, ₹', 'roundOff'],
  ['Payable, ₹', 'payable'],
] as const satisfies readonly (readonly [label: string, key: keyof BookDocument])[]
/** Sums that a line has, too. */
const LINE_SUMS = SUMS.slice(0, 4) as readonly (readonly [string, 'taxable' | 'cgst' | 'sgst' | 'igst'])[]

const COLUMNS = [
  { label: 'What', width: 34 },
  { label: 'GST rate, %', width: 12 },
  { label: 'Documents', width: 12 },
  ...SUMS.map(([label]) => ({ label, width: 16 })),
]
const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const money = (formula: string, amount: Paise): CellValue => ({ formula, value: toRupees(amount), format: 'money' })
const count = (formula: string, value: number): CellValue => ({ formula, value, format: 'count' })

/** Row of a kind of document; the heading is row 1. */
const rowOf = (kind: (typeof BOOK_KINDS)[number]) => 2 + BOOK_KINDS.indexOf(kind)

function kindRows({ documents }: Book): CellValue[][] {
  return BOOK_KINDS.map((kind) => {
    const label = `$A${rowOf(kind)}`
    const own = documents.filter((document) => document.kind === kind)
    return [
      DOCUMENT_LABELS[kind],
      null,
      count(`COUNTIFS(${ofDocuments('Document')},${label})`, own.length),
      ...SUMS.map(([name, key]) =>
        money(
          `SUMIFS(${ofDocuments(name)},${ofDocuments('Document')},${label})`,
          sumOf(own.map((document) => document[key])),
        ),
      ),
    ]
  })
}

/** Tax invoices less credit notes, from the rows above. */
function netRow({ documents }: Book): CellValue[] {
  const of = (kind: string) => documents.filter((document) => document.kind === kind)
  return [
    'Tax invoices less credit notes',
    null,
    null,
    ...SUMS.map(([label, key]) =>
      money(
        `${letterOf(COLUMNS, label)}${rowOf('invoice')}-${letterOf(COLUMNS, label)}${rowOf('credit')}`,
        sumOf(of('invoice').map((one) => one[key])) - sumOf(of('credit').map((one) => one[key])),
      ),
    ),
  ]
}

/** Value and tax of tax invoices less credit notes, by SAC and rate. @param first row of the sheet */
function taxRows(book: Book, first: number): CellValue[][] {
  const lines = linesOf(book).filter(({ document: { kind } }) => kind === 'invoice' || kind === 'credit')
  const groups = groupBy(lines, ({ line }) => `${line.sac} ${line.gstBp}`)
  return [...groups.values()].map((own, i) => {
    const row = first + i
    const part = (label: string, kind: 'invoice' | 'credit') =>
      `SUMIFS(${ofLines(label)},${ofLines('Document')},$A$${rowOf(kind)},${ofLines('SAC')},$A${row},${ofLines('GST rate, %')},$B${row})`
    return [
      own[0]?.line.sac ?? '',
      { number: (own[0]?.line.gstBp ?? 0) / 100, format: 'general' },
      null,
      ...LINE_SUMS.map(([label, key]) =>
        money(
          `${part(label, 'invoice')}-${part(label, 'credit')}`,
          sumOf(own.map(({ document, line }) => (document.kind === 'credit' ? -line[key] : line[key]))),
        ),
      ),
    ]
  })
}

/** Row of the payments: below "Payable". */
const PAYABLE = SUMS.length - 1

function paymentRows({ payments }: Book): CellValue[][] {
  const [moneyColumn, tdsColumn] = [ofPayments('Money, ₹'), ofPayments('TDS, ₹')]
  const row = (label: string, cell: CellValue): CellValue[] => [
    label,
    ...Array.from({ length: 2 + PAYABLE }, () => null),
    cell,
  ]
  const of = (isWanted: (amount: Paise) => boolean) =>
    sumOf(payments.flatMap(({ amount }) => (isWanted(amount) ? [amount] : [])))
  return [
    row(
      'Money that came',
      money(
        `SUMIFS(${moneyColumn},${moneyColumn},">0")`,
        of((amount) => amount > 0),
      ),
    ),
    row(
      'Money that went back, and corrections',
      money(
        `SUMIFS(${moneyColumn},${moneyColumn},"<0")`,
        of((amount) => amount < 0),
      ),
    ),
    row('TDS withheld', money(`SUM(${tdsColumn})`, sumOf(payments.map((payment) => payment.tds)))),
    row(
      'Counted',
      money(`SUM(${ofPayments('Counted, ₹')})`, sumOf(payments.map(({ amount, tds: withheld }) => amount + withheld))),
    ),
  ]
}

/** Totals of a month, all computed from the other sheets. */
export function summarySheet(book: Book): Sheet {
  const above = [...kindRows(book), netRow(book), [], ['Tax invoices less credit notes, by SAC']]
  // The heading is row 1.
  const taxes = taxRows(book, above.length + 2)
  return {
    name: 'Summary',
    columns: COLUMNS,
    rows: [...above, ...taxes, [], ['Payments'], ...paymentRows(book)],
  }
}
