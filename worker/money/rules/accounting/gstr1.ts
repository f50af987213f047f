import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { withoutEnd } from '../../../kernel/rules/text/trim.ts'
import { serviceOf } from '../../../organisations/rules/billing/services.ts'
import type { DocumentOf } from '../documents/document.ts'
import { type Book, type BookDocument, isIssued, placeOf } from './book.ts'
import type { BookCell } from './book-tables.ts'
import { adjustedAdvances, newAdvances } from './gstr1-advances.ts'
import { addUp, linePartsOf, type RatePart } from './rate-parts.ts'

// Tables of the return of outward supplies, with the names and headings of the GST offline tool's CSV templates.

export interface ReturnTable {
  /** Of the template: `b2b`. */
  name: string
  columns: readonly string[]
  rows: BookCell[][]
}

type Invoice = DocumentOf<'invoice'> | DocumentOf<'fee'>
type Credit = DocumentOf<'credit'>

/**
 * Above this limit an interstate invoice to an unregistered buyer is reported on its own (CGST rule 59, since August
 * 2024).
 */
const LARGE = 1_00_000_00

/** The tool reads sums as rupees. */
const money = (amount: Paise): BookCell => ({ amount })
const rate = (gstBp: number): BookCell => ({ percent: gstBp / 100 })
const NO_CESS = money(0)
const APPLICABLE = 'Applicable % of Tax Rate'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `17-Feb-2027` */
export function returnDate(day: CivilDate): string {
  const [year, month, date] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`
}
const dateOf = ({ at }: BookDocument) => returnDate(civilDate(new Date(at)))

/** True when a supply is between states. */
const isInterState = ({ body }: BookDocument) => body.lines.some(({ place }) => place !== body.from.state)

const isLarge = (document: BookDocument, payable: Paise) => isInterState(document) && payable > LARGE

/** One row for each place of supply and rate of a document. */
const byRate = <T extends BookDocument>(documents: readonly T[], row: (document: T, part: RatePart) => BookCell[]) =>
  documents.flatMap((document) => addUp(linePartsOf(document.body.lines)).map((part) => row(document, part)))

const b2b = (invoices: readonly Invoice[]): ReturnTable => ({
  name: 'b2b',
  columns: [
    ...[
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
    ],
    ...['Reverse Charge', APPLICABLE, 'Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  rows: byRate(invoices, (invoice, { place, gstBp, taxable }) => [
    ...[invoice.body.to.gstin ?? '', invoice.body.to.name, invoice.number, dateOf(invoice), money(invoice.payable)],
    ...[placeOf(place), 'N', '', 'Regular B2B', '', rate(gstBp), money(taxable), NO_CESS],
  ]),
})

const b2cl = (invoices: readonly Invoice[]): ReturnTable => ({
  name: 'b2cl',
  columns: [
    ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', APPLICABLE, 'Rate', 'Taxable Value'],
    ...['Cess Amount', 'E-Commerce GSTIN'],
  ],
  rows: byRate(invoices, (invoice, { place, gstBp, taxable }) => [
    ...[invoice.number, dateOf(invoice), money(invoice.payable), placeOf(place), ''],
    ...[rate(gstBp), money(taxable), NO_CESS, ''],
  ]),
})

const b2cs = (parts: readonly RatePart[]): ReturnTable => ({
  name: 'b2cs',
  columns: ['Type', 'Place Of Supply', APPLICABLE, 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
  rows: addUp(parts).map(({ place, gstBp, taxable }) => [
    ...['OE', placeOf(place), '', rate(gstBp), money(taxable), NO_CESS, ''],
  ]),
})

const cdnr = (credits: readonly Credit[]): ReturnTable => ({
  name: 'cdnr',
  columns: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply'],
    ...['Reverse Charge', 'Note Supply Type', 'Note Value', APPLICABLE, 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  rows: byRate(credits, (credit, { place, gstBp, taxable }) => [
    ...[credit.body.to.gstin ?? '', credit.body.to.name, credit.number, dateOf(credit), 'C', placeOf(place), 'N'],
    ...['Regular B2B', money(credit.payable), '', rate(gstBp), money(taxable), NO_CESS],
  ]),
})

const cdnur = (credits: readonly Credit[]): ReturnTable => ({
  name: 'cdnur',
  columns: [
    ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', APPLICABLE, 'Rate'],
    ...['Taxable Value', 'Cess Amount'],
  ],
  rows: byRate(credits, (credit, { place, gstBp, taxable }) => [
    ...['B2CL', credit.number, dateOf(credit), 'C', placeOf(place), money(credit.payable), '', rate(gstBp)],
    ...[money(taxable), NO_CESS],
  ]),
})

const advances = (name: string, column: string, parts: readonly RatePart[]): ReturnTable => ({
  name,
  columns: ['Place Of Supply', APPLICABLE, 'Rate', column, 'Cess Amount'],
  rows: addUp(parts).map(({ place, gstBp, taxable }) => [placeOf(place), '', rate(gstBp), money(taxable), NO_CESS]),
})

/** Services have no quantity. */
function hsn(name: string, documents: readonly (Invoice | Credit)[]): ReturnTable {
  const parts = documents.flatMap((document) =>
    linePartsOf(document.body.lines, document.kind === 'credit' ? -1 : 1).map((part) => ({ ...part, place: '' })),
  )
  return {
    name,
    columns: [
      ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
      ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
    ],
    rows: addUp(parts, true).map(({ sac, gstBp, taxable, cgst, sgst, igst }) => [
      ...[sac, serviceOf(sac), 'NA', { count: 0 }, money(taxable + cgst + sgst + igst), rate(gstBp), money(taxable)],
      ...[money(igst), money(cgst), money(sgst), NO_CESS],
    ]),
  }
}

const NATURES = [
  ['Invoices for outward supply', ['invoice', 'fee']],
  ['Credit Note', ['credit']],
  ['Receipt Voucher', ['receipt']],
  ['Refund Voucher', ['refund']],
] as const

/** From which number to which. No number is cancelled: a wrong document is credited. */
const docs = (documents: readonly BookDocument[]): ReturnTable => ({
  name: 'docs',
  columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
  rows: NATURES.flatMap(([nature, kinds]) => {
    const own = documents.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ number }) => number)
    const series = [...new Set(own.map((number) => withoutEnd(number, /\d/)))]
    return series.map((stem): BookCell[] => {
      const numbers = own.filter((number) => withoutEnd(number, /\d/) === stem).toSorted()
      return [nature, numbers[0] ?? '', numbers.at(-1) ?? '', { count: numbers.length }, { count: 0 }]
    })
  }),
})

/** The tables of the documents that the company of a book has issued. */
export function gstr1Of(book: Book): ReturnTable[] {
  const issued = book.documents.filter((document) => isIssued(book, document))
  const invoices = issued.filter(
    (document): document is Invoice => document.kind === 'invoice' || document.kind === 'fee',
  )
  const credits = issued.filter((document) => document.kind === 'credit')
  const isRegistered = ({ body }: BookDocument) => body.to.gstin !== null
  const large = invoices.filter((invoice) => !isRegistered(invoice) && isLarge(invoice, invoice.payable))
  const small = invoices.filter((invoice) => !isRegistered(invoice) && !large.includes(invoice))
  // A note follows its invoice.
  const ofLarge = credits.filter((credit) => !isRegistered(credit) && isLarge(credit, credit.body.invoice.payable))
  const ofSmall = credits.filter((credit) => !isRegistered(credit) && !ofLarge.includes(credit))
  const both = [...invoices, ...credits]
  const own: Book = { ...book, documents: issued }
  return [
    b2b(invoices.filter(isRegistered)),
    b2cl(large),
    b2cs([
      ...small.flatMap(({ body }) => linePartsOf(body.lines)),
      ...ofSmall.flatMap(({ body }) => linePartsOf(body.lines, -1)),
    ]),
    cdnr(credits.filter(isRegistered)),
    cdnur(ofLarge),
    advances('at', 'Gross Advance Received', newAdvances(own)),
    advances('atadj', 'Gross Advance Adjusted', adjustedAdvances(own)),
    hsn('hsn(b2b)', both.filter(isRegistered)),
    hsn(
      'hsn(b2c)',
      both.filter((document) => !isRegistered(document)),
    ),
    docs(issued),
  ]
}
