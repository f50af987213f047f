import { checkCode } from './check-code.ts'
import type { DocumentKind, DocumentOf, IssuedDocument } from './document.ts'
import type { DocumentLayout } from './document-layout.ts'
import { presentCredit } from './present-credit.ts'
import { presentEstimate } from './present-estimate.ts'
import { presentFee } from './present-fee.ts'
import { presentInvoice } from './present-invoice.ts'
import { presentOrder } from './present-order.ts'
import { presentProforma } from './present-proforma.ts'
import { presentReceipt } from './present-receipt.ts'
import { presentRefund } from './present-refund.ts'

/** The platform as documents name it. */
export interface LayoutContext {
  /** As saved by staff. */
  platform: string
  /** `https://adchowk.example` */
  origin: string
}

type Present<Kind extends DocumentKind> = (document: DocumentOf<Kind>, about: LayoutContext) => DocumentLayout

/** Layouts of documents, by kind. */
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
export const layoutOf = (document: IssuedDocument, about: LayoutContext): DocumentLayout =>
  // The registry has the function of the document's own kind.
  (PRESENT[document.kind] as Present<DocumentKind>)(document, about)
