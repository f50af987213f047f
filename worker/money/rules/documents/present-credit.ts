import { formatLongDate } from '../../../kernel/rules/dates.ts'
import { checkCode } from './check-code.ts'
import type { DocumentBodies, DocumentOf } from './document.ts'
import type { DocumentLayout, Row, TableBlock } from './document-layout.ts'
import type { LayoutContext } from './layout-of.ts'
import {
  campaignText,
  dateOf,
  exactMoney,
  headsOf,
  letterheadOf,
  linesTable,
  madeFor,
  partyBlock,
  placeText,
  plainMoney,
  sumRows,
} from './parts.ts'
import { amountInWords } from './words.ts'

type Sums = Pick<DocumentBodies['credit']['invoice'], 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'payable'>

/** A credit note for a tax invoice (CGST Act, section 34). */
export function presentCredit(credit: DocumentOf<'credit'>, about: LayoutContext): DocumentLayout {
  const { body, number, at, payable } = credit
  const { from, to, invoice, reason, balance } = body
  const open = Math.max(0, balance - payable)
  return {
    title: 'Credit note',
    number,
    note: 'Section 34, for a tax invoice',
    letterhead: letterheadOf(from),
    facts: [
      { label: 'Date', value: dateOf(at) },
      { label: 'For invoice', value: invoice.number },
      { label: 'of', value: formatLongDate(invoice.on) },
      { label: 'Campaign', value: campaignText(body) },
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [partyBlock('Supplier', from), partyBlock('Credit to', to)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: null,
        text: `Reason: ${reason}`,
        rows: sumRows(credit),
        bar: { label: 'Credit', value: exactMoney(payable) },
        after: [],
      },
      afterTable(credit),
      {
        kind: 'note',
        text:
          balance === 0
            ? 'Nothing was open of the invoice, so the credit is paid back.'
            : `Balance of the invoice was ${exactMoney(balance)}; after this credit **${exactMoney(open)}** is due.${payable > balance ? ` ${exactMoney(payable - balance)} is paid back.` : ''}`,
      },
    ],
    terms: [
      'The buyer takes back the input credit of this tax in the month of this note.',
      'It is set against the balance first; only what is more than that is paid back.',
      `Reported by the supplier in GSTR-1 for the month of ${dateOf(at)}.`,
    ],
    code: checkCode(credit, about),
    signatures: [{ heading: `For ${from.name}`, name: from.signatory ?? '', detail: dateOf(at) }],
    made: madeFor(from, about.platform),
    running: campaignText(body),
    carried: { label: 'credit', value: exactMoney(payable) },
  }
}

/** The invoice, its credits, and its value after them. */
function afterTable({ body: { invoice, earlier }, number, ...own }: DocumentOf<'credit'>): TableBlock {
  const heads = headsOf([invoice])
  const keys = ['taxable', ...heads, 'roundOff', 'payable'] as const
  const row = (label: string, sums: Sums, sign: 1 | -1): Row => ({
    kind: 'cells',
    cells: [{ main: label, isBold: true }, ...keys.map((key) => plainMoney(sign * sums[key]))],
  })
  const credits = [...earlier.map((one): [string, Sums] => [one.number, one]), [number, own] as [string, Sums]]
  const standing = (key: (typeof keys)[number]) => credits.reduce((sum, [, one]) => sum - one[key], invoice[key])
  const width = 0.78 / keys.length
  return {
    kind: 'table',
    heading: 'The invoice after this credit',
    columns: [
      { label: '', align: 'start', width: 0.22 },
      ...['Taxable ₹', ...heads.map((head) => `${head.toUpperCase()} ₹`), 'Round off ₹', 'Value ₹'].map((label) => ({
        label,
        align: 'end' as const,
        width,
      })),
    ],
    rows: [row(invoice.number, invoice, 1), ...credits.map(([label, sums]) => row(label, sums, -1))],
    sum: ['After this credit', ...keys.map((key) => plainMoney(standing(key)))],
  }
}
