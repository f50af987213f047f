import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bookDocument,
  bookLine,
  bookOf,
  bookPayment,
  fullBook,
  KAVERI,
  THANDA,
} from '../../../../tests/support/book.ts'
import { tallyErrors } from '../../../../tests/support/tally/validate.ts'
import type { Book } from './book.ts'
import { tallyXml } from './tally.ts'
import { type Voucher, vouchersOf } from './vouchers.ts'

const said = ({ entries }: Voucher) => entries.map(({ ledger, amount }) => `${ledger} ${(amount / 100).toFixed(2)}`)
const ofType = (book: Book, type: Voucher['type']) => vouchersOf(book).filter((voucher) => voucher.type === type)

describe('vouchers', () => {
  test('of an owner: sales, credit notes, our fee as a purchase, money in and out', () => {
    const book = fullBook()
    expect(
      vouchersOf(book)
        .map(({ type, number }) => `${type} ${number}`)
        .toSorted(),
    ).toEqual([
      'Credit Note GSM/26-27/C00012',
      'Payment P2',
      'Payment P3',
      'Purchase FEE/26-27/000007',
      'Receipt P1',
      'Sales GSM/26-27/000318',
      'Sales GSM/26-27/000319',
    ])
    expect(ofType(book, 'Sales').map(said)).toEqual([
      [
        ...['Thanda Beverages -694194.00', 'Advertising sales 18% 588300.03'],
        ...['Output CGST 52947.00', 'Output SGST 52947.00', 'Round Off -0.03'],
      ],
      ['Kaveri Coffee -207825.00', 'Advertising sales 5% 197928.33', 'Output IGST 9896.42', 'Round Off 0.25'],
    ])
    expect(ofType(book, 'Credit Note').map(said)).toEqual([
      [
        ...['Thanda Beverages 9588.00', 'Advertising sales 18% -8125.00'],
        ...['Output CGST -731.25', 'Output SGST -731.25', 'Round Off -0.50'],
      ],
    ])
    expect(ofType(book, 'Purchase').map(said)).toEqual([
      [
        ...['AdChowk Media Exchange 68461.00', 'Platform fee 18% -58017.55'],
        ...['Input CGST -5221.58', 'Input SGST -5221.58', 'Round Off -0.29'],
      ],
    ])
    expect(ofType(book, 'Receipt').map(said)).toEqual([
      ['Bank -204728.00', 'TDS Receivable -3530.00', 'Thanda Beverages 208258.00'],
    ])
    expect(ofType(book, 'Payment').map(said)).toEqual([
      ['Bank 11800.00', 'Thanda Beverages -11800.00'],
      ['Bank 204728.00', 'TDS Receivable 3530.00', 'Thanda Beverages -208258.00'],
    ])
  })

  test('of an advertiser: purchases, debit notes, and payments with the TDS that it owes', () => {
    const { documents, payments } = fullBook()
    const book = bookOf(documents.slice(0, 4), { side: 'purchases', payments })
    expect(ofType(book, 'Purchase')[0]?.entries[0]).toEqual({
      ...{ ledger: 'Golconda Skyline', amount: 6_94_194_00 },
      bill: { name: 'GSM/26-27/000318', type: 'New Ref' },
    })
    expect(ofType(book, 'Debit Note').map(said)[0]?.slice(0, 2)).toEqual([
      'Golconda Skyline -9588.00',
      'Advertising purchases 18% 8125.00',
    ])
    expect(ofType(book, 'Payment').map(said)).toEqual([
      ['Bank 204728.00', 'TDS Payable 3530.00', 'Golconda Skyline -208258.00'],
    ])
    expect(ofType(book, 'Receipt')).toHaveLength(2)
  })

  test('of ours: our fees as sales, and nobody’s money', () => {
    expect(vouchersOf(fullBook({ side: 'platform' })).map(({ type, number, party }) => [type, number, party])).toEqual([
      ['Sales', 'FEE/26-27/000007', 'Golconda Skyline'],
    ])
  })

  test('are by day, money among the documents', () => {
    const of = (number: string, on: string) =>
      bookDocument('invoice', `GSM/26-27/${number}`, { on, lines: [bookLine(1_00)] })
    const book = bookOf([of('1', '2026-11-20'), of('2', '2026-11-03'), of('3', '2026-11-20')], {
      payments: [bookPayment(1_00, { id: 7, on: '2026-11-10' }), bookPayment(1_00, { id: 8, on: '2026-11-03' })],
    })
    expect(vouchersOf(book).map(({ on, number }) => [on, number])).toEqual([
      ['2026-11-03', 'GSM/26-27/2'],
      ['2026-11-03', 'P8'],
      ['2026-11-10', 'P7'],
      ['2026-11-20', 'GSM/26-27/1'],
      ['2026-11-20', 'GSM/26-27/3'],
    ])
  })

  test('say what they are about: the campaign and its lines, or how the money came', () => {
    const about = Object.fromEntries(vouchersOf(fullBook()).map(({ number, narration }) => [number, narration]))
    expect(about['GSM/26-27/000318']).toBe('CMP-0142, Winter launch; Unipole, Gachibowli; Unipole, Gachibowli')
    expect([about.P1, about.P2, about.P3]).toEqual([
      ...['NEFT UTR1; CMP-0142', 'NEFT UTR1; CMP-0142; Paid back', 'NEFT UTR1; CMP-0142; Correction'],
    ])
    const [fee] = vouchersOf(bookOf([bookDocument('fee', 'FEE/1', { lines: [bookLine(1)], body: { campaign: null } })]))
    expect(fee?.narration).toBe('Unipole, Gachibowli')
  })

  test('of documents open a bill; a credit note settles that of its invoice', () => {
    const bills = vouchersOf(fullBook()).flatMap(({ number, entries }) =>
      number.startsWith('P')
        ? []
        : entries.flatMap(({ bill }) => (bill ? [`${number}: ${bill.type} ${bill.name}`] : [])),
    )
    expect(bills).toEqual([
      'GSM/26-27/000318: New Ref GSM/26-27/000318',
      'GSM/26-27/000319: New Ref GSM/26-27/000319',
      'GSM/26-27/C00012: Agst Ref GSM/26-27/000318',
      'FEE/26-27/000007: New Ref FEE/26-27/000007',
    ])
  })

  test('money settles the invoice or the advance that it is on', () => {
    const bills = vouchersOf(
      bookOf([], {
        payments: [
          bookPayment(1_00, { paper: 'GSM/26-27/000318' }),
          bookPayment(1_00, { id: 2, paper: 'GSM/26-27/R00001' }),
          bookPayment(1_00, { id: 3, paper: null }),
        ],
      }),
    ).map(({ entries }) => entries.at(-1)?.bill)
    expect(bills).toEqual([
      { name: 'GSM/26-27/000318', type: 'Agst Ref' },
      { name: 'GSM/26-27/R00001', type: 'Advance' },
      { name: 'UTR1', type: 'New Ref' },
    ])
  })

  test('money that goes back settles the advance that came, or the invoice that was credited', () => {
    const [, , , credit, refund] = fullBook().documents
    const several = bookDocument('refund', 'GSM/26-27/V00002', {
      lines: [bookLine(1_00)],
      body: { receipts: [{ number: 'GSM/26-27/R00001' }, { number: 'GSM/26-27/R00002' }] },
    })
    const numbers = ['GSM/26-27/V00001', 'GSM/26-27/C00012', 'GSM/26-27/V00002']
    const book = bookOf(
      [credit, refund, several].filter((one) => one !== undefined),
      {
        payments: numbers.map((paper, i) => bookPayment(-1_00, { id: i + 1, paper })),
      },
    )
    const paidBack = vouchersOf(book).filter(({ number }) => /^P\d/.test(number))
    expect(paidBack.map(({ entries }) => entries.at(-1)?.bill)).toEqual([
      { name: 'GSM/26-27/R00001', type: 'Agst Ref' },
      { name: 'GSM/26-27/000318', type: 'Agst Ref' },
      { name: 'GSM/26-27/V00002', type: 'New Ref' },
    ])
  })

  test('a company that is called as one of our ledgers does not get into it', () => {
    const names = ['Bank', 'round off', 'Output CGST', 'Advertising sales 18%', 'Bank of Ladders']
    const parties = names.map((name, i) =>
      bookDocument('invoice', `GSM/26-27/00000${i}`, { to: { ...KAVERI, name }, lines: [bookLine(1_000_00)] }),
    )
    expect(vouchersOf(bookOf(parties)).map(({ party }) => party)).toEqual([
      ...[
        'Bank (party)',
        'round off (party)',
        'Output CGST (party)',
        'Advertising sales 18% (party)',
        'Bank of Ladders',
      ],
    ])
  })
})

