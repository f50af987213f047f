import { describe, expect, test } from 'vitest'
import { bookOf, fullBook } from '../../../tests/support/book.ts'
import { formulasOf, workbookOf, wrongFormulas } from '../../../tests/support/formulas.ts'
import { readTable } from '../../kernel/files/read-table.ts'
import type { Sheet } from '../../kernel/files/workbook.ts'
import { BOOK_FILES } from './book-files.ts'
import { bookSheets } from './book-sheets.ts'

const sheetIn = (sheets: readonly Sheet[], name: string) => sheets.find((sheet) => sheet.name === name)
const rowIn = (sheets: readonly Sheet[], what: string) =>
  (sheetIn(sheets, 'Summary')?.rows.findIndex(([label]) => label === what) ?? -1) + 2

describe('the workbook of a month', () => {
  test('each sum is a formula, and computes to the value that it is stored with', () => {
    const formulas = formulasOf(bookSheets(fullBook()))
    // Five of a document, one of a line and of a payment, and the summary.
    expect(formulas.length).toBeGreaterThan(6 * 5 + 7 + 3 + 5 * 7)
    expect(wrongFormulas(bookSheets(fullBook()))).toEqual([])
  })

  test('the summary has what the month comes to', () => {
    const sheets = bookSheets(fullBook())
    const { cellAt } = workbookOf(sheets)
    const at = (what: string, column: string) => cellAt('Summary', column, rowIn(sheets, what))
    expect([at('Tax invoice', 'C'), at('Tax invoice', 'D')]).toEqual([2, 5_88_300.03 + 1_97_928.33])
    expect(at('Tax invoices less credit notes', 'D')).toBeCloseTo(7_86_228.36 - 8_125, 6)
    expect(at('998366', 'D')).toBeCloseTo(5_88_300.03 - 8_125, 6)
    expect(at('998363', 'G')).toBeCloseTo(9_896.42, 6)
    expect(at('Money that came', 'I')).toBe(2_04_728)
    expect(at('Money that went back, and corrections', 'I')).toBe(-2_16_528)
    expect(at('TDS withheld', 'I')).toBe(0)
  })

  test('a line that an accountant changes or adds changes all sums', () => {
    const sheets = bookSheets(fullBook())
    const before = workbookOf(sheets).cellAt('Summary', 'I', rowIn(sheets, 'Tax invoices less credit notes'))
    const changed = sheets.map((sheet) => {
      if (sheet.name !== 'Lines') return sheet
      const [line] = sheet.rows.filter((row) => row[1] === 'GSM/26-27/000318')
      if (!line) throw new Error('no such line')
      return { ...sheet, rows: [...sheet.rows, line.with(9, 100).with(10, 9).with(11, 9)] }
    })
    const after = workbookOf(changed).cellAt('Summary', 'I', rowIn(sheets, 'Tax invoices less credit notes'))
    expect(Number(after) - Number(before)).toBeCloseTo(118, 6)
  })

  test('a file has these sheets and is read back', async () => {
    const bytes = new Uint8Array(await new Response(BOOK_FILES['books.xlsx'].write(fullBook())).arrayBuffer())
    const { rows } = await readTable(bytes, () => 'Documents')
    expect(rows[0]?.cells.slice(0, 3)).toEqual(['Document', 'Number', 'Date'])
    expect(rows[2]?.cells[1]).toBe('GSM/26-27/000318')
    // The value, for programs that do not calculate.
    expect(rows[2]?.cells[13]).toBe(588_300.03)
  })

  test('of a month without documents there are headings and sums of nothing', () => {
    const sheets = bookSheets(bookOf([]))
    expect(sheets.map(({ name, rows }) => [name, rows.length > 0])).toEqual([
      ['Documents', false],
      ['Lines', false],
      ['Payments', false],
      ['Summary', true],
    ])
    for (const { at, computed, stored } of formulasOf(sheets)) expect([computed, stored], at).toEqual([0, 0])
  })
})

describe('the CSV files', () => {
  const linesOf = (text: BodyInit) => `${text}`.trim().split('\r\n')

  test('have one row a document, or a line, with numbers as numbers', () => {
    const documents = linesOf(BOOK_FILES['documents.csv'].write(fullBook()))
    expect(documents).toHaveLength(7)
    expect(documents[2]).toBe(
      'Tax invoice,GSM/26-27/000318,2026-11-12,Golconda Skyline,36AAGCG0000A1Z5,Thanda Beverages,36AAGCT0000B1Z8,CMP-0142,Winter launch,36-Telangana,,998366,18,588300.03,52947,52947,0,-0.03,694194',
    )
    expect(linesOf(BOOK_FILES['lines.csv'].write(fullBook()))).toHaveLength(8)
  })

  test('have the heading alone where there is no document', () => {
    expect(linesOf(BOOK_FILES['documents.csv'].write(bookOf([])))).toHaveLength(1)
  })
})
