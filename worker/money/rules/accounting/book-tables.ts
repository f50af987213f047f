import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import { type Paise, toRupees } from '../../../kernel/rules/money.ts'
import { taxSum } from '../../../organisations/rules/billing/gst.ts'
import { DOCUMENT_LABELS, type DocumentLine } from '../documents/document.ts'
import { PAYMENT_METHODS } from '../documents/payment.ts'
import { type Book, type BookDocument, type BookPayment, placeOf, settledNumber } from './book.ts'

/** A cell of a table: a text, an amount in paise, a count, a percentage, or a day. */
export type BookCell = string | { amount: Paise } | { count: number } | { percent: number } | { day: CivilDate }

export interface BookColumn<Row> {
  label: string
  /** In characters. */
  width: number
  value: (row: Row) => BookCell
}

const unique = (texts: readonly string[]) => [...new Set(texts)].join(', ')
const dayOf = ({ at }: BookDocument): BookCell => ({ day: civilDate(new Date(at)) })
const kindOf = ({ kind }: BookDocument) => DOCUMENT_LABELS[kind]

/** One row a document. Sums are positive, of credit notes and refunds too; the first column has the kind. */
export const DOCUMENT_COLUMNS: readonly BookColumn<BookDocument>[] = [
  { label: 'Document', width: 16, value: kindOf },
  { label: 'Number', width: 19, value: ({ number }) => number },
  { label: 'Date', width: 12, value: dayOf },
  { label: 'Issued by', width: 34, value: ({ body }) => body.from.name },
  { label: 'GSTIN of issuer', width: 18, value: ({ body }) => body.from.gstin ?? '' },
  { label: 'Issued to', width: 34, value: ({ body }) => body.to.name },
  { label: 'GSTIN of recipient', width: 18, value: ({ body }) => body.to.gstin ?? '' },
  { label: 'Campaign', width: 12, value: ({ body }) => body.campaign?.ref ?? '' },
  { label: 'Name of campaign', width: 28, value: ({ body }) => body.campaign?.name ?? '' },
  { label: 'Place of supply', width: 20, value: ({ body }) => unique(body.lines.map(({ place }) => placeOf(place))) },
  { label: 'Against', width: 19, value: settledNumber },
  { label: 'SAC', width: 10, value: ({ body }) => unique(body.lines.map(({ sac }) => sac)) },
  { label: 'GST rate, %', width: 11, value: ({ body }) => unique(body.lines.map(({ gstBp }) => `${gstBp / 100}`)) },
  { label: 'Taxable, ₹', width: 16, value: ({ taxable }) => ({ amount: taxable }) },
  { label: 'CGST, ₹', width: 14, value: ({ cgst }) => ({ amount: cgst }) },
  { label: 'SGST, ₹', width: 14, value: ({ sgst }) => ({ amount: sgst }) },
  { label: 'IGST, ₹', width: 14, value: ({ igst }) => ({ amount: igst }) },
  { label: 'Round off, ₹', width: 12, value: ({ roundOff }) => ({ amount: roundOff }) },
  { label: 'Payable, ₹', width: 16, value: ({ payable }) => ({ amount: payable }) },
]

/** A line with its document. */
export interface BookLine {
  document: BookDocument
  line: DocumentLine
  /** On its document, from 1. */
  n: number
}

export const linesOf = ({ documents }: Pick<Book, 'documents'>): BookLine[] =>
  documents.flatMap((document) => document.body.lines.map((line, i) => ({ document, line, n: i + 1 })))

/** One row a line of a document. */
export const LINE_COLUMNS: readonly BookColumn<BookLine>[] = [
  { label: 'Document', width: 16, value: ({ document }) => kindOf(document) },
  { label: 'Number', width: 19, value: ({ document }) => document.number },
  { label: 'Date', width: 12, value: ({ document }) => dayOf(document) },
  { label: 'Line', width: 6, value: ({ n }) => ({ count: n }) },
  { label: 'Booking', width: 12, value: ({ line }) => line.ref },
  { label: 'What', width: 44, value: ({ line }) => line.title },
  { label: 'SAC', width: 10, value: ({ line }) => line.sac },
  { label: 'GST rate, %', width: 11, value: ({ line }) => ({ percent: line.gstBp / 100 }) },
  { label: 'Place of supply', width: 20, value: ({ line }) => placeOf(line.place) },
  { label: 'Taxable, ₹', width: 16, value: ({ line }) => ({ amount: line.taxable }) },
  { label: 'CGST, ₹', width: 14, value: ({ line }) => ({ amount: line.cgst }) },
  { label: 'SGST, ₹', width: 14, value: ({ line }) => ({ amount: line.sgst }) },
  { label: 'IGST, ₹', width: 14, value: ({ line }) => ({ amount: line.igst }) },
  { label: 'Total, ₹', width: 16, value: ({ line }) => ({ amount: line.taxable + taxSum(line) }) },
]

/** Note on a payment other than money received. */
export const paymentNote = ({ amount, isCorrection }: BookPayment): string =>
  isCorrection ? 'Correction' : amount < 0 ? 'Paid back' : ''

/** One row a payment. */
export const PAYMENT_COLUMNS: readonly BookColumn<BookPayment>[] = [
  { label: 'Date', width: 12, value: ({ on }) => ({ day: on }) },
  { label: 'Advertiser', width: 34, value: ({ buyer }) => buyer },
  { label: 'Media owner', width: 34, value: ({ supplier }) => supplier },
  { label: 'Campaign', width: 12, value: ({ campaign }) => campaign },
  { label: 'Method', width: 10, value: ({ method }) => PAYMENT_METHODS[method] },
  { label: 'Reference', width: 22, value: ({ reference }) => reference },
  { label: 'Document', width: 19, value: ({ paper }) => paper ?? '' },
  { label: 'Money, ₹', width: 16, value: ({ amount }) => ({ amount }) },
  { label: 'TDS, ₹', width: 14, value: ({ tds }) => ({ amount: tds }) },
  { label: 'Counted, ₹', width: 16, value: ({ amount, tds }) => ({ amount: amount + tds }) },
  { label: 'Note', width: 12, value: paymentNote },
]

const csvCell = (cell: BookCell): string | number => {
  if (typeof cell === 'string') return cell
  if ('amount' in cell) return toRupees(cell.amount)
  if ('count' in cell) return cell.count
  return 'percent' in cell ? cell.percent : cell.day
}

/** Rows for `toCsv`, with their heading. Amounts are rupees, days as in ISO 8601. */
export const csvRows = <Row>(columns: readonly BookColumn<Row>[], rows: readonly Row[]): (string | number)[][] => [
  columns.map(({ label }) => label),
  ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
]
