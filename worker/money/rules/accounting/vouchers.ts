import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentOf, DocumentParty } from '../documents/document.ts'
import { PAYMENT_METHODS } from '../documents/payment.ts'
import { type Book, type BookPayment, isIssued } from './book.ts'
import { paymentNote } from './book-tables.ts'

// Vouchers of a month for accounting programs, by double entry: the entries of each add up to zero. Receipt and refund
// vouchers of advances are left out: their money is exported as payments.

type VoucherType = 'Sales' | 'Purchase' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment'

/** Bill that a party's entry settles. */
interface VoucherBill {
  name: string
  type: 'New Ref' | 'Agst Ref' | 'Advance'
}

export interface VoucherEntry {
  ledger: string
  /** Credits are positive, debits negative. */
  amount: Paise
  bill?: VoucherBill
}

export interface Voucher {
  /** Equal in every export, so that a second import changes nothing. */
  id: string
  type: VoucherType
  on: CivilDate
  number: string
  party: string
  gstin: string | null
  /** State of supply; of a payment none. */
  place: string | null
  narration: string
  entries: VoucherEntry[]
}

type Taxed = DocumentOf<'invoice'> | DocumentOf<'credit'> | DocumentOf<'fee'>

/** Ledgers of the company itself. */
const LEDGERS = {
  bank: 'Bank',
  roundOff: 'Round Off',
  tdsReceivable: 'TDS Receivable',
  tdsPayable: 'TDS Payable',
} as const
const HEADS = [
  ['cgst', 'CGST'],
  ['sgst', 'SGST'],
  ['igst', 'IGST'],
] as const

const OWN = /^(?:bank|round off|tds (?:receivable|payable)|(?:input|output) [cis]gst|(?:advertising|platform) .*%)$/i

/** A typed text as one line, without characters that no program shows. */
const oneLine = (typed: string) => typed.replace(/[\s\p{Cc}\p{Cs}\p{Cn}]+/gu, ' ').trim()

/** Ledger of a party. A company with the name of one of our ledgers gets a suffix. */
const partyLedger = (name: string): string => {
  const ledger = oneLine(name) || 'Unknown party'
  return OWN.test(ledger) ? `${ledger} (party)` : ledger
}

/** `Advertising sales 18%`: sales and purchases by rate. */
const tradeLedger = ({ kind }: Taxed, isSale: boolean, gstBp: number): string =>
  kind === 'fee' ? `Platform fee ${gstBp / 100}%` : `Advertising ${isSale ? 'sales' : 'purchases'} ${gstBp / 100}%`

const withoutZeros = (entries: readonly VoucherEntry[]) => entries.filter(({ amount }) => amount !== 0)

function typeOf({ kind }: Taxed, isSale: boolean): VoucherType {
  if (kind === 'credit') return isSale ? 'Credit Note' : 'Debit Note'
  return isSale ? 'Sales' : 'Purchase'
}

const billOf = (document: Taxed): VoucherBill =>
  document.kind === 'credit'
    ? { name: document.body.invoice.number, type: 'Agst Ref' }
    : { name: document.number, type: 'New Ref' }

function documentVoucher(document: Taxed, isSale: boolean): Voucher {
  const { body, kind } = document
  const other: DocumentParty = isSale ? body.to : body.from
  // A sale debits the buyer; a credit note is the reverse, and so is a purchase.
  const sign = isSale === (kind !== 'credit') ? 1 : -1
  const side = isSale ? 'Output' : 'Input'
  const byRate = [...groupBy(body.lines, ({ gstBp }) => `${gstBp}`).values()]
  const party = partyLedger(other.name)
  return {
    ...{
      id: document.id,
      type: typeOf(document, isSale),
      on: civilDate(new Date(document.at)),
      number: document.number,
    },
    ...{ party, gstin: other.gstin, place: body.lines[0]?.place ?? null },
    narration: [body.campaign && `${body.campaign.ref}, ${body.campaign.name}`, ...body.lines.map(({ title }) => title)]
      .filter(Boolean)
      .join('; '),
    entries: withoutZeros([
      { ledger: party, amount: -sign * document.payable, bill: billOf(document) },
      ...byRate.map((lines) => ({
        ledger: tradeLedger(document, isSale, lines[0]?.gstBp ?? 0),
        amount: sign * lines.reduce((sum, { taxable }) => sum + taxable, 0),
      })),
      ...HEADS.map(([key, head]) => ({ ledger: `${side} ${head}`, amount: sign * document[key] })),
      { ledger: LEDGERS.roundOff, amount: sign * document.roundOff },
    ]),
  }
}

/** True for an invoice number: an invoice is paid by its number alone, a voucher is for an advance. */
const isInvoiceNumber = (number: string) => /\/\d+$/.test(number)

/**
 * Bill that a payment settles. A refund settles the receipt voucher of the advance, or the credited invoice; of several
 * vouchers, the accountant chooses.
 */
function settledBy({ id, paper, reference, amount }: BookPayment, refunds: Refunds): VoucherBill {
  if (paper === null) return { name: oneLine(reference) || `P${id}`, type: 'New Ref' }
  if (isInvoiceNumber(paper)) return { name: paper, type: 'Agst Ref' }
  if (amount > 0) return { name: paper, type: 'Advance' }
  const [receipt, ...others] = refunds.get(paper) ?? []
  return receipt === undefined || others.length > 0
    ? { name: paper, type: 'New Ref' }
    : { name: receipt, type: 'Agst Ref' }
}

/** By number: the receipt vouchers that a refund voucher reverses, and the invoice of a credit note. */
type Refunds = ReadonlyMap<string, readonly string[]>

function paymentVoucher(payment: BookPayment, isSale: boolean, refunds: Refunds): Voucher {
  const { id, on, amount, tds, method, reference, campaign } = payment
  const party = partyLedger(isSale ? payment.buyer : payment.supplier)
  const sign = isSale ? 1 : -1
  const note = paymentNote(payment)
  const bill = settledBy(payment, refunds)
  return {
    ...{ id: `payment-${id}`, type: isSale === amount > 0 ? 'Receipt' : 'Payment', on, number: `P${id}` },
    ...{ party, gstin: null, place: null },
    narration: [`${PAYMENT_METHODS[method]} ${reference}`, campaign, note].filter(Boolean).join('; '),
    entries: withoutZeros([
      { ledger: LEDGERS.bank, amount: -sign * amount },
      { ledger: isSale ? LEDGERS.tdsReceivable : LEDGERS.tdsPayable, amount: -sign * tds },
      { ledger: party, amount: sign * (amount + tds), bill },
    ]),
  }
}

/** The vouchers of a book by day. Ours has our own invoices alone: others' sums are no entries of our company. */
export function vouchersOf(book: Book): Voucher[] {
  const documents = book.documents.filter(
    (document): document is Taxed =>
      document.kind === 'fee' ||
      (book.side !== 'platform' && (document.kind === 'invoice' || document.kind === 'credit')),
  )
  const payments = book.side === 'platform' ? [] : book.payments
  const refunds: Refunds = new Map(
    book.documents.flatMap(({ kind, number, body }) =>
      kind === 'refund'
        ? [[number, body.receipts.map((receipt) => receipt.number)]]
        : kind === 'credit'
          ? [[number, [body.invoice.number]]]
          : [],
    ),
  )
  return [
    ...documents.map((document) => documentVoucher(document, isIssued(book, document))),
    ...payments.map((payment) => paymentVoucher(payment, book.side === 'sales', refunds)),
  ].toSorted((a, b) => a.on.localeCompare(b.on))
}
