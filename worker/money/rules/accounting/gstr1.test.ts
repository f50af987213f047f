import { describe, expect, test } from 'vitest'
import {
  bookDocument,
  bookLine,
  bookOf,
  fullBook,
  GOLCONDA,
  KAVERI,
  NEAR,
  THANDA,
} from '../../../../tests/support/book.ts'
import type { Book } from './book.ts'
import type { BookCell } from './book-tables.ts'
import { gstr1Of, returnDate } from './gstr1.ts'

const plain = (cell: BookCell) => (typeof cell === 'string' ? cell : Object.values(cell)[0])
const tableOf = (book: Book, name: string) => gstr1Of(book).find((table) => table.name === name)
const rowsOf = (book: Book, name: string) => tableOf(book, name)?.rows.map((row) => row.map(plain))

describe('the return of outward supplies', () => {
  test('has the tables and headings of the offline tool, also without a document', () => {
    expect(gstr1Of(bookOf([])).map(({ name, columns, rows }) => `${name} ${rows.length}: ${columns.join()}`)).toEqual([
      'b2b 0: GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      'b2cl 0: Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'b2cs 0: Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'cdnr 0: GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      'cdnur 0: UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      'at 0: Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Received,Cess Amount',
      'atadj 0: Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Adjusted,Cess Amount',
      'hsn(b2b) 0: HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
      'hsn(b2c) 0: HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
      'docs 0: Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
    ])
    expect(returnDate('2027-02-07')).toBe('07-Feb-2027')
  })

  test('tells each invoice and note of a registered buyer by place and rate', () => {
    const invoice = bookDocument('invoice', 'GSM/26-27/000318', {
      lines: [bookLine(1_000_00), { ...bookLine(500_00), sac: '998361' }, bookLine(200_00, 'Telangana', 500)],
    })
    const credit = bookDocument('credit', 'GSM/26-27/C00012', {
      lines: [bookLine(100_00)],
      body: { invoice: { number: 'GSM/26-27/000318', payable: 1_980_00 } },
    })
    const book = bookOf([invoice, credit])
    const head = [
      THANDA.gstin,
      'Thanda Beverages',
      'GSM/26-27/000318',
      '12-Nov-2026',
      1_980_00,
      '36-Telangana',
      'N',
      '',
    ]
    expect(rowsOf(book, 'b2b')).toEqual([
      [...head, 'Regular B2B', '', 18, 1_500_00, 0],
      [...head, 'Regular B2B', '', 5, 200_00, 0],
    ])
    expect(rowsOf(book, 'cdnr')).toEqual([
      [
        ...[THANDA.gstin, 'Thanda Beverages', 'GSM/26-27/C00012', '12-Nov-2026', 'C', '36-Telangana', 'N'],
        ...['Regular B2B', 118_00, '', 18, 100_00, 0],
      ],
    ])
    expect(rowsOf(book, 'hsn(b2b)')).toEqual([
      ['998366', 'Other advertising space or time', 'NA', 0, 1_062_00, 18, 900_00, 0, 81_00, 81_00, 0],
      ['998361', 'Advertising services', 'NA', 0, 590_00, 18, 500_00, 0, 45_00, 45_00, 0],
      ['998363', 'Advertising space in print media', 'NA', 0, 210_00, 5, 200_00, 0, 5_00, 5_00, 0],
    ])
    expect(['b2cl', 'b2cs', 'cdnur', 'hsn(b2c)'].map((name) => rowsOf(book, name))).toEqual([[], [], [], []])
    expect(rowsOf(book, 'docs')).toEqual([
      ['Invoices for outward supply', 'GSM/26-27/000318', 'GSM/26-27/000318', 1, 0],
      ['Credit Note', 'GSM/26-27/C00012', 'GSM/26-27/C00012', 1, 0],
    ])
  })

  test('adds up what was sold to buyers without a registration, but for large invoices to other states', () => {
    const credit = (number: string, against: number) =>
      bookDocument('credit', number, {
        to: KAVERI,
        lines: [bookLine(100_00, 'Karnataka')],
        body: { invoice: { number: 'x', payable: against } },
      })
    const book = bookOf([
      bookDocument('invoice', 'GSM/26-27/000001', { to: KAVERI, lines: [bookLine(84_746_00, 'Karnataka')] }),
      bookDocument('invoice', 'GSM/26-27/000002', { to: KAVERI, lines: [bookLine(84_750_00, 'Karnataka')] }),
      bookDocument('invoice', 'GSM/26-27/000003', { to: NEAR, lines: [bookLine(5_00_000_00)] }),
      bookDocument('invoice', 'GSM/26-27/000004', { to: NEAR, lines: [bookLine(1_000_00)] }),
      credit('GSM/26-27/C00001', 1_00_000_00),
      credit('GSM/26-27/C00002', 1_00_005_00),
    ])
    expect(rowsOf(book, 'b2cl')).toEqual([
      ['GSM/26-27/000002', '12-Nov-2026', 1_00_005_00, '29-Karnataka', '', 18, 84_750_00, 0, ''],
    ])
    expect(rowsOf(book, 'b2cs')).toEqual([
      ['OE', '29-Karnataka', '', 18, 84_646_00, 0, ''],
      ['OE', '36-Telangana', '', 18, 5_01_000_00, 0, ''],
    ])
    expect(rowsOf(book, 'cdnur')).toEqual([
      ['B2CL', 'GSM/26-27/C00002', '12-Nov-2026', 'C', '29-Karnataka', 118_00, '', 18, 100_00, 0],
    ])
    expect(['b2b', 'cdnr', 'hsn(b2b)'].map((name) => rowsOf(book, name))).toEqual([[], [], []])
    expect(rowsOf(book, 'hsn(b2c)')).toEqual([
      [
        ...['998366', 'Other advertising space or time', 'NA', 0, 7_90_949_28, 18, 6_70_296_00],
        ...[30_473_28, 45_090_00, 45_090_00, 0],
      ],
    ])
    expect(rowsOf(book, 'docs')).toEqual([
      ['Invoices for outward supply', 'GSM/26-27/000001', 'GSM/26-27/000004', 4, 0],
      ['Credit Note', 'GSM/26-27/C00001', 'GSM/26-27/C00002', 2, 0],
    ])
  })

  test('names the lowest and the highest number of each series, in any order', () => {
    const numbers = ['GSM/26-27/000320', 'GSM/26-27/000318', 'GOL/26-27/000007', 'GSM/26-27/000319']
    const book = bookOf(numbers.map((number) => bookDocument('invoice', number, { lines: [bookLine(1_00)] })))
    expect(rowsOf(book, 'docs')).toEqual([
      ['Invoices for outward supply', 'GSM/26-27/000318', 'GSM/26-27/000320', 3, 0],
      ['Invoices for outward supply', 'GOL/26-27/000007', 'GOL/26-27/000007', 1, 0],
    ])
  })

  test('is of what the company has issued: not of our fee to an owner, and of our fee alone where it is ours', () => {
    const names = (book: Book) => rowsOf(book, 'docs')?.map(([, first]) => first)
    expect(names(fullBook())).not.toContain('FEE/26-27/000007')
    const ours = fullBook({ side: 'platform' })
    expect(names(ours)).toEqual(['FEE/26-27/000007'])
    expect(rowsOf(ours, 'b2b')?.map((row) => row.slice(0, 3))).toEqual([
      [GOLCONDA.gstin, 'Golconda Skyline', 'FEE/26-27/000007'],
    ])
    expect(rowsOf(ours, 'at')).toEqual([])
    expect(names(fullBook({ side: 'purchases' }))).toEqual([])
  })
})