describe('the file', () => {
  test('follows the schema, and says which entries are debits', async () => {
    const xml = tallyXml(vouchersOf(fullBook()))
    expect(await tallyErrors(xml)).toEqual([])
    expect(xml).toContain(
      '<LEDGERNAME>Thanda Beverages</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-694194.00</AMOUNT>',
    )
    expect(xml).toContain('<PLACEOFSUPPLY>Telangana</PLACEOFSUPPLY>')
    expect(xml).toContain('<ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>588300.03</AMOUNT>')
    expect(xml).toContain('<PARTYGSTIN>36AAGCT0000B1Z8</PARTYGSTIN>')
    expect(xml).toMatch(/<NAME>GSM\/26-27\/000318<\/NAME><BILLTYPE>New Ref<\/BILLTYPE>/)
  })

  test('is valid without a voucher', async () => {
    expect(await tallyErrors(tallyXml([]))).toEqual([])
  })

  test.each([
    'Tom & Jerry <Media> "Ltd" \'s',
    'काकतीय मीडिया प्राइवेट लिमिटेड',
    ']]><VOUCHER>',
    'line\r\nbreak\ttab',
    '\u0000\u0007\u001F\uFFFE\uD800 control',
    '&amp;amp; &#10;',
    '   ',
    '\u0007',
    '😀 & भारत',
  ])('names are text, whatever is in them: %j', async (name) => {
    const document = bookDocument('invoice', 'GSM/26-27/000001', {
      to: { ...THANDA, name },
      lines: [{ ...bookLine(1_000_00), title: name }],
      body: { campaign: { id: 'c', ref: 'CMP-0001', name, starts: '2026-11-01', ends: '2026-11-30' } },
    })
    const xml = tallyXml(
      vouchersOf(bookOf([document], { payments: [bookPayment(1_00, { buyer: name, reference: name })] })),
    )
    expect(await tallyErrors(xml)).toEqual([])
    expect(xml.match(/<VOUCHER /g)).toHaveLength(2)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: there are none
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B-\u001F]/)
  })

  test('a schema that would take anything would not notice a wrong amount', async () => {
    const xml = tallyXml(vouchersOf(fullBook()))
    expect(await tallyErrors(xml.replace('-694194.00', '-694194'))).not.toEqual([])
    expect(await tallyErrors(xml.replace('VCHTYPE="Sales"', 'VCHTYPE="Sale"'))).not.toEqual([])
  })
})

