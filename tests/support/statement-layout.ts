import type { Column, DocumentLayout, Row } from '../../worker/money/rules/documents/document-layout.ts'
import { letterheadOf, partyBlock, plainMoney, taxTable } from '../../worker/money/rules/documents/parts.ts'
import { amountInWords } from '../../worker/money/rules/documents/words.ts'
import { estimateLayout, LINES, PLATFORM, THANDA } from './document-layouts.ts'

/** A line of the statement: date, what, invoice, SAC, and in paise its value, CGST, SGST and IGST. */
type Entry = [date: string, what: string, invoice: string, sac: string, sums: [number, number, number, number]]

const DAY = 86_400_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dayText = (first: number, n: number) => {
  const day = new Date(first + n * DAY)
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`
}

function entries(): Entry[] {
  const led = Array.from(
    { length: 31 },
    (_, n): Entry => [
      dayText(Date.UTC(2026, 11, 15), n),
      'LED wall, Punjagutta, 960 plays',
      'GSM 318',
      '998366',
      [6_500_00, 585_00, 585_00, 0],
    ],
  )
  const radio = Array.from({ length: 28 }, (_, n) => dayText(Date.UTC(2027, 0, 4), n)).flatMap((date, n): Entry[] =>
    ['17:00 to 18:30', '18:30 to 20:00'].map(
      (time, half): Entry => [
        date,
        `95.6 FM, ${time}, ${spotsOf(n, half)} spots`,
        'MA 129',
        '998364',
        [spotsOf(n, half) * 1_950_00, 0, 0, spotsOf(n, half) * 351_00],
      ],
    ),
  )
  return [
    ['15 Dec to 14 Jan', 'Unipole, Gachibowli, month 1', 'GSM 318', '998366', [1_85_000_00, 16_650_00, 16_650_00, 0]],
    ['15 Jan to 14 Feb', 'Unipole, Gachibowli, month 2', 'GSM 318', '998366', [1_85_000_00, 16_650_00, 16_650_00, 0]],
    ['Sun 13 Dec', 'Unipole, printing, mounting', 'GSM 318', '998366', [16_800_00, 1_512_00, 1_512_00, 0]],
    ...led,
    ['Fri 18 Dec', 'Purba Prabhat, ear panel', 'HPH 71', '998363', [10_797_35, 0, 0, 539_87]],
    ['Sun 20 Dec', 'Purba Prabhat, inside page', 'HPH 71', '998363', [98_964_00, 0, 0, 4_948_20]],
    ['Sun 27 Dec', 'Purba Prabhat, inside page', 'HPH 71', '998363', [98_964_00, 0, 0, 4_948_20]],
    ...radio,
  ]
}

/** 180 spots in 56 times: three each, and one more in twelve of them. */
const spotsOf = (day: number, half: number) => (half === 0 && day < 12 ? 4 : 3)

const start = (label: string, width: number): Column => ({ label, align: 'start', width: width / 706 })
const end = (label: string, width: number): Column => ({ label, align: 'end', width: width / 706 })
const dash = (amount: number) => (amount === 0 ? '–' : plainMoney(amount))
const addUp = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0)

/** Campaign statement of five pages with 93 lines. */
export function statementLayout(more: Partial<DocumentLayout> = {}): DocumentLayout {
  const lines = entries()
  const column = (n: number) => addUp(lines.map(([, , , , sums]) => sums[n] ?? 0))
  const sums = [0, 1, 2, 3].map(column)
  const number = 'STM/26-27/00142'
  return {
    ...estimateLayout(),
    title: 'Campaign statement',
    number,
    note: 'Lists the owners’ invoices; no tax document',
    letterhead: letterheadOf(PLATFORM, { kind: 'platform' }),
    facts: [
      { label: 'As of', value: '28 Feb 2027' },
      { label: 'Campaign', value: 'Winter launch CMP-0142' },
      { label: 'Flight', value: '15 Dec to 14 Feb 2027' },
      { label: 'Place of supply', value: 'Telangana (36)' },
      { label: 'Overdue since 1 Feb', value: '₹65,748.00' },
    ],
    parties: [
      partyBlock('For', THANDA),
      {
        kind: 'open',
        label: 'Open on 28 Feb 2027',
        amount: '₹3,88,673.00',
        rows: [
          { label: 'Invoiced', value: '₹13,27,536.00' },
          { label: 'Credited', value: '−₹9,588.00' },
          { label: 'Received with TDS', value: '−₹9,29,275.00' },
        ],
        share: 0.705,
        note: '70.5% paid',
      },
    ],
    blocks: [
      invoicesTable(),
      {
        kind: 'table',
        heading: 'Line by line',
        isDense: true,
        columns: [
          start('#', 22),
          start('Date', 86),
          start('Line', 166),
          start('Invoice', 50),
          start('SAC', 50),
          end('Taxable ₹', 74),
          end('CGST ₹', 60),
          end('SGST ₹', 60),
          end('IGST ₹', 60),
          end('Total ₹', 78),
        ],
        rows: lines.map(
          ([date, what, invoice, sac, amounts], i): Row => ({
            kind: 'cells',
            cells: [
              `${i + 1}`,
              date,
              what,
              invoice,
              sac,
              plainMoney(amounts[0]),
              ...amounts.slice(1).map(dash),
              { main: plainMoney(addUp(amounts)), isBold: true },
            ],
            amounts: [null, null, null, null, null, ...amounts, addUp(amounts)],
          }),
        ),
        sum: ['', `Sum of ${lines.length} lines`, '', '', '', ...sums.map(plainMoney), plainMoney(addUp(sums))],
      },
      taxTable(LINES),
      receivedTable(),
      {
        kind: 'sums',
        words: { label: 'Open, in words', value: amountInWords(3_88_673_00) },
        details: null,
        text: null,
        rows: [
          { label: 'Lines before round off', value: '₹13,27,535.62' },
          { label: 'Round off, Hooghly', value: '+0.38' },
          { label: 'Invoiced', value: '₹13,27,536.00', isStrong: true },
          { label: 'Credit note C00012', value: '−9,588.00' },
          { label: 'Received with TDS', value: '−9,29,275.00' },
        ],
        bar: { label: 'Open', value: '₹3,88,673.00' },
        after: [],
      },
    ],
    terms: [
      'Each owner supplies and invoices in its own name; this statement only adds them up.',
      'Pay each owner on its invoice, with the invoice number as reference.',
      'Due: Hooghly 1 Feb (overdue), Marina 5 Mar, Golconda 19 Mar 2027.',
      'Tell us within 7 days if a line is wrong.',
    ],
    signatures: [
      {
        heading: 'For AdChowk Media Exchange Private Limited',
        name: 'Meera Nair',
        detail: 'Campaign desk, 28 Feb 2027',
        isSigned: true,
      },
    ],
    running: 'Thanda Beverages · Winter launch CMP-0142',
    carried: null,
    at: Date.UTC(2027, 1, 28, 6),
    ...more,
  }
}

function invoicesTable(): DocumentLayout['blocks'][number] {
  const rows = [
    [
      'GSM/26-27/000318',
      'Golconda Skyline',
      '17 Feb',
      '5,88,300.00',
      '1,05,894.00',
      '0.00',
      '6,94,194.00',
      '4,85,935.00',
      '2,08,259.00',
    ],
    [
      'HPH/26-27/000071',
      'Hooghly Print',
      '2 Jan',
      '2,08,725.35',
      '10,436.27',
      '+0.38',
      '2,19,162.00',
      '1,53,414.00',
      '65,748.00',
    ],
    [
      'MA/26-27/000129',
      'Marina Airtime',
      '3 Feb',
      '3,51,000.00',
      '63,180.00',
      '0.00',
      '4,14,180.00',
      '2,89,926.00',
      '1,24,254.00',
    ],
    ['GSM/26-27/C00012', 'Credit note', '22 Feb', '−8,125.00', '−1,462.50', '−0.50', '−9,588.00', '–', '−9,588.00'],
  ]
  return {
    kind: 'table',
    heading: 'Four documents, one statement',
    columns: [
      start('Paper', 116),
      start('Owner', 92),
      start('Dated', 50),
      ...['Taxable ₹', 'GST ₹', 'Round off ₹', 'Value ₹', 'Received ₹', 'Open ₹'].map((label) => end(label, 74.6)),
    ],
    rows: rows.map(
      ([paper = '', ...rest]): Row => ({ kind: 'cells', cells: [{ main: paper, isBold: true }, ...rest] }),
    ),
    sum: ['Sum', '', '', '11,39,900.35', '1,78,047.77', '−0.12', '13,17,948.00', '9,29,275.00', '3,88,673.00'],
  }
}

function receivedTable(): DocumentLayout['blocks'][number] {
  const rows = [
    ['24 Nov 2026', 'Golconda Skyline', 'Advance, 30%', '2,04,728.00', '3,530.00', '2,08,258.00'],
    ['24 Nov 2026', 'Hooghly Print', 'Advance, 30%', '64,497.00', '1,252.00', '65,749.00'],
    ['24 Nov 2026', 'Marina Airtime', 'Advance, 30%', '1,22,148.00', '2,106.00', '1,24,254.00'],
    ['15 Dec 2026', 'Golconda Skyline', 'Progress, 40%', '2,72,971.00', '4,706.00', '2,77,677.00'],
    ['15 Dec 2026', 'Hooghly Print', 'Progress, 40%', '85,995.00', '1,670.00', '87,665.00'],
    ['15 Dec 2026', 'Marina Airtime', 'Progress, 40%', '1,62,864.00', '2,808.00', '1,65,672.00'],
  ]
  return {
    kind: 'table',
    heading: 'Money received',
    columns: [
      start('Date', 112),
      start('Owner', 142),
      start('Milestone', 142),
      end('By NEFT ₹', 110),
      end('TDS ₹', 90),
      end('Counted ₹', 110),
    ],
    rows: rows.map(
      (cells): Row => ({
        kind: 'cells',
        cells: cells.map((main, i) => (i === 5 ? { main, isBold: true } : main)),
      }),
    ),
    sum: ['Sum', '', '', '9,13,203.00', '16,072.00', '9,29,275.00'],
  }
}
