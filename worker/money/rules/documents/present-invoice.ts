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
  ordersLabel,
  partyBlock,
  payTo,
  placeText,
  sumRows,
  taxTable,
  tdsText,
} from './parts.ts'
import { amountInWords } from './words.ts'

/** A tax invoice in the name of the owner (CGST rule 46). */
export function presentInvoice(invoice: DocumentOf<'invoice'>, about: LayoutContext): DocumentLayout {
  const { body, number, at, payable, taxable, roundOff } = invoice
  const { from, to, due, order, vouchers, balance, tds, irn } = body
  const isIntra = body.lines.every((line) => line.igst === 0)
  const after = [
    ...vouchers.map((voucher) => ({
      label: `Voucher ${voucher.number}, ${formatLongDate(voucher.on)}`,
      value: exactMoney(-voucher.amount),
    })),
    ...(balance === payable ? [] : [{ label: 'Balance due', value: exactMoney(balance), isStrong: true }]),
  ]
  const rounded =
    roundOff === 0 ? '' : ` The exact sum is ${exactMoney(payable - roundOff)}; the round off brings it to the rupee.`
  return {
    title: 'Tax invoice',
    number,
    note: 'Original for recipient',
    letterhead: letterheadOf(from),
    facts: [
      { label: 'Date', value: dateOf(at) },
      { label: 'Due', value: formatLongDate(due) },
      ...(order === '' ? [] : [{ label: ordersLabel(order), value: order }]),
      { label: 'Campaign', value: campaignText(body) },
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [
      partyBlock('Supplier', from, irn === null ? [] : [{ label: 'IRN', value: irn }]),
      partyBlock('Bill to', to, [{ label: 'Reverse charge', value: 'No' }]),
    ],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: payTo(from, number),
        text: null,
        rows: sumRows(invoice),
        bar: { label: 'Invoice value', value: exactMoney(payable) },
        after,
      },
      taxTable(body.lines),
      {
        kind: 'note',
        text: `${tdsText(tds, taxable)}${tds.amount > 0 && vouchers.length > 0 ? ' Less what was deducted on the advances.' : ''}${rounded}`,
      },
    ],
    terms: [
      'The proofs of what was shown are with your campaign.',
      isIntra
        ? `Supplier and place of supply are in one state: CGST and SGST.`
        : `Supplier in ${from.state || 'another state'}, place of supply ${placeText(body.lines)}: IGST.`,
      `Please pay by ${formatLongDate(due)} with the number of this invoice as reference.`,
    ],
    code: paymentCode(from, balance, number) ?? checkCode(invoice, about),
    signatures: [{ heading: `For ${from.name}`, name: from.signatory ?? '', detail: dateOf(at) }],
    made: madeFor(from, about.platform),
    running: campaignText(body),
    carried: { label: 'invoice value', value: exactMoney(payable) },
  }
}