test('each voucher adds up to nothing, whatever is in a month', () => {
  const amount = fc.integer({ min: 1, max: 1_00_00_000_00 })
  const lines = fc.array(
    fc.record({ amount, place: fc.constantFrom('Telangana', 'Kerala'), bp: fc.constantFrom(0, 500, 1200, 1800) }),
    { minLength: 1, maxLength: 5 },
  )
  const documents = fc.array(
    fc.record({ kind: fc.constantFrom('invoice' as const, 'credit' as const, 'fee' as const), lines }),
    { maxLength: 6 },
  )
  const payments = fc.array(fc.record({ amount, tds: fc.nat(100_000), back: fc.boolean() }), { maxLength: 6 })
  fc.assert(
    fc.property(documents, payments, fc.constantFrom('sales' as const, 'purchases' as const), (made, paid, side) => {
      const book = bookOf(
        made.map(({ kind, lines: own }, i) =>
          bookDocument(kind, `GSM/26-27/${i}`, {
            lines: own.map(({ amount: taxable, place, bp }) => bookLine(taxable, place, bp)),
            body: { invoice: { number: 'GSM/26-27/000001', payable: 0 } },
          }),
        ),
        {
          side,
          payments: paid.map(({ amount: money, tds, back }, id) =>
            bookPayment(back ? -money : money, { id, tds: back ? -tds : tds }),
          ),
        },
      )
      const vouchers = vouchersOf(book)
      expect(vouchers).toHaveLength(made.length + paid.length)
      for (const { number, entries } of vouchers) {
        expect(
          entries.reduce((sum, entry) => sum + entry.amount, 0),
          number,
        ).toBe(0)
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true)
      }
    }),
  )
})
