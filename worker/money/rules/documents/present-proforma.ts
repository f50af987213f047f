import { formatLongDate } from '../../../kernel/rules/dates.ts'
import { checkCode, paymentCode } from './check-code.ts'
import type { DocumentOf } from './document.ts'
import type { DocumentLayout } from './document-layout.ts'
import type { LayoutContext } from './layout-of.ts'
import {
  campaignText,
  dateOf,
  exactMoney,
  letterheadOf,
  linesTable,
  madeFor,
  milestoneText,
  ordersLabel,
  partyBlock,
  payTo,
  placeText,
  sumRows,
} from './parts.ts'
import { amountInWords } from './words.ts'

/** A proforma: a request for a milestone before the service is done. It is no tax document. */
export function presentProforma(proforma: DocumentOf<'proforma'>, about: LayoutContext): DocumentLayout {
  const { body, number, at, payable } = proforma
  const { milestone, taxable, gst, tds, others, order, from, to } = body
  const { amount, due } = milestone
  const before = due === null ? '' : formatLongDate(due)
  return {
    title: 'Proforma',
    number,
    note: 'No tax document, no input credit',
    letterhead: letterheadOf(from),
    facts: [
      { label: 'Date', value: dateOf(at) },
      ...(due === null ? [] : [{ label: milestone.kind === 'advance' ? 'Pay before' : 'Due', value: before }]),
      ...(order === '' ? [] : [{ label: ordersLabel(order), value: order }]),
      { label: 'Campaign', value: campaignText(body) },
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [partyBlock('Supplier', from), partyBlock('Bill to', to)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Asked for now, in words', value: amountInWords(amount) },
        details: payTo(from, number),
        text: null,
        rows: [
          ...sumRows(proforma),
          { label: 'Order value', value: exactMoney(payable), isStrong: true },
          ...others.map((other) => ({ label: milestoneText(other), value: exactMoney(-other.amount) })),
        ],
        bar: { label: `${milestoneText(milestone)}, now`, value: exactMoney(amount) },
        after: [],
      },
      {
        kind: 'note',
        text:
          tds.amount === 0
            ? `It holds ${exactMoney(taxable)} of value and ${exactMoney(gst)} of GST. A receipt voucher is made when the money is recorded.`
            : `It holds ${exactMoney(taxable)} of value and ${exactMoney(gst)} of GST. If you deduct TDS of ${tds.bp / 100}% on the value (${exactMoney(tds.amount)}), transfer **${exactMoney(amount - tds.amount)}**. A receipt voucher is made when the money is recorded.`,
      },
    ],
    terms: [
      'This is a request for payment. The tax invoice comes when the display has run and is proven.',
      'If you cancel before the invoice, the money comes back by refund voucher, less what the release order lets the owner keep.',
      ...(milestone.kind === 'advance' && due !== null
        ? [`Unpaid on ${before}, the owner may release the sites.`]
        : []),
    ],
    code: paymentCode(from, amount, number) ?? checkCode(proforma, about),
    signatures: [{ heading: `For ${from.name}`, name: from.signatory ?? '', detail: dateOf(at) }],
    made: madeFor(from, about.platform),
    running: campaignText(body),
    carried: { label: 'order value', value: exactMoney(payable) },
  }
}
