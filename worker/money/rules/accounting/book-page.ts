import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { taxSum } from '../../../organisations/rules/billing/gst.ts'
import type { Book, BookDocument, BookSide } from './book.ts'
import { isIssued } from './book.ts'

/** A document in the list of a month. */
export interface BookRow {
  id: string
  kind: BookDocument['kind']
  number: string
  on: CivilDate
  /** The other side; where the book is of neither, both. */
  other: string
  campaign: string
  taxable: Paise
  gst: Paise
  payable: Paise
}

/** Totals of a month, for its page. */
export interface BookPage {
  side: BookSide
  name: string
  month: string
  rows: BookRow[]
  sums: {
    /** Tax invoices less credit notes; of our own book the fee invoices. */
    invoiced: Paise
    gst: Paise
    /** Money and TDS of payments, less refunds. */
    received: Paise
    tds: Paise
    /** Our fee, GST included. */
    fee: Paise
  }
  invoices: number
  payments: number
}

function otherOf(book: Book, document: BookDocument): string {
  const { from, to } = document.body
  if (isIssued(book, document)) return to.name
  return book.side === 'platform' ? `${from.name} to ${to.name}` : from.name
}

/** The documents of a book in short, the newest first, with its sums. */
export function bookPageOf(book: Book): BookPage {
  const { side, name, month, documents, payments } = book
  const counted = documents.filter(({ kind }) => kind === 'invoice' || kind === 'credit')
  const sum = <T>(items: readonly T[], of: (item: T) => Paise) => items.reduce((all, item) => all + of(item), 0)
  const signed = (of: (document: BookDocument) => Paise) => (document: BookDocument) =>
    document.kind === 'credit' ? -of(document) : of(document)
  return {
    ...{ side, name, month },
    rows: documents.toReversed().map((document) => ({
      ...{ id: document.id, kind: document.kind, number: document.number, on: civilDate(new Date(document.at)) },
      ...{ other: otherOf(book, document), campaign: document.body.campaign?.ref ?? '' },
      ...{ taxable: document.taxable, gst: taxSum(document), payable: document.payable },
    })),
    sums: {
      invoiced: sum(
        counted,
        signed(({ payable }) => payable),
      ),
      gst: sum(counted, signed(taxSum)),
      received: sum(payments, ({ amount, tds }) => amount + tds),
      tds: sum(payments, ({ tds }) => tds),
      fee: sum(documents, ({ kind, payable }) => (kind === 'fee' ? payable : 0)),
    },
    invoices: documents.filter(({ kind }) => kind === 'invoice').length,
    payments: payments.length,
  }
}
