import { formatLongDate } from '../../../kernel/rules/dates.ts'
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
  placeText,
  sumRows,
} from './parts.ts'
import { amountInWords } from './words.ts'

/** Receipt vouchers that are named in the facts; more are in a text below. */
const MAX_NAMED_VOUCHERS = 2

/** A refund voucher as it is laid out (CGST rule 51). */
export function presentRefund(
  document: DocumentOf<'refund'>,
  { platform }: Pick<LayoutContext, 'platform'>,
  code: DocumentLayout['code'],
): DocumentLayout {
  const { body, number, at, payable } = document
  const { from, to, order, receipts, paidOn, method, reference, reason } = body
  const numbers = receipts.map((receipt) => `${receipt.number} of ${formatLongDate(receipt.on)}`)
  return {
    title: 'Refund voucher',
    number,
    note: 'Rule 51, refund of an advance',
    letterhead: letterheadOf(from),
    facts: [
      { label: 'Paid back on', value: formatLongDate(paidOn) },
      { label: 'By', value: `${method}, ref. ${reference}` },
      ...(receipts.length > 0 && receipts.length <= MAX_NAMED_VOUCHERS
        ? [{ label: 'Receipt voucher', value: receipts.map((receipt) => receipt.number).join(', ') }]
        : []),
      ...(order ? [{ label: ordersLabel(order), value: order }] : []),
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [partyBlock('Supplier', from), partyBlock('Paid back to', to)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: null,
        text: numbers.length === 0 ? null : `It takes back: ${numbers.join('; ')}.`,
        rows: sumRows(document),
        bar: { label: 'Paid back', value: exactMoney(payable) },
        after: [],
      },
      { kind: 'text', heading: 'Why', text: reason },
    ],
    terms: [
      'No service was supplied and no tax invoice was issued against this part of the advance (rule 51).',
      'The supplier reduces its tax by the tax of this voucher.',
      'Reverse charge: no.',
    ],
    code,
    signatures: [{ heading: `For ${from.name}`, name: from.signatory ?? '', detail: dateOf(at) }],
    made: madeFor(from, platform),
    running: campaignText(body),
    carried: null,
  }
}
