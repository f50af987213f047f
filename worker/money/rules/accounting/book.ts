import * as v from 'valibot'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { orAny } from '../../../kernel/rules/fields.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { isState, STATE_CODES } from '../../../organisations/rules/billing/states.ts'
import type { DocumentOf, IssuedDocument } from '../documents/document.ts'
import { Month } from '../documents/month.ts'
import type { PaymentMethod } from '../documents/payment.ts'

// Monthly files for accountants: documents that are entries of a book, and payments. Estimates, release orders and
// proformas are left out, as they create no debt.

export const BOOK_KINDS = ['invoice', 'credit', 'receipt', 'refund', 'fee'] as const
type BookKind = (typeof BOOK_KINDS)[number]
export type BookDocument = Extract<IssuedDocument, { kind: BookKind }>

/** Of which month a book is; without one, the current. */
export const BookQuery = v.object({ month: orAny(Month) })

/** A payment to an owner; negative for a refund. */
export interface BookPayment {
  id: number
  on: CivilDate
  /** Names of the advertiser and of the owner, as their documents have them. */
  buyer: string
  supplier: string
  campaign: string
  method: PaymentMethod
  reference: string
  /** The voucher or invoice that it is on. */
  paper: string | null
  amount: Paise
  tds: Paise
  /** Reverses a payment that was recorded by mistake. */
  isCorrection: boolean
}

/** Side of a book: an owner's sales, an advertiser's purchases, or all documents of the platform. */
export type BookSide = 'sales' | 'purchases' | 'platform'

export interface Book {
  side: BookSide
  /** Of the company, for headings. */
  name: string
  /** `2026-11` */
  month: string
  /** In the order in which they were made. */
  documents: BookDocument[]
  payments: BookPayment[]
  /** Vouchers of earlier months for campaigns and owners that are invoiced in this one: their advances are adjusted. */
  earlier: (DocumentOf<'receipt'> | DocumentOf<'refund'>)[]
}

/** True when the company of the book issued the document; otherwise it received it. */
export const isIssued = ({ side }: Pick<Book, 'side'>, { kind }: Pick<BookDocument, 'kind'>): boolean =>
  side === 'sales' ? kind !== 'fee' : side === 'platform' && kind === 'fee'

/** `36-Telangana`, as returns name a state. */
export const placeOf = (state: string): string =>
  isState(state) ? `${STATE_CODES[state]}-${state.replaceAll(' and ', ' & ')}` : state

/** Numbers of the documents that a document settles: of a credit note the invoice, of a refund its receipts. */
export const settledNumber = (document: BookDocument): string =>
  document.kind === 'credit'
    ? document.body.invoice.number
    : document.kind === 'refund'
      ? document.body.receipts.map(({ number }) => number).join(', ')
      : ''
