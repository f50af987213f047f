import { formatLongDate, monthName } from '../../../kernel/rules/dates.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import { checkCode } from './check-code.ts'
import type { DocumentOf } from './document.ts'
import type { DocumentLayout } from './document-layout.ts'
import type { LayoutContext } from './layout-of.ts'
import {
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
import { amountInWords } from './words.ts'

/** Our invoice to an owner for the fee of a month. */
export function presentFee(document: DocumentOf<'fee'>, about: LayoutContext): DocumentLayout {
  const { body, number, at, payable } = document
  const month = monthName(`${body.month}-01`)
  return {
    title: 'Fee invoice',
    number,
    note: 'Original for recipient',
    letterhead: letterheadOf(body.from, { kind: 'platform' }),
    facts: [
      { label: 'Date', value: dateOf(at) },
      { label: 'Fee of', value: month },
      { label: 'Due', value: formatLongDate(body.due) },
      { label: 'Place of supply', value: placeText(body.lines) },
      { label: 'Reverse charge', value: 'No' },
    ],
    parties: [partyBlock('Supplier', body.from), partyBlock('Bill to', body.to)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        ...{ details: null, text: null, rows: sumRows(document) },
        bar: { label: 'Payable', value: exactMoney(payable) },
        after: [],
      },
      taxTable(body.lines),
    ],
    terms: [
      `The fee is ${formatPercent(body.feeBp)} of the value without GST of your tax invoices, less that of your credit notes. Each is on one fee invoice.`,
      'Documents of an earlier month are here where none was made for it, because more was credited than invoiced.',
      `Pay by ${formatLongDate(body.due)}, with ${number} as the reference. ${body.from.email ? `Questions: ${body.from.email}.` : ''}`.trim(),
    ],
    code: checkCode(document, about),
    signatures: [{ heading: `For ${body.from.name}`, name: body.from.signatory ?? '', detail: dateOf(at) }],
    at,
    made: madeFor(body.to, about.platform),
    running: `${body.to.name}, fee of ${month}`,
    carried: { label: 'Payable', value: exactMoney(payable) },
  }
}
