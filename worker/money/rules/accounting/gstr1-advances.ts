import { monthAt } from '../documents/month.ts'
import type { Book, BookDocument } from './book.ts'
import { linePartsOf, type RatePart } from './rate-parts.ts'

// Advances (tables 11A and 11B). Tax is due when the money is received, on a receipt voucher. An advance invoiced in
// its own month is reported by the invoice alone. An earlier one is adjusted in the month of the invoice that names its
// voucher, less refunds in between; an advance refunded without an invoice is adjusted in the month of the refund
// voucher.

const isOf =
  <Kind extends BookDocument['kind']>(kind: Kind) =>
  (document: BookDocument): document is Extract<BookDocument, { kind: Kind }> =>
    document.kind === kind

/** Numbers of the vouchers that the invoices of the month name. */
const invoicedIn = ({ documents }: Book): Set<string> =>
  new Set(documents.filter(isOf('invoice')).flatMap(({ body }) => body.vouchers.map(({ number }) => number)))

/** Refund vouchers of the month that no invoice of the month settles, and whether all their receipts are of the month, too. */
function refundsOf(book: Book) {
  const invoiced = invoicedIn(book)
  return book.documents
    .filter(isOf('refund'))
    .filter(({ body }) => !body.receipts.some(({ number }) => invoiced.has(number)))
    .map((refund) => ({
      parts: refund.body.lines,
      isOfMonth: refund.body.receipts.every(({ on }) => on.slice(0, 7) === book.month),
    }))
}

/** Advances of the month that are not invoiced in it, less their refunds. */
export function newAdvances(book: Book): RatePart[] {
  const invoiced = invoicedIn(book)
  return [
    ...book.documents
      .filter(isOf('receipt'))
      .filter(({ number }) => !invoiced.has(number))
      .flatMap(({ body }) => linePartsOf(body.lines)),
    ...refundsOf(book).flatMap(({ parts, isOfMonth }) => (isOfMonth ? linePartsOf(parts, -1) : [])),
  ]
}

/** Advances of earlier months that are invoiced or paid back in this one. */
export function adjustedAdvances(book: Book): RatePart[] {
  const invoiced = invoicedIn(book)
  const earlier = book.earlier.filter(({ at }) => monthAt(at) < book.month)
  return [
    ...earlier.flatMap((voucher) => {
      if (voucher.kind === 'receipt') return invoiced.has(voucher.number) ? linePartsOf(voucher.body.lines) : []
      return voucher.body.receipts.some(({ number }) => invoiced.has(number)) ? linePartsOf(voucher.body.lines, -1) : []
    }),
    ...refundsOf(book).flatMap(({ parts, isOfMonth }) => (isOfMonth ? [] : linePartsOf(parts))),
  ]
}
