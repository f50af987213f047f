import { type CivilDate, formatDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { taxSum } from '../../../organisations/rules/billing/gst.ts'
import type { DocumentLine } from './document.ts'
import type { Cell, Column, Row, TableBlock } from './document-layout.ts'
import { plainMoney, signedMoney, taxTable } from './parts.ts'
import { PAYMENT_METHODS } from './payment.ts'
import type { Statement } from './statement.ts'

const start = (label: string, width: number): Column => ({ label, align: 'start', width })
const end = (label: string, width: number): Column => ({ label, align: 'end', width })
const strong = (main: string): Cell => ({ main, isBold: true })
const dash = (amount: Paise) => (amount === 0 ? '–' : plainMoney(amount))
const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Tax invoices and credit notes of the owners, with the sum received for each. */
export function documentsTable({ rows, asOf }: Statement): TableBlock {
  const count = rows.length
  const cells = rows.map((row): Row => {
    const sums = [row.taxable, row.gst, row.value]
    return {
      kind: 'cells',
      cells: [
        strong(row.number),
        row.kind === 'credit' ? { main: row.owner, sub: ['Credit note'] } : row.owner,
        formatDate(row.on, asOf),
        ...sums.slice(0, 2).map(plainMoney),
        signedMoney(row.roundOff),
        plainMoney(row.value),
        row.received === null ? '–' : plainMoney(row.received),
        plainMoney(row.open),
      ],
      amounts: [null, null, null, row.taxable, row.gst, row.roundOff, row.value, row.received ?? 0, row.open],
    }
  })
  const sum = (of: (row: Statement['rows'][number]) => Paise) => sumOf(rows.map(of))
  return {
    kind: 'table',
    heading: count === 1 ? 'One document' : `${SMALL[count] ?? count} documents, one statement`,
    columns: [
      start('Document', 0.165),
      start('Owner', 0.14),
      start('Dated', 0.07),
      end('Taxable ₹', 0.115),
      end('GST ₹', 0.1),
      end('Round off ₹', 0.09),
      end('Value ₹', 0.11),
      end('Received ₹', 0.11),
      end('Open ₹', 0.1),
    ],
    rows: cells,
    sum: [
      ...['Sum', '', ''],
      ...[sum((row) => row.taxable), sum((row) => row.gst)].map(plainMoney),
      signedMoney(sum((row) => row.roundOff)),
      ...[sum((row) => row.value), sum((row) => row.received ?? 0), sum((row) => row.open)].map(plainMoney),
    ],
  }
}

/** Lines confirmed and not invoiced yet, with advances. */
export const orderedTable = ({ ordered }: Statement): TableBlock => ({
  kind: 'table',
  heading: 'Ordered, not invoiced yet',
  columns: [
    start('Owner', 0.28),
    start('Release orders', 0.3),
    end('Value with GST ₹', 0.14),
    end('Received ₹', 0.14),
    end('Still to pay ₹', 0.14),
  ],
  rows: ordered.map(({ owner, orders, value, received }) => ({
    kind: 'cells',
    cells: [owner, list(orders), plainMoney(value), plainMoney(received), strong(plainMoney(value - received))],
    amounts: [null, null, value, received, value - received],
  })),
  sum: [
    ...['Sum', ''],
    ...[
      sumOf(ordered.map(({ value }) => value)),
      sumOf(ordered.map(({ received }) => received)),
      sumOf(ordered.map(({ value, received }) => value - received)),
    ].map(plainMoney),
  ],
})

/** `GSM 318`, `GSM C12`: a number where the column is narrow. */
const shortNumber = (number: string): string => {
  const [prefix = '', , tail = ''] = number.split('/')
  return `${prefix} ${tail.replace(/0+(?=\d)/, '')}`
}

/** `15 Dec to 14 Jan`; the year where it is not that of the statement. */
const daysText = ({ starts, ends }: DocumentLine, asOf: CivilDate): string =>
  starts === null || ends === null
    ? ''
    : starts === ends
      ? formatDate(starts, asOf)
      : `${formatDate(starts, ends)} to ${formatDate(ends, asOf)}`

const sumsOf = (line: DocumentLine): Paise[] => [line.taxable, line.cgst, line.sgst, line.igst]
const totalOf = (line: DocumentLine): Paise => line.taxable + taxSum(line)

/** Each line of each invoice and credit note. */
export function linesTable({ lines, asOf }: Statement): TableBlock {
  const all = lines.map(({ line }) => line)
  const column = (n: number) => sumOf(all.map((line) => sumsOf(line)[n] ?? 0))
  return {
    kind: 'table',
    heading: 'Line by line',
    isDense: true,
    columns: [
      start('#', 0.035),
      start('Days', 0.125),
      start('Line', 0.23),
      start('Document', 0.075),
      start('SAC', 0.075),
      end('Taxable ₹', 0.105),
      end('CGST ₹', 0.085),
      end('SGST ₹', 0.085),
      end('IGST ₹', 0.085),
      end('Total ₹', 0.1),
    ],
    rows: lines.map(({ paper, isCredit, line }, i) => ({
      kind: 'cells',
      cells: [
        `${i + 1}`,
        daysText(line, asOf),
        isCredit ? `${line.title}, credited` : line.title,
        shortNumber(paper),
        line.sac,
        plainMoney(line.taxable),
        ...[line.cgst, line.sgst, line.igst].map(dash),
        strong(plainMoney(totalOf(line))),
      ],
      amounts: [null, null, null, null, null, ...sumsOf(line), totalOf(line)],
    })),
    sum: [
      ...['', `Sum of ${lines.length === 1 ? 'one line' : `${lines.length} lines`}`, '', '', ''],
      ...[0, 1, 2, 3].map((n) => plainMoney(column(n))),
      plainMoney(sumOf(all.map(totalOf))),
    ],
  }
}

/** Value and tax of the invoices by SAC and rate. */
export const sacTable = ({ lines }: Statement): TableBlock => ({
  ...taxTable(lines.flatMap(({ isCredit, line }) => (isCredit ? [] : [line]))),
  heading: lines.some(({ isCredit }) => isCredit) ? 'By SAC and rate, before credit notes' : 'By SAC and rate',
})

/** Each payment to an owner; refunds are negative. */
export const receivedTable = ({ received }: Statement): TableBlock => ({
  kind: 'table',
  heading: 'Money received',
  columns: [
    start('Date', 0.12),
    start('Owner', 0.24),
    start('Document', 0.16),
    start('Reference', 0.16),
    end('Money ₹', 0.12),
    end('TDS ₹', 0.08),
    end('Counted ₹', 0.12),
  ],
  rows: received.map(({ on, owner, paper, method, reference, amount, tds }) => ({
    kind: 'cells',
    cells: [
      formatLongDate(on),
      owner,
      paper ?? '–',
      { main: reference, sub: [PAYMENT_METHODS[method]] },
      plainMoney(amount),
      dash(tds),
      strong(plainMoney(amount + tds)),
    ],
    amounts: [null, null, null, null, amount, tds, amount + tds],
  })),
  sum: [
    ...['Sum', '', '', ''],
    ...[
      sumOf(received.map(({ amount }) => amount)),
      sumOf(received.map(({ tds }) => tds)),
      sumOf(received.map(({ amount, tds }) => amount + tds)),
    ].map(plainMoney),
  ],
})
