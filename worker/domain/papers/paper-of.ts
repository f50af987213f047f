import { checkCode } from './check-code.ts'
import type { DocumentKind, DocumentOf, IssuedDocument } from './document.ts'
import { DOCUMENT_LABELS } from './document.ts'
import type { Paper } from './paper.ts'
import {
  campaignText,
  dateOf,
  exactMoney,
  letterheadOf,
  linesTable,
  madeFor,
  partyBlock,
  placeText,
  sumRows,
  taxTable,
} from './parts.ts'
import { presentCredit } from './present-credit.ts'
import { presentEstimate } from './present-estimate.ts'
import { presentFee } from './present-fee.ts'
import { presentInvoice } from './present-invoice.ts'
import { presentOrder } from './present-order.ts'
import { presentProforma } from './present-proforma.ts'
import { presentReceipt } from './present-receipt.ts'
import { presentRefund } from './present-refund.ts'
import { amountInWords } from './words.ts'

/** What papers say of the platform. */
export interface PaperAbout {
  /** As saved by staff. */
  platform: string
  /** `https://adchowk.example` */
  origin: string
}

type Present<Kind extends DocumentKind> = (document: DocumentOf<Kind>, about: PaperAbout) => Paper

/** How each kind of document is laid out. */
const PRESENT: { [Kind in DocumentKind]: Present<Kind> } = {
  estimate: presentEstimate,
  ro: presentOrder,
  proforma: presentProforma,
  receipt: (document, about) => presentReceipt(document, about, checkCode(document, about)),
  invoice: presentInvoice,
  credit: presentCredit,
  refund: (document, about) => presentRefund(document, about, checkCode(document, about)),
  fee: presentFee,
}

/** A document as it is laid out. */
export const paperOf = (document: IssuedDocument, about: PaperAbout): Paper =>
  // The registry has the function of the document's own kind.
  (PRESENT[document.kind] as Present<DocumentKind>)(document, about)

/** The parts that every paper has, with its lines and sums. */
function plainPaper(document: IssuedDocument, about: PaperAbout): Paper {
  const { body, kind, number, at, payable } = document
  return {
    title: DOCUMENT_LABELS[kind],
    number,
    note: '',
    letterhead: letterheadOf(body.from),
    facts: [
      { label: 'Date', value: dateOf(at) },
      ...(body.campaign ? [{ label: 'Campaign', value: campaignText(body) }] : []),
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [partyBlock('Supplier', body.from), partyBlock('Bill to', body.to)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: null,
        text: null,
        rows: sumRows(document),
        bar: { label: 'Payable', value: exactMoney(payable) },
        after: [],
      },
      taxTable(body.lines),
    ],
    terms: [],
    code: checkCode(document, about),
    signatures: [{ heading: `For ${body.from.name}`, name: body.from.signatory ?? '', detail: dateOf(at) }],
    made: madeFor(body.from, about.platform),
    running: campaignText(body),
    carried: null,
  }
}
