import { formatLongDate, monthName } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { roundedRatio } from '../../../kernel/rules/money.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import type { DocumentBodies, DocumentOf } from './document.ts'
import type { DocumentLayout, Row, TableBlock } from './document-layout.ts'
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
  placeText,
  plainMoney,
  sumRows,
} from './parts.ts'
import { amountInWords } from './words.ts'

/** The basis points that were withheld, where they are one of the two usual rates. */
function tdsRate(tds: Paise, taxable: Paise): string {
  const bp = taxable === 0 ? 0 : roundedRatio([tds, 100], [taxable]) * 100
  return bp === 100 || bp === 200 ? `TDS ${formatPercent(bp)}` : 'TDS'
}

const tdsWords = (tds: Paise, taxable: Paise): string =>
  `${tdsRate(tds, taxable)} on ${exactMoney(taxable)}, deducted by the payer under s. 393(1): ${exactMoney(tds)}. It counts as paid.`

/** Sums received for the order, milestone by milestone. */
function standingTable(standing: DocumentBodies['receipt']['standing']): TableBlock {
  const sumOf = (of: (one: (typeof standing)[number]) => Paise) => standing.reduce((sum, one) => sum + of(one), 0)
  const rows = standing.map((one): Row => {
    const amounts = [one.amount, one.received, one.amount - one.received]
    return {
      kind: 'cells',
      cells: [
        { main: milestoneText(one), isBold: true },
        one.due === null ? '30 days after invoice' : formatLongDate(one.due),
        ...amounts.map(plainMoney),
      ],
      amounts: [null, null, ...amounts],
    }
  })
  return {
    kind: 'table',
    heading: 'Status of the order',
    columns: [
      { label: 'Milestone', align: 'start', width: 0.2 },
      { label: 'Due', align: 'start', width: 0.26 },
      { label: 'With GST ₹', align: 'end', width: 0.18 },
      { label: 'Received ₹', align: 'end', width: 0.18 },
      { label: 'Open ₹', align: 'end', width: 0.18 },
    ],
    rows,
    sum: [
      'Sum',
      '',
      plainMoney(sumOf(({ amount }) => amount)),
      plainMoney(sumOf(({ received }) => received)),
      plainMoney(sumOf(({ amount, received }) => amount - received)),
    ],
  }
}

/** A receipt voucher as it is laid out (CGST rule 50). */
export function presentReceipt(
  document: DocumentOf<'receipt'>,
  { platform }: Pick<LayoutContext, 'platform'>,
  code: DocumentLayout['code'],
): DocumentLayout {
  const { body, number, at, payable, taxable } = document
  const { from, to, against, order, receivedOn, method, reference, money, tds, standing } = body
  return {
    title: 'Receipt voucher',
    number,
    note: 'Rule 50, advance for a service',
    letterhead: letterheadOf(from),
    facts: [
      { label: 'Received on', value: formatLongDate(receivedOn) },
      { label: 'By', value: `${method}, ref. ${reference}` },
      ...(against ? [{ label: 'Against', value: against }] : []),
      ...(order ? [{ label: ordersLabel(order), value: order }] : []),
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [partyBlock('Supplier', from), partyBlock('Received from', to)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: null,
        text: tds === 0 ? null : tdsWords(tds, taxable),
        rows: sumRows(document),
        bar: { label: 'Received', value: exactMoney(payable) },
        after: [
          { label: `of this by ${method}`, value: exactMoney(money) },
          ...(tds === 0 ? [] : [{ label: 'of this TDS', value: exactMoney(tds) }]),
        ],
      },
      ...(standing.length === 0 ? [] : [standingTable(standing)]),
    ],
    terms: [
      `Tax on this advance is paid to the government by the supplier for ${monthName(receivedOn)} and is set off in the tax invoice.`,
      'If no service follows, a refund voucher (rule 51) gives the money and the tax back.',
      'Reverse charge: no.',
    ],
    code,
    signatures: [{ heading: `For ${from.name}`, name: from.signatory ?? '', detail: dateOf(at) }],
    made: madeFor(from, platform),
    running: campaignText(body),
    carried: null,
  }
}