describe('advances', () => {
  const receipt = (n: number, on = '2026-11-05') =>
    bookDocument('receipt', `GSM/26-27/R0000${n}`, { on, lines: [bookLine(n * 1_000_00)] })
  const refund = (number: number, of: [n: number, on: string], taxable: number, on = '2026-11-20') =>
    bookDocument('refund', `GSM/26-27/V0000${number}`, {
      on,
      lines: [bookLine(taxable)],
      body: { receipts: [{ number: `GSM/26-27/R0000${of[0]}`, on: of[1] }] },
    })
  const invoice = (...vouchers: number[]) =>
    bookDocument('invoice', 'GSM/26-27/000001', {
      lines: [bookLine(20_000_00)],
      body: { vouchers: vouchers.map((n) => ({ number: `GSM/26-27/R0000${n}`, on: '2026-11-05', amount: 0 })) },
    })
  const ofTables = (book: Book) => [rowsOf(book, 'at'), rowsOf(book, 'atadj')]
  const row = (taxable: number) => ['36-Telangana', '', 18, taxable, 0]

  test('of a month are reported unless they are invoiced in it, less what went back', () => {
    expect(ofTables(bookOf([receipt(1), receipt(2)]))).toEqual([[row(3_000_00)], []])
    expect(ofTables(bookOf([receipt(1), receipt(2), invoice(2)]))).toEqual([[row(1_000_00)], []])
    expect(ofTables(bookOf([receipt(2), refund(1, [2, '2026-11-05'], 500_00)]))).toEqual([[row(1_500_00)], []])
    expect(ofTables(bookOf([receipt(2), refund(1, [2, '2026-11-05'], 2_000_00)]))).toEqual([[], []])
  })

  test('of earlier months are adjusted in the month of their invoice, once, less what went back meanwhile', () => {
    const october = receipt(4, '2026-10-05')
    const earlier = [october, refund(1, [4, '2026-10-05'], 1_000_00, '2026-10-20')] as Book['earlier']
    expect(ofTables(bookOf([invoice(4)], { earlier }))).toEqual([[], [row(3_000_00)]])
    // Not named by an invoice: it still waits.
    expect(ofTables(bookOf([invoice()], { earlier }))).toEqual([[], []])
    // Paid back in the month of the invoice: the invoice adjusts all of it.
    const both = bookOf([refund(2, [4, '2026-10-05'], 1_000_00), invoice(4)], { earlier: [october] as Book['earlier'] })
    expect(ofTables(both)).toEqual([[], [row(4_000_00)]])
  })

  test('that one refund pays back together are settled by the invoice of either, and are of a month when all of them are', () => {
    const together = (days: [string, string]) =>
      bookDocument('refund', 'GSM/26-27/V00009', {
        lines: [bookLine(500_00)],
        body: { receipts: days.map((on, i) => ({ number: `GSM/26-27/R0000${i + 1}`, on })) },
      })
    const november: [string, string] = ['2026-11-05', '2026-11-05']
    expect(ofTables(bookOf([receipt(1), receipt(2), together(november)]))).toEqual([[row(2_500_00)], []])
    expect(ofTables(bookOf([receipt(1), receipt(2), invoice(2), together(november)]))).toEqual([[row(1_000_00)], []])
    expect(ofTables(bookOf([receipt(2), together(['2026-10-05', '2026-11-05'])]))).toEqual([
      [row(2_000_00)],
      [row(500_00)],
    ])
    const earlier = [receipt(1, '2026-10-05'), together(['2026-10-05', '2026-10-05'])] as Book['earlier']
    expect(ofTables(bookOf([invoice(1)], { earlier }))).toEqual([[], [row(1_000_00)]])
  })

  test('of the month itself are no earlier ones', () => {
    expect(ofTables(bookOf([invoice(4)], { earlier: [receipt(4)] as Book['earlier'] }))).toEqual([[], []])
  })

  test('that are paid back without an invoice are adjusted in the month of the refund', () => {
    expect(ofTables(bookOf([refund(1, [4, '2026-10-05'], 1_500_00)]))).toEqual([[], [row(1_500_00)]])
  })
})
