import type { Book, BookDocument, BookPayment } from '../../worker/money/rules/accounting/book.ts'
import type { DocumentLine, DocumentParty } from '../../worker/money/rules/documents/document.ts'
import { documentTotals } from '../../worker/money/rules/documents/totals.ts'

// A month of an owner in Telangana, as a book has it.

const person = (name: string, state: string, gstin: string | null): DocumentParty => ({
  ...{ name, address: '', state, gstin, pan: null, email: null, bank: null, signatory: null },
})

export const GOLCONDA = person('Golconda Skyline', 'Telangana', '36AAGCG0000A1Z5')
export const THANDA = person('Thanda Beverages', 'Telangana', '36AAGCT0000B1Z8')
/** Not registered, in another state. */
export const KAVERI = person('Kaveri Coffee', 'Karnataka', null)
/** Not registered, in the owner's state. */
export const NEAR = person('Charminar Sweets', 'Telangana', null)
const ADCHOWK = person('AdChowk Media Exchange', 'Telangana', '36AAGCA0000C1ZP')

export function bookLine(taxable: number, place = 'Telangana', gstBp = 1800): DocumentLine {
  const isIntra = place === 'Telangana'
  const half = isIntra ? Math.round((taxable * gstBp) / 20_000) : 0
  return {
    ...{ id: null, ref: 'BKG-0318', title: 'Unipole, Gachibowli', details: [], parts: [], starts: null, ends: null },
    ...{ sac: gstBp === 500 ? '998363' : '998366', gstBp, place, taxable, cgst: half, sgst: half },
    igst: isIntra ? 0 : Math.round((taxable * gstBp) / 10_000),
  }
}

interface Facts {
  to?: DocumentParty
  from?: DocumentParty
  on?: string
  lines: DocumentLine[]
  body?: object
}

/** A document of a book. Its sums are those of its lines, a voucher's to the paisa. */
export function bookDocument(kind: BookDocument['kind'], number: string, facts: Facts): BookDocument {
  const { to = THANDA, from = GOLCONDA, on = '2026-11-12', lines, body = {} } = facts
  const { exact, ...totals } = documentTotals(lines)
  const isVoucher = kind === 'receipt' || kind === 'refund'
  return {
    ...{ id: `doc_${number}`, kind, number, campaignId: 'cmp_1', ownerId: 'golconda', of: null, asked: null },
    ...{ closedAt: null, at: Date.parse(`${on}T12:00+05:30`) },
    ...(isVoucher ? { ...totals, roundOff: 0, payable: exact } : totals),
    body: {
      ...{ from, to, lines, vouchers: [], receipts: [] },
      campaign: { id: 'cmp_1', ref: 'CMP-0142', name: 'Winter launch', starts: '2026-11-01', ends: '2026-12-31' },
      ...body,
    },
  } as unknown as BookDocument
}

export const bookPayment = (amount: number, more: Partial<BookPayment> = {}): BookPayment => ({
  ...{ id: 1, on: '2026-11-14', buyer: THANDA.name, supplier: GOLCONDA.name, campaign: 'CMP-0142', method: 'neft' },
  ...{ reference: 'UTR1', paper: null, amount, tds: 0, isCorrection: false },
  ...more,
})

export const bookOf = (documents: BookDocument[], more: Partial<Book> = {}): Book => ({
  ...{ side: 'sales', name: GOLCONDA.name, month: '2026-11', documents, payments: [], earlier: [] },
  ...more,
})

/** A month with each kind of document and payment. */
export const fullBook = (more: Partial<Book> = {}): Book =>
  bookOf(
    [
      bookDocument('receipt', 'GSM/26-27/R00001', { lines: [bookLine(50_000_01)] }),
      bookDocument('invoice', 'GSM/26-27/000318', { lines: [bookLine(3_86_800_00), bookLine(2_01_500_03)] }),
      bookDocument('invoice', 'GSM/26-27/000319', { to: KAVERI, lines: [bookLine(1_97_928_33, 'Karnataka', 500)] }),
      bookDocument('credit', 'GSM/26-27/C00012', {
        lines: [bookLine(8_125_00)],
        body: { invoice: { number: 'GSM/26-27/000318', payable: 6_94_194_00 } },
      }),
      bookDocument('refund', 'GSM/26-27/V00001', {
        lines: [bookLine(10_000_00)],
        body: { receipts: [{ number: 'GSM/26-27/R00001', on: '2026-11-12' }] },
      }),
      bookDocument('fee', 'FEE/26-27/000007', { from: ADCHOWK, to: GOLCONDA, lines: [bookLine(58_017_55)] }),
    ],
    {
      payments: [
        bookPayment(2_04_728_00, { tds: 3_530_00, paper: 'GSM/26-27/R00001' }),
        bookPayment(-11_800_00, { id: 2, paper: 'GSM/26-27/V00001' }),
        bookPayment(-2_04_728_00, { id: 3, tds: -3_530_00, isCorrection: true }),
      ],
      ...more,
    },
  )
